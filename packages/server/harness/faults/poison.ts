import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { oneOf, rollFrom } from './chance.ts';
import type { Call } from './call.ts';
import type { Report } from './figures.ts';
import { arranged } from './league.ts';
import type { League } from './league.ts';
import { pause, Person } from './person.ts';
import { Place } from './place.ts';
import { background, countFigures, failuresIn, judged, latencyFigure } from './scenery.ts';
import { deaf, quiet } from './scene.ts';
import { freePort, ServerProcess } from './server-process.ts';

const MATCHES = 24;
const ROUNDS = 200;

/** F-20: matches whose rules throw, or never come to an end, among others. */
export async function poison(call: Call): Promise<Report> {
  const data = mkdtempSync(path.join(tmpdir(), 'benchtop-faults-'));
  const server = new ServerProcess({ data, port: await freePort(), part: call.part ?? 'plain' });
  try {
    if (!(await server.start())) throw new Error(`the server does not start: ${server.complaints}`);
    return await among(server, call.number('throwing', 20), call.number('looping', 3));
  } finally {
    await server.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

async function among(server: ServerProcess, throwing: number, looping: number): Promise<Report> {
  const league = await background(server, MATCHES);
  const person = new Person({ port: server.spec.port }, 'Poisoner', rollFrom(5));
  await person.signIn();
  person.open();
  const failures: string[] = [];
  const before = await during(league, async () => pause(8000));
  const thrown = await during(league, async () => many(throwing, async () => sicken(person, 'poison-throw', failures)));
  const looped = await during(league, async () => many(looping, async () => sicken(person, 'poison-loop', failures)));
  const after = await during(league, async () => pause(8000));
  if (!server.alive) failures.push('the process ended');
  person.close();
  const verdict = await judged(server, league);
  const figures = [
    { name: 'matches in quarantine: threw / never ended', value: `${throwing} / ${looping}` },
    latencyFigure('others before', before),
    latencyFigure('others while matches threw', thrown),
    latencyFigure('others while matches never ended', looped),
    latencyFigure('others after', after),
    ...countFigures(verdict),
  ];
  return { title: 'F-20 poisoned matches', figures, failures: [...failures, ...failuresIn(verdict)] };
}

async function during(league: League, work: () => Promise<void>): Promise<number[]> {
  league.latencies = [];
  await work();
  return league.latencies;
}

/** One after the other, with time between them. */
async function many(n: number, work: () => Promise<void>): Promise<void> {
  for (let i = 0; i < n; i++) {
    await work();
    await pause(400);
  }
}

/** Plays a poisoned match until it fails, and looks at what became of it. */
async function sicken(person: Person, game: string, failures: string[]): Promise<void> {
  const settings = {};
  const wish = { game, seats: 1, settings, listed: false, clock: null, delay: null, bots: [null] };
  const table = await arranged([person], wish);
  const place = new Place(table.id, 0, person, rollFrom(1), quiet, deaf);
  person.sit(place);
  await person.inStep();
  const code = await untilRefused(person, place);
  person.places.delete(table.id);
  if (code !== 'quarantined') {
    failures.push(`${game}: the match ended with ${code}`);
    return;
  }
  const { status, body } = await person.ask('GET', `/api/tables/${table.id}`, null);
  const trouble = typeof body === 'object' && body !== null && 'trouble' in body ? body.trouble : null;
  if (status !== 200 || typeof trouble !== 'string') failures.push(`${game}: nobody says what is wrong (${status})`);
}

async function untilRefused(person: Person, place: Place): Promise<string> {
  const roll = rollFrom(2);
  for (let i = 0; i < ROUNDS; i++) {
    const due = place.turnInfo?.due ?? null;
    if (due === null) return 'nothing to do';
    const decision = due.decision.id;
    const option = oneOf(due.options, roll).id;
    const message = { type: 'play', id: crypto.randomUUID(), table: place.table, decision, option };
    const [answer] = await person.call(message).catch(() => []);
    if (answer === undefined) return 'no answer';
    if (!answer.ok) return answer.code;
    while (place.turnInfo?.due?.decision.id === decision) await pause(1);
  }
  return 'no end';
}
