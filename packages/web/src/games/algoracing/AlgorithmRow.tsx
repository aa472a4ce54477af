import { useEffect, useRef } from 'react';
import type { CSSProperties } from 'react';
import {
  cards,
  cardText,
  cycleKind,
  cycleOver,
  isCycle,
  LONGEST,
  modeOf,
  PER_TURN,
  plural,
} from '@benchtop/games/algoracing';
import type { AlgoracingView, CommandKind, Cycle } from '@benchtop/games/algoracing';
import { nothing, together } from '../../table/kit/choices.ts';
import type { Choice, Offer } from '../../table/kit/choices.ts';
import { group } from '../../table/kit/naming.ts';
import { Piece } from '../../table/kit/Piece.tsx';
import { Target } from '../../table/kit/Target.tsx';
import { Card } from './cards/Card.tsx';
import { colourOf } from './cards/CardFace.tsx';
import { cardInHand } from './Hand.tsx';
import type { Aim } from './forecast.ts';
import { argsAt, isBuilding, stepOf, useChoices } from './kit.ts';
import type { Running } from './running.ts';
import css from './row.module.css';
import board from './board.module.css';

export interface StripProps {
  readonly view: AlgoracingView;
  readonly viewer: number;
  readonly names: readonly string[];
  /** The command that runs now, and how often it has been done. */
  readonly running: Running | null;
  /** By slot: why a command would be skipped every time. */
  readonly skips: readonly (string | null)[];
  /** The pointer came to a command, or left it. */
  onLook(this: void, slot: number | null): void;
  /** The pointer came to a place for a card, or left it. */
  onAim(this: void, aim: Aim | null): void;
}

/** The algorithm: commands from left to right, gaps to insert, and cycles above one or two of them. */
export function AlgorithmStrip(props: StripProps) {
  const { view, viewer } = props;
  const { commands, cycles } = view;
  const full = modeOf(view) === 'full';
  const slots = full ? LONGEST : PER_TURN;
  const placing = cardInHand(view, viewer) !== null;
  const adds = useChoices('build-basic').of((o) => o.do === 'add');
  const takenTo = useDropped();
  return (
    <section className={board.strip} aria-label={full ? 'Shared algorithm' : 'Row'}>
      <h3 className={board.caption}>
        <span className={board.words}>{captionOf(props)}</span>
      </h3>
      <Target
        of={nothing}
        takes={adds}
        className={`${css.row} ${placing ? css.placing : ''} ${full ? css.long : ''}`}
        style={{ gridTemplateColumns: `${'var(--gap) var(--slot) '.repeat(slots)}var(--gap)` }}
      >
        <span className="visually-hidden" {...group(rowWords(view))} />
        {Array.from({ length: slots }, (_, i) => (
          <Slot key={i} {...props} index={i} kind={commands[i] ?? null} takenTo={takenTo} />
        ))}
        {Array.from({ length: commands.length + 1 }, (_, i) => (
          <Gap key={i} {...props} index={i} takenTo={takenTo} />
        ))}
        {cycles.map((cycle, i) => (
          <CycleCard key={i} cycle={cycle} index={i} running={props.running} />
        ))}
        {commands.flatMap((_, i) => [
          <CyclePlace key={`${i}`} {...props} start={i} width={1} takenTo={takenTo} />,
          <CyclePlace key={`${i}-`} {...props} start={i} width={2} takenTo={takenTo} />,
        ])}
      </Target>
    </section>
  );
}

function captionOf({ view, names, viewer }: StripProps): string {
  const left = Math.max(0, PER_TURN - view.used);
  const seat = view.pending.at(-1)?.waiting[0] ?? null;
  const more = seat === viewer && isBuilding(stepOf(view)) ? ` · ${plural(left, 'card')} left to lay` : '';
  if (modeOf(view) === 'full') return `Shared algorithm · cleared at ${LONGEST}${more}`;
  return `${seat === null || seat === viewer ? 'Your row' : `Row of ${names[seat] ?? ''}`}${more}`;
}

