import type { Report } from '../faults/figures.ts';
import { until } from '../faults/steps.ts';
import { attacked } from './attack.ts';
import type { Attack } from './attack.ts';
import { begun, TableGuest } from './table-guest.ts';
import type { GuestSocket } from './table-guest.ts';

/** A spectator who may see a match an hour late looks everywhere for a sign that it has ended. */
export const earlyEnd: Attack = {
  threats: ['S-21'],
  run: (call) => attacked(call, (server) => looked({ port: server.spec.port })),
};

async function looked(site: { readonly port: number }): Promise<Report> {
  const [host, guest, eve] = await Promise.all(
    ['Host', 'Guest', 'Eve'].map(async (name) => TableGuest.enter(site, name)),
  );
  if (host === undefined || guest === undefined || eve === undefined) throw new Error('nobody came');
  const { id } = await begun([host, guest], { listed: true, delay: 3600 });
  const socket = await eve.socket();
  await socket.send({ type: 'watch', table: id, since: null });
  const other = await host.create({ listed: true });
  await socket.send({ type: 'watch', table: other.id, since: null });
  await allTold(socket, host, other.id);
  const before = await answersTo(eve, id);
  const told = newsIn(socket, other.id);
  await guest.must('POST', `/api/tables/${id}/leave`);
  await host.must('POST', `/api/tables/${id}/abandon`);
  await allTold(socket, host, other.id);
  const after = await answersTo(eve, id);
  const news = newsIn(socket, other.id) - told;
  socket.close();
  const signs = [...before].filter(([door, text]) => after.get(door) !== text).map(([door]) => door);
  return {
    title: 'somebody who sees a match late finds out that it has ended',
    figures: [
      { name: 'doors whose answer changed', value: `${signs.length} of ${before.size}` },
      { name: 'messages on the socket', value: String(news) },
    ],
    failures: [...signs, ...(news > 0 ? [`${news} messages came when it ended`] : [])],
  };
}

async function answersTo(eve: TableGuest, id: string): Promise<Map<string, string>> {
  const doors = [
    ['GET', '/api/tables', null],
    ['GET', `/api/tables/${id}`, null],
    ['GET', `/api/tables/${id}/record`, null],
    ['GET', `/api/tables/${id}/history`, null],
    ['POST', `/api/tables/${id}/join`, { seat: null }],
    ['POST', `/api/tables/${id}/rematch`, null],
    ['PUT', `/api/tables/${id}/seats/0`, { bot: 'greedy' }],
    ['PUT', `/api/tables/${id}/seats/0`, { bot: null }],
  ] as const;
  const answers = new Map<string, string>();
  for (const [method, path, body] of doors) {
    const { status, text } = await eve.ask(method, path, body);
    answers.set(`${method} ${path} ${JSON.stringify(body)}`, `${status} ${text}`);
  }
  return answers;
}

/** What changed before is told before what changes now: the host is ready at another table, and is not. */
async function allTold(socket: GuestSocket, host: TableGuest, other: string): Promise<void> {
  for (const ready of [true, false]) {
    const heard = socket.texts.length;
    await host.must('POST', `/api/tables/${other}/ready`, { ready });
    await until(() => socket.texts.slice(heard).some((text) => text.includes(other)), 'news of another table');
  }
}

function newsIn({ texts }: GuestSocket, other: string): number {
  return texts.filter((text) => !text.startsWith('{"type":"beat"') && !text.includes(other)).length;
}
