import type { Answer } from '@benchtop/server/wire';
import type { Call } from './call.ts';
import { oneOf } from './chance.ts';
import type { Verdict } from './checker.ts';
import { upperBound } from './figures.ts';
import type { Figure, Report } from './figures.ts';

import type { Outcome } from './history.ts';
import { inScene } from './scene.ts';
import type { Scene, Sitting } from './scene.ts';
import { anyOrder, isOver, level, playOrder, remember, undoOrder, until } from './steps.ts';
import { wishes } from './wishes.ts';

/** So many tables at once, at most; few for a short run. */
const TABLES = 16;
const AT_EACH = 50;

/** What a race counts, by name. */
export class Tally {
  readonly counts = new Map<string, number>();
  readonly failures: string[] = [];

  add(name: string, n = 1): void {
    this.counts.set(name, this.of(name) + n);
  }

  of(name: string): number {
    return this.counts.get(name) ?? 0;
  }

  fail(words: string): void {
    if (this.failures.length < 100) this.failures.push(words);
  }
}

type Round = (scene: Scene, sitting: Sitting, tally: Tally) => Promise<void>;

/** Plays at many tables at once, round after round, until `goal` of `what` have happened. */
async function play(
  scene: Scene,
  tally: Tally,
  what: string,
  goal: number,
  sit: () => Promise<Sitting>,
  round: Round,
): Promise<void> {
  const table = async (): Promise<void> => {
    while (tally.of(what) < goal && tally.failures.length === 0) {
      const sitting = await sit();
      const goesOn = (): boolean => !isOver(sitting.places) && tally.of(what) < goal && tally.failures.length === 0;
      try {
        while (goesOn()) await round(scene, sitting, tally);
      } catch (error) {
        tally.fail(error instanceof Error ? error.message : String(error));
      }
      // A table that is given up before its end is judged as it stands.
      for (const place of sitting.places) if (!place.over) place.look();
      for (const person of sitting.people) person.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(TABLES, Math.ceil(goal / AT_EACH)) }, table));
}

function reportOf(title: string, tally: Tally, verdict: Verdict, trials: number): Report {
  const { counts, violations } = verdict;
  const figures: Figure[] = [
    ...[...tally.counts].map(([name, n]) => ({ name, value: String(n) })),
    { name: 'acknowledged / refused', value: `${counts.acked} / ${counts.refused}` },
    { name: 'entries in the logs', value: String(counts.rows) },
    { name: 'told entries compared', value: String(counts.entries) },
    { name: 'failure, 95 % upper bound', value: upperBound(trials) },
  ];
  const broken = violations.map(({ law, table, words }) => `(${law}) ${table}: ${words}`);
  return { title, figures, failures: [...tally.failures, ...broken] };
}

function describe({ kind, ...rest }: Outcome): string {
  return `${kind} ${Object.values(rest).join(' ')}`;
}

/** F-09: every command one to five times, on two sockets. */
export async function duplicates(call: Call): Promise<Report> {
  const goal = call.number('commands', 10_000);
  return inScene(call.part, async (scene) => {
    const tally = new Tally();
    const wish = wishes(scene.roll);
    const sit = async (): Promise<Sitting> => {
      const sitting = await scene.sitDown({ ...wish(), bots: [] });
      const others = await Promise.all(sitting.people.map(async ({ cookie }) => scene.person(cookie)));
      const second = others.map((person, i) =>
        scene.place(person, sitting.table, sitting.places[i]?.history.seat ?? 0),
      );
      for (const person of others) await person.inStep();
      return { ...sitting, people: [...sitting.people, ...others], places: [...sitting.places, ...second] };
    };
    await play(scene, tally, 'commands', goal, sit, repeatedly);
    return reportOf('F-09 every command one to five times on two sockets', tally, await scene.judge(), goal);
  });
}

