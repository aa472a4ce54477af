import { at, int, list, menu, word } from '@benchtop/engine/author';
import { plural } from '../../words.ts';
import type { FieldId } from '../data/words.ts';
import { fieldIds } from '../data/words.ts';
import { step } from '../define.ts';
import {
  demandOf,
  DISPATCH,
  dispatched,
  fieldValue,
  refuseCube,
  refuseMarket,
  refuseTarget,
  setValue,
  payExport,
  targets,
  wayTo,
} from '../export.ts';
import type { ExportArgs, Target } from '../export.ts';
import { cityName, contractName, fieldName } from '../names.ts';
import { placeOf, plants, zoneStarts } from '../plant.ts';
import { playerAt } from '../state.ts';
import type { AlgState, Player } from '../state.ts';
import { exportsFault, targetArgs } from './export-target.ts';

/** An export in the making: cubes by field of dispatch. */
export const cubeArgs = { ...targetArgs, to: word(targets), set: list(int(0, 99), DISPATCH, DISPATCH) };

const products = fieldIds.filter((id) =>
  Object.values(plants).some(({ placeOf: places }) => (places.get(id) ?? -1) >= zoneStarts.dispatch),
);
const options = menu({ cube: { field: products }, market: {} });

/** The place of a field in a set of cubes; -1 where the board has no such product. */
function placeIn(p: Readonly<Player>, field: FieldId): number {
  const place = placeOf(p, field);
  return place < 0 ? -1 : place - zoneStarts.dispatch;
}

/** Why these cubes cannot have been chosen, or null. */
export function setFault(
  s: Readonly<AlgState>,
  seat: number,
  { to, set }: Pick<ExportArgs, 'to' | 'set'>,
): string | null {
  const p = playerAt(s, seat);
  for (let i = 0; i < DISPATCH; i++)
    if (at(set, i) > dispatched(p, i)) return 'more cubes are chosen than lie in dispatch';
  if (p.department === 'cosmetics' && set.filter((n) => n > 0).length > 1)
    return 'cosmetics exports one product at a time';
  return to === 'contract' && p.contract === null ? 'there is no contract' : null;
}

function targetName(s: Readonly<AlgState>, seat: number, to: Target): string {
  if (to !== 'contract') return cityName(to);
  const { contract } = playerAt(s, seat);
  return contract === null ? 'the contract' : contractName(contract.export);
}

/** "for €3 and 1 market value token": what filling up costs. */
function fillWords(s: Readonly<AlgState>, seat: number, d: ExportArgs): string {
  const missing = demandOf(s, seat, d.to) - setValue(s, seat, d.set);
  const way = wayTo(s, seat, d.to);
  return `${plural(missing, 'market value token')}${way > 0 ? ` and €${way}` : ''}`;
}

/** ALG-EXP-08 to ALG-EXP-11: cube by cube, until the demand is met or market value fills it up. */
export const exportCubes = step({
  kind: 'export-cubes',
  rule: 'ALG-EXP-08',
  args: cubeArgs,
  options,
  candidates(s, d, out) {
    const { department } = playerAt(s, d.seat);
    let n = 0;
    if (department !== null) {
      const { fields } = plants[department];
      for (let i = zoneStarts.dispatch; i < fields.length; i++) {
        const field = at(fields, i);
        if (field !== null) out[n++] = options.pick.cube(field);
      }
    }
    out[n++] = options.pick.market();
    return n;
  },
  prompt: (s, d) =>
    `add cubes for ${targetName(s, d.seat, d.args.to)} (value ${setValue(s, d.seat, d.args.set)} of ${demandOf(s, d.seat, d.args.to)})`,
  label(s, d, o) {
    if (o.do === 'market') return `Fill up with ${fillWords(s, d.seat, d.args)}`;
    const p = playerAt(s, d.seat);
    return `${fieldName(p, o.field)}, value ${fieldValue(s, d.seat, placeIn(p, o.field))}`;
  },
  refuse(s, d, o) {
    if (o.do === 'market') return refuseMarket(s, d.seat, d.args);
    const place = placeIn(playerAt(s, d.seat), o.field);
    return place < 0 ? 'ALG-EXP-22' : refuseCube(s, d.seat, d.args, place);
  },
  facts: (s, d, o) => ({
    market: o.do === 'market',
    missing: Math.max(0, demandOf(s, d.seat, d.args.to) - setValue(s, d.seat, d.args.set)),
  }),
  refusals: {
    'ALG-EXP-10': 'Cosmetics exports one kind of product at a time.',
    'ALG-EXP-22': ({ market }) =>
      market ? 'Tokens only raise the value of cubes: choose a cube first.' : 'No more cubes of it are in dispatch.',
    'ALG-RES-09': ({ market, missing }) =>
      market
        ? `${plural(missing, 'market value token')} would be missing, and you have too little to exchange.`
        : 'There is not enough of it, and you have too little to fill it up.',
  },
  warn(s, d, o) {
    if (o.do !== 'market') return null;
    const p = playerAt(s, d.seat);
    for (let i = 0; i < DISPATCH; i++)
      if (
        refuseCube(s, d.seat, d.args, i) === null &&
        dispatched(p, i) > at(d.args.set, i) &&
        fieldValue(s, d.seat, i) > 0
      )
        return 'You still have products that would do.';
    return null;
  },
  checkFrame(s, d) {
    const { to, set } = d.args;
    if (refuseTarget(s, d.seat, to) !== null) return 'nothing can be exported there';
    const fault = setFault(s, d.seat, d.args) ?? exportsFault(s, d.seat, d.args);
    if (fault !== null) return fault;
    return set.some((n) => n > 0) && setValue(s, d.seat, set) >= demandOf(s, d.seat, to) ? 'the demand is met' : null;
  },
  apply(s, d, o, ctx) {
    const { left, batch, made, to } = d.args;
    const chosen = o.do === 'cube' ? placeIn(playerAt(s, d.seat), o.field) : -1;
    const next = { left, batch, made, to, set: d.args.set.map((n, i) => (i === chosen ? n + 1 : n)) };
    if (o.do === 'market' || setValue(s, d.seat, next.set) >= demandOf(s, d.seat, to)) payExport(s, d.seat, next, ctx);
    else ctx.ask('export-cubes', d.seat, next);
  },
});
