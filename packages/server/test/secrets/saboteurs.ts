import { Match, sampleWorld } from '@benchtop/engine/host';
import type { Phase } from '@benchtop/engine/author';
import type { Core, Game, GameEvent, MatchRecord, Step } from '@benchtop/engine/host';
import type { Tampering, Truths } from '../../harness/secrets/side.ts';
import { sitter } from '../../harness/secrets/side.ts';
import { fastDice } from '../../harness/secrets/walk.ts';
import { Broadcaster } from '../../src/host/audience.ts';
import type { Host } from '../../src/host/contract.ts';
import { DelayedFeed } from '../../src/host/delayed-feed.ts';
import { storedHash } from '../../src/host/hash.ts';
import { LiveMatch } from '../../src/host/live-match.ts';
import { LiveTable } from '../../src/host/live-table.ts';

/** A leak that is planted on purpose: the comparison of worlds must find it. */
export interface Saboteur {
  readonly name: string;
  /** The game it is planted in. */
  readonly game: 'snare' | 'arctic-cleanup' | 'algoracing';
  readonly tampering?: Tampering;
  /** Changes the server itself; what it returns changes it back. */
  readonly patch?: () => () => void;
}

/** A small number that depends on everything in a state, hidden or not. */
function trace(state: Readonly<Core>): number {
  return Number.parseInt(storedHash(state).slice(0, 6), 16) % 1000;
}

