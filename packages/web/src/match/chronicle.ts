import type { GameUi } from '../table/contract.ts';
import type { ShownMatch } from './shown-match.ts';
import { t } from '../words/words.ts';

/** How everybody stood after a turn. */
export interface Standing {
  readonly heading: string;
  /** Who was to act; null where it was nobody's turn. */
  readonly seat: number | null;
  /** The position that the turn led to. */
  readonly position: number;
  readonly totals: readonly number[];
}

/** A turn that brought one seat nearer to the others or further from them. */
export interface Swing {
  readonly turn: Standing;
  /** Points of each seat in this turn. */
  readonly gains: readonly number[];
  /** How far the seat was ahead of the best of the others; alone, its points. */
  readonly before: number;
  readonly after: number;
}

/** What a seat did in a match. */
export interface SeatStatistics {
  readonly choices: number;
  readonly takenBack: number;
  /** The turn that brought it most; null where none brought anything. */
  readonly best: { readonly gain: number; readonly heading: string } | null;
  /** Turns after which nobody had as much. */
  readonly led: number;
}

/** What a turn is called; where a game does not name its turns, the round, and else the choice. */
function headingAt(match: ShownMatch, ui: GameUi, position: number): string {
  const view = match.view(position, null);
  const turn = ui.turn?.(view);
  if (turn !== undefined) return turn;
  const round = ui.round?.(view) ?? null;
  return round === null ? t('Choice {n}', { n: position + 1 }) : t('Round {n}', { n: round.at });
}

/** The standing at the beginning and after each turn. All positions must be known. */
export function standingsOf(match: ShownMatch, ui: GameUi): readonly Standing[] {
  const totalsAt = (position: number): number[] => match.scores(position).map(({ total }) => total);
  const standings: Standing[] = [{ heading: t('The table is set'), seat: null, position: 0, totals: totalsAt(0) }];
  let key = '';
  for (let i = 0; i < match.length; i++) {
    const entry = match.logEntry(i, null);
    if (entry === null) continue;
    const heading = headingAt(match, ui, i);
    const own = `${heading} ${entry.seat}`;
    // Who takes a choice back goes back into the turn of that choice: no new one begins.
    const goesOn = key !== '' && (own === key || entry.kind === 'undo');
    const last = goesOn ? standings.pop() : undefined;
    const turn = last ?? { heading, seat: entry.seat };
    standings.push({ heading: turn.heading, seat: turn.seat, position: i + 1, totals: totalsAt(i + 1) });
    if (!goesOn) key = own;
  }
  return standings;
}

/** How far a seat is ahead of the best of the others; alone, how many points it has. */
export function leadOf(totals: readonly number[], seat: number): number {
  const own = totals[seat] ?? 0;
  const others = totals.filter((_, one) => one !== seat);
  return others.length === 0 ? own : own - Math.max(...others);
}

function swings(standings: readonly Standing[], seat: number): Swing[] {
  return standings.slice(1).map((turn, i) => {
    const before = standings[i]?.totals ?? [];
    return {
      turn,
      gains: turn.totals.map((total, one) => total - (before[one] ?? 0)),
      before: leadOf(before, seat),
      after: leadOf(turn.totals, seat),
    };
  });
}

/** The turns that mattered most for how far a seat came out ahead, in the order in which they were played. */
export function turningPoints(standings: readonly Standing[], seat: number, most = 3): readonly Swing[] {
  const size = ({ before, after }: Swing): number => Math.abs(after - before);
  return swings(standings, seat)
    .filter((swing) => size(swing) > 0)
    .sort((a, b) => size(b) - size(a))
    .slice(0, most)
    .sort((a, b) => a.turn.position - b.turn.position);
}

/** The seat that alone has most; null where nobody or several have. */
function leaderOf(totals: readonly number[]): number | null {
  const most = Math.max(...totals);
  const first = totals.indexOf(most);
  return totals.length > 1 && totals.lastIndexOf(most) === first ? first : null;
}

/** How often the lead went to somebody else. */
export function leadChanges(standings: readonly Standing[]): number {
  const leaders = standings.map(({ totals }) => leaderOf(totals)).filter((seat) => seat !== null);
  return leaders.filter((seat, i) => i > 0 && seat !== leaders[i - 1]).length;
}

/** The turn from which a seat was never behind again; null where it always was in front, or still is behind. */
export function aheadSince(standings: readonly Standing[], seat: number): Standing | null {
  const last = standings.findLastIndex(({ totals }) => leadOf(totals, seat) < 0);
  return last < 0 ? null : (standings[last + 1] ?? null);
}

export function statisticsOf(match: ShownMatch, standings: readonly Standing[]): readonly SeatStatistics[] {
  const made = match.seats.map(() => ({ choices: 0, takenBack: 0 }));
  for (let i = 0; i < match.length; i++) {
    const entry = match.logEntry(i, null);
    const of = entry === null ? undefined : made[entry.seat];
    if (of === undefined || entry === null) continue;
    if (entry.kind === 'choice') of.choices++;
    if (entry.kind === 'undo') of.takenBack++;
  }
  return made.map((counts, seat) => ({
    ...counts,
    best: bestTurn(standings, seat),
    led: standings.slice(1).filter(({ totals }) => leaderOf(totals) === seat).length,
  }));
}

function bestTurn(standings: readonly Standing[], seat: number): SeatStatistics['best'] {
  const gains = swings(standings, seat).map(({ turn, gains: all }) => ({
    gain: all[seat] ?? 0,
    heading: turn.heading,
  }));
  const best = gains.reduce<SeatStatistics['best']>((top, one) => (one.gain > (top?.gain ?? 0) ? one : top), null);
  return best;
}
