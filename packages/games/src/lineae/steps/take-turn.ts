import { at, flag, menu } from '@benchtop/engine/author';
import type { Facts } from '@benchtop/engine/author';
import { capital, clause, plural } from '../../words.ts';
import { lockIds, subs } from '../data/ocean.ts';
import type { LockId } from '../data/ocean.ts';
import { hasArrow, isSingle, singleSpaces, spaceIds } from '../data/spaces.ts';
import type { SpaceId } from '../data/spaces.ts';
import { techIds } from '../data/technologies.ts';
import { step } from '../define.ts';
import { effects } from '../effects.ts';
import { hasForeman, neededWith, spendForeman } from '../foreman.ts';
import { canLoad } from '../launch.ts';
import { columnName, listed, spaceName, subName } from '../names.ts';
import { columnOfCard, isDive, isOnTable, listOnTable, usable } from '../spaces.ts';
import { playerAt } from '../state.ts';
import type { LinState } from '../state.ts';
import { wrongTurn } from '../turn.ts';
import { moveVessel, refuseVessel, vesselFacts, vesselRefusals } from '../vessels.ts';
import { washedAway } from '../wash.ts';
import { needed, placeWorkers, workersOn } from '../workers.ts';

const columns = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const onTurn = techIds.filter((id) => effects.offered('turn').includes(id));

const options = menu(
  {
    vessel: { column: columns },
    place: { space: spaceIds },
    foreman: { space: singleSpaces },
    tech: { id: onTurn },
    pass: {},
    end: {},
  },
  (o) => {
    switch (o.do) {
      case 'vessel':
        return `vessel c${o.column}`;
      case 'place':
      case 'foreman':
        return `${o.do} ${o.space}`;
      case 'tech':
        return `tech ${o.id}`;
      case 'pass':
      case 'end':
        return o.do;
    }
  },
);
type Option = (typeof options)['values'][number];
type Placing = Extract<Option, { readonly space: unknown }>;

const sailing = columns.map((column) => options.pick.vessel(column));
const placings = spaceIds.map((space) => options.pick.place(space));

function isPlacing(o: Option): o is Placing {
  return o.do === 'place' || o.do === 'foreman';
}

/** How many workers an option takes. */
function workersFor(s: Readonly<LinState>, seat: number, o: Placing): number {
  return o.do === 'foreman' ? neededWith(s, seat, o.space) : needed(s, o.space);
}

/** The rule against placing workers, or null: what lasts longest is named first. */
function refusePlacing(s: Readonly<LinState>, seat: number, o: Placing): string | null {
  const refused = usable(s, seat, o.space);
  if (refused !== null) return refused;
  if (o.do === 'foreman' && neededWith(s, seat, o.space) === needed(s, o.space)) return 'LIN-TEC-04';
  if (workersFor(s, seat, o) <= playerAt(s, seat).available) return null;
  return isSingle(o.space) ? 'LIN-WRK-06' : 'LIN-WRK-04';
}

function placingFacts(s: Readonly<LinState>, seat: number, o: Placing, rule: string): Facts {
  const { available, column, technologies, marks } = playerAt(s, seat);
  switch (rule) {
    case 'LIN-WRK-04':
    case 'LIN-WRK-06':
      return { need: workersFor(s, seat, o), have: available };
    case 'LIN-COL-03':
      return { vessel: column, card: columnOfCard(s, o.space) };
    case 'LIN-LCH-01':
    case 'LIN-LCH-02':
      return { vessel: column, far: o.space === 'spaceport' };
    default:
      break;
  }
  const refused = usable(s, seat, o.space);
  if (refused !== null) return effects.facts(s, seat, o.space, rule);
  return {
    foreman: technologies.includes('shift-foreman'),
    used: marks.round.some((m) => m.startsWith('shift-foreman')),
  };
}

function isLock(space: SpaceId): space is LockId {
  return lockIds.some((lock) => lock === space);
}

