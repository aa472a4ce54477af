/**
 * The floor: a bare WebSocket server with the hand-written Yard. No accounts, no routes, no schemas, no log. With
 * `durable` it writes a line for every move to a file and waits for the disk before it sends, many lines at once: the
 * least that a server can do which loses nothing.
 */
import { fdatasync, openSync, write } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { passingFolder } from '../../load/folder.ts';
import { textOf } from '../../load/text.ts';
import { YardTable, type YardMove } from '../yard-table.ts';
import type { ServerStart } from '../../load/server.ts';

const SEATS = 4;

class Place {
  private readonly table: YardTable;
  private readonly sockets: (WebSocket | undefined)[] = [];
  private readonly log: DurableLog | null;

  constructor(seed: number, log: DurableLog | null) {
    this.table = new YardTable(seed);
    this.log = log;
  }

  sit(seat: number, socket: WebSocket): void {
    this.sockets[seat] = socket;
    socket.on('message', (data: RawData) => this.hear(seat, textOf(data)));
    if (this.sockets.filter((one) => one !== undefined).length === SEATS) this.tell(this.table.opening());
  }

  private hear(seat: number, text: string): void {
    const { option } = JSON.parse(text) as { option: number };
    const move = this.table.play(seat, option);
    if (move === null) this.sockets[seat]?.send('{"error":"refused"}');
    else if (this.log === null) this.tell(move);
    else this.log.add(JSON.stringify({ ...move, seat, option }), () => this.tell(move));
  }

  /** The public part is written once for all. */
  private tell(move: YardMove): void {
    const text = JSON.stringify(move);
    for (let seat = 0; seat < SEATS; seat++) {
      const secret = this.table.secretOf(seat, move);
      const whole = secret === null ? text : `${text.slice(0, -1)},${JSON.stringify(secret).slice(1)}`;
      this.sockets[seat]?.send(whole);
    }
  }
}

const writeFile = promisify(write);
const syncFile = promisify(fdatasync);

/** What arrives while the disk is busy is written together. */
class DurableLog {
  private readonly file = openSync(path.join(passingFolder('floor'), 'log'), 'a');
  private waiting: { line: string; done: () => void }[] = [];
  private busy = false;

  add(line: string, done: () => void): void {
    this.waiting.push({ line, done });
    if (!this.busy) void this.flush();
  }

  private async flush(): Promise<void> {
    this.busy = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting;
      this.waiting = [];
      await writeFile(this.file, batch.map(({ line }) => `${line}\n`).join(''));
      await syncFile(this.file);
      for (const { done } of batch) done();
    }
    this.busy = false;
  }
}

function serve(log: DurableLog | null): Promise<number> {
  const places = new Map<number, Place>();
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  server.on('connection', (socket, request) => {
    const url = new URL(request.url ?? '/', 'ws://here');
    const match = Number(url.searchParams.get('match'));
    const place = places.get(match) ?? new Place(match, log);
    places.set(match, place);
    place.sit(Number(url.searchParams.get('seat')), socket);
  });
  return new Promise((resolve) => {
    server.on('listening', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('no port');
      resolve(address.port);
    });
  });
}

export const floor: ServerStart = async () => ({ port: await serve(null), data: null });
export const durableFloor: ServerStart = async () => ({ port: await serve(new DurableLog()), data: null });
