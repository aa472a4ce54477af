import { step, vocabulary } from '@benchtop/engine';
import { CAPACITY } from '../data/players.ts';
import { colours, tokens } from '../data/tokens.ts';
import type { Colour } from '../data/tokens.ts';
import { placeable } from '../factory.ts';
import type { RuleId } from '../rulebook.ts';
import { hexOf, playerAt, shipIndexes } from '../state.ts';
import type { ArcticState, Player, ShipIndex } from '../state.ts';
import { goOn } from './chain.ts';
import type { Chain } from './chain.ts';
import type { ArcticEvent } from '../events.ts';

export type LoadOption = { readonly ship: ShipIndex; readonly colour: Colour } | { readonly done: true };

const values: readonly LoadOption[] = [
  ...shipIndexes.flatMap((ship) => colours.map((colour) => ({ ship, colour }))),
  { done: true },
];
const DONE = values.length - 1;

export const loadToken = step<ArcticState, Chain, LoadOption>({
  kind: 'load-token',
  rule: 'ARC-LOAD-01',
  vocabulary: vocabulary(values, (o) =>
    'done' in o ? 'done' : `load ${o.ship + 1} ${tokens[o.colour].polymer.toLowerCase()}`,
  ),
  candidates(s, d, out) {
    const p = playerAt(s, d.seat);
    let n = 0;
    for (const ship of shipIndexes) {
      const here = s.sea[hexOf(p.ships[ship])];
      for (let c = 0; c < colours.length; c++)
        if (here.includes(colours[c] ?? 'red')) out[n++] = colours.length * ship + c;
    }
    out[n++] = DONE;
    return n;
  },
  refuse: (s, d, o) => ('done' in o ? null : loadRefusal(s, playerAt(s, d.seat), o.ship, o.colour)),
  facts: (_s, _d, o) => ('done' in o ? {} : { capacity: CAPACITY, ship: o.ship + 1, colour: o.colour }),
  warn(s, d, o) {
    if ('done' in o) return null;
    const p = playerAt(s, d.seat);
    if (aboard(p) < 2 * CAPACITY - 1 || placeable(p, o.colour)) return null;
    return { id: 'last-slot', facts: { colour: o.colour } };
  },
  apply(s, d, o, ctx) {
    if ('done' in o) return;
    const ship = playerAt(s, d.seat).ships[o.ship];
    const hex = hexOf(ship);
    const here = s.sea[hex];
    here.splice(here.indexOf(o.colour), 1);
    ship.cargo.push(o.colour);
    s.stirred = true;
    ctx.emit?.({ type: 'token-loaded', seat: d.seat, ship: o.ship + 1, hex, colour: o.colour } satisfies ArcticEvent);
    goOn(d, ctx);
  },
});

/** The first rule that keeps a ship from taking a token of this colour, or null. */
export function loadRefusal(
  s: Readonly<Pick<ArcticState, 'sea'>>,
  p: Player,
  ship: ShipIndex,
  colour: Colour,
): RuleId | null {
  const { cargo } = p.ships[ship];
  if (cargo.length >= CAPACITY) return 'ARC-LOAD-04';
  if (!s.sea[hexOf(p.ships[ship])].includes(colour)) return 'ARC-LOAD-02';
  return tokens[colour].special && jams(p) ? 'ARC-LOAD-06' : null;
}

/** ARC-LOAD-06: one more special token would fill all eight places with plastic that cannot be unloaded. */
function jams(p: Player): boolean {
  if (p.blocks['block-unlock'] || aboard(p) < 2 * CAPACITY - 1) return false;
  for (const { cargo } of p.ships) for (const colour of cargo) if (!tokens[colour].special) return false;
  return true;
}

/** Tokens on both ships. */
export function aboard(p: Player): number {
  return p.ships[0].cargo.length + p.ships[1].cargo.length;
}
