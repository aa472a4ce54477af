import { describe, expect, test } from 'vitest';
import { answer } from '../src/rpc/answer.ts';
import { Matches } from '../src/rpc/matches.ts';
import { request } from './cli.ts';
import type { Response } from './cli.ts';

type Params = { readonly [name: string]: unknown };

/** A session inside this process: the same code as `benchtop rpc`, without its streams. */
function session() {
  const matches = new Matches();
  const line = (text: string): Response | null => {
    const response = answer(matches, Buffer.from(text));
    return response === null ? null : (JSON.parse(response) as Response);
  };
  const ask = (method: string, params?: Params): Response => {
    const response = line(request(1, method, params));
    if (response === null) throw new Error(`${method} got no response`);
    return response;
  };
  const call = <T>(method: string, params?: Params): T => {
    const { result, error } = ask(method, params);
    if (error !== undefined) throw new Error(`${method}: ${error.message}`);
    return result as T;
  };
  const deal = (params: Params = {}): string =>
    call<{ match: string }>('new', { game: 'arctic-cleanup', seats: 2, seed: 'rpc', ...params }).match;
  const errorOf = (method: string, params?: Params) => ask(method, params).error ?? { code: 0, message: 'no error' };
  return { line, ask, call, deal, errorOf };
}

interface Decision {
  readonly id: string;
  readonly seat: number;
  readonly step: string;
  readonly prompt: string;
}

interface Options {
  readonly decision: string;
  readonly options: { readonly id: string; readonly label: string; readonly warning?: string }[];
  readonly refused: Params[];
}

/** Plays first options until the match is over or so many choices are made. */
function playOn({ call }: ReturnType<typeof session>, match: string, most: number, pick = 0): number {
  for (let made = 0; made < most; made++) {
    const [decision] = call<Decision[]>('decisions', { match });
    if (decision === undefined) return made;
    const { options } = call<Options>('options', { match, seat: decision.seat });
    const option = options[(made * pick) % options.length]?.id;
    call('play', { match, seat: decision.seat, option, decision: decision.id });
  }
  return most;
}