const repeatedly: Round = async ({ roll }, { people, places }, tally) => {
  const seats = places.length / 2;
  const at = places.slice(0, seats).findIndex(({ turnInfo }) => turnInfo?.due !== null);
  const place = places[at];
  const order = place === undefined ? null : anyOrder(place, roll);
  const [first, second] = [people[at], people[at + seats]];
  if (order === null || first === undefined || second === undefined) return until(() => isOver(places), 'a decision');
  const times = 1 + roll(5);
  const here = roll(times + 1);
  const some: Promise<Answer[]>[] = [];
  if (here > 0) some.push(first.call(order.message, here));
  if (here < times) some.push(second.call(order.message, times - here));
  const answers = (await Promise.all(some)).flat();
  tally.add('commands');
  tally.add('times sent', times);
  if (new Set(answers.map((answer) => JSON.stringify(answer))).size !== 1)
    tally.fail(`${order.message.id}: ${answers.map((answer) => JSON.stringify(answer)).join(' and ')}`);
  const outcome = remember(order, answers);
  if (outcome.kind !== 'acked') return tally.fail(`${order.message.id}: ${describe(outcome)}`);
  await level(places, outcome.seq);
};

/** F-10: beside every command some that are too late or too early. */
export async function late(call: Call): Promise<Report> {
  const goal = call.number('commands', 10_000);
  return inScene(call.part, async (scene) => {
    const tally = new Tally();
    const wish = wishes(scene.roll);
    const sit = async (): Promise<Sitting> => scene.sitDown({ ...wish(), bots: [] });
    await play(scene, tally, 'late or early', goal, sit, outOfOrder);
    return reportOf('F-10 commands for decisions that are closed or not open yet', tally, await scene.judge(), goal);
  });
}

/** Ids that decisions of this seat may get in time. */
function future(decision: string, seat: number, n: number): string {
  const frame = Number(/^d(\d+)/.exec(decision)?.[1] ?? 0);
  return `d${frame + n}.${seat}`;
}

const outOfOrder: Round = async ({ roll }, { people, places }, tally) => {
  const at = places.findIndex(({ turnInfo }) => turnInfo?.due !== null);
  const place = places[at];
  const person = people[at];
  const order = place === undefined ? null : anyOrder(place, roll);
  if (order === null || place === undefined || person === undefined) return until(() => isOver(places), 'a decision');
  const { sent, seat } = place.history;
  const past = sent.filter(({ outcome }) => outcome.kind === 'acked');
  const wrong = [1, 2, 3].map((n) => playOrder(place, future(order.decision, seat, n), order.option ?? ''));
  for (let i = 0; i < 2 && past.length > 0; i++) {
    const { decision, option } = oneOf(past, roll);
    // Half of them with something that may be done now: only the name of the decision tells that it is too late.
    wrong.push(playOrder(place, decision, roll(2) === 0 ? (option ?? '') : (order.option ?? '')));
  }
  const asked = wrong.map(async (one) => person.call(one.message));
  const right = person.call(order.message);
  const again = person.call(playOrder(place, order.decision, order.option ?? '').message);
  for (const [i, one] of wrong.entries()) judgeLate(remember(one, (await asked[i]) ?? []), tally);
  judgeLate(outcomeFor(await again), tally);
  const outcome = remember(order, await right);
  if (outcome.kind !== 'acked') return tally.fail(`the right one: ${describe(outcome)}`);
  await level(places, outcome.seq);
};

function outcomeFor(answers: readonly Answer[]): Outcome {
  const answer = answers[0];
  return answer?.ok === false ? { kind: 'refused', code: answer.code } : { kind: 'acked', seq: answer?.seq ?? 0 };
}

function judgeLate(outcome: Outcome, tally: Tally): void {
  tally.add('late or early');
  if (outcome.kind !== 'refused') tally.fail(`a command out of order was ${describe(outcome)}`);
  else tally.add(`refused as ${outcome.code}`);
}

/** F-11: all answer a simultaneous decision at the same moment. */
export async function simultaneous(call: Call): Promise<Report> {
  const goal = call.number('rounds', 10_000);
  return inScene(call.part ?? 'plain', async (scene) => {
    const tally = new Tally();
    const sit = async (): Promise<Sitting> =>
      scene.sitDown({ game: 'sealed-bids', seats: 2 + scene.roll(5), settings: { rounds: '200' } });
    await play(scene, tally, 'rounds', goal, sit, allAtOnce);
    return reportOf('F-11 all seats answer at once', tally, await scene.judge(), goal);
  });
}

