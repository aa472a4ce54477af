import type { Report } from '../faults/figures.ts';
import type { Person } from '../faults/person.ts';
import type { ServerProcess } from '../faults/server-process.ts';
import { attacked } from './attack.ts';
import type { Attack, AttackCall } from './attack.ts';
import { leave, play, sitDown } from './match.ts';

const LONGEST = 2000;

/** S-07: after a match somebody sets up one rematch after the other and gives each up, so that nobody gets another. */
export const spoiledRematch: Attack = {
  threats: ['S-07'],
  // People who play a whole match in a moment.
  run: (call) => attacked(call, (server) => spoil(server, call), { BENCHTOP_LIMITS: 'messages=1000' }),
};

async function spoil(server: ServerProcess, call: AttackCall): Promise<Report> {
  const duel = await sitDown(server);
  const [spoiler, other] = duel.people;
  if (spoiler === undefined || other === undefined) throw new Error('nobody came');
  await play(duel, LONGEST);
  const tries = call.number('tries', 60);
  let spoiled = 0;
  for (let n = 0; n < tries; n++) if (await setUpAndGiveUp(spoiler, duel.table)) spoiled++;
  const { status, body } = await other.ask('POST', `/api/tables/${duel.table}/rematch`, null);
  leave(duel);
  const again = fieldOf(body, 'status');
  return {
    title: 'S-07 rematches that are given up',
    figures: [
      { name: 'set up and given up by one person', value: `${spoiled} of ${tries}` },
      { name: 'what the other one gets', value: `${status}, ${again ?? fieldOf(body, 'error') ?? 'nothing'}` },
    ],
    failures: again === 'gathering' ? [] : ['the other one gets no rematch'],
  };
}

async function setUpAndGiveUp(person: Person, table: string): Promise<boolean> {
  const { status, body } = await person.ask('POST', `/api/tables/${table}/rematch`, null);
  if (status !== 200 || fieldOf(body, 'status') !== 'gathering') return false;
  return (await person.ask('POST', `/api/tables/${fieldOf(body, 'id')}/abandon`, null)).status === 200;
}

function fieldOf(body: unknown, name: string): string | null {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : null;
  return typeof value === 'string' ? value : null;
}