describe('methods', () => {
  test('new: same seed, same match; key and settings are taken; a fresh key differs', () => {
    const s = session();
    const hash = (match: string): string => s.call('hash', { match });
    expect(hash(s.deal())).toBe(hash(s.deal()));
    expect(hash(s.deal({ seed: 'other' }))).not.toBe(hash(s.deal()));
    const fresh = () => s.call<{ commitment: string }>('new', { game: 'arctic-cleanup', seats: 2 }).commitment;
    expect(fresh()).not.toBe(fresh());
    const graded = s.deal({ settings: { tempo: 'graded' } });
    expect(s.call('view', { match: graded, seat: null })).toHaveProperty('settings.tempo', 'graded');
    const key = 'AB'.repeat(32);
    const upper = s.call<{ match: string }>('new', { game: 'arctic-cleanup', seats: 2, key }).match;
    const lower = s.call<{ match: string }>('new', { game: 'arctic-cleanup', seats: 2, key: key.toLowerCase() }).match;
    expect(hash(upper)).toBe(hash(lower));
    expect(s.call('record', { match: upper })).toHaveProperty('key', key.toLowerCase());
  });

  test('decisions, options and play agree, exactly in the shape of the protocol', () => {
    const s = session();
    const match = s.deal();
    const [decision] = s.call<Decision[]>('decisions', { match });
    expect(Object.keys(decision ?? {})).toEqual(['id', 'seat', 'step', 'prompt']);
    const seat = decision?.seat ?? -1;
    const shown = s.call<Options>('options', { match, seat });
    expect(Object.keys(shown)).toEqual(['decision', 'options', 'refused']);
    expect(shown.decision).toBe(decision?.id);
    for (const refused of shown.refused) expect(Object.keys(refused)).toEqual(['id', 'label', 'rule', 'reason']);
    const option = shown.options[0]?.id;
    const played = s.call<{ events: { type: string }[]; over: boolean }>('play', { match, seat, option });
    expect(played.over).toBe(false);
    expect(played.events[0]?.type).toBe('factory-placed');
  });

  test('options have a warning only where there is one', () => {
    const s = session();
    const match = s.deal();
    while (s.call<Decision[]>('decisions', { match })[0]?.step !== 'choose-action') playOn(s, match, 1);
    const seat = s.call<Decision[]>('decisions', { match })[0]?.seat ?? -1;
    const { options } = s.call<Options>('options', { match, seat });
    const warned = options.filter((option) => 'warning' in option);
    expect(warned.map(({ id }) => id)).toEqual(['unload']);
    expect(typeof warned[0]?.warning).toBe('string');
  });

  test('view hides the order of the bag, state shows it, load takes the state back', () => {
    const s = session();
    const match = s.deal();
    const state = s.call<Params>('state', { match });
    const bag = state['bag'] as string[];
    expect(s.call('view', { match, seat: 0 })).toHaveProperty('bag', { count: bag.length, items: [...bag].sort() });
    expect(s.call('view', { match, seat: null })).toHaveProperty('seat', null);
    const { match: loaded } = s.call<{ match: string }>('load', { game: 'arctic-cleanup', state, seed: 'rpc' });
    expect(s.call('hash', { match: loaded })).toBe(s.call('hash', { match }));
  });

  test('fork goes its own way', () => {
    const s = session();
    const match = s.deal();
    const { match: copy } = s.call<{ match: string }>('fork', { match });
    const before = s.call('hash', { match });
    playOn(s, copy, 3);
    expect(s.call('hash', { match })).toBe(before);
    expect(s.call('hash', { match: copy })).not.toBe(before);
  });

  test('sample looks the same to its seat, and repeats with its seed', () => {
    const s = session();
    const match = s.deal();
    const world = (params: Params): string => s.call<{ match: string }>('sample', { match, seat: 0, ...params }).match;
    const one = world({ seed: 'w' });
    expect(s.call('view', { match: one, seat: 0 })).toEqual(s.call('view', { match, seat: 0 }));
    expect(s.call('hash', { match: one })).toBe(s.call('hash', { match: world({ seed: 'w' }) }));
    const hashes = new Set(Array.from({ length: 8 }, () => s.call('hash', { match: world({}) })));
    expect(hashes.size).toBeGreaterThan(1);
    expect(s.call('sample', { match, seat: null, seed: 'w' })).toHaveProperty('match');
  });

  test('undo gives the state before', () => {
    const s = session();
    const match = s.deal();
    const before = s.call('hash', { match });
    const seat = s.call<Decision[]>('decisions', { match })[0]?.seat;
    playOn(s, match, 1);
    expect(s.call('undo', { match, seat })).toEqual({ undone: 1 });
    expect(s.call('hash', { match })).toBe(before);
  });

  test('a whole match: outcome, record, replay at every door', () => {
    const s = session();
    const match = s.deal();
    expect(s.call('outcome', { match })).toBeNull();
    const made = playOn(s, match, 20_000, 7);
    expect(s.call('decisions', { match })).toEqual([]);
    const outcome = s.call<{ winners: number[]; scores: Params[]; reason: string }>('outcome', { match });
    expect(Object.keys(outcome).sort()).toEqual(['ranking', 'reason', 'scores', 'tieBreaks', 'winners']);
    expect(outcome.scores).toEqual(s.call('score', { match }));
    const record = s.call<{ entries: string[] }>('record', { match });
    expect(record.entries.length).toBe(made);
    const whole = s.call<{ match: string; verified: boolean }>('replay', { record });
    expect(whole.verified).toBe(true);
    expect(s.call('hash', { match: whole.match })).toBe(s.call('hash', { match }));
    const start = s.call<{ match: string }>('replay', { record, at: 0 }).match;
    expect(s.call('hash', { match: start })).toBe(s.call('hash', { match: s.deal() }));
    expect(s.errorOf('play', { match, seat: 0, option: 'plan' }).code).toBe(3);
    expect(s.errorOf('options', { match, seat: 0 }).message).toBe('The match is over.');
  });

  test('a bot answers with an option, again the same with the same seed, and changes nothing', () => {
    const s = session();
    const match = s.deal();
    const before = s.call('hash', { match });
    const seat = s.call<Decision[]>('decisions', { match })[0]?.seat;
    const { options } = s.call<Options>('options', { match, seat });
    for (const bot of ['random', 'greedy']) {
      const asked = { match, seat, bot, iterations: 10, ms: 1000, seed: 'b' };
      const chosen = s.call<{ option: string; info: object }>('bot', asked);
      expect(options.map(({ id }) => id)).toContain(chosen.option);
      expect(typeof chosen.info).toBe('object');
      expect(s.call('bot', asked)).toEqual(chosen);
    }
    expect(s.call('bot', { match, seat, bot: 'random' })).toHaveProperty('option');
    expect(s.call('hash', { match })).toBe(before);
  });

  test('close forgets the match and its handle', () => {
    const s = session();
    const match = s.deal();
    expect(s.call('close', { match })).toBe(true);
    expect(s.errorOf('close', { match }).code).toBe(2);
    expect(s.deal()).not.toBe(match);
  });
});

