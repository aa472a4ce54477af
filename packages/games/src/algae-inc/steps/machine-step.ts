import { flag, int, list, menu, word } from '@benchtop/engine/author';
import type { Facts, MenuOption } from '@benchtop/engine/author';
import { plural } from '../../words.ts';
import { greenIds, machines, yellowIds } from '../data/words.ts';
import type { GreenId } from '../data/words.ts';
import { step } from '../define.ts';
import { effects } from '../effects.ts';
import { finishMachine, lossRange } from '../loss.ts';
import {
  capacityOf,
  chooseLink,
  chooseMove,
  costOfMove,
  isWorking,
  linkCost,
  linkIn,
  MOST_BELTS,
  MOST_LINKS,
  movesOf,
  numberOf,
  refuseDone,
  refuseLink,
  refuseMove,
  runningFault,
} from '../machine.ts';
import type { Running } from '../machine.ts';
import { beltName } from '../names.ts';
import { beltFacts } from '../moves.ts';
import { plantOf, plants } from '../plant.ts';
import type { Link } from '../plant.ts';
import { playerAt } from '../state.ts';
import type { AlgState } from '../state.ts';
import { wrongTurn } from '../turn.ts';

export const runningArgs = {
  machine: word(machines),
  moved: list(int(0, 6), MOST_BELTS, MOST_BELTS),
  used: list(int(0, 99), MOST_LINKS, MOST_LINKS),
  fed: flag(),
};

const LOADS = [1, 2] as const;

/** Links that do one of these on some board. */
function linksThat(...works: readonly Link['does'][]): readonly GreenId[] {
  const all = Object.values(plants).flatMap(({ links }) => machines.flatMap((machine) => links[machine]));
  return greenIds.filter((id) => all.some((link) => link.id === id && works.includes(link.does)));
}

const verbs = {
  move: { belt: yellowIds },
  charge: { belt: linksThat('charge') },
  green: { belt: linksThat('feed', 'shift'), cubes: LOADS },
  done: {},
} as const;
type Option = MenuOption<typeof verbs>;
/** A link that gives Energy carries no cubes, and has no number. */
const options = menu(verbs, (o) => (o.do === 'charge' ? `green ${o.belt}` : Object.values(o).join(' ')));

const cubesOf = (o: Option): number => (o.do === 'green' ? o.cubes : 0);

/** Whether a link may ever carry two cubes. */
function isWide({ amount }: Link): boolean {
  return typeof amount !== 'number' || amount > 1;
}

function refuse(s: Readonly<AlgState>, seat: number, d: Running, o: Option) {
  switch (o.do) {
    case 'move':
      return refuseMove(s, seat, d, o.belt);
    case 'charge':
    case 'green':
      return refuseLink(s, seat, d, o.belt, cubesOf(o));
    case 'done':
      return refuseDone(d);
  }
}

/** Numbers that tell why a belt does not run. */
function factsOf(s: Readonly<AlgState>, seat: number, d: Running, o: Option, rule: string): Facts {
  const machine = d.machine.toUpperCase();
  if (o.do === 'done') return { machine };
  if (o.do === 'move') {
    if (rule === 'ALG-RES-09') return effects.costFacts(s, seat, costOfMove(s, seat, d, o.belt) ?? {});
    return { machine, capacity: capacityOf(s, seat, d.machine), ...beltFacts(s, seat, o.belt) };
  }
  const link = linkIn(s, seat, d.machine, o.belt);
  if (link === null) return { machine };
  if (rule === 'ALG-RES-09') return effects.costFacts(s, seat, { ...linkCost(s, seat, link, cubesOf(o)) });
  const most = numberOf(s, seat, link.amount);
  return { machine, working: isWorking(s, seat, link), most, load: cubesOf(o) > most };
}

/** What a use of a link costs, in words. */
function priceWords(s: Readonly<AlgState>, seat: number, link: Link, cubes: number): string {
  const { energy, euro } = linkCost(s, seat, link, cubes);
  const parts = [...(energy > 0 ? [`${energy} Energy`] : []), ...(euro > 0 ? [`€${euro}`] : [])];
  return parts.length === 0 ? '' : ` for ${parts.join(' and ')}`;
}

