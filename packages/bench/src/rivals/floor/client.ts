/** Plays on the floor, as its page would. */
import { once } from 'node:events';
import { WebSocket, type RawData } from 'ws';
import { Arrivals, anyOf, SEATS, type OpenSlot } from '../../load/slot.ts';
import { bytesOf, textOf } from '../../load/text.ts';
import type { YardMove, YardSecret } from '../yard-table.ts';

export const openFloor: OpenSlot = async ({ port }, index, moved) => {
  const arrivals = new Arrivals(moved);
  let turn = 0;
  let options: number[] = [];
  let seq = -1;
  const hear = (seat: number, data: RawData): void => {
    const message = JSON.parse(textOf(data)) as YardMove & YardSecret & { error?: string };
    if (message.error !== undefined) throw new Error(message.error);
    if (message.seq !== seq) throw new Error(`seat ${seat} got move ${message.seq} instead of ${seq}`);
    if (message.options !== undefined) ({ turn, options } = { turn: message.turn, options: message.options });
    arrivals.arrive(seat, bytesOf(data));
  };
  const expect = (): void => {
    seq++;
    options = [];
    arrivals.expect();
  };
  expect();
  const sockets = Array.from({ length: SEATS }, (_, seat) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/?match=${index}&seat=${seat}`, { perMessageDeflate: false });
    return socket.on('message', (data: RawData) => hear(seat, data));
  });
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  return {
    send() {
      const option = anyOf(options);
      expect();
      sockets[turn].send(JSON.stringify({ option }));
    },
    close: () => sockets.forEach((socket) => socket.terminate()),
  };
};
