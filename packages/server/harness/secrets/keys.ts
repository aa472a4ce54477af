/** Whole matches: nothing that is sent while they run holds the key, a state hash, or anything that looks like one. */
import { keyOfSeed } from '@benchtop/engine/host';
import type { Game } from '@benchtop/engine/host';
import { FIRST } from './rows.ts';
import { COMMITMENT, Ear, INVITE, Side, sitter } from './side.ts';
import { Truth } from './truth.ts';
import { VirtualTime } from './virtual-time.ts';
import { anyWaiting, fastDice, walkOf } from './walk.ts';

export interface KeyReport {
  matches: number;
  texts: number;
  readonly faults: string[];
}

/** As long as no id is, and shorter than any hash or key that somebody might cut. */
const HEX = /[0-9a-f]{16,}/gi;
const TABLE = 'keymatch0000';

export async function lookForKeys(game: Game, matches: number, seed: string): Promise<KeyReport> {
  const report: KeyReport = { matches: 0, texts: 0, faults: [] };
  const time = new VirtualTime();
  const restore = time.install();
  try {
    for (; report.matches < matches && report.faults.length < 5; report.matches++) {
      await lookAtMatch(game, `${seed} ${report.matches}`, time, report);
      time.clear();
    }
  } finally {
    restore();
  }
  return report;
}

async function lookAtMatch(game: Game, seed: string, time: VirtualTime, report: KeyReport): Promise<void> {
  const key = keyOfSeed(`key ${seed}`);
  const start = walkOf(game, seed, 0).positions[0].state;
  const truth = new Truth(game, start, key, { viewer: null, drawing: true });
  const side = await Side.open(time, {});
  const { seats, settings } = start;
  const common = { id: TABLE, seats, settings, key, delay: 0, clock: true, bot: null, planted: game };
  await side.plant({ ...common, truth: () => truth.state });
  await side.host.start();
  const people = Array.from({ length: seats }, (_, seat) => sitter(TABLE, seat));
  const ears = [...people, { account: 'watcher', name: 'Watcher' }].map((person) => new Ear(side.host, person));
  for (const [n, ear] of ears.entries())
    await ear.send(idOf(n), { type: 'watch', table: TABLE, since: null, invite: INVITE });
  await playOut(truth, ears, fastDice(seed), time);
  const { host } = side;
  for (const person of people) {
    ears[0].note('history', JSON.stringify(await host.history(person, TABLE, INVITE, 0)));
    ears[0].note('lobby', JSON.stringify([await host.listed(person, FIRST), await host.mine(person, FIRST)]));
  }
  const texts = [...ears.flatMap(({ heard }) => heard.map(({ text }) => text)), ...side.warnings];
  report.texts += texts.length;
  for (const text of texts) check(text, key, report);
  const record = await host.record(people[0], TABLE, INVITE);
  if (!record.ok || !JSON.stringify(record.value).includes(key)) report.faults.push(`${game.id}: no key at the end`);
}

async function playOut(truth: Truth, ears: readonly Ear[], dice: ReturnType<typeof fastDice>, time: VirtualTime) {
  for (let n = 100; truth.state.over === null; n++) {
    const seat = anyWaiting(truth.state, dice);
    const options = truth.options(seat);
    const option = options[dice.randomInt(options.length)];
    const decision = truth.match.decision(seat)?.id ?? '';
    truth.play(seat, option, { viewer: null, drawing: true });
    const answered = ears[seat].send(idOf(n), { type: 'play', table: TABLE, decision, option });
    // The same again, and nonsense: refusals are texts too.
    await ears[seat].send(idOf(100_000 + n), { type: 'play', table: TABLE, decision, option: 'nonsense' });
    await answered;
    if (n % 50 === 0) await time.pass(6000);
  }
}

function check(text: string, key: string, { faults }: KeyReport): void {
  const strange = (text.match(HEX) ?? []).find((run) => run.toLowerCase() !== COMMITMENT);
  if (strange !== undefined) faults.push(`${strange} was sent: ${text.slice(0, 200)}`);
  if (text.includes(Buffer.from(key, 'hex').toString('base64').slice(0, 20)))
    faults.push('the key was sent in base 64');
}

function idOf(n: number): string {
  return `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
}