/** What a space does, with the number of workers: the end of a label. */
function deed(s: Readonly<LinState>, seat: number, space: SpaceId): string {
  if (isLock(space)) return `${s.locks[space] ? 'open' : 'close'} it`;
  if (space in subs) return 'steer it';
  const said = clause(effects.text(space));
  return space === 'launch-pad' && paysForRocket(s, seat) ? `${said} (1 electricity for a neighbouring rocket)` : said;
}

/** Whether only a rocket of a neighbouring column can be loaded at the Launch Pad, which costs electricity. */
function paysForRocket(s: Readonly<LinState>, seat: number): boolean {
  return usable(s, seat, 'launch-pad') === null && !canLoad(s, seat, playerAt(s, seat).column);
}

function warnPlacing(s: Readonly<LinState>, seat: number, space: SpaceId): string | null {
  if (space === 'launch-pad' && paysForRocket(s, seat))
    return 'Nothing fits on the rocket of your column: one of a neighbouring column costs 1 electricity.';
  if (!isLock(space)) return null;
  const lost = washedAway(s, space).filter((sub) => s.subs[sub].hold.length > 0);
  return lost.length === 0 ? null : `The water would wash away ${listed(lost.map(subName))} with its cubes.`;
}

/** Workers of a seat that stand on spaces. */
function workersOut(s: Readonly<LinState>, seat: number): number {
  return spaceIds.reduce((sum, space) => sum + workersOn(s, seat, space), 0);
}

