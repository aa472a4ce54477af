import { at } from '@benchtop/engine/author';
import { cardIds } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import { SOLO_TURNS, TO_END } from '../data/players.ts';
import { spareTurns } from '../scoring.ts';
import { activeSeat, playerAt } from '../state.ts';
import type { ArcticState } from '../state.ts';
import { SeaMap } from './sea-map.ts';
import { Sheet } from './sheet.ts';
import { decided } from './verdict.ts';
import type { Scale } from './weights.ts';

/** A look at one position after the other. What it keeps between them saves time and changes no value. */
export class Look {
  private readonly scale: Scale;
  private readonly sea = new SeaMap();
  /** By seat. */
  private readonly sheets: Sheet[] = [];

  constructor(scale: Scale) {
    this.scale = scale;
  }

  valueOf(s: Readonly<ArcticState>, seat: number): number {
    for (let each = 0; each < s.seats; each++) this.sheet(each).read(playerAt(s, each));
    const played = cardInPlay(s);
    const points = this.sheet(seat).points + spareTurns(s);
    if (s.over !== null || this.endsWithTurn(s, played)) return this.final(s, seat, points);
    this.sea.read(s.sea);
    // ARC-SOLO-02: the turn that is being played is used up already.
    if (s.seats === 1) return points + this.prospects(s, seat, played) - (played === null ? 0 : 1);
    const verdict = s.bag.length === 0 && this.sea.empty() ? decided(s, seat) : 0;
    // Nothing but what is on its way home counts then, or the last token would never be unloaded.
    if (verdict !== 0)
      return (
        points -
        this.mostAmongRivals(s, seat) +
        this.sheet(seat).homeward() +
        verdict * this.scale.w.victory -
        this.waited(s)
      );
    const lead = points + this.prospects(s, seat, played) - this.leadingRival(s, seat, played);
    return lead * (1 + this.scale.w.surer * this.fullest(s, -1)) - this.waited(s);
  }

  private sheet(seat: number): Sheet {
    return (this.sheets[seat] ??= new Sheet(this.scale));
  }

  private final({ seats }: Readonly<ArcticState>, seat: number, points: number): number {
    if (seats === 1) return points;
    const { victory } = this.scale.w;
    const best = this.mostAmongRivals({ seats }, seat);
    return points - best + (points > best ? victory : points === best ? victory / 2 : -victory);
  }

  /** ARC-END-01: the unloading that goes on will end the match, whatever else it brings. */
  private endsWithTurn(s: Readonly<ArcticState>, played: CardId | null): boolean {
    return played === 'unload' && this.sheet(activeSeat(s)).tokens >= TO_END;
  }

  private prospects(s: Readonly<ArcticState>, seat: number, played: CardId | null): number {
    const own = s.order[s.active] === seat && played !== null;
    return this.sheet(seat).prospects(this.sea, this.timeLeft(s, seat), own ? played : null, own ? unitsLeft(s) : 0);
  }

  /** ARC-END-04: what it costs to let yet another turn go by in which no token moves, once everybody has had two of them. */
  private waited({ quiet, seats }: Readonly<ArcticState>): number {
    return this.scale.w.waiting * Math.max(0, quiet - 2 * seats);
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
