/** The server under load, beside its floor and its peers. */
import { atLeast, atMost, figure, RATIO, ratioOf, type Gate, type Metric, type Plans, type Suite } from '../metric.ts';
import type { VariantName } from '../variants.ts';

const NETWORK =
  'The server and the load client are two processes on one machine. A match has four sockets; its next move is sent only after all four seats have received the last one, and latency runs from the send until the last seat has it. The client checks that every move reaches every seat exactly once and in order. All servers run with `--max-semi-space-size=8`, as `npm start` starts ours.';

const FLOORS =
  'The floor is a bare `ws` server with the hand-written Yard that sends events and, to the seat to move, its options; the durable floor also appends every move to a file and waits for `fdatasync`, many moves at once, before it sends. Colyseus sends the same messages from rooms without synchronised state. boardgame.io runs its own server, which sends whole views. Ours is the whole server: session, origin and rate checks, closed schemas, mailbox, state hash, undo rule, masked views and sequence numbers; without persistence entries are counted and forgotten, and snapshots, chat and what seats have seen are not kept, with persistence every move is committed to SQLite with `synchronous=FULL` before anybody hears of it.';

function perCpu(text: string, variant: VariantName): Metric {
  return figure('', text, variant, 'perCpuSecond', 'moves/CPU-s');
}

function ofCpu(id: string, text: string, of: VariantName, over: VariantName, gate: Gate): Metric {
  return ratioOf('perCpuSecond', id, text, of, over, gate);
}

const saturated: Suite = {
  name: 'load: saturated',
  title: 'Server: 50 matches of Yard as fast as they go',
  notes: [
    NETWORK,
    FLOORS,
    'Moves per CPU-second are those of the server’s main thread (`/proc/thread-self/schedstat`); for ours they are also given for the whole process, with the thread that writes and those of the garbage collector. Finished matches are followed by prepared ones on the same sockets. The load begins when the server has come to rest after its start.',
    'These ratios depend on what else the machine has to do: look at the range. docs/reliability.md says what several runs gave.',
  ],
  plans: plans(9, 3, 3),
  metrics: [
    // In this order they run: what is compared most closely runs side by side.
    perCpu('floor', 'full-floor'),
    perCpu('ours, no persistence', 'full-benchtop'),
    perCpu('ours, with persistence', 'full-benchtop-stored'),
    perCpu('durable floor', 'full-durable-floor'),
    perCpu('Colyseus', 'full-colyseus'),
    perCpu('boardgame.io', 'full-boardgame-io'),
    figure('', 'ours, no persistence, whole process', 'full-benchtop', 'perProcessSecond', 'moves/CPU-s'),
    figure('', 'ours, with persistence, whole process', 'full-benchtop-stored', 'perProcessSecond', 'moves/CPU-s'),
    figure('', 'floor, by the clock', 'full-floor', 'perSecond', 'moves/s'),
    figure('', 'ours, no persistence, by the clock', 'full-benchtop', 'perSecond', 'moves/s'),
    figure('', 'ours, with persistence, by the clock', 'full-benchtop-stored', 'perSecond', 'moves/s'),
    ofCpu('S1', 'ours, no persistence / floor', 'full-benchtop', 'full-floor', atLeast(0.4, 0.6)),
    ofCpu('S2', 'ours, no persistence / boardgame.io', 'full-benchtop', 'full-boardgame-io', atLeast(5, 7)),
    ofCpu('S2', 'ours, no persistence / Colyseus', 'full-benchtop', 'full-colyseus', atLeast(0.6, 0.9)),
    ofCpu('S3', 'ours, with / no persistence', 'full-benchtop-stored', 'full-benchtop', atLeast(0.6, 0.8)),
    ratioOf(
      'perProcessSecond',
      '',
      'ours, with / no persistence, whole process',
      'full-benchtop-stored',
      'full-benchtop',
    ),
    figure('', 'floor, bytes per seat and move', 'full-floor', 'bytesPerSeat', 'bytes'),
    figure('', 'boardgame.io, bytes per seat and move', 'full-boardgame-io', 'bytesPerSeat', 'bytes'),
    figure('S6', 'ours, bytes per seat and move', 'full-benchtop', 'bytesPerSeat', 'bytes', atMost(600, 300)),
  ],
};

