import type { Report } from '../faults/figures.ts';
import type { ServerProcess } from '../faults/server-process.ts';
import { inParts } from '../faults/league.ts';
import { attacked } from './attack.ts';
import type { Attack, AttackCall } from './attack.ts';
import { withoutTime } from './days.ts';
import { statusOf } from './raw-request.ts';

/** New guests a minute that an address has, and the network of 56 bits around it. */
const LIMIT = 60;
const WORTH = 4;

/** S-07: somebody whose network has more addresses than can be counted uses each of them once. */
export const networks: Attack = {
  threats: ['S-07'],
  run: async (call) =>
    attacked(call, async (server) => useAll(server, call), {
      // The attacker's addresses are made up by this program, in the place of a proxy.
      BENCHTOP_TRUST_PROXY: '127.0.0.1',
      ...withoutTime,
    }),
};

async function useAll(server: ServerProcess, call: AttackCall): Promise<Report> {
  const { port } = server.spec;
  const addresses = Array.from({ length: call.number('addresses', 400) }, (_, n) => addressOf(n));
  let made = 0;
  await inParts(addresses, 8, async (address) => {
    const headers = { 'x-forwarded-for': address };
    const status = await statusOf(port, { method: 'POST', target: '/api/me', headers, body: { name: 'Many' } });
    if (status === 200) made++;
  });
  const neighbour = { 'x-forwarded-for': '2001:db8:ffff::1' };
  const other = await statusOf(port, {
    method: 'POST',
    target: '/api/me',
    headers: neighbour,
    body: { name: 'Other' },
  });
  const failures: string[] = [];
  if (made > LIMIT * WORTH) failures.push(`one network made ${made} guests`);
  if (other !== 200) failures.push(`somebody from another network got ${other}`);
  return {
    title: 'S-07 one network of IPv6 with many addresses',
    figures: [
      { name: 'guests made', value: `${made} from ${addresses.length} addresses of one network of 56 bits` },
      { name: 'allowed', value: String(LIMIT * WORTH) },
    ],
    failures,
  };
}

/** Each in a network of 64 bits of its own, all in one of 56. */
function addressOf(n: number): string {
  return `2001:db8:1:${(n % 256).toString(16)}::${(n + 1).toString(16)}`;
}
