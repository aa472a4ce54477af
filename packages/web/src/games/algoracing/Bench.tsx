import { isCycle, LONGEST, modeOf, PER_TURN, skipText } from '@benchtop/games/algoracing';
import type { AlgoracingView, Kind, RunPreview } from '@benchtop/games/algoracing';
import type { BoardProps } from '../../table/contract.ts';
import { AlgorithmRow } from './AlgorithmRow.tsx';
import type { SlotNote } from './AlgorithmRow.tsx';
import type { Dragged } from './drag.ts';
import { Hand, Piles } from './Hand.tsx';
import { cardInHand, isBuilding, seatToAct } from './model.ts';
import type { Play } from './play.ts';
import type { Running } from './playback.ts';
import css from './board.module.css';

export interface BenchProps extends Pick<BoardProps, 'names' | 'viewer'> {
  readonly seen: AlgoracingView;
  readonly play: Play;
  /** The card that waits for its place: picked, or just being dragged. */
  readonly inHand: Kind | null;
  readonly preview: RunPreview | null;
  readonly running: Running | null;
  readonly dragged: Dragged | null;
  onLook(slot: number | null): void;
}

/** The algorithm, and the viewer's cards beside it. */
export function Bench(props: BenchProps) {
  const { seen, viewer, play, inHand, preview, running, dragged, onLook } = props;
  const full = modeOf(seen) === 'full';
  return (
    <>
      <section className={css.strip} aria-label={full ? 'Shared algorithm' : 'Row'}>
        <h3 className={css.caption}>{captionOf(props)}</h3>
        <AlgorithmRow
          algorithm={running?.algorithm ?? seen}
          slots={full ? LONGEST : PER_TURN}
          play={play}
          inHand={inHand}
          running={running}
          notes={running === null ? notesOf(preview) : []}
          over={dragged?.over ?? null}
          onLook={onLook}
        />
      </section>
      <section className={css.strip} aria-label="Your cards">
        <h3 className={css.caption}>
          {handCaption(play, inHand)}
          <Piles deck={seen.deck.count} discard={seen.discard} />
        </h3>
        <Hand
          kinds={seen.rovers[viewer]?.hand.items ?? []}
          play={play}
          inHand={seatToAct(seen) === viewer ? cardInHand(seen) : null}
        />
      </section>
    </>
  );
}

/** A command that is skipped every time gets a cross. */
function notesOf(preview: RunPreview | null): readonly (SlotNote | null)[] {
  const notes: (SlotNote | null)[] = [];
  for (const { slot, skipped } of preview?.steps ?? []) {
    const reason = skipped === null ? null : skipText(skipped);
    if (notes[slot - 1] === undefined) notes[slot - 1] = { skipped: reason };
    else if (reason === null) notes[slot - 1] = { skipped: null };
  }
  return notes;
}

function captionOf({ seen: view, names, viewer }: BenchProps): string {
  const full = modeOf(view) === 'full';
  const left = Math.max(0, PER_TURN - view.used);
  const seat = seatToAct(view);
  const building = isBuilding(view.pending.at(-1)?.step ?? '');
  const more = seat === viewer && building ? ` · ${left} more ${left === 1 ? 'card' : 'cards'}` : '';
  if (!full) return `${seat === null || seat === viewer ? 'Your row' : `Row of ${names[seat] ?? ''}`}${more}`;
  return `Shared algorithm · cleared at ${LONGEST}${more}`;
}

function handCaption(play: Play, inHand: Kind | null): string {
  if (inHand !== null) return isCycle(inHand) ? 'Put it above one command or two' : 'Choose its place';
  return play.step === 'pass-discard' ? 'Throw away what you do not need' : 'Your cards';
}
