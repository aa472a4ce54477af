import { describe, expect, it } from 'vitest';
import { openBenchtop } from '../src/load/clients/benchtop.ts';
import { openBoardgameIo } from '../src/rivals/boardgame-io/client.ts';
import { openColyseus } from '../src/rivals/colyseus/client.ts';
import { openFloor } from '../src/rivals/floor/client.ts';
import { paced, quantile, saturated } from '../src/load/drive.ts';
import { withServer } from '../src/load/server-process.ts';
import { Arrivals } from '../src/load/slot.ts';
import { YardTable } from '../src/rivals/yard-table.ts';

const servers = [
  { name: 'floor', open: openFloor },
  { name: 'durable-floor', open: openFloor },
  { name: 'boardgame-io', open: openBoardgameIo },
  { name: 'colyseus', open: openColyseus },
  { name: 'benchtop', open: openBenchtop },
  { name: 'benchtop-stored', open: openBenchtop },
] as const;

describe('servers under load', () => {
  it.each(servers)('$name plays one match after the other', async ({ name, open }) => {
    const figures = await withServer(name, { slots: 2, rounds: 60 }, (server) =>
      saturated(server, open, 2, { warmUp: 0.1, measured: 0.4 }),
    );
    expect(figures['perSecond']).toBeGreaterThan(0);
    expect(figures['perCpuSecond']).toBeGreaterThan(0);
    expect(figures['bytesPerSeat']).toBeGreaterThan(50);
  });

  it('keeps a steady pace, also beside bots', async () => {
    const figures = await withServer('benchtop-stored', { slots: 8, bots: true }, (server) =>
      paced(server, openBenchtop, 8, { warmUp: 0.5, measured: 1.5 }),
    );
    expect(figures['kept']).toBeGreaterThan(0);
    expect(figures['ack50']).toBeGreaterThan(0);
    expect(figures['p99']).toBeGreaterThanOrEqual(figures['ack50'] ?? Number.NaN);
  });

  it('a server that cannot start is an error', async () => {
    const impossible = 'no-such-server' as 'floor';
    await expect(withServer(impossible, {}, async () => 0)).rejects.toThrow('the server ended');
  });
});

describe('the client', () => {
  it('notices a seat that gets a move twice, and one that nobody made', () => {
    const moves: number[] = [];
    const arrivals = new Arrivals((bytes) => moves.push(bytes));
    arrivals.expect();
    for (const seat of [2, 0, 3]) arrivals.arrive(seat, 10);
    expect(() => arrivals.arrive(0, 10)).toThrow('seat 0 received what nobody sent');
    expect(() => arrivals.expect()).toThrow('before all seats had the last one');
    arrivals.arrive(1, 10);
    expect(moves).toEqual([40]);
    expect(() => arrivals.arrive(1, 10)).toThrow('seat 1 received what nobody sent');
  });

  it('reads off quantiles', () => {
    const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);
    expect([0, 0.5, 0.99, 1].map((part) => quantile(hundred, part))).toEqual([1, 51, 100, 100]);
  });
});

describe('a table of the floor', () => {
  it('refuses the wrong seat and the wrong option, tells options to the seat to move only', () => {
    const table = new YardTable(1);
    const [first = -1] = table.options();
    expect(table.play(1, first)).toBeNull();
    expect(table.play(0, 99)).toBeNull();
    const move = table.play(0, first);
    if (move === null) throw new Error('refused');
    expect(move).toMatchObject({ seq: 1, over: false });
    const told = [0, 1, 2, 3].map((seat) => table.secretOf(seat, move)?.options !== undefined);
    expect(told).toEqual([0, 1, 2, 3].map((seat) => seat === move.turn));
  });

  it('goes on with the next match when one is over', () => {
    const table = new YardTable(2);
    let over = 0;
    for (let i = 0; i < 400; i++) {
      const options = table.options();
      const move = table.play(table.turn, options[i % options.length] ?? -1);
      if (move === null) throw new Error('refused');
      if (move.over) over++;
    }
    expect(over).toBeGreaterThan(1);
  });
});