/** The row as a sentence. */
function rowWords({ commands, cycles }: AlgoracingView): string {
  if (commands.length === 0) return 'The algorithm is empty';
  const words = commands.map((kind, i) => `${i + 1}: ${cards[kind].name}${repeatWords(cycleOver(cycles, i), i)}`);
  return `The algorithm. ${words.join(', ')}`;
}

/** RAC-CYC-01: two neighbours are repeated as a pair, which is said once. */
function repeatWords(cycle: Cycle | null, index: number): string {
  if (cycle === null || cycle.start + cycle.width - 1 !== index) return '';
  const times = `${cycle.factor} times`;
  return cycle.width === 1 ? ` (${times})` : ` (${index} and ${index + 1} as a pair, ${times})`;
}

/** Makes what a place takes out of the cards in hand. */
type TakenTo = (aim: Aim) => Offer;

/** A card that is dropped on a place before it was picked is picked first; its place is chosen when it is asked for. */
function useDropped(): TakenTo {
  const wish = useRef<Aim | null>(null);
  const picks = useChoices('build-full');
  const commands = useChoices('place-command');
  const cycles = useChoices('place-cycle');
  useEffect(() => {
    const aim = wish.current;
    if (aim === null || (!commands.asked && !cycles.asked)) return;
    wish.current = null;
    const goals: readonly Choice[] =
      aim.step === 'place-command'
        ? commands.of((o) => o.do === aim.value.do && o.index === aim.value.index).options
        : cycles.of((o) => o.start === aim.value.start && o.width === aim.value.width).options;
    goals[0]?.choose();
  }, [commands, cycles]);
  return (aim) => {
    const fits = picks.of((o) => o.do === 'pick' && isCycle(o.kind) === (aim.step === 'place-cycle'));
    const options = fits.options.map((option) => ({
      ...option,
      choose: () => {
        wish.current = aim;
        option.choose();
      },
    }));
    return { options, refused: [] };
  };
}

interface PlaceProps extends StripProps {
  readonly index: number;
  readonly takenTo: TakenTo;
}

/** A place of the row: its card, which can be covered, or an empty frame. */
function Slot(props: PlaceProps & { readonly kind: CommandKind | null }) {
  const { index, kind, running, skips, onLook, onAim, takenTo } = props;
  const offer = together(
    useChoices('place-command').of((o) => o.do === 'cover' && o.index === index),
    useChoices('build-full').of((o) => o.do === 'remove' && o.number === index + 1),
  );
  const style: CSSProperties = { gridColumn: index * 2 + 2, gridRow: 2 };
  if (kind === null)
    return (
      <div className={css.empty} style={style}>
        <span className="label">{index + 1}</span>
      </div>
    );
  const lit = running?.slot === index;
  const skipped = lit && running.skipped !== null;
  const aim: Aim = { step: 'place-command', value: { do: 'cover', index } };
  const skip = skips[index] ?? null;
  return (
    <Target
      of={offer}
      takes={takenTo(aim)}
      title={cards[kind].name}
      text={skip === null ? cardText(kind) : `Would be skipped: ${skip}.`}
      className={`${css.slot} ${lit ? css.running : ''} ${skipped ? css.shaken : ''}`}
      style={style}
      onLook={(on) => {
        onLook(on ? index : null);
        onAim(on ? aim : null);
      }}
    >
      {({ choosable }) => (
        <>
          <Piece kind={`card ${kind}`} at={`slot ${index}`}>
            <Card kind={kind} />
          </Piece>
          {choosable && (
            <span className={css.cover}>
              <span className="label">cover</span>
            </span>
          )}
          {(skipped || skip !== null) && <Badge reason={skip ?? ''} />}
        </>
      )}
    </Target>
  );
}

/** A cross on a command that would do nothing. */
const Badge = ({ reason }: { readonly reason: string }) => (
  <span className={css.badge}>
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M4 4L12 12M12 4L4 12" />
    </svg>
    <span className="visually-hidden">{`Skipped: ${reason}`}</span>
  </span>
);