type Crowd = '200' | '800';

/** p50, p95 and p99 of one server. */
function latencies(text: string, variant: VariantName): Metric[] {
  return [50, 95, 99].map((part) => figure('', `${text}, p${part}`, variant, `p${part}`, 'ms'));
}

function paced(crowd: Crowd): Metric[] {
  return [
    ...latencies('floor', `${crowd}-floor`),
    ...latencies('ours, no persistence', `${crowd}-benchtop`),
    ...latencies('ours, with persistence', `${crowd}-benchtop-stored`),
    ...latencies('durable floor', `${crowd}-durable-floor`),
    ...latencies('Colyseus', `${crowd}-colyseus`),
    ...latencies('boardgame.io', `${crowd}-boardgame-io`),
  ];
}

function p99(id: string, text: string, of: VariantName, over: VariantName, gate?: Gate): Metric {
  return ratioOf('p99', id, `p99: ${text}`, of, over, gate);
}

const PACED =
  'Every match makes a move a second, whatever came of the last one: a move that is due while the last one is still on its way is late from the moment it was due. The warm-up begins with up to forty moves in each match as fast as they go: at a move a second code would be compiled for minutes. Then server and client clear away what that left behind; the client runs with a young generation that holds all of a measurement.';

const steady: Suite = {
  name: 'load: 200 matches',
  title: 'Server: 200 matches, 800 sockets, a move a second in each',
  notes: [
    PACED,
    'With persistence it is compared with the durable floor, which also waits for the disk. With bots, two threads think all the time about matches of their own.',
  ],
  plans: plans(3, 8, 4),
  metrics: [
    ...paced('200'),
    ...latencies('ours, with persistence and 2 bots', '200-benchtop-bots'),
    p99('S4', 'ours, no persistence / floor', '200-benchtop', '200-floor', atMost(2.5, 1.5)),
    p99('S4', 'ours, with persistence / durable floor', '200-benchtop-stored', '200-durable-floor', atMost(2.5, 1.5)),
    p99('S4', 'ours, no persistence / boardgame.io', '200-benchtop', '200-boardgame-io', atMost(0.8, 0.5)),
    p99('S7', 'ours, with / without 2 bots', '200-benchtop-bots', '200-benchtop-stored', atMost(3, 2)),
  ],
};

const crowded: Suite = {
  name: 'load: 800 matches',
  title: 'Server: 800 matches, 3,200 sockets, a move a second in each',
  notes: [
    PACED,
    'A server without a backlog makes all moves that are due. Memory is what the process grows by from listening to the end of the run.',
    'About one move in a hundred meets a pause of the garbage collector, so that p99 (S5) changes much with what else the machine has to do. docs/reliability.md says what several runs gave.',
  ],
  plans: plans(5, 8, 4),
  metrics: [
    ...paced('800'),
    p99('S5', 'ours, no persistence / floor', '800-benchtop', '800-floor', atMost(4, 2)),
    p99('S5', 'ours, with persistence / durable floor', '800-benchtop-stored', '800-durable-floor', atMost(4, 2)),
    kept('floor', '800-floor'),
    kept('boardgame.io', '800-boardgame-io'),
    kept('ours, no persistence', '800-benchtop', atLeast(0.99, 0.999)),
    kept('ours, with persistence', '800-benchtop-stored', atLeast(0.99, 0.999)),
    memory('floor', '800-floor'),
    memory('Colyseus', '800-colyseus'),
    memory('boardgame.io', '800-boardgame-io'),
    memory('ours, no persistence', '800-benchtop'),
    memory('ours, with persistence', '800-benchtop-stored', atMost(160e3, 120e3)),
  ],
};

