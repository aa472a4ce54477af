import type { Report } from '../faults/figures.ts';
import type { ServerProcess } from '../faults/server-process.ts';
import { attacked } from './attack.ts';
import type { Attack, AttackCall } from './attack.ts';
import { withoutTime } from './days.ts';
import { statusOf } from './raw-request.ts';

/** Attempts a minute that an address has to sign in. */
const LIMIT = 10;
const MANY = 40;

/** Ways to write an address that a router may take for the same. */
const spellings: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => path.replace('a', '%61'),
  (path) => path.replace('i', '%69'),
  (path) => `http://any${path}`,
  (path) => `https://me@any:1${path.replace('a', '%61')}`,
  (path) => `/${path}`,
  (path) => `/x/..${path}`,
  (path) => `${path}#x`,
  (path) => path.replace('a', '%2561'),
  (path) => path.toUpperCase(),
];

/** S-04, S-07: the doors of the interface at addresses that are written differently. */
export const spelled: Attack = {
  threats: ['S-04', 'S-07'],
  run: async (call) => attacked(call, async (server) => walkAround(server, call), withoutTime),
};

async function walkAround(server: ServerProcess, call: AttackCall): Promise<Report> {
  const { port } = server.spec;
  const absolute = await statusOf(port, { method: 'GET', target: 'http://any/api/games' });
  const [broken, asked] = await withoutSession(port);
  const attempts = call.number('attempts', MANY);
  const began = performance.now();
  let tried = 0;
  for (let n = 0; n < attempts; n++) if ((await signIn(port, n)) === 401) tried++;
  const seconds = (performance.now() - began) / 1000;
  const failures: string[] = [];
  if (tried > LIMIT) failures.push(`${tried} passphrases were tried where ${LIMIT} are allowed`);
  if (broken > 0) failures.push(`${broken} doors for sessions were reached without one`);
  if (absolute !== 400) failures.push(`a target that names a host was answered with ${absolute}`);
  return {
    title: 'S-04 guards walked around by writing the address differently',
    figures: [
      { name: 'passphrases tried', value: `${tried} of ${attempts} sent in ${seconds.toFixed(1)} s, allowed ${LIMIT}` },
      { name: 'doors for sessions reached without one', value: `${broken} of ${asked}` },
      { name: 'target that names a host', value: String(absolute) },
    ],
    failures,
  };
}

async function signIn(port: number, n: number): Promise<number> {
  const spell = spellings[n % spellings.length] ?? String;
  const body = { name: `Nobody ${n}`, passphrase: 'wrong wrong wrong' };
  return statusOf(port, { method: 'POST', target: spell('/api/login'), body });
}

/** How often a door that needs a session was reached without one, of how many attempts. */
async function withoutSession(port: number): Promise<readonly [broken: number, asked: number]> {
  let broken = 0;
  for (const [method, path] of [
    ['GET', '/api/mine'],
    ['POST', '/api/logout'],
  ] as const)
    for (const spell of spellings) {
      const status = await statusOf(port, { method, target: spell(path) });
      if (status >= 500 || (method === 'POST' && status === 200)) broken++;
    }
  return [broken, 2 * spellings.length];
}
