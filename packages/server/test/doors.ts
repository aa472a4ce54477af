import { tableWish } from './house.ts';

/** A request that each door takes, as the page would send it. Doors without a body have null. */
export const bodies: { readonly [door: string]: object | null } = {
  'POST /api/me': { name: 'Ada' },
  'POST /api/account': { name: 'Ada', passphrase: 'correct horse battery' },
  'POST /api/login': { name: 'Ada', passphrase: 'correct horse battery' },
  'PUT /api/account/passphrase': { passphrase: 'correct horse battery', next: 'another horse battery' },
  'POST /api/logout': null,
  'POST /api/logout-everywhere': null,
  'POST /api/tables': tableWish,
  'POST /api/tables/:id/join': { seat: null },
  'POST /api/tables/:id/leave': null,
  'POST /api/tables/:id/come-back': null,
  'POST /api/tables/:id/ready': { ready: true },
  'POST /api/tables/:id/abandon': null,
  'POST /api/tables/:id/rematch': null,
  'PUT /api/tables/:id/seats/:seat': { bot: 'greedy' },
  'POST /api/push': { endpoint: 'https://fcm.googleapis.com/fcm/send/abc', keys: { p256dh: 'BPk', auth: 'YWI' } },
  'DELETE /api/push': { endpoint: 'https://fcm.googleapis.com/fcm/send/abc' },
};

/** Doors that change nothing. */
export const reading: readonly string[] = [
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /.well-known/benchtop-key.json',
  'GET /api/games',
  'GET /api/openapi.json',
  'GET /api/me',
  'GET /api/tables',
  'GET /api/mine',
  'GET /api/tables/:id',
  'GET /api/tables/:id/record',
  'GET /api/tables/:id/history',
  'GET /api/tables/:id/chat',
  'GET /api/socket',
];

/** Where the page lies, and where it does not. */
export const page: readonly string[] = ['GET /*', 'HEAD /*', 'GET /api', 'HEAD /api', 'GET /api/*', 'HEAD /api/*'];

export interface Door {
  readonly door: string;
  readonly method: string;
  readonly url: string;
}

export function doorOf(door: string): Door {
  const [method = '', url = ''] = door.split(' ');
  return { door, method, url };
}

/** The address of a door at a table. */
export function at(url: string, table: string, seat = 1): string {
  return url.replace(':id', table).replace(':seat', String(seat));
}

/** All doors of a server that change something. A new one without a body in {@link bodies} is an error. */
export function changingDoors(routes: readonly string[]): Door[] {
  const doors = routes.map(doorOf).filter(({ method }) => method !== 'GET' && method !== 'HEAD');
  for (const { door } of doors)
    if (!Object.hasOwn(bodies, door)) throw new Error(`There is no example of ${door} in doors.ts.`);
  return doors;
}
