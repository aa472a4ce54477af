/** Plays in a room of Colyseus over its bare protocol: a byte for the kind, the message's name, the rest as MessagePack. */
import { once } from 'node:events';
import { Packr } from 'msgpackr';
import { WebSocket, type RawData } from 'ws';
import { Arrivals, anyOf, SEATS, type OpenSlot } from '../../load/slot.ts';
import type { YardMove, YardSecret } from '../yard-table.ts';

const JOIN_ROOM = 10;
const ROOM_DATA = 13;
const packr = new Packr({ useRecords: false });
const MOVED = named('moved');
const CHOOSE = named('choose');

/** How a message of this name begins. */
function named(name: string): Buffer {
  return Buffer.concat([Buffer.from([ROOM_DATA, 0xa0 | name.length]), Buffer.from(name)]);
}

interface Reservation {
  readonly roomId: string;
  readonly processId: string;
  readonly sessionId: string;
}

async function reserve(port: number, method: string): Promise<Reservation> {
  const answer = await fetch(`http://127.0.0.1:${port}/matchmake/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return JSON.parse(text) as Reservation;
}

export const openColyseus: OpenSlot = async ({ port }, _index, moved) => {
  const arrivals = new Arrivals(moved);
  let turn = 0;
  let options: number[] = [];
  let seq = -1;
  const sockets: WebSocket[] = [];
  const hear = (seat: number, data: Buffer): void => {
    if (data[0] === JOIN_ROOM) return sockets[seat].send(Buffer.from([JOIN_ROOM]));
    if (!data.subarray(0, MOVED.length).equals(MOVED)) throw new Error(`unexpected: ${data.toString('latin1')}`);
    const message = packr.unpack(data.subarray(MOVED.length)) as YardMove & YardSecret;
    if (message.seq !== seq) throw new Error(`seat ${seat} got move ${message.seq} instead of ${seq}`);
    if (message.options !== undefined) ({ turn, options } = { turn: message.turn, options: message.options });
    arrivals.arrive(seat, data.length);
  };
  const expect = (): void => {
    seq++;
    options = [];
    arrivals.expect();
  };
  expect();
  const first = await reserve(port, 'create/yard');
  for (let seat = 0; seat < SEATS; seat++) {
    const { roomId, processId, sessionId } = seat === 0 ? first : await reserve(port, `joinById/${first.roomId}`);
    const url = `ws://127.0.0.1:${port}/${processId}/${roomId}?sessionId=${sessionId}`;
    const socket = new WebSocket(url, { perMessageDeflate: false });
    sockets.push(socket.on('message', (data: RawData) => hear(seat, data as Buffer)));
    await once(socket, 'open');
  }
  return {
    send() {
      const option = anyOf(options);
      expect();
      sockets[turn].send(Buffer.concat([CHOOSE, packr.pack(option)]));
    },
    close: () => sockets.forEach((socket) => socket.terminate()),
  };
};