function linkLabel(s: Readonly<AlgState>, seat: number, d: Running, o: Option & { readonly belt: GreenId }): string {
  const link = linkIn(s, seat, d.machine, o.belt);
  const name = beltName(playerAt(s, seat), o.belt);
  if (link === null) return name;
  if (o.do === 'charge') return `Gain ${numberOf(s, seat, link.amount)} Energy with ${name}`;
  const work =
    link.does === 'feed' ? `Add ${plural(cubesOf(o), 'by-product')} with` : `Move ${plural(cubesOf(o), 'cube')} over`;
  return `${work} ${name}${priceWords(s, seat, link, cubesOf(o))}`;
}

/** ALG-MACH-02 to ALG-MACH-11: one step of an activation, in any order. */
export const machineStep = step({
  kind: 'machine-step',
  rule: 'ALG-MACH-02',
  args: runningArgs,
  options,
  candidates(s, d, out) {
    const { belts, links } = plantOf(playerAt(s, d.seat));
    let n = 0;
    for (const { id } of belts[d.args.machine]) out[n++] = options.pick.move(id);
    for (const link of links[d.args.machine])
      if (link.does === 'charge') out[n++] = options.pick.charge(link.id);
      else if (link.does === 'feed' || link.does === 'shift') {
        out[n++] = options.pick.green(link.id, 1);
        if (isWide(link)) out[n++] = options.pick.green(link.id, 2);
      }
    out[n++] = options.pick.done();
    return n;
  },
  refuse: (s, d, o) => refuse(s, d.seat, d.args, o),
  facts: (s, d, o, rule) => factsOf(s, d.seat, d.args, o, rule),
  refusals: {
    'ALG-MACH-02': ({ machine, capacity }) => `Machine ${String(machine)} has moved its ${String(capacity)} cubes.`,
    'ALG-MACH-03': ({ working, load, most }) => {
      if (working !== true) return 'This belt does not work yet.';
      return load === true ? `It carries ${String(most)} at a time.` : 'This belt has worked in this activation.';
    },
    'ALG-MACH-04': 'No cube has moved over the yellow belt it hangs on.',
    'ALG-MACH-05': 'You added a by-product: move a cube before you stop.',
    'ALG-MACH-06': 'There are fewer cubes to move.',
    'ALG-MACH-11': ({ machine }) => `This belt does not work with Machine ${String(machine)}.`,
    'ALG-DEP-02': 'Its storage is not open yet.',
    'ALG-DEP-04': ({ closed }) =>
      closed === true ? 'This belt is not open yet.' : 'No cube lies at the beginning of this belt.',
    'ALG-RES-09': (facts) => effects.refusals['ALG-RES-09']?.(facts) ?? '',
  },
  prompt(s, d) {
    const left = capacityOf(s, d.seat, d.args.machine) - movesOf(d.args);
    return `run Machine ${d.args.machine.toUpperCase()} (${plural(left, 'move')} left)`;
  },
  label(s, d, o) {
    if (o.do === 'done') return `Stop Machine ${d.args.machine.toUpperCase()}`;
    if (o.do !== 'move') return linkLabel(s, d.seat, d.args, o);
    const cost = costOfMove(s, d.seat, d.args, o.belt);
    return `${beltName(playerAt(s, d.seat), o.belt)}${cost === null ? '' : ` for ${cost.energy} Energy`}`;
  },
  warn: (s, d, o) => (o.do === 'done' ? warnDone(s, d.seat, d.args) : null),
  checkFrame: (s, d) => wrongTurn(s, d.seat) ?? runningFault(s, d.seat, d.args),
  apply(s, d, o, ctx) {
    const { seat, args } = d;
    if (o.do === 'move') chooseMove(s, seat, args, o.belt, ctx);
    else if (o.do !== 'done') chooseLink(s, seat, args, o.belt, cubesOf(o), ctx);
    else {
      ctx.emit?.({ type: 'machine-stopped', seat, machine: args.machine });
      finishMachine(s, seat, args, ctx);
    }
  },
});

/** Moves that cost nothing are left. In Machine A only where one more loses nothing more. */
function warnDone(s: Readonly<AlgState>, seat: number, d: Running): string | null {
  const moves = movesOf(d);
  if (d.machine === 'a' && lossRange(s, seat, moves + 1).least > lossRange(s, seat, moves).least) return null;
  const free = plantOf(playerAt(s, seat)).belts[d.machine].some(
    ({ id }) => refuseMove(s, seat, d, id) === null && costOfMove(s, seat, d, id) === null,
  );
  return free ? 'The Machine could still move a cube.' : null;
}
