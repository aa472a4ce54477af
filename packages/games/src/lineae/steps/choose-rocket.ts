import { choices, int } from '@benchtop/engine/author';
import { COLUMNS } from '../data/ocean.ts';
import { step } from '../define.ts';
import { effects } from '../effects.ts';
import { columnsFor, refuseRocket } from '../launch.ts';
import type { LaunchTerms } from '../launch.ts';
import { columnName, rocketName } from '../names.ts';
import { playerAt } from '../state.ts';
import type { LinState } from '../state.ts';
import { wrongTurn } from '../turn.ts';

const options = choices(
  { column: Array.from({ length: COLUMNS }, (_, column) => column) },
  ({ column }) => `c${column}`,
);

/** The arguments of a launch action as its rules read them. */
const termsOf = (args: { readonly reach: number; readonly first: number; readonly price: number }): LaunchTerms => ({
  reach: args.reach,
  first: args.first === 2 ? 2 : 1,
  price: args.price,
});

/** LIN-LCH-01, LIN-LCH-06: which rocket is loaded, where there is a choice or something to pay. */
export const chooseRocket = step({
  kind: 'choose-rocket',
  rule: 'LIN-LCH-01',
  args: { reach: int(0, 1), first: int(1, 2), price: int(0, 1) },
  options,
  prompt: 'choose the rocket to load',
  label(s, d, { column }) {
    const price = isNeighbour(s, d.seat, column) && d.args.price > 0 ? ` for ${d.args.price} electricity` : '';
    return `${nameAt(s, column)}${price}`;
  },
  refuse: (s, d, { column }) => refuseRocket(s, d.seat, column, termsOf(d.args)),
  facts: (s, d, { column }) => ({
    rocket: s.rockets[column] === null ? null : nameAt(s, column),
    near: Math.abs(column - playerAt(s, d.seat).column) <= d.args.reach,
  }),
  refusals: {
    'LIN-LCH-01': ({ rocket, near }) => {
      if (rocket === null) return 'No rocket stands there any longer.';
      return near === true ? 'It takes 1 electricity, and you have none.' : 'That rocket is too far away.';
    },
    'LIN-LCH-02': ({ rocket }) => `None of your cubes fits on ${String(rocket)}.`,
  },
  checkFrame: (s, d) =>
    columnsFor(s, d.seat, termsOf(d.args)).length === 0 ? 'no rocket can be loaded' : wrongTurn(s, d.seat),
  apply(s, d, { column }, ctx) {
    const { first, price } = d.args;
    ctx.ask('load-cube', d.seat, { column, loaded: 0, first });
    if (price > 0 && isNeighbour(s, d.seat, column))
      effects.pay(s, d.seat, { electricity: price }, ctx, 'payload-catapult');
  },
});

function isNeighbour(s: Readonly<LinState>, seat: number, column: number): boolean {
  return column !== playerAt(s, seat).column;
}

/** "Tool Steel above column 3". */
function nameAt({ rockets }: Readonly<Pick<LinState, 'rockets'>>, column: number): string {
  const rocket = rockets[column] ?? null;
  return `${rocket === null ? 'The rocket' : rocketName(rocket.card)} above ${columnName(column)}`;
}
