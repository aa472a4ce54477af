import type { Report } from '../faults/figures.ts';
import type { ServerProcess } from '../faults/server-process.ts';
import { attacked } from './attack.ts';
import type { Attack } from './attack.ts';
import { statusOf, UPGRADE } from './raw-request.ts';

const OWN = 'http://play.example.org';

/** S-01, S-03: a page of another name that leads to the same machine, where the server was told its address. */
export const foreignOrigin: Attack = {
  threats: ['S-01', 'S-03'],
  run: async (call) => attacked(call, comeFromElsewhere, { BENCHTOP_ORIGIN: OWN }),
};

async function comeFromElsewhere({ spec }: ServerProcess): Promise<Report> {
  const { port } = spec;
  const session = await fetch(`http://127.0.0.1:${port}/api/me`, {
    method: 'POST',
    headers: { 'x-benchtop': '1', 'content-type': 'application/json' },
    body: '{"name":"Victim"}',
  });
  const cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const failures: string[] = [];
  const statuses: number[] = [];
  for (const host of ['evil.example', `127.0.0.1:${port}`, `localhost:${port}`, 'play.example.org:8080']) {
    const headers = { cookie, host, origin: `http://${host}` };
    const changed = await statusOf(port, { method: 'POST', target: '/api/me', headers, body: { name: 'Changed' } });
    const opened = await statusOf(port, { method: 'GET', target: '/api/socket', headers: { ...headers, ...UPGRADE } });
    statuses.push(changed, opened);
    if (changed !== 403 || opened !== 403) failures.push(`a page at ${host} got ${changed} and a socket ${opened}`);
  }
  const own = { cookie, origin: OWN };
  const welcome = await statusOf(port, { method: 'GET', target: '/api/socket', headers: { ...own, ...UPGRADE } });
  if (welcome !== 101) failures.push(`the server’s own page got ${welcome}`);
  const taken = statuses.filter((status) => status !== 403).length;
  return {
    title: 'S-01 pages of other names that lead to the same machine',
    figures: [{ name: 'requests and sockets taken', value: `${taken} of ${statuses.length}` }],
    failures,
  };
}
