import { int, menu } from '@benchtop/engine/author';
import { cubes } from '../data/goods.ts';
import { COLUMNS } from '../data/ocean.ts';
import { SPOTS } from '../data/rockets.ts';
import { step } from '../define.ts';
import { canLoad, fits, isFull, launch, load, rocketAt, spotKinds, vpFor } from '../launch.ts';
import { columnName, cubeName, rocketName } from '../names.ts';
import { hasBiogenesis, playerAt } from '../state.ts';
import type { LinState } from '../state.ts';
import { wrongTurn } from '../turn.ts';

const options = menu({ load: { cube: cubes, spot: spotKinds }, done: {} }, (o) =>
  o.do === 'done' ? 'done' : `${o.cube} ${o.spot}`,
);

/** LIN-LCH-01 to LIN-LCH-05: a cube for the rocket; the seat may stop after the first. */
export const loadCube = step({
  kind: 'load-cube',
  rule: 'LIN-LCH-01',
  args: { column: int(0, COLUMNS - 1), loaded: int(0, SPOTS - 1), first: int(1, 2) },
  options,
  candidates(s, _d, out) {
    let n = 0;
    for (const cube of cubes) {
      if (cube === 'algae' && !hasBiogenesis(s)) continue;
      out[n++] = options.pick.load(cube, 'spot');
      out[n++] = options.pick.load(cube, 'wild');
    }
    out[n++] = options.pick.done();
    return n;
  },
  prompt: (_s, d) => `load a cube (the next one gives ${vpFor(d.args.loaded, d.args.first)} VP)`,
  label(s, d, o) {
    if (o.do === 'done') return 'Stop loading';
    const onto = o.spot === 'wild' ? 'on the wild spot of' : 'on';
    return `Load ${cubeName(o.cube)} ${onto} ${rocketName(rocketAt(s, d.args.column).card)}`;
  },
  grouped: (o) =>
    o.do === 'done' ? null : [`Load ${cubeName(o.cube)}`, o.spot === 'wild' ? 'on the wild spot' : 'on its own spot'],
  refuse(s, d, o) {
    if (o.do === 'done') return d.args.loaded === 0 ? 'LIN-LCH-01' : null;
    if (playerAt(s, d.seat).goods[o.cube] === 0) return 'LIN-LCH-01';
    if (fits(rocketAt(s, d.args.column), o.cube, o.spot) >= 0) return null;
    return o.cube === 'algae' && o.spot === 'spot' ? 'LIN-BIO-02' : 'LIN-LCH-02';
  },
  facts: (_s, _d, o) => (o.do === 'done' ? { cube: null, wild: false } : { cube: o.cube, wild: o.spot === 'wild' }),
  refusals: {
    'LIN-LCH-01': ({ cube }) =>
      cube === null ? 'The action loads at least one cube.' : `You have no ${cube} in your cargo bay.`,
    'LIN-LCH-02': ({ cube, wild }) =>
      wild ? 'The wild spot is filled.' : `No open spot of this rocket takes ${String(cube)}.`,
    'LIN-BIO-02': 'Algae fit only on the wild spot.',
  },
  warn: (s, d, o) =>
    o.do === 'load' && o.spot === 'wild' && fits(rocketAt(s, d.args.column), o.cube, 'spot') >= 0
      ? 'A printed spot takes it too, and the wild spot takes anything.'
      : null,
  checkFrame: (s, d) => loadingFault(s, d.seat, d.args.column, d.args.loaded) ?? wrongTurn(s, d.seat),
  apply(s, d, o, ctx) {
    if (o.do === 'done') return;
    const { column, loaded, first } = d.args;
    load(s, d.seat, column, o.cube, o.spot, vpFor(loaded, first), ctx);
    if (isFull(rocketAt(s, column))) launch(s, d.seat, column, ctx);
    else if (canLoad(s, d.seat, column)) ctx.ask('load-cube', d.seat, { column, loaded: loaded + 1, first });
  },
});

/** Why no match could be loading so many cubes above a column, or null. */
function loadingFault(s: Readonly<LinState>, seat: number, column: number, loaded: number): string | null {
  const rocket = s.rockets[column] ?? null;
  if (rocket === null) return `no rocket stands above ${columnName(column)}`;
  if (Math.abs(column - playerAt(s, seat).column) > 1) return 'the rocket is too far away';
  if (rocket.spots.filter((cube) => cube !== null).length < loaded) return 'fewer cubes are on the rocket';
  return canLoad(s, seat, column) ? null : 'no cube fits';
}