const allAtOnce: Round = async ({ roll }, { people, places }, tally) => {
  await until(() => isOver(places) || places.every(({ turnInfo }) => turnInfo?.due !== null), 'everybody to owe a bid');
  if (isOver(places)) return;
  const before = places[0]?.seq ?? 0;
  const orders = places.flatMap((place) => anyOrder(place, roll) ?? []);
  const answers = await Promise.all(orders.map(async ({ message }, i) => people[i]?.call(message) ?? []));
  const outcomes = orders.map((order, i) => remember(order, answers[i] ?? []));
  for (const outcome of outcomes) if (outcome.kind !== 'acked') tally.fail(`an answer was ${describe(outcome)}`);
  if (outcomes.some(({ kind }) => kind !== 'acked')) return;
  tally.add('rounds');
  tally.add('answers', orders.length);
  await level(places, before + places.length);
  for (const { history } of places) {
    const told = history.entries.slice(before + 1 - history.first, before + 1 - history.first + places.length);
    const shown = told.map((text) => text.includes('bids-shown'));
    if (shown.indexOf(true) !== places.length - 1) tally.fail(`seat ${history.seat} saw bids before the last was in`);
  }
};

/** F-12: an undo and another seat's command at the same moment. */
export async function undoRaces(call: Call): Promise<Report> {
  const goal = call.number('races', 10_000);
  return inScene(call.part ?? 'plain', async (scene) => {
    const tally = new Tally();
    const wish = wishes(scene.roll);
    const bids = { game: 'sealed-bids', seats: 2, settings: { rounds: '200' } };
    const sit = async (): Promise<Sitting> => {
      if (scene.roll(2) === 0) return scene.sitDown(bids);
      const { seats, ...rest } = wish();
      return scene.sitDown({
        ...rest,
        settings: seats === 1 ? {} : rest.settings,
        seats: Math.max(2, seats),
        bots: [],
      });
    };
    await play(scene, tally, 'races', goal, sit, race);
    return reportOf('F-12 undo against the command of another seat', tally, await scene.judge(), goal);
  });
}

const race: Round = async (scene, sitting, tally) => {
  const { people, places } = sitting;
  const { roll } = scene;
  const undoer = places.findIndex(({ turnInfo }) => turnInfo?.undo === null);
  const other = places.findIndex(({ turnInfo }, i) => i !== undoer && turnInfo?.due !== null);
  const [a, b] = [places[undoer], places[other]];
  const reply = b === undefined ? null : anyOrder(b, roll);
  if (a === undefined || b === undefined || reply === null) return oneChoice(scene, sitting, tally);
  const undo = undoOrder(a);
  const together = [
    { order: undo, person: people[undoer] },
    { order: reply, person: people[other] },
  ];
  if (roll(2) === 0) together.reverse();
  const answers = await Promise.all(together.map(async ({ order, person }) => person?.call(order.message) ?? []));
  const [first, second] = together.map(({ order }, i) => remember(order, answers[i] ?? []));
  if (first === undefined || second === undefined) return;
  const [undone, answered] = together[0]?.order === undo ? [first, second] : [second, first];
  tally.add('races');
  judgeRace(b, undone, answered, tally);
  await level(places, Math.max(...[undone, answered].map((one) => (one.kind === 'acked' ? one.seq : 0))));
};

/** With a simultaneous decision the other seat's answer stands either way, and the undo comes before it or too late. */
function judgeRace(
  other: { readonly history: { readonly table: string } },
  undone: Outcome,
  answered: Outcome,
  tally: Tally,
): void {
  const both = undone.kind === 'acked' && answered.kind === 'acked';
  if (undone.kind === 'acked') tally.add('undo won');
  else tally.add('command won');
  if (both) tally.add('both stand, in order (simultaneous)');
  if (both && undone.seq > answered.seq)
    tally.fail(`${other.history.table}: an undo reached over another seat's answer`);
  if (undone.kind !== 'acked' && answered.kind !== 'acked')
    tally.fail(`${other.history.table}: nobody won: ${describe(undone)}, ${describe(answered)}`);
}

async function oneChoice({ roll }: Scene, { people, places }: Sitting, tally: Tally): Promise<void> {
  const at = places.findIndex(({ turnInfo }) => turnInfo?.due !== null);
  const place = places[at];
  const order = place === undefined ? null : anyOrder(place, roll);
  if (order === null) return until(() => isOver(places), 'a decision');
  const outcome = remember(order, (await people[at]?.call(order.message)) ?? []);
  if (outcome.kind === 'acked') return level(places, outcome.seq);
  tally.fail(`a choice was ${describe(outcome)}`);
}