describe('errors', () => {
  test('requests that are none: -32600', () => {
    const { line } = session();
    const codeOf = (text: string) => line(text)?.error?.code;
    for (const text of ['[]', '1', 'null', '"games"', '{}', '{"jsonrpc":"2.0","id":1}', '{"id":1,"method":"games"}'])
      expect(codeOf(text)).toBe(-32600);
    expect(codeOf('{"jsonrpc":"1.0","id":1,"method":"games"}')).toBe(-32600);
    expect(codeOf('{"jsonrpc":"2.0","id":1,"method":7}')).toBe(-32600);
    expect(codeOf('{"jsonrpc":"2.0","id":{},"method":"games"}')).toBe(-32600);
    expect(codeOf('{"jsonrpc":"2.0","id":true,"method":"games"}')).toBe(-32600);
    expect(line('{"id":5,"method":"games"}')?.id).toBe(5);
  });

  test('ids are echoed exactly, or refused', () => {
    const { line } = session();
    for (const id of ['"a"', '0', '-3', '""', '1.5', '9007199254740991', 'null', '"\\u0000é\\ud83d\\ude00"'])
      expect(line(`{"jsonrpc":"2.0","id":${id},"method":"games"}`)).toMatchObject({ id: JSON.parse(id) as unknown });
    for (const id of ['12345678901234567890', '1e999'])
      expect(line(`{"jsonrpc":"2.0","id":${id},"method":"games"}`)).toMatchObject({
        id: null,
        error: { code: -32600 },
      });
  });

  test('methods that are none: -32601', () => {
    const { errorOf } = session();
    for (const method of ['', 'Games', 'toString', '__proto__', 'constructor', 'rpc.discover', 'x'.repeat(10_000)])
      expect(errorOf(method).code).toBe(-32601);
  });

  test('parameters that are missing, extra or of the wrong kind: -32602', () => {
    const s = session();
    const match = s.deal();
    const seat = s.call<Decision[]>('decisions', { match })[0]?.seat ?? 0;
    const wrong: [string, Params][] = [
      ['games', { verbose: true }],
      ['new', {}],
      ['new', { game: 'chess', seats: 2 }],
      ['new', { game: 'arctic-cleanup', seats: '2' }],
      ['new', { game: 'arctic-cleanup', seats: 2.5 }],
      ['new', { game: 'arctic-cleanup', seats: 5 }],
      ['new', { game: 'arctic-cleanup', seats: 1e300 }],
      ['new', { game: 'arctic-cleanup', seats: 2, settings: [] }],
      ['new', { game: 'arctic-cleanup', seats: 2, settings: { tempo: 'fast' } }],
      ['new', { game: 'arctic-cleanup', seats: 2, settings: { solo: true } }],
      ['new', { game: 'arctic-cleanup', seats: 2, key: 'abc' }],
      ['new', { game: 'arctic-cleanup', seats: 2, seed: 7 }],
      ['new', { game: 'arctic-cleanup', seats: 2, seed: 'a', key: '0'.repeat(64) }],
      ['new', { game: 'arctic-cleanup', seats: 2, seed: null }],
      ['decisions', {}],
      ['decisions', { match: 1 }],
      ['decisions', { match, seat }],
      ['options', { match }],
      ['options', { match, seat: 2 }],
      ['options', { match, seat: -1 }],
      ['options', { match, seat: null }],
      ['play', { match, seat, option: 1 }],
      ['play', { match, seat, option: 'site-n', decision: 1 }],
      ['play', { match, seat, option: 'site-n', force: true }],
      ['view', { match }],
      ['view', { match, seat: 'red' }],
      ['load', { game: 'arctic-cleanup' }],
      ['sample', { match, seat: 9 }],
      ['replay', { record: s.call('record', { match }), at: -1 }],
      ['replay', { record: s.call('record', { match }), at: 1 }],
      ['bot', { match, seat, bot: 'deep' }],
      ['bot', { match, seat, bot: 'random', iterations: 0 }],
      ['bot', { match, seat, bot: 'random', ms: 'long' }],
    ];
    for (const [method, params] of wrong)
      expect([method, params, s.errorOf(method, params).code]).toEqual([method, params, -32602]);
    expect(s.line('{"jsonrpc":"2.0","id":1,"method":"score","params":["m1"]}')?.error?.code).toBe(-32602);
    expect(s.line('{"jsonrpc":"2.0","id":1,"method":"score","params":7}')?.error?.code).toBe(-32602);
    expect(s.line('{"jsonrpc":"2.0","id":1,"method":"games","params":[]}')?.error).toBeUndefined();
  });

  test('1: a refusal says rule and reason, and changes nothing', () => {
    const s = session();
    const match = s.deal();
    const before = s.call('hash', { match });
    const seat = s.call<Decision[]>('decisions', { match })[0]?.seat ?? 0;
    const [refused] = s.call<Options>('options', { match, seat }).refused;
    const { code, message, data } = s.ask('play', { match, seat, option: refused?.['id'] }).error ?? {};
    expect(code).toBe(1);
    expect(message).toBe(refused?.['reason']);
    expect(data).toEqual({ rule: refused?.['rule'], reason: refused?.['reason'] });
    const nonsense = s.ask('play', { match, seat, option: 'no such thing' }).error;
    expect(nonsense?.code).toBe(1);
    expect(nonsense).not.toHaveProperty('data');
    expect(s.call('hash', { match })).toBe(before);
  });

  test('2: no such match, for every method that takes one', () => {
    const { errorOf } = session();
    const seated = { match: 'm99', seat: 0 };
    const methods: [string, Params][] = [
      ['decisions', { match: 'm99' }],
      ['options', seated],
      ['play', { ...seated, option: 'x' }],
      ['view', seated],
      ['state', { match: 'm99' }],
      ['fork', { match: 'm99' }],
      ['sample', seated],
      ['undo', seated],
      ['score', { match: 'm99' }],
      ['outcome', { match: '__proto__' }],
      ['hash', { match: 'm99' }],
      ['record', { match: 'm99' }],
      ['bot', { ...seated, bot: 'random' }],
      ['close', { match: 'm99' }],
    ];
    for (const [method, params] of methods) expect([method, errorOf(method, params).code]).toEqual([method, 2]);
  });

  test('3: another seat’s decision, or a closed one', () => {
    const s = session();
    const match = s.deal();
    const [decision] = s.call<Decision[]>('decisions', { match });
    const seat = decision?.seat ?? 0;
    const other = 1 - seat;
    expect(s.errorOf('play', { match, seat: other, option: 'site-n' }).code).toBe(3);
    expect(s.errorOf('options', { match, seat: other }).code).toBe(3);
    expect(s.errorOf('bot', { match, seat: other, bot: 'random' }).code).toBe(3);
    s.call('play', { match, seat, option: 'site-n', decision: decision?.id });
    expect(s.errorOf('play', { match, seat, option: 'in-n', decision: decision?.id }).code).toBe(3);
  });

  test('4: nothing to undo', () => {
    const s = session();
    const match = s.deal();
    const error = s.errorOf('undo', { match, seat: 0 });
    expect(error).toMatchObject({ code: 4, message: 'There is nothing of yours to take back.' });
  });

  test('5: bad states and records', () => {
    const s = session();
    const match = s.deal();
    const state = s.call<Params>('state', { match });
    const record = s.call<Params>('record', { match });
    const load = (bad: unknown) => s.errorOf('load', { game: 'arctic-cleanup', state: bad }).code;
    for (const bad of [
      null,
      7,
      [],
      {},
      { ...state, extra: 1 },
      { ...state, bag: [] },
      { ...state, stack: [] },
      { ...state, seats: 3 },
    ])
      expect(load(bad)).toBe(5);
    const replay = (bad: unknown) => s.errorOf('replay', { record: bad }).code;
    for (const bad of [null, {}, { ...record, game: 'chess' }, { ...record, rules: '0.1' }, { ...record, key: null }])
      expect(replay(bad)).toBe(5);
    expect(replay({ ...record, key: '0'.repeat(64) })).toBe(5);
    expect(replay({ ...record, head: '0'.repeat(64) })).toBe(5);
    expect(replay({ ...record, entries: ['1 site-n 0123456789abcdef'] })).toBe(5);
  });

  test('names from prototypes are only names', () => {
    const s = session();
    const match = s.deal();
    const state = JSON.stringify(s.call('state', { match }));
    const send = (params: string, method: string) =>
      s.line(`{"jsonrpc":"2.0","id":1,"method":"${method}","params":${params}}`)?.error?.code;
    expect(send(`{"match":"${match}","__proto__":{}}`, 'score')).toBe(-32602);
    expect(send('{"game":"arctic-cleanup","seats":2,"settings":{"__proto__":{"tempo":"graded"}}}', 'new')).toBe(-32602);
    expect(send(`{"game":"arctic-cleanup","state":{"__proto__":{},${state.slice(1)}}`, 'load')).toBe(5);
    expect(send('{"game":"__proto__","seats":2}', 'new')).toBe(-32602);
    expect(({} as Params)['tempo']).toBeUndefined();
  });

  test('a refused request takes no handle', () => {
    const s = session();
    s.errorOf('new', { game: 'arctic-cleanup', seats: 9 });
    expect(s.deal()).toBe('m1');
  });
});

describe('notifications', () => {
  test('are carried out, and never answered', () => {
    const s = session();
    expect(
      s.line('{"jsonrpc":"2.0","method":"new","params":{"game":"arctic-cleanup","seats":2,"seed":"n"}}'),
    ).toBeNull();
    expect(s.call('decisions', { match: 'm1' })).toHaveLength(1);
    expect(s.line('{"jsonrpc":"2.0","method":"nothing"}')).toBeNull();
    expect(s.line('{"jsonrpc":"2.0","method":"score","params":{"match":"m9"}}')).toBeNull();
  });
});