/** LIN-TRN-02: workers on a space, or pass; vessels and technologies are no turn. */
export const takeTurn = step({
  kind: 'take-turn',
  rule: 'LIN-TRN-02',
  args: { extra: flag(), moved: flag() },
  options,
  candidates(s, d, out) {
    const { column, technologies } = playerAt(s, d.seat);
    let n = 0;
    for (const c of columns) if (c !== column) out[n++] = at(sailing, c);
    n = listOnTable(s, placings, out, n);
    if (hasForeman(s, d.seat))
      for (const space of singleSpaces) if (isOnTable(s, space)) out[n++] = options.pick.foreman(space);
    if (technologies.length > 0)
      for (const id of onTurn) if (technologies.includes(id)) out[n++] = options.pick.tech(id);
    out[n++] = options.pick.pass();
    if (d.args.extra) out[n++] = options.pick.end();
    return n;
  },
  prompt: (_s, d) => (d.args.extra ? 'you may place workers again' : 'place workers or pass'),
  label(s, d, o) {
    switch (o.do) {
      case 'vessel':
        return `Sail to ${columnName(o.column)}`;
      case 'place':
      case 'foreman': {
        const count = plural(workersFor(s, d.seat, o), 'worker');
        const by = o.do === 'foreman' ? `${count} by ${effects.name('shift-foreman')}` : count;
        return `${capital(spaceName(o.space))} (${by}): ${deed(s, d.seat, o.space)}`;
      }
      case 'tech':
        return effects.useLabel(o.id);
      case 'pass':
        return 'Pass for the rest of the round';
      case 'end':
        return 'End the turn';
    }
  },
  grouped: (o) => (o.do === 'vessel' ? ['Sail', `to ${columnName(o.column)}`] : null),
  refuse(s, d, o): string | null {
    switch (o.do) {
      case 'vessel':
        return refuseVessel(s, d.seat, o.column, d.args.moved);
      case 'place':
      case 'foreman':
        return refusePlacing(s, d.seat, o);
      case 'tech':
        return effects.checkUse(s, d.seat, o.id, 'turn');
      case 'pass':
        return null;
      case 'end':
        return d.args.extra ? null : 'LIN-TRN-05';
    }
  },
  facts(s, d, o, rule): Facts {
    if (o.do === 'vessel') return vesselFacts(s, d.seat, o.column);
    if (o.do === 'tech') return effects.useFacts(s, d.seat, o.id, rule, 'turn');
    return isPlacing(o) ? placingFacts(s, d.seat, o, rule) : {};
  },
  refusals: {
    ...effects.refusals,
    ...vesselRefusals,
    'LIN-WRK-04': 'You have no worker left in Crew Quarters.',
    'LIN-WRK-06': ({ need, have }) =>
      need === 1 ? 'You have no worker left in Crew Quarters.' : `It needs ${need} workers; you have ${have}.`,
    'LIN-COL-01': 'That colony card is not on the table.',
    'LIN-COL-03': ({ vessel, card }) =>
      `Your vessel is at ${columnName(Number(vessel))}, the card at ${columnName(Number(card))}.`,
    'LIN-COL-06': 'A colony card covers that action.',
    'LIN-COL-09': (facts) =>
      facts['why'] === 'no-cube' ? 'No cube is in the top two rows of your column.' : said('LIN-COL-09', facts),
    'LIN-TEC-04': (facts) => {
      if (facts['foreman'] === undefined) return said('LIN-TEC-04', facts);
      if (facts['foreman'] === false) return 'You do not have Shift Foreman.';
      return facts['used'] === true
        ? 'Shift Foreman was used in this round already.'
        : 'Shift Foreman saves nothing where one worker is enough.';
    },
    'LIN-HIR-01': ({ need, have }) => `The worker costs $${need}; you have $${have}.`,
    'LIN-HIR-05': 'All your workers are hired.',
    'LIN-LCH-01': ({ far }) =>
      far === true ? 'No rocket stands above your column or beside it.' : 'No rocket stands above your column.',
    'LIN-LCH-02': 'None of your cubes fits on a rocket here.',
    'LIN-BIO-03': 'You have no worker to take back.',
    'LIN-COR-01': 'You can neither borrow, nor repay, nor convert anything.',
    'LIN-TRN-05': 'A turn is placing workers or passing: only another turn can be ended without either.',
  },
  warn(s, d, o) {
    const { available } = playerAt(s, d.seat);
    if (o.do === 'pass') return available > 0 ? `You still have ${plural(available, 'worker')}.` : null;
    if (o.do === 'tech' && o.id === 'saline-stimulant' && workersOut(s, d.seat) === 1)
      return 'Only one worker could come back.';
    return isPlacing(o) ? warnPlacing(s, d.seat, o.space) : null;
  },
  checkFrame: (s, d, depth) => (depth === 0 ? wrongTurn(s, d.seat) : 'a turn begins when everything else is done'),
  apply(s, d, o, ctx) {
    const { seat } = d;
    const { extra } = d.args;
    switch (o.do) {
      case 'vessel':
        ctx.ask('take-turn', seat, { extra, moved: true });
        moveVessel(s, seat, o.column, ctx);
        return;
      case 'place':
      case 'foreman': {
        const count = workersFor(s, seat, o);
        if (o.do === 'foreman') spendForeman(s, seat, o.space);
        // LIN-TRN-05: another turn after an arrow. A dive brings its own end.
        if (hasArrow(o.space)) ctx.ask('take-turn', seat, { extra: true, moved: false });
        else if (!isDive(o.space)) ctx.resumeFor('wrap-up', seat);
        placeWorkers(s, seat, o.space, count, ctx);
        effects.run(s, seat, o.space, ctx);
        return;
      }
      case 'tech':
        ctx.ask('take-turn', seat, { extra, moved: false });
        effects.use(s, seat, o.id, ctx);
        return;
      case 'pass':
        playerAt(s, seat).passed = true;
        ctx.emit?.({ type: 'passed', seat });
        return;
      case 'end':
        ctx.emit?.({ type: 'turn-ended-early', seat });
    }
  },
});

/** What the kit says of a refusal. */
function said(rule: string, facts: Facts): string {
  return effects.refusals[rule]?.(facts) ?? '';
}