/** Between two commands, in front or behind: another one can go there. */
function Gap({ index, takenTo, onAim }: PlaceProps) {
  const offer = useChoices('place-command').of((o) => o.do === 'insert' && o.index === index);
  const aim: Aim = { step: 'place-command', value: { do: 'insert', index } };
  const takes = takenTo(aim);
  const shown = offer.options.length + offer.refused.length > 0;
  if (!shown && takes.options.length === 0) return null;
  return (
    <Target
      of={offer}
      takes={takes}
      className={`${css.gap} ${shown ? '' : css.hint}`}
      style={{ gridColumn: index * 2 + 1, gridRow: 2 }}
      onLook={(on) => onAim(on ? aim : null)}
    >
      {shown && (
        <svg viewBox="0 0 20 20" className={css.plus} aria-hidden="true">
          <path d="M10 3V17M3 10H17" />
        </svg>
      )}
    </Target>
  );
}

interface CycleProps {
  readonly cycle: Cycle;
  readonly index: number;
  readonly running: Running | null;
}

/** A cycle lies above what it repeats; a click takes it away. */
function CycleCard({ cycle, index, running }: CycleProps) {
  const { factor, start, width } = cycle;
  const offer = useChoices('build-full').of((o) => o.do === 'remove-cycle' && o.number === index + 1);
  const under = running !== null && running.slot >= start && running.slot < start + width;
  const kind = cycleKind(factor);
  const style = { gridColumn: `${start * 2 + 2} / span ${width * 2 - 1}`, gridRow: 1, '--tint': colourOf(kind) };
  return (
    <Target of={offer} title={cards[kind].name} text={cardText(kind)} className={css.over} style={style}>
      {({ choosable }) => (
        <>
          <Piece kind={`card ${kind}`} at={`cycle ${start}`} className={`${css.cycle} ${under ? css.ticking : ''}`}>
            <svg viewBox="0 0 24 24" className={css.loop} aria-hidden="true">
              <path d="M19 8A8 8 0 1 0 20 13M20 3V8H15" />
            </svg>
            <b className="label">{under ? `${running.repeat} of ${factor}` : `×${factor}`}</b>
          </Piece>
          {choosable && (
            <span className={css.off}>
              <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
                <path d="M4 4L12 12M12 4L4 12" />
              </svg>
            </span>
          )}
        </>
      )}
    </Target>
  );
}

interface CyclePlaceProps extends StripProps {
  readonly start: number;
  readonly width: 1 | 2;
  readonly takenTo: TakenTo;
}

/** Where a cycle can lie: above one command, or above the seam of two. */
function CyclePlace({ view, start, width, takenTo, onAim }: CyclePlaceProps) {
  const offer = useChoices('place-cycle').of((o) => o.start === start && o.width === width);
  const aim: Aim = {
    step: 'place-cycle',
    value: width === 1 ? { do: 'one', start, width } : { do: 'two', start, width },
  };
  const free = [start, start + width - 1].every((i) => i < view.commands.length && cycleOver(view.cycles, i) === null);
  const takes = free ? takenTo(aim) : nothing;
  const shown = offer.options.length > 0;
  if (!shown && takes.options.length === 0) return null;
  const top = argsAt(view, 'place-cycle')?.kind;
  return (
    <Target
      of={{ ...offer, refused: [] }}
      takes={takes}
      className={`${css.place} ${width === 2 ? css.seam : ''} ${shown ? '' : css.hint}`}
      style={{ gridColumn: start * 2 + 1 + width, gridRow: 1 }}
      onLook={(on) => onAim(on ? aim : null)}
    >
      {width === 2 ? <Seam /> : shown && <b className="label">{top === 'cycle-3' ? '×3' : '×2'}</b>}
    </Target>
  );
}

/** A clamp over two cards. */
const Seam = () => (
  <svg viewBox="0 0 20 20" className={css.clamp} aria-hidden="true">
    <path d="M3 16V5H17V16M10 5V11" />
  </svg>
);