/** The host with some of its methods replaced. */
function hostWith(host: Host, changes: Partial<Host>): Host {
  return new Proxy(host, {
    get(target, name) {
      const value: unknown = Reflect.get(name in changes ? changes : target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** Instead of sending a message, `deliver` is called, with what is really the case at the table. */
function delivering(
  deliver: (text: string, truth: ReturnType<Truths>, send: (text: string) => void) => void,
): Tampering {
  return {
    host: (host, truths) =>
      hostWith(host, {
        connect: ({ person, send }) => {
          const table = /pair\d{8}/.exec(person.account)?.[0] ?? '';
          return host.connect({ person, send: (text) => deliver(text, truths(table), send) });
        },
      }),
  };
}

/** Every message to anybody goes through `edit`. */
function editing(edit: (text: string, truth: ReturnType<Truths>) => string): Tampering {
  return delivering((text, truth, send) => send(edit(text, truth)));
}

/** Adds a field to messages of one type. */
function adding(type: string, field: (truth: ReturnType<Truths>) => unknown): Tampering {
  return editing((text, truth) =>
    text.startsWith(`{"type":"${type}"`) ? `${text.slice(0, -1)},"extra":${JSON.stringify(field(truth))}}` : text,
  );
}

/** The game with every step changed. */
function withSteps(game: Game, change: (step: Step<Core>) => Partial<Step<Core>>): Game {
  const steps = Object.entries(game.steps).map(([kind, step]) => [kind, { ...step, ...change(step) }] as const);
  return { ...game, steps: Object.fromEntries(steps) };
}

/** The game with one more event while it is set up. */
function withOpening(game: Game, event: GameEvent): Game {
  const { setup } = game.phases;
  if (setup === undefined) throw new Error('there is no setup');
  const run: Phase['run'] = (s, d, ctx) => {
    setup.run(s, d, ctx);
    ctx.emit?.(event);
  };
  return { ...game, phases: { ...game.phases, setup: { ...setup, run } } };
}

type FieldSpec = Game['state']['fields'][string];
type HiddenSpec = Extract<FieldSpec, { readonly kind: 'hidden' | 'pieces' }>;

/** The game with another declaration of a hidden place. */
function withPlace(game: Game, name: string, change: (spec: HiddenSpec) => FieldSpec): Game {
  const spec = game.state.fields[name];
  if (spec?.kind !== 'hidden' && spec?.kind !== 'pieces') throw new Error(`${name} is not hidden`);
  return { ...game, state: { fields: { ...game.state.fields, [name]: change(spec) } } };
}

const declaredOpen = (name: string): Tampering => ({ game: (game) => withPlace(game, name, ({ of }) => of) });

const backsThatShow = (name: string): Tampering => ({
  game: (game) =>
    withPlace(game, name, (spec) =>
      spec.kind === 'pieces' ? { ...spec, rule: { ...spec.rule, back: (face) => face } } : spec,
    ),
});

/** Replaces a member of a class until what it returns is called. */
function replacing<T extends object, K extends keyof T>(holder: T, name: K, make: (old: T[K]) => T[K]): () => void {
  const old = Object.getOwnPropertyDescriptor(holder, name);
  if (old === undefined) throw new Error(`there is no ${String(name)}`);
  Object.defineProperty(holder, name, { configurable: true, writable: true, value: make(old.value as T[K]) });
  return () => Object.defineProperty(holder, name, old);
}

const inGames: readonly Saboteur[] = [
  {
    name: 'a hidden place is declared open',
    game: 'snare',
    tampering: declaredOpen('bag'),
  },
  { name: 'cards whose backs show their faces', game: 'snare', tampering: backsThatShow('deck') },
  {
    name: 'a bag that shows its order',
    game: 'arctic-cleanup',
    tampering: declaredOpen('bag'),
  },
  {
    name: 'samples whose colours their owner sees',
    game: 'algoracing',
    tampering: declaredOpen('faces'),
  },
  {
    name: 'a score line from hidden parts',
    game: 'arctic-cleanup',
    tampering: {
      game: (game) => ({
        ...game,
        score: (s, seat) => [...game.score(s, seat), { rule: 'X', label: 'Luck', points: trace(s) }],
      }),
    },
  },
  {
    name: 'a label that names what is hidden',
    game: 'algoracing',
    tampering: {
      game: (game) => withSteps(game, (step) => ({ label: (s, d, o) => `${step.label(s, d, o)} (${trace(s)})` })),
    },
  },
  {
    name: 'a prompt that tells another seat what is hidden',
    game: 'arctic-cleanup',
    tampering: {
      game: (game) => withSteps(game, (step) => ({ prompt: (s, d) => `${step.prompt(s, d)} ${trace(s)}` })),
    },
  },
  {
    name: 'refusal facts with hidden numbers',
    game: 'algoracing',
    tampering: { game: (game) => withSteps(game, () => ({ facts: (s) => ({ need: trace(s) }) })) },
  },
  {
    name: 'a warning that knows the deck',
    game: 'snare',
    tampering: {
      game: (game) => withSteps(game, () => ({ warn: (s) => (trace(s) % 2 === 0 ? 'idle' : null) })),
    },
  },
];

const inMessages: readonly Saboteur[] = [
  {
    name: 'a piece of the key in a message',
    game: 'arctic-cleanup',
    tampering: adding('sync', ({ key }) => key.slice(0, 8)),
  },
  { name: 'the state hash as a tag', game: 'algoracing', tampering: adding('moved', ({ state }) => storedHash(state)) },
  {
    name: 'secret answers before the last one',
    game: 'snare',
    tampering: adding('moved', ({ state }) => state.stack.map(({ answers }) => answers)),
  },
  {
    name: 'padding that depends on what is hidden',
    game: 'arctic-cleanup',
    tampering: editing((text, { state }) => text + ' '.repeat(trace(state) % 7)),
  },
  {
    name: 'a refusal that says too much',
    game: 'snare',
    tampering: editing((text, { state }) => text.replace('"facts":{}', `"facts":{"cards":${trace(state)}}`)),
  },
  {
    name: 'one message more when it matters',
    game: 'algoracing',
    tampering: delivering((text, { state }, send) => {
      send(text);
      if (trace(state) % 4 === 0) send('{"type":"beat"}');
    }),
  },
  {
    name: "another seat's page of the history",
    game: 'snare',
    tampering: {
      host: (host) =>
        hostWith(host, {
          history: async (_who, table, invite, from) => host.history(sitter(table, 0), table, invite, from),
        }),
    },
  },
  {
    name: 'the record of a match that runs',
    game: 'arctic-cleanup',
    tampering: {
      host: (host, truths) =>
        hostWith(host, {
          record: async (_who, table) => ({
            ok: true,
            value: JSON.parse(JSON.stringify(truths(table))) as MatchRecord,
          }),
        }),
    },
  },
  {
    name: 'the lobby says how the match stands',
    game: 'algoracing',
    tampering: {
      host: (host, truths) =>
        hostWith(host, {
          table: async (who, table, invite) => {
            const found = await host.table(who, table, invite);
            return found.ok ? { ok: true, value: { ...found.value, updated: trace(truths(table).state) } } : found;
          },
        }),
    },
  },
];

const inServer: readonly Saboteur[] = [
  {
    name: "spectators get the first seat's view",
    game: 'algoracing',
    patch: () =>
      replacing(LiveTable.prototype, 'welcome', (old) => {
        return async function (this: LiveTable, { connection, audience }, since) {
          return old.call(this, { connection, audience: audience ?? 0 }, since);
        };
      }),
  },
  {
    name: "seats get their neighbour's view",
    game: 'snare',
    patch: () =>
      replacing(LiveTable.prototype, 'welcome', (old) => {
        return async function (this: LiveTable, { connection, audience }, since) {
          const next = audience === null ? null : (audience + 1) % this.rows.seats.length;
          return old.call(this, { connection, audience: next }, since);
        };
      }),
  },
  {
    name: 'events are sent unmasked',
    game: 'algoracing',
    patch: () =>
      replacing(LiveMatch.prototype, 'carryOut', (old) => {
        return function (this: LiveMatch, order, at) {
          const turn = old.call(this, order, at);
          if ('ok' in turn) return turn;
          const carried = turn.carried.map((one) => {
            const events = one.entry.events.map(({ seen: _seen, ...event }) => event);
            return { ...one, entry: { ...one.entry, open: true, events } };
          });
          return { rows: turn.rows, carried };
        };
      }),
  },
  {
    name: 'events of the opening are sent unmasked',
    game: 'arctic-cleanup',
    tampering: {
      game: (game, world) => withOpening(game, { type: 'dealt', cards: trace(world), seen: { cards: 0 } }),
    },
    patch: () =>
      replacing(LiveMatch, 'deal', (old) => {
        return (...args) => {
          const live = old.call(LiveMatch, ...args);
          return Object.assign(live, { opening: live.opening.map(({ seen: _seen, ...event }) => event) });
        };
      }),
  },
  {
    name: 'a reason against undo that names a card',
    game: 'snare',
    patch: () =>
      replacing(Match.prototype, 'undo', (old) => {
        return function (this: Match, seat) {
          const undone = old.call(this, seat);
          return undone.ok ? undone : { ...undone, reason: `${undone.reason} (${trace(this.state)})` };
        };
      }),
  },
  {
    name: 'undo that is barred by what is hidden',
    game: 'arctic-cleanup',
    patch: () =>
      replacing(Match.prototype, 'undoBarrier', (old) => {
        return function (this: Match, seat) {
          return trace(this.state) % 2 === 0 ? 'revealed' : old.call(this, seat);
        };
      }),
  },
  {
    name: 'how many options others have',
    game: 'snare',
    patch: () =>
      replacing(Broadcaster.prototype, 'turnInfo', (old) => {
        return function (this: Broadcaster, audience, deadline) {
          const turnInfo = JSON.parse(old.call(this, audience, deadline)) as { awaited: { seat: number }[] };
          const { match } = Reflect.get(this, 'live') as LiveMatch;
          const awaited = turnInfo.awaited.map((one) => ({ ...one, n: match.due(one.seat)?.options.length }));
          return JSON.stringify({ ...turnInfo, awaited });
        };
      }),
  },
  {
    name: 'options in an order that follows what is hidden',
    game: 'arctic-cleanup',
    patch: () =>
      replacing(Match.prototype, 'due', (old) => {
        return function (this: Match, seat) {
          const due = old.call(this, seat);
          if (due === null) return null;
          const cut = trace(this.state) % due.options.length;
          return { ...due, options: [...due.options.slice(cut), ...due.options.slice(0, cut)] };
        };
      }),
  },
  {
    name: 'bots are given the real state',
    game: 'arctic-cleanup',
    patch: () =>
      replacing(Match.prototype, 'sample', () => {
        return function (this: Match) {
          return this.fork();
        };
      }),
  },
  {
    name: 'a bot whose public seed gives the real state away',
    game: 'algoracing',
    patch: () =>
      replacing(Match.prototype, 'sample', () => {
        return function (this: Match, seat, seed) {
          return Match.from(this.game, sampleWorld(this.game, this.state, seat, fastDice(seed)), this.key);
        };
      }),
  },
];

const toTheLate: readonly Saboteur[] = [
  {
    name: 'late spectators are told the last entry',
    game: 'arctic-cleanup',
    patch: () =>
      replacing(LiveTable.prototype, 'headFor', () => {
        return function (this: LiveTable) {
          return this.match.head;
        };
      }),
  },
  {
    name: 'late spectators read the whole history',
    game: 'algoracing',
    patch: () =>
      replacing(LiveTable.prototype, 'headAllowed', () => {
        return async function (this: LiveTable) {
          return this.match.head;
        };
      }),
  },
  {
    name: 'late spectators see who is waited for now',
    game: 'snare',
    patch: () => replacing(LiveTable.prototype, 'hasEndedFor', () => () => true),
  },
  {
    name: 'late spectators get their messages at once',
    game: 'arctic-cleanup',
    patch: () =>
      replacing(DelayedFeed.prototype, 'due', () => {
        return async function (this: DelayedFeed) {
          return (Reflect.get(this, 'table') as LiveTable).match.head;
        };
      }),
  },
];

export const saboteurs: readonly Saboteur[] = [...inGames, ...inMessages, ...inServer, ...toTheLate];
