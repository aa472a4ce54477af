import { step, vocabulary } from '@benchtop/engine';
import { lineIds, lines } from '../data/factory.ts';
import type { LineId } from '../data/factory.ts';
import { TO_END } from '../data/players.ts';
import { colours, tokens } from '../data/tokens.ts';
import type { Colour } from '../data/tokens.ts';
import { lineRefusal, openLine, placeable, processed, processToken } from '../factory.ts';
import { points } from '../scoring.ts';
import { playerAt, shipIndexes } from '../state.ts';
import type { ArcticState, Player, ShipIndex } from '../state.ts';
import { goOn } from './chain.ts';
import type { Chain } from './chain.ts';
import { isDock } from './place-ship.ts';

export type UnloadOption =
  | { readonly ship: ShipIndex; readonly colour: Colour; readonly line: LineId }
  | { readonly done: true };

const values: readonly UnloadOption[] = [
  ...shipIndexes.flatMap((ship) => colours.flatMap((colour) => lineIds.map((line) => ({ ship, colour, line })))),
  { done: true },
];
const DONE = values.length - 1;

export const unloadToken = step<ArcticState, Chain, UnloadOption>({
  kind: 'unload-token',
  rule: 'ARC-UNL-01',
  vocabulary: vocabulary(values, (o) =>
    'done' in o ? 'done' : `unload ${o.ship + 1} ${tokens[o.colour].polymer.toLowerCase()} ${o.line}`,
  ),
  candidates(s, d, out) {
    const p = playerAt(s, d.seat);
    let n = 0;
    for (const ship of shipIndexes)
      for (let c = 0; c < colours.length; c++) {
        if (!p.ships[ship].cargo.includes(colours[c] ?? 'red')) continue;
        const first = (colours.length * ship + c) * lineIds.length;
        for (let line = 0; line < lineIds.length; line++) out[n++] = first + line;
      }
    out[n++] = DONE;
    return n;
  },
  refuse(s, d, o) {
    if ('done' in o) return null;
    const p = playerAt(s, d.seat);
    if (!p.ships[o.ship].cargo.includes(o.colour)) return 'ARC-UNL-01';
    if (!docked(p, o.ship)) return 'ARC-UNL-02';
    return lineRefusal(p, o.colour, o.line);
  },
  facts(s, d, o) {
    if ('done' in o) return {};
    const p = playerAt(s, d.seat);
    const held = p.lines[o.line].colour;
    return {
      ship: o.ship + 1,
      colour: o.colour,
      line: o.line,
      held,
      open: openLine(p, o.colour),
      size: lines[o.line].size,
    };
  },
  warn(s, d, o) {
    if ('done' in o || processed(playerAt(s, d.seat)) + 1 < TO_END) return null;
    const mine = points(s, d.seat);
    const best = Math.max(...s.players.map((_, seat) => (seat === d.seat ? -1 : points(s, seat))));
    return { id: 'ends-match', facts: { lead: mine - best, alone: s.seats === 1 } };
  },
  apply(s, d, o, table) {
    if ('done' in o) return;
    const p = playerAt(s, d.seat);
    const { cargo } = p.ships[o.ship];
    cargo.splice(cargo.indexOf(o.colour), 1);
    s.stirred = true;
    processToken(p, d.seat, o.ship, o.colour, o.line, table);
    goOn(d, table);
  },
});

/** ARC-UNL-02: the ship is on a hex that touches its owner's factory. */
export function docked(p: Player, ship: ShipIndex): boolean {
  const { hex } = p.ships[ship];
  return p.site !== null && hex !== null && isDock(p.site, hex);
}

/** True when some token of this ship could be unloaded now. */
export function canUnload(p: Player, ship: ShipIndex): boolean {
  return docked(p, ship) && p.ships[ship].cargo.some((colour) => placeable(p, colour));
}
