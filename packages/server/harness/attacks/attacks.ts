import { numbersIn, showHelp, valueOf } from '../faults/call.ts';
import { faultsOf, reportText } from '../faults/figures.ts';
import type { Attack } from './attack.ts';
import { chatFlood } from './chat-flood.ts';
import { clockReset } from './clock-reset.ts';
import { connections } from './connections.ts';
import { damagedData } from './damaged-data.ts';
import { earlyEnd } from './early-end.ts';
import { endedSessions } from './ended-sessions.ts';
import { foreignOrigin } from './foreign-origin.ts';
import { forgedRecord } from './forged-record.ts';
import { fullLobby } from './full-lobby.ts';
import { goneData } from './gone-data.ts';
import { guesses } from './guesses.ts';
import { longLists } from './long-lists.ts';
import { longPast } from './long-past.ts';
import { networks } from './networks.ts';
import { pingFlood } from './ping-flood.ts';
import { requestBurst } from './request-burst.ts';
import { missedIn, saboteurRuns } from './saboteur-runs.ts';
import { partOf } from './saboteurs.ts';
import { sentAway } from './sent-away.ts';
import { spelled } from './spellings.ts';
import { spoiledRematch } from './spoiled-rematch.ts';
import { steeringText } from './steering-text.ts';
import { stolenMatch } from './stolen-match.ts';
import { watchFlood } from './watch-flood.ts';

export const attacks: { readonly [name: string]: Attack } = {
  'watch-flood': watchFlood,
  'ping-flood': pingFlood,
  'request-burst': requestBurst,
  spellings: spelled,
  networks,
  connections,
  'foreign-origin': foreignOrigin,
  'ended-sessions': endedSessions,
  guesses,
  'steering-text': steeringText,
  'long-lists': longLists,
  'long-past': longPast,
  'forged-record': forgedRecord,
  'gone-data': goneData,
  'damaged-data': damagedData,
  'stolen-match': stolenMatch,
  'spoiled-rematch': spoiledRematch,
  'clock-reset': clockReset,
  'chat-flood': chatFlood,
  'full-lobby': fullLobby,
  'sent-away': sentAway,
  'early-end': earlyEnd,
};

const HELP = `npm run harness -- attacks NAME|all [--part SABOTEUR] [--build FOLDER] [--OPTION N …]
npm run harness -- attacks saboteurs

  NAME       one of ${Object.keys(attacks).join(', ')}
  all        every attack, one after the other
  saboteurs  every attack on a server without the guard: each must find it out
  --build    attacks the server of another built clone

Exit code 1: a guard did not hold, or the lack of one was not found out. Exit code 2: wrong usage.
`;

interface Wish {
  readonly part: string | null;
  readonly build: string | null;
  readonly numbers: ReadonlyMap<string, number>;
}

/** Runs attacks and says what became of them. */
export async function runAttacks(args: readonly string[]): Promise<number> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const [name = ''] = args;
  const wish = { part: valueOf(args, 'part'), build: valueOf(args, 'build'), numbers: numbersIn(args) };
  if (name === 'saboteurs') return findOut(wish);
  const chosen = name === 'all' ? Object.keys(attacks) : [name];
  if (!chosen.every((one) => Object.hasOwn(attacks, one))) return showHelp(HELP, args);
  let failures = 0;
  for (const one of chosen) failures += (await failuresOf(one, wish)).length;
  return failures === 0 ? 0 : 1;
}

async function failuresOf(name: string, { part, build, numbers }: Wish): Promise<readonly string[]> {
  const report = await attacks[name]?.run({
    part,
    build,
    number: (option, otherwise) => numbers.get(option) ?? otherwise,
  });
  if (report === undefined) return [`there is no attack ${name}`];
  process.stdout.write(`${name}: ${reportText(report)}`);
  return faultsOf(report);
}

async function findOut(wish: Wish): Promise<number> {
  const missed: string[] = [];
  for (const run of saboteurRuns())
    missed.push(...missedIn(run, await failuresOf(run.attack, { ...wish, part: partOf(run.parts) })));
  process.stdout.write(missed.length === 0 ? 'all were found out\n' : `not found out: ${missed.join(', ')}\n`);
  return missed.length === 0 ? 0 : 1;
}
