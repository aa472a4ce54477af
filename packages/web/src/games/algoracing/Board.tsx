import { useContext, useState } from 'react';
import { modeOf } from '@benchtop/games/algoracing';
import type { algoracing } from '@benchtop/games/algoracing';
import type { BoardPropsOf } from '../../table/contract.ts';
import { Inert } from '../../table/kit/inert.ts';
import { ActionBar } from './ActionBar.tsx';
import { AlgorithmStrip } from './AlgorithmRow.tsx';
import { FieldArea } from './FieldArea.tsx';
import { runWords, skipsOf, useRuns } from './forecast.ts';
import type { Aim } from './forecast.ts';
import { HandStrip } from './Hand.tsx';
import { useRunning } from './running.ts';
import { SetupPanel } from './SetupPanel.tsx';
import css from './board.module.css';

/** The table of Algoracing: the field above, the algorithm and the own hand below. */
export function Board({ view, viewer, names }: BoardPropsOf<typeof algoracing>) {
  const inert = useContext(Inert);
  const [lit, setLit] = useState<number | null>(null);
  const [aim, setAim] = useState<Aim | null>(null);
  const { asItLies, shown } = useRuns(view, aim);
  const running = useRunning();
  return (
    <div className={css.board}>
      {inert ? (
        // Cards have ghosts in their places; what the field would become it shows itself.
        <div className={css.field} />
      ) : (
        <FieldArea view={view} viewer={viewer} names={names} run={shown} running={running} lit={lit}>
          <SetupPanel view={view} />
        </FieldArea>
      )}
      <ActionBar
        view={view}
        running={running}
        forecast={running !== null || shown === null ? '' : runWords(shown, view, viewer)}
      />
      <div className={css.bench} data-mode={modeOf(view)}>
        <AlgorithmStrip
          view={view}
          viewer={viewer}
          names={names}
          running={running}
          skips={running === null ? skipsOf(asItLies) : []}
          onLook={setLit}
          onAim={setAim}
        />
        <HandStrip view={view} viewer={viewer} />
      </div>
    </div>
  );
}
