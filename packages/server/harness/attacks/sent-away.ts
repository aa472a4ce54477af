import type { Report } from '../faults/figures.ts';
import type { WireTable } from '@benchtop/server/wire';
import { attacked } from './attack.ts';
import type { Attack } from './attack.ts';
import { TableGuest } from './table-guest.ts';

/** Somebody whom the host has sent away tries to come back: by the old link, by the new one, under another name. */
export const sentAway: Attack = {
  threats: ['S-04', 'S-07'],
  run: (call) => attacked(call, (server) => tried({ port: server.spec.port })),
};

async function tried(site: { readonly port: number }): Promise<Report> {
  const host = await TableGuest.enter(site, 'Host');
  const rude = await TableGuest.enter(site, 'Rude');
  const { id, invite } = await host.create({ seats: 3, bots: [null, null, null], delay: 0 });
  await rude.must('POST', `/api/tables/${id}/join`, { seat: 1, invite });
  const socket = await rude.socket();
  await socket.send({ type: 'watch', table: id, since: null });
  const after = await host.must<WireTable>('PUT', `/api/tables/${id}/seats/1`, { bot: null });
  const masked = await TableGuest.enter(site, 'Masked');
  const ways: [string, boolean][] = [];
  for (const [link, code] of [
    ['old', invite],
    ['new', after.invite],
  ] as const) {
    const tries: [string, TableGuest][] = [['the same account', rude]];
    if (link === 'old') tries.push(['another account', masked]);
    for (const [who, guest] of tries) {
      ways.push([
        `${who} looks by the ${link} link`,
        (await guest.ask('GET', `/api/tables/${id}?invite=${code}`)).status === 200,
      ]);
      const watch = await (await guest.socket()).send({ type: 'watch', table: id, since: null, invite: code });
      ways.push([`${who} watches by the ${link} link`, watch.ok]);
      ways.push([
        `${who} sits down by the ${link} link`,
        (await guest.act(id, 'join', { seat: null, invite: code })).status === 200,
      ]);
    }
  }
  const open = ways.filter(([, isOpen]) => isOpen).map(([words]) => words);
  return {
    title: 'somebody who was sent away comes back',
    figures: [{ name: 'ways that were open', value: `${open.length} of ${ways.length}` }],
    failures: open,
  };
}
