import { describe, expect, test } from 'vitest';
import { fuzzHost } from '../../harness/secrets/fuzz-host.ts';
import { fuzzRequests, fuzzSockets } from '../../harness/secrets/fuzz-network.ts';
import type { Connection, Conversation, Host } from '../../src/host/contract.ts';

/** A server that listens badly: what it makes of each message before it reads it. */
function listening(read: (text: string, others: readonly Conversation[], n: number) => string | null) {
  return (host: Host): Host => {
    const all: Conversation[] = [];
    const connect = (connection: Connection): Conversation => {
      const conversation = host.connect(connection);
      const n = all.push(conversation) - 1;
      return {
        read: (text) => conversation.read(text),
        carryOut: (message, done) => conversation.carryOut(message, done),
        receive: (text) => {
          const made = read(text, all, n);
          if (made !== null) conversation.receive(made);
        },
        closed: () => conversation.closed(),
      };
    };
    return new Proxy(host, {
      get: (target, name) => (name === 'connect' ? connect : (Reflect.get(target, name) as unknown)),
    });
  };
}

type Fields = { readonly [field: string]: unknown };

function fieldsOf(text: string): Fields | null {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
  } catch {
    return null;
  }
}

/** Takes what it knows and does not look at the rest. */
function known(text: string): string {
  const { type, id, table, decision, option, after, since, invite, text: words } = fieldsOf(text) ?? {};
  return JSON.stringify({ type, id, table, decision, option, after, since, invite, text: words });
}

const saboteurs: readonly { readonly name: string; readonly tamper: (host: Host) => Host }[] = [
  { name: 'skips the check of fields', tamper: listening(known) },
  {
    name: 'trusts the seat that a message names',
    tamper: listening((text, all) => {
      const seat = fieldsOf(text)?.['seat'];
      const other = typeof seat === 'number' ? all[seat] : undefined;
      if (other === undefined) return text;
      other.receive(known(text));
      return null;
    }),
  },
  { name: 'forgives spaces and capitals', tamper: listening((text) => text.toLowerCase().replaceAll(/ +"/g, '"')) },
  { name: 'takes the first of a list', tamper: listening((text) => text.replace(/^\[(.*)\]$/s, '$1')) },
  { name: 'does not answer what it cannot read', tamper: listening((text) => (fieldsOf(text) === null ? null : text)) },
  {
    name: 'does everything twice',
    tamper: listening((text, all, n) => {
      all[n]?.receive(text);
      return text;
    }),
  },
  {
    name: 'copies what it reads into its own objects',
    tamper: listening((text) => {
      if (Object.hasOwn(fieldsOf(text) ?? {}, '__proto__'))
        Object.defineProperty(Object.prototype, 'polluted', { configurable: true, value: true });
      return text;
    }),
  },
];

describe('hostile messages', () => {
  test('none of 20,000 is wrongly accepted, and each is answered once', async () => {
    const { faults, accepted, messages } = await fuzzHost(20_000, 'test');
    expect(faults).toEqual([]);
    expect(messages).toBe(20_000);
    expect(accepted).toBeGreaterThan(500);
  });

  test('nor of those that come over real sockets', async () => {
    const { faults, accepted } = await fuzzSockets(1500, 'test');
    expect(faults).toEqual([]);
    expect(accepted).toBeGreaterThan(30);
  });

  test('no body over HTTP makes the server fail', async () => {
    const { faults, byStatus } = await fuzzRequests(600, 'test');
    expect(faults).toEqual([]);
    expect(byStatus.get(400)).toBeGreaterThan(100);
  });
});

describe('a server that listens badly is found', () => {
  test.each(saboteurs)('one that $name', async ({ tamper }) => {
    try {
      const { faults } = await fuzzHost(20_000, 'test', tamper);
      expect(faults).not.toEqual([]);
    } finally {
      Reflect.deleteProperty(Object.prototype, 'polluted');
    }
  });
});
