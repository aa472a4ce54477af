import { departments } from './data/departments.ts';
import { byproducts } from './data/words.ts';
import type { Byproduct, FieldId } from './data/words.ts';
import type { AlgContext } from './define.ts';
import { effects } from './effects.ts';
import { playerAt } from './state.ts';
import type { AlgState } from './state.ts';
import { coinsIn, roomIn } from './tanks.ts';

type State = Readonly<AlgState>;

/** ALG-BYP-02, ALG-BYP-03: where a lost cube is stored: the own tank, the other one, or null where both are full. */
export function tankFor(s: State, seat: number): Byproduct | null {
  const { department } = playerAt(s, seat);
  if (department === null) return null;
  const { produces, uses } = departments[department];
  if (roomIn(s, produces) > 0) return produces;
  return roomIn(s, uses) > 0 ? uses : null;
}

/** Euros for storing a cube there. */
export function coinsFor(s: State, seat: number, tank: Byproduct): number {
  return coinsIn(s, tank) + effects.value(s, seat, 'coins-stored');
}

/** ALG-BYP-01: a cube of a field, or of a bonus, goes into a tank for its coins. */
export function store(s: AlgState, seat: number, tank: Byproduct, field: FieldId | null, ctx: AlgContext): void {
  const coins = coinsFor(s, seat, tank);
  s.byproducts[tank]++;
  ctx.emit?.({ type: 'byproduct-stored', seat, tank, coins, field });
  effects.gain(s, seat, { euro: coins }, ctx);
}

/** ALG-SIDE-07: cubes of a bonus, each into a tank that has room; nobody is asked where only one has. */
export function storeCubes(s: AlgState, seat: number, cubes: number, ctx: AlgContext): void {
  for (let left = cubes; left > 0; left--) {
    const [tank, other] = byproducts.filter((each) => roomIn(s, each) > 0);
    if (tank === undefined) return;
    if (other !== undefined) {
      ctx.ask('byproduct-tank', seat, { left });
      return;
    }
    store(s, seat, tank, null, ctx);
  }
}
