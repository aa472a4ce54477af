import { at } from '@benchtop/engine/host';
import {
  COMPETITOR,
  effects,
  isSolo,
  ladder,
  markersOn,
  milestoneName,
  milestones,
  progressSeen,
} from '@benchtop/games/algae-inc';
import type { AlgView } from '@benchtop/games/algae-inc';
import { group, picture } from '../../table/kit/naming.ts';
import { Piece, Place } from '../../table/kit/Piece.tsx';
import { Tip } from '../../table/kit/Tip.tsx';
import { Icon } from './art/icons.tsx';
import { MarkerMark, Picture } from './art/pieces.tsx';
import { areas, pushedGoals } from './geometry.ts';
import { useArea, useBoard, usePreview } from './kit.ts';
import css from './goals.module.css';

/** Milestones, two of each colour from cheap to dear, with the markers that lie on them. */
export function Goals({ pushed = false }: { readonly pushed?: boolean }) {
  const { view } = useBoard();
  const area = useArea(pushed ? pushedGoals : areas.goals);
  if (view.milestones.length === 0)
    return (
      <div style={area} className={css.none} {...group('Milestones')}>
        The milestones come at the end of the set-up.
      </div>
    );
  return (
    <div style={area} className={css.goals} {...group('Milestones')}>
      {view.milestones.map((_, slot) => (
        <Goal key={slot} slot={slot} />
      ))}
    </div>
  );
}

/** What a row of a milestone says, short enough for its tile. */
const short = (words: string): string =>
  words
    .replace(/^At least /, '')
    .replace(/ at least /, ' ')
    .replace(/\.$/, '');

function Goal({ slot }: { readonly slot: number }) {
  const { view, viewer, names } = useBoard();
  const preview = usePreview();
  const id = at(view.milestones, slot);
  const { colour } = milestones[id];
  const steps = ladder[colour];
  const reached = markersOn(view, slot);
  const coming = preview !== null && markersOn(preview, slot).length > reached.length;
  return (
    <Tip
      title={milestoneName(id)}
      text={effects.text(id)}
      rows={[
        ...steps.map((vp, i) => ({ name: `${i + 1}. ${owned(reached[i], names)}`, value: `${vp} VP` })),
        ...progressRows(view, slot, names),
      ]}
      rule="ALG-MIL-01"
    >
      <Place of={`goal ${slot}`} className={css.goal}>
        <div
          className={css.tile}
          data-colour={colour}
          data-lit={coming || undefined}
          data-done={reached.includes(viewer) || undefined}
        >
          <span className={css.words}>{short(effects.text(id))}</span>
          <span className={css.ladder}>
            {steps.map((vp, i) => {
              const owner = reached[i];
              return owner === undefined ? (
                <i key={i}>{vp}</i>
              ) : (
                <Piece key={i} kind={`marker ${owner}`} at={`goal ${slot}`}>
                  <Picture size={17}>
                    <MarkerMark owner={owner} size={17} />
                  </Picture>
                </Piece>
              );
            })}
            {reached.includes(viewer) ? (
              <span className={css.check}>
                <Icon shape="check" size={12} label="reached" />
              </span>
            ) : (
              <Progress slot={slot} />
            )}
          </span>
        </div>
      </Place>
    </Tip>
  );
}

/** How near the player who is looked at has come. */
function Progress({ slot }: { readonly slot: number }) {
  const { view, viewer } = useBoard();
  const { have, want } = progressSeen(view, viewer, at(view.milestones, slot));
  return (
    <span className={css.have} {...picture(`${have} of ${want}`)}>
      {have}/{want}
    </span>
  );
}

/** How near everybody has come who is not there yet. */
function progressRows(
  view: AlgView,
  slot: number,
  names: readonly string[],
): readonly { readonly name: string; readonly value: string }[] {
  const reached = markersOn(view, slot);
  const row = (name: string, seat: number): { readonly name: string; readonly value: string } => {
    const { have, want } = progressSeen(view, seat, at(view.milestones, slot));
    return { name, value: `${have} of ${want}` };
  };
  const players = view.players.flatMap((_, seat) => (reached.includes(seat) ? [] : [row(names[seat] ?? '', seat)]));
  const alone = isSolo(view) && !reached.includes('cc');
  return alone ? [...players, row('the competitor', COMPETITOR)] : players;
}

function owned(owner: number | 'cc' | undefined, names: readonly string[]): string {
  if (owner === undefined) return 'open';
  return owner === 'cc' ? 'the competitor' : (names[owner] ?? '');
}
