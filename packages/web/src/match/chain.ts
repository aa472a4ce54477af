import type { Game, ShownOption } from '@benchtop/engine/host';
import { create } from 'zustand';
import type { Play } from './director.ts';
import { lastOwn } from './log.ts';
import type { ShownMatch } from './shown-match.ts';
import { canChoose, useTable } from './store.ts';
import type { OpenDecision, TableState } from './store.ts';

/** An answer that is meant before its question is asked. */
export interface Wish {
  readonly step: string;
  /** Whether an option of that step is meant. */
  fits(this: void, value: unknown): boolean;
}

interface Chains {
  /** True while choices are sent one after the other. */
  readonly running: boolean;
}

export const useChains = create<Chains>()(() => ({ running: false }));

/** By match: the places in the log of choices that were made as one. */
const made = new WeakMap<ShownMatch, (readonly number[])[]>();

let stop: (() => void) | null = null;

/** Ends the chain that is being sent; what was chosen so far stands. */
export function stopChain(): void {
  stop?.();
}

/**
 * Makes several choices, each when its question is asked. It stops where the rules ask something else, refuse, or offer
 * what is meant not at all or more than once; and, where it `heeds` them, before what the rules warn of.
 */
export function sendChain(play: Play, wishes: readonly Wish[], heeds: boolean): void {
  stopChain();
  const { match, open } = useTable.getState();
  if (match === null || open === null || wishes.length === 0) return;
  const chain = new Chain(play, match, open.decision.seat, wishes, heeds);
  const forget = useTable.subscribe((table) => chain.hear(table));
  stop = () => {
    stop = null;
    forget();
    chain.over = true;
    if (chain.entries.length > 1) made.set(match, [...(made.get(match) ?? []), chain.entries]);
    useChains.setState({ running: false });
  };
  useChains.setState({ running: true });
  chain.hear(useTable.getState());
}

class Chain {
  readonly entries: number[] = [];
  over = false;
  private readonly play: Play;
  private readonly match: ShownMatch;
  private readonly seat: number;
  private readonly wishes: Wish[];
  private readonly heeds: boolean;
  /** The number of entries up to the last own choice, by which the next one is noticed. */
  private mark: number;
  /** The decision whose answer is on its way. */
  private asked: string | null = null;
  private hearing = false;

  constructor(play: Play, match: ShownMatch, seat: number, wishes: readonly Wish[], heeds: boolean) {
    this.play = play;
    this.match = match;
    this.seat = seat;
    this.wishes = [...wishes];
    this.heeds = heeds;
    this.mark = this.ownNow();
  }

  hear(table: TableState): void {
    // A choice changes the table while it is being made.
    if (this.hearing || this.over) return;
    this.hearing = true;
    let now = table;
    while (this.step(now)) now = useTable.getState();
    this.hearing = false;
  }

  /** True when a choice was made: what it led to has to be looked at. */
  private step(table: TableState): boolean {
    if (table.match !== this.match || table.past !== null) return this.end();
    if (this.asked !== null && !this.answered(table)) return false;
    if (this.wishes.length === 0) return this.end();
    const { open, busy, held } = table;
    if (!canChoose(table) || open === null) return open === null && !busy && !held ? this.end() : false;
    const option = open.decision.seat === this.seat ? this.meant(open) : null;
    if (option === null) return this.end();
    this.wishes.shift();
    this.asked = open.decision.id;
    this.play.choose(option.id);
    return true;
  }

  private answered(table: TableState): boolean {
    const own = this.ownNow();
    if (own > this.mark) {
      this.entries.push(own - 1);
      this.mark = own;
      this.asked = null;
      return true;
    }
    // The same question can be answered once more: it was refused.
    if (canChoose(table) && table.open?.decision.id === this.asked) this.end();
    return false;
  }

  private meant(open: OpenDecision): ShownOption | null {
    const [wish] = this.wishes;
    const option = wish === undefined ? null : meantBy(wish, this.match.game, open);
    return option === null || (this.heeds && option.warning !== null) ? null : option;
  }

  private ownNow(): number {
    return lastOwn(this.match, this.seat, this.match.length);
  }

  private end(): false {
    stopChain();
    return false;
  }
}

/** The one option that a wish means, null where there is none or more than one. */
function meantBy(wish: Wish, game: Game, { decision, options }: OpenDecision): ShownOption | null {
  const known = game.steps[decision.step]?.vocabulary;
  if (known === undefined || decision.step !== wish.step) return null;
  const [first, second] = options.filter(({ id }) => wish.fits(known.values[known.code(id)]));
  return first !== undefined && second === undefined ? first : null;
}

/** How many choices one undo takes back: all that stand of the chain that the seat's last one belongs to. */
export function undoDepth(match: ShownMatch, seat: number): number {
  const standing: number[] = [];
  for (let i = match.first; i < match.length; i++) {
    const entry = match.logEntry(i, seat);
    if (entry?.seat !== seat || entry.kind === 'forced') continue;
    if (entry.kind === 'undo') standing.pop();
    else standing.push(i);
  }
  const chain = made.get(match)?.find((entries) => entries.includes(standing.at(-1) ?? -1));
  if (chain === undefined) return 1;
  const before = standing.findLastIndex((entry) => !chain.includes(entry));
  return standing.length - 1 - before;
}

/** Takes the last choice back, and with it the others that were made as one with it, as far as they can be. */
export function takeBack(play: Play): void {
  stopChain();
  const { match } = useTable.getState();
  const seat = play.undoSeat();
  if (match === null || seat === null) return;
  let left = undoDepth(match, seat);
  let mark = -1;
  let acting = false;
  const next = (table: TableState): void => {
    // An undo changes the table while it is being made.
    if (acting) return;
    const own = lastOwn(match, seat, match.length);
    // The first one interrupts what is moving, the others wait until it has come to rest.
    if (mark >= 0 && table.match === match && (table.busy || table.held)) return;
    if (left === 0 || table.match !== match || own === mark || play.undoSeat() !== seat) {
      forget();
      return;
    }
    left--;
    mark = own;
    acting = true;
    play.undo();
    acting = false;
  };
  const forget = useTable.subscribe(next);
  next(useTable.getState());
}
