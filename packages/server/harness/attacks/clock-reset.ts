import type { Report } from '../faults/figures.ts';
import { pause } from '../faults/person.ts';
import { until } from '../faults/steps.ts';
import { attacked } from './attack.ts';
import type { Attack, AttackCall } from './attack.ts';
import { TableGuest } from './table-guest.ts';
import type { GuestSocket } from './table-guest.ts';

/** Somebody chooses and takes back, again and again, so that their time never runs out. */
export const clockReset: Attack = {
  threats: ['S-07'],
  run: (call) => attacked(call, (server) => reset({ port: server.spec.port }, call)),
};

async function reset(site: { readonly port: number }, call: AttackCall): Promise<Report> {
  const guest = await TableGuest.enter(site, 'Slow');
  const { id } = await guest.create({ bots: [null, 'random'], clock: { perMove: 600, reserve: 60 } });
  await guest.must('POST', `/api/tables/${id}/ready`, { ready: true });
  const socket = await guest.socket();
  await socket.send({ type: 'watch', table: id, since: null });
  await until(() => (socket.turnInfo?.due ?? null) !== null, 'the first turn');
  const before = socket.turnInfo?.deadline ?? 0;
  const rounds = call.number('rounds', 5);
  let undone = 0;
  for (let round = 0; round < rounds; round++) {
    await pause(call.number('pause', 100));
    if (await playAndUndo(socket, id)) undone++;
  }
  socket.close();
  const gained = (socket.turnInfo?.deadline ?? 0) - before;
  return {
    title: 'a clock that is set back by choices that are taken back',
    figures: [
      { name: 'choices taken back', value: `${undone} of ${rounds}` },
      { name: 'time gained', value: `${gained} ms` },
    ],
    failures: [
      ...(undone === 0 ? ['nothing could be taken back'] : []),
      ...(gained > 0 ? [`the time that was running is ${gained} ms longer`] : []),
    ],
  };
}

async function playAndUndo(socket: GuestSocket, table: string): Promise<boolean> {
  const { decision, options = [] } = socket.turnInfo?.due ?? {};
  const played = await socket.send({ type: 'play', table, decision: decision?.id, option: options[0]?.id });
  if (!played.ok || socket.turnInfo?.undo !== null) return false;
  return (await socket.send({ type: 'undo', table, after: socket.turnInfo.own })).ok;
}
