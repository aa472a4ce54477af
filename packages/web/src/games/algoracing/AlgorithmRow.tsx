import type { CSSProperties } from 'react';
import { cards, cycleKind, cycleOver, isCycle, LONGEST, PER_TURN } from '@benchtop/games/algoracing';
import type { Algorithm, CommandKind, Cycle, Kind } from '@benchtop/games/algoracing';
import { Card } from './cards/Card.tsx';
import { colourOf } from './cards/CardFace.tsx';
import { group } from './naming.ts';
import { OptionButton } from './OptionButton.tsx';
import type { Play } from './play.ts';
import css from './row.module.css';

/** What is known about a command before or while it runs. */
export interface SlotNote {
  /** Why it would be skipped each time, or null. */
  readonly skipped: string | null;
}

export interface AlgorithmRowProps {
  readonly algorithm: Algorithm;
  /** As many places as there can be. */
  readonly slots: number;
  readonly play: Play;
  /** The card that waits for its place: picked, or just being dragged. */
  readonly inHand: Kind | null;
  /** The command that runs now, and how often it has been done. */
  readonly running: { readonly slot: number; readonly repeat: number; readonly skipped: string | null } | null;
  readonly notes: readonly (SlotNote | null)[];
  /** The place that a dragged card is over. */
  readonly over: string | null;
  onLook(slot: number | null): void;
}

/** The algorithm: commands from left to right, gaps to insert, and cycles above one or two of them. */
export function AlgorithmRow(props: AlgorithmRowProps) {
  const { algorithm, slots, inHand } = props;
  const { commands, cycles } = algorithm;
  const placing = inHand !== null;
  const columns: CSSProperties = {
    gridTemplateColumns: `${'var(--gap) var(--slot) '.repeat(slots)}var(--gap)`,
  };
  return (
    <div
      className={`${css.row} ${placing ? css.placing : ''} ${slots > PER_TURN ? css.long : ''}`}
      style={columns}
      data-drop="add"
      {...group(rowWords(algorithm))}
    >
      {Array.from({ length: slots }, (_, i) => (
        <Slot key={i} {...props} index={i} kind={commands[i] ?? null} />
      ))}
      {Array.from({ length: commands.length + 1 }, (_, i) => (
        <Gap key={i} {...props} index={i} />
      ))}
      {cycles.map((cycle, i) => (
        <CycleCard key={i} {...props} cycle={cycle} index={i} />
      ))}
      <CyclePlaces {...props} />
    </div>
  );
}

/** The row as a sentence. */
function rowWords({ commands, cycles }: Algorithm): string {
  if (commands.length === 0) return 'The algorithm is empty';
  const words = commands.map((kind, i) => {
    const cycle = cycleOver(cycles, i);
    return `${i + 1}: ${cards[kind].name}${cycle === null ? '' : ` (times ${cycle.factor})`}`;
  });
  return `The algorithm. ${words.join(', ')}`;
}

interface SlotProps extends AlgorithmRowProps {
  readonly index: number;
  readonly kind: CommandKind | null;
}

/** A place of the row: its card, which can be covered, or an empty frame. */
function Slot(props: SlotProps) {
  const { index, kind, play, running, notes, onLook, over } = props;
  const style: CSSProperties = { gridColumn: index * 2 + 2, gridRow: 2 };
  if (kind === null)
    return (
      <div className={css.empty} style={style}>
        <span className="label">{index + 1}</span>
      </div>
    );
  const lit = running?.slot === index;
  const id = `cover ${index + 1}`;
  const state = `${lit ? css.running : ''} ${lit && running.skipped !== null ? css.shaken : ''}`;
  const removal = `remove ${index + 1}`;
  return (
    <div
      className={`${css.slot} ${state} ${over === id ? css.target : ''}`}
      style={style}
      onPointerEnter={() => onLook(index)}
      onPointerLeave={() => onLook(null)}
      data-drop={id}
    >
      <Card kind={kind} />
      {play.option(id) !== null && (
        <OptionButton play={play} id={id} className={css.cover} drop={id}>
          <span className="label">swap</span>
        </OptionButton>
      )}
      {play.step === 'build-full' && play.refusal(removal) !== null && (
        <OptionButton play={play} id={removal} className={css.whole}>
          <span />
        </OptionButton>
      )}
      <Badge note={notes[index] ?? null} skipped={lit ? running.skipped : null} />
    </div>
  );
}

