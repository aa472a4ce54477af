/** Our server as it is started every day, with an empty database: how long does it take? */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig, startServer } from '@benchtop/server';
import { passingFolder } from '../folder.ts';
import type { ServerStart } from '../server.ts';

export const bare: ServerStart = async () => {
  const folder = passingFolder('start');
  writeFileSync(path.join(folder, 'index.html'), '');
  const { url } = await startServer(readConfig({ root: folder, data: folder, port: 0, host: '127.0.0.1' }, {}));
  return { port: Number(new URL(url).port), data: null };
};
