/** boardgame.io's own server with Yard: its lobby, its storage in memory, its socket.io transport, as it comes. */
import { createRequire } from 'node:module';
import * as yard from '../floor/yard.ts';
import { game } from './yard.ts';
import type { ServerStart } from '../../load/server.ts';

const require = createRequire(import.meta.url);
type Server = typeof import('boardgame.io/server', { with: { 'resolution-mode': 'require' } });
const { Server: createServer } = require('boardgame.io/server') as Server;

export const boardgameIo: ServerStart = async () => {
  // It says on the console when it listens.
  console.log = () => undefined;
  const playerView: typeof game.playerView = ({ G, playerID }) =>
    yard.view(G, playerID === null ? -1 : Number(playerID)) as yard.State;
  const { appServer } = await createServer({ games: [{ ...game, playerView }], origins: [] }).run(0);
  const address = appServer.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { port: address.port, data: null };
};