/** A cross on a command that would do nothing. */
function Badge({ note, skipped }: { readonly note: SlotNote | null; readonly skipped: string | null }) {
  const reason = skipped ?? note?.skipped ?? null;
  if (reason === null) return null;
  return (
    <span className={css.badge} title={`Skipped: ${reason}`}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M4 4L12 12M12 4L4 12" />
      </svg>
      <span className="visually-hidden">{`Skipped: ${reason}`}</span>
    </span>
  );
}

function Gap({ index, play, inHand, over, algorithm }: AlgorithmRowProps & { readonly index: number }) {
  const id = `insert ${index}`;
  const style: CSSProperties = { gridColumn: index * 2 + 1, gridRow: 2 };
  const [option, refusal] = [play.option(id), play.refusal(id)];
  if (option !== null || refusal !== null)
    return (
      <OptionButton
        play={play}
        id={id}
        className={`${css.gap} ${over === id ? css.target : ''}`}
        style={style}
        drop={id}
      >
        <svg viewBox="0 0 20 20" className={css.plus} aria-hidden="true">
          <path d="M10 3V17M3 10H17" />
        </svg>
      </OptionButton>
    );
  if (inHand === null || isCycle(inHand) || algorithm.commands.length >= LONGEST) return null;
  return <div className={`${css.gap} ${css.hint} ${over === id ? css.target : ''}`} style={style} data-drop={id} />;
}

interface CycleProps extends AlgorithmRowProps {
  readonly cycle: Cycle;
  readonly index: number;
}

/** A cycle lies above what it repeats; a click takes it away. */
function CycleCard({ cycle, index, play, running }: CycleProps) {
  const style: CSSProperties = { gridColumn: `${cycle.start * 2 + 2} / span ${cycle.width * 2 - 1}`, gridRow: 1 };
  const under = running !== null && running.slot >= cycle.start && running.slot < cycle.start + cycle.width;
  const face = (
    <>
      <svg viewBox="0 0 24 24" className={css.loop} aria-hidden="true">
        <path d="M19 8A8 8 0 1 0 20 13M20 3V8H15" />
      </svg>
      <b className="label">{under ? `${running.repeat} of ${cycle.factor}` : `×${cycle.factor}`}</b>
    </>
  );
  const look = `${css.cycle} ${under ? css.ticking : ''}`;
  const id = `remove-cycle ${index + 1}`;
  const colours = { ...style, '--tint': colourOf(cycleKind(cycle.factor)) } as CSSProperties;
  if (play.option(id) === null || running !== null)
    return (
      <div className={look} style={colours}>
        {face}
      </div>
    );
  return (
    <OptionButton play={play} id={id} className={look} style={colours}>
      {face}
      <span className={css.off}>
        <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
          <path d="M4 4L12 12M12 4L4 12" />
        </svg>
      </span>
    </OptionButton>
  );
}

/** A clamp over two cards. */
const Seam = () => (
  <svg viewBox="0 0 20 20" className={css.clamp} aria-hidden="true">
    <path d="M3 16V5H17V16M10 5V11" />
  </svg>
);

/** Where a cycle can lie: above one command, or above the seam of two. */
function CyclePlaces({ play, algorithm, inHand, over }: AlgorithmRowProps) {
  if (inHand === null || !isCycle(inHand)) return null;
  const count = algorithm.commands.length;
  const free = (i: number): boolean => i < count && cycleOver(algorithm.cycles, i) === null;
  const places = algorithm.commands.flatMap((_, i) => [
    ...(free(i) ? [{ id: `over ${i + 1}`, column: i * 2 + 2 }] : []),
    ...(free(i) && free(i + 1) ? [{ id: `over ${i + 1}-${i + 2}`, column: i * 2 + 3 }] : []),
  ]);
  return places.map(({ id, column }) => {
    const seam = id.includes('-');
    const look = `${css.place} ${seam ? css.seam : ''} ${over === id ? css.target : ''}`;
    const style = { gridColumn: column, gridRow: 1 };
    if (play.option(id) === null)
      return <div key={id} className={`${look} ${css.hint}`} style={style} data-drop={id} />;
    return (
      <OptionButton key={id} play={play} id={id} className={look} style={style} drop={id}>
        {seam ? <Seam /> : <b className="label">{`×${inHand.slice(-1)}`}</b>}
      </OptionButton>
    );
  });
}