function kept(text: string, variant: VariantName, gate?: Gate): Metric {
  return figure(gate === undefined ? '' : 'S5', `${text}, moves made of those due`, variant, 'kept', RATIO, gate);
}

function memory(text: string, variant: VariantName, gate?: Gate): Metric {
  const id = gate === undefined ? '' : 'M2';
  return figure(id, `${text}, memory per connected match`, variant, 'rssPerMatch', 'bytes', gate);
}

function acknowledgement(rate: number, variant: VariantName): Metric[] {
  return [50, 95, 99].map((part) =>
    figure('', `acknowledged at ${rate} commands/s, p${part}`, variant, `ack${part}`, 'ms'),
  );
}

const durable: Suite = {
  name: 'load: durable',
  title: 'Server: what is stored',
  notes: [
    'An acknowledgement is sent when the move is on the disk: SQLite, `synchronous=FULL`, moves that arrive together are committed together. A stored match of Yard has 90 decisions behind it; decisions late and early are those of two walkers in a town of 2 KB. A match that nobody has visited for ten minutes is forgotten.',
    'What is in milliseconds waits for the processor where other programs run beside it; the CPU time beside it does not. Rules of games are loaded when somebody needs them, or after the server listens.',
  ],
  plans: plans(3, 1, 3),
  metrics: [
    ...acknowledgement(50, '50-benchtop-stored'),
    ...acknowledgement(200, '200-benchtop-stored'),
    ...acknowledgement(500, '500-benchtop-stored'),
    figure('M1', 'memory per idle match', 'stored-matches', 'memoryPerMatch', 'bytes', atMost(40e3, 24e3)),
    figure('M3', 'memory per forgotten match', 'forgotten-matches', 'memoryPerMatch', 'bytes', atMost(200, 200)),
    figure('', 'stored match, first visit, p50', 'stored-matches', 'load50', 'ms'),
    figure('G3', 'stored match, first visit, p99', 'stored-matches', 'load99', 'ms', atMost(5, 2)),
    figure('', 'of it CPU time of the main thread, p50', 'stored-matches', 'loadWork50', 'ms'),
    figure('', 'of it CPU time of the main thread, p99', 'stored-matches', 'loadWork99', 'ms'),
    figure('G4', 'sent to somebody who comes back', 'stored-matches', 'sightBytes', 'bytes', atMost(32e3, 16e3)),
    figure('G4', 'the same after 1,900 decisions', 'server-growth', 'sightBytes', 'bytes', atMost(32e3, 16e3)),
    figure('G5', 'database per decision', 'stored-matches', 'bytesPerRow', 'bytes', atMost(250, 120)),
    figure('G1', 'decisions 1,901 to 2,000 / 101 to 200', 'server-growth', 'lateOverEarly', RATIO, atMost(1.15, 1.05)),
    figure('', 'floor, start to listening', 'start-floor', 'startMs', 'ms'),
    figure('', 'boardgame.io, start to listening', 'start-boardgame-io', 'startMs', 'ms'),
    figure('', 'Colyseus, start to listening', 'start-colyseus', 'startMs', 'ms'),
    figure('C1', 'ours, start to listening', 'start-benchtop', 'startMs', 'ms', atMost(800, 500)),
    figure('', 'floor, CPU time until it listens', 'start-floor', 'startWork', 'ms'),
    figure('', 'ours, CPU time until it listens', 'start-benchtop', 'startWork', 'ms'),
  ],
};

/** Seconds by the clock on the wall, not of CPU. */
function plans(repetitions: number, warmUp: number, measured: number): Plans {
  return {
    thorough: { repetitions, warmUp, measured },
    quick: { repetitions: 1, warmUp: warmUp / 2, measured: measured / 2 },
  };
}

export const loadSuites: readonly Suite[] = [saturated, steady, crowded, durable];
