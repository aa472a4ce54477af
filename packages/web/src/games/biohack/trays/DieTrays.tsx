import { die, faceWords, INJURY_PENALTY, REROLL_COINS, rerollGene } from '@benchtop/games/biohack';
import type { FaceId } from '@benchtop/games/biohack';
import type { ReactNode } from 'react';
import { useWhere } from '../../../table/kit/in-frame.ts';
import { group } from '../../../table/kit/naming.ts';
import { Target } from '../../../table/kit/Target.tsx';
import { Tray } from '../../../table/kit/Tray.tsx';
import { GoodIcon } from '../art/icons.tsx';
import { DangerDie } from '../art/pieces.tsx';
import { Thrown } from '../City.tsx';
import { useBoard, useChoices } from '../kit.ts';
import { argOf } from '../model.ts';
import { Answers } from '../../../table/kit/Answers.tsx';
import css from './trays.module.css';

const faces: readonly FaceId[] = ['choice', 'feral', 'feral-injury', 'injury'];
/** The price stands beside them. */
const short: { readonly [what: string]: string } = { accept: 'Accept', gene: 'Roll again', coins: 'Roll again' };
const hurts: readonly FaceId[] = ['injury', 'feral-injury'];

/** The die large, what else it may show, and what another roll costs. To accept, the die itself is touched. */
export function DieTray() {
  const { view, player } = useBoard();
  const choices = useChoices('decide-die');
  return (
    <Tray
      title={`The die shows ${faceWords(view.face)}`}
      hint={
        hurts.includes(view.face)
          ? `The Noman lies down: ${player.goods.medicine > 0 ? 'your medicine heals it' : `${INJURY_PENALTY} EP at clean-up without a medicine`}.`
          : undefined
      }
      className={useWhere(css.city)}
    >
      <div className={css.dice}>
        <Target of={choices.of((o) => o.what === 'accept')} title="Touch the die to accept it">
          {({ choosable, pointed }) => (
            <div className={css.thrown} data-lit={choosable || undefined} data-chosen={pointed || undefined}>
              <Thrown face={view.face} size={64} />
            </div>
          )}
        </Target>
        <Odds />
      </div>
      <Answers of={choices} icon={(o) => <Price what={o.what} />} word={({ what }) => short[what] ?? null} />
    </Tray>
  );
}

/** How likely each face is. */
function Odds() {
  const { view } = useBoard();
  return (
    <ul className={css.odds} aria-label="Faces of the die">
      {faces.map((face) => (
        <li key={face} data-now={face === view.face || undefined}>
          <DangerDie face={face} size={26} />
          <b>
            {die.filter((each) => each === face).length} in {die.length}
          </b>
          <small>{faceWords(face)}</small>
        </li>
      ))}
    </ul>
  );
}

/** What another roll costs, and how much of it is there. */
function Price({ what }: { readonly what: string }): ReactNode {
  const { view, player } = useBoard();
  const place = argOf(view, 'at') === 'river' ? 'river' : 'mountain';
  if (what === 'gene') return <Cost good={rerollGene[place]} units={1} have={player.goods[rerollGene[place]]} />;
  return what === 'coins' ? <Cost good="coin" units={REROLL_COINS} have={player.goods.coin} /> : null;
}

interface CostProps {
  readonly good: Parameters<typeof GoodIcon>[0]['good'];
  readonly units: number;
  readonly have: number;
}

function Cost({ good, units, have }: CostProps) {
  return (
    <span className={css.price} {...group(`You have ${have}`)}>
      −{units}
      <GoodIcon good={good} size={18} />
      <small>of {have}</small>
    </span>
  );
}

export function InjuryTray() {
  const { view } = useBoard();
  return (
    <Tray title="A Noman is in danger" hint="coins, medicine or the Noman itself" className={useWhere(css.city)}>
      <DangerDie face={view.face} size={64} />
      <Answers of={useChoices('survive-injury')} />
    </Tray>
  );
}
