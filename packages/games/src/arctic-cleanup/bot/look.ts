import { at } from '@benchtop/engine/author';
import { cardIds } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import { SOLO_TURNS, TO_END } from '../data/players.ts';
import { spareTurns } from '../scoring.ts';
import { activeSeat, playerAt } from '../state.ts';
import type { ArcticState } from '../state.ts';
import { Reach } from './reach.ts';
import { SeaMap } from './sea-map.ts';
import { Sheet } from './sheet.ts';
import type { Scale } from './weights.ts';

/** A look at one position after the other. What it keeps between them saves time and changes no value. */
export class Look {
  private readonly scale: Scale;
  private readonly sea = new SeaMap();
  private readonly reach = new Reach();
  /** By seat. */
  private readonly sheets: Sheet[] = [];

  constructor(scale: Scale) {
    this.scale = scale;
  }

  valueOf(s: Readonly<ArcticState>, seat: number): number {
    for (let each = 0; each < s.seats; each++) this.sheet(each).read(playerAt(s, each));
    const played = cardInPlay(s);
    const points = this.sheet(seat).points + spareTurns(s);
    if (s.over !== null) return this.final(s, seat, points);
    if (this.endsWithTurn(s, played)) return this.closing(s, seat, points);
    this.sea.read(s.sea);
    // ARC-SOLO-02: the turn that is being played is used up already.
    if (s.seats === 1) return points + this.prospects(s, seat, played) - (played === null ? 0 : 1);
    const verdict = s.bag.length === 0 ? this.decided(s, seat) : 0;
    // Nothing but points and what is on its way to become some counts then, or the last token would never be unloaded.
    if (verdict !== 0)
      return (
        points -
        this.mostAmongRivals(s, seat) +
        this.sheet(seat).underway(this.sea) +
        (verdict > 0 ? this.scale.w.victory - this.scale.w.dawdling : -this.scale.w.victory) -
        this.waited(s, played)
      );
    const lead = points + this.prospects(s, seat, played) - this.leadingRival(s, seat, played);
    return lead * (1 + this.scale.w.surer * this.nearness(s)) - this.waited(s, played);
  }

  private sheet(seat: number): Sheet {
    return (this.sheets[seat] ??= new Sheet(this.scale));
  }

  private final({ seats }: Readonly<ArcticState>, seat: number, points: number): number {
    if (seats === 1) return points;
    const best = this.mostAmongRivals({ seats }, seat);
    return points - best + this.victoryBy(Math.sign(points - best));
  }

  private victoryBy(lead: number): number {
    return (lead === 0 ? 0.5 : lead) * this.scale.w.victory;
  }

  /** ARC-END-02: the match ends with this unloading, but what more is unloaded in it still counts. */
  private closing(s: Readonly<ArcticState>, seat: number, points: number): number {
    if (s.seats === 1 || activeSeat(s) !== seat) return this.final(s, seat, points);
    const best = this.mostAmongRivals(s, seat);
    const reaches = (goal: number): boolean =>
      points >= goal || this.reach.canUnloadTo(goal, playerAt(s, seat), points, unitsLeft(s));
    return points - best + this.victoryBy(reaches(best + 1) ? 1 : reaches(best) ? 0 : -1);
  }

  /** 1 when a seat has won whatever happens, -1 when it has lost: without this the loser plays for time. The bag is empty. */
  private decided(s: Readonly<ArcticState>, seat: number): number {
    const own = this.sheet(seat).points;
    if (!this.canEndWith(s, seat, this.mostAmongRivals(s, seat))) return -1;
    for (let other = 0; other < s.seats; other++) if (other !== seat && this.canEndWith(s, other, own)) return 0;
    return 1;
  }

  private canEndWith(s: Readonly<ArcticState>, seat: number, goal: number): boolean {
    const had = this.sheet(seat).points;
    return had >= goal || this.reach.canEndWith(goal, playerAt(s, seat), had, this.sea.totals);
  }

  /** ARC-END-01: the unloading that goes on will end the match, whatever else it brings. */
  private endsWithTurn(s: Readonly<ArcticState>, played: CardId | null): boolean {
    return played === 'unload' && this.sheet(activeSeat(s)).tokens >= TO_END;
  }

  private prospects(s: Readonly<ArcticState>, seat: number, played: CardId | null): number {
    const own = s.order[s.active] === seat && played !== null;
    return this.sheet(seat).prospects(this.sea, this.timeLeft(s, seat), own ? played : null, own ? unitsLeft(s) : 0);
  }

  /**
   * ARC-END-04: what it costs to let yet another turn go by in which no token moves, once everybody has had two of them; at once
   * when nothing is left to fetch. The turn that is being played counts already, or ending it would look like a loss.
   */
  private waited({ quiet, stirred, seats, bag }: Readonly<ArcticState>, played: CardId | null): number {
    const turns = played === null ? quiet : stirred ? 0 : quiet + 1;
    const free = bag.length === 0 && this.sea.empty() ? 0 : 2 * seats;
    return this.scale.w.waiting * Math.max(0, turns - free);
  }

  /** The points of the leading rival. */
  private mostAmongRivals({ seats }: Pick<ArcticState, 'seats'>, seat: number): number {
    let most = 0;
    for (let other = 0; other < seats; other++) if (other !== seat) most = Math.max(most, this.sheet(other).points);
    return most;
  }

  /** What the rival with most points has and may hope for; of several, the one that may hope for most. */
  private leadingRival(s: Readonly<ArcticState>, seat: number, played: CardId | null): number {
    const most = this.mostAmongRivals(s, seat);
    let hope = -Infinity;
    for (let other = 0; other < s.seats; other++)
      if (other !== seat && this.sheet(other).points === most) hope = Math.max(hope, this.prospects(s, other, played));
    return most + this.scale.w.rival * hope;
  }

  /** How near the end is; once nothing is left to fetch, waiting makes no lead smaller. */
  private nearness(s: Readonly<ArcticState>): number {
    return s.bag.length === 0 && this.sea.empty() ? 1 : this.fullest(s, -1);
  }

  /** How near the fullest factory is to ending the match, 0 to 1, but for one seat's. */
  private fullest({ seats }: Readonly<ArcticState>, except: number): number {
    let most = 0;
    for (let seat = 0; seat < seats; seat++) if (seat !== except) most = Math.max(most, this.sheet(seat).tokens);
    return Math.min(1, most / TO_END);
  }

  /** How much time others leave a seat, 1 to 0: its own factory ends the match only when it wants to. */
  private timeLeft(s: Readonly<ArcticState>, seat: number): number {
    return s.seats === 1 ? 1 - s.turns / SOLO_TURNS : 1 - this.fullest(s, seat);
  }
}

/** The card whose action is being carried out, null between turns. */
function cardInPlay({ stack }: Readonly<ArcticState>): CardId | null {
  if (stack.length === 0) return null;
  const { step, args } = at(stack, 0);
  if (step !== 'end-turn') return null;
  for (const id of cardIds) if (id === args['card']) return id;
  return null;
}

/** How much of the strength of the card in play is left, as far as the question tells that is asked. */
function unitsLeft({ stack }: Readonly<ArcticState>): number {
  for (let i = stack.length - 1; i > 0; i--) {
    const left = at(stack, i).args['left'];
    if (typeof left === 'number') return left;
  }
  return 0;
}
