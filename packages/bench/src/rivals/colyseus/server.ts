/** Colyseus with Yard: rooms of four that send what happened as messages, no synchronised state, no tick. */
import { createServer } from 'node:http';
import { Room, Server, type Client } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { YardTable, type YardMove } from '../yard-table.ts';
import type { ServerStart } from '../../load/server.ts';

let rooms = 0;

class YardRoom extends Room {
  override maxClients = 4;
  override patchRate = null;
  private readonly table = new YardTable(rooms++);
  private readonly seats: Client[] = [];

  override onCreate(): void {
    this.onMessage('choose', (client: Client, option: number) => {
      const move = this.table.play(this.seats.indexOf(client), option);
      if (move === null) client.send('refused', null);
      else this.tell(move);
    });
  }

  override onJoin(client: Client): void {
    this.seats.push(client);
    if (this.seats.length === 4) this.tell(this.table.opening());
  }

  /** Seats that get no more than the others share one encoded message. */
  private tell(move: YardMove): void {
    const alone: Client[] = [];
    this.seats.forEach((client, seat) => {
      const secret = this.table.secretOf(seat, move);
      if (secret === null) return;
      alone.push(client);
      client.send('moved', { ...move, ...secret });
    });
    this.broadcast('moved', move, { except: alone });
  }
}

export const colyseus: ServerStart = async () => {
  const http = createServer();
  const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
  server.define('yard', YardRoom);
  await server.listen(0, '127.0.0.1');
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { port: address.port, data: null };
};
