import type { ServerMessage } from '@benchtop/server/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, delayAfter, SILENCE } from '../src/match/online/connection.ts';
import type { Subscriber, SocketLike, TableMessage } from '../src/match/online/connection.ts';

interface Sent {
  readonly type: string;
  readonly id: string;
  readonly table: string;
  readonly since?: number | null;
  readonly option?: string;
}

class FakeSocket implements SocketLike {
  readyState = 0;
  readonly sent: Sent[] = [];
  onopen: SocketLike['onopen'] = null;
  onmessage: SocketLike['onmessage'] = null;
  onclose: SocketLike['onclose'] = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    this.readyState = 3;
  }

  say(message: ServerMessage): void {
    this.readyState = 1;
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }

  welcome(version = '1'): void {
    this.say({ type: 'welcome', account: 'a', name: 'Ann', version, now: Date.now() });
  }

  die(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code } as CloseEvent);
  }
}

class FakeSubscriber implements Subscriber {
  seq: number | null = null;
  said = 0;
  readonly heard: TableMessage[] = [];
  readonly heads: number[] = [];
  reason: string | null = null;

  since(): number | null {
    return this.seq;
  }

  chat(): number {
    return this.said;
  }

  hear(message: TableMessage): void {
    this.heard.push(message);
  }

  head(seq: number): void {
    this.heads.push(seq);
  }

  refused(reason: string): void {
    this.reason = reason;
  }
}

const TABLE = 'abcdefghijkl';
let sockets: FakeSocket[] = [];
let line: Connection;
let states: string[] = [];

const last = (): FakeSocket => {
  const socket = sockets.at(-1);
  if (socket === undefined) throw new Error('no socket was opened');
  return socket;
};
const play = { type: 'play', table: TABLE, decision: 'd1.0', option: 'go' } as const;
const chatLine = { no: 1, seat: 0, name: 'Ann', text: 'hello', at: 0 };

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  states = [];
  line = new Connection(() => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  });
  line.subscribe(() => states.push(line.state));
});
afterEach(() => vi.useRealTimers());

describe('the line to the server', () => {
  it('opens with the first table, follows it, and hands on what is said of it', () => {
    const subscriber = new FakeSubscriber();
    expect(sockets).toHaveLength(0);
    line.follow(TABLE, 'invite', subscriber);
    expect(line.state).toBe('connecting');
    last().welcome();
    expect(line.state).toBe('live');
    expect(last().sent).toMatchObject([{ type: 'watch', table: TABLE, since: null, invite: 'invite' }]);
    last().say({ type: 'chat', table: TABLE, line: chatLine });
    last().say({ type: 'chat', table: 'another-one', line: chatLine });
    expect(subscriber.heard).toHaveLength(1);
    last().say({ type: 'beat', now: Date.now(), heads: { [TABLE]: 7 } });
    expect(subscriber.heads).toEqual([7]);
  });

  it('asks only for the lines of chat that it does not have', () => {
    const subscriber = new FakeSubscriber();
    line.follow(TABLE, null, subscriber);
    last().welcome();
    expect(last().sent[0]).not.toHaveProperty('chat');
    subscriber.said = 12;
    line.again(TABLE);
    expect(last().sent.at(-1)).toMatchObject({ type: 'watch', table: TABLE, chat: 12 });
  });

  it('says reconnecting after ten seconds of silence, however open the socket seems, and comes back by itself', () => {
    const subscriber = new FakeSubscriber();
    line.follow(TABLE, null, subscriber);
    last().welcome();
    subscriber.seq = 12;
    vi.advanceTimersByTime(SILENCE - 1);
    expect(line.state).toBe('live');
    vi.advanceTimersByTime(1);
    expect(line.state).toBe('reconnecting');
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(2);
    last().welcome();
    expect(line.state).toBe('live');
    expect(last().sent).toMatchObject([{ type: 'watch', since: 12 }]);
    expect(states).toEqual(['live', 'reconnecting', 'live']);
  });

  it('stays live while the server beats', () => {
    line.follow(TABLE, null, new FakeSubscriber());
    last().welcome();
    for (let i = 0; i < 10; i++) {
      vi.advanceTimersByTime(5000);
      last().say({ type: 'beat', now: Date.now(), heads: {} });
    }
    expect(states).toEqual(['live']);
    expect(sockets).toHaveLength(1);
  });

  it('sends a command that was not answered again, under the same id, after the tables', async () => {
    line.follow(TABLE, null, new FakeSubscriber());
    last().welcome();
    const answer = line.send(play);
    const id = last().sent.at(-1)?.id ?? '';
    last().die();
    vi.advanceTimersByTime(250);
    last().welcome();
    expect(last().sent.map(({ type }) => type)).toEqual(['watch', 'play']);
    expect(last().sent.at(-1)).toMatchObject({ id, option: 'go' });
    last().say({ type: 'answer', id, ok: true, seq: 4 });
    expect(await answer).toMatchObject({ ok: true, seq: 4 });
    last().die();
    vi.advanceTimersByTime(250);
    last().welcome();
    expect(last().sent.map(({ type }) => type)).toEqual(['watch']);
  });

  it('sends what was ordered while the line was down once it is back', () => {
    line.follow(TABLE, null, new FakeSubscriber());
    void line.send(play);
    expect(last().sent).toEqual([]);
    last().welcome();
    expect(last().sent.map(({ type }) => type)).toEqual(['watch', 'play']);
  });

  it('hears nothing from a socket it has given up', () => {
    const subscriber = new FakeSubscriber();
    line.follow(TABLE, null, subscriber);
    const old = last();
    old.welcome();
    vi.advanceTimersByTime(SILENCE + 250);
    last().welcome();
    old.say({ type: 'chat', table: TABLE, line: chatLine });
    old.die();
    expect(subscriber.heard).toEqual([]);
    expect(line.state).toBe('live');
  });

  it('tries ever more slowly, but quickly again when the network is back', () => {
    line.follow(TABLE, null, new FakeSubscriber());
    last().welcome();
    for (let i = 0; i < 8; i++) {
      last().die();
      vi.advanceTimersByTime(10_000);
    }
    const tried = sockets.length;
    last().die();
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(tried);
    line.wakeUp();
    expect(sockets).toHaveLength(tried + 1);
    line.wakeUp();
    last().welcome();
    expect(line.state).toBe('live');
  });

  it('says so at once when the browser loses the network', () => {
    line.follow(TABLE, null, new FakeSubscriber());
    last().welcome();
    line.lost();
    expect(line.state).toBe('reconnecting');
  });

  it('does not try in vain after being signed out', () => {
    line.follow(TABLE, null, new FakeSubscriber());
    last().welcome();
    last().die(4401);
    expect(line.state).toBe('signed-out');
    vi.advanceTimersByTime(60_000);
    line.wakeUp();
    expect(sockets).toHaveLength(1);
  });

  it('tells a subscriber why its table cannot be followed', () => {
    const subscriber = new FakeSubscriber();
    line.follow(TABLE, null, subscriber);
    last().welcome();
    const id = last().sent[0]?.id ?? '';
    const reason = 'There is no such table.';
    last().say({ type: 'answer', id, ok: false, code: 'not-found', reason, rule: null, facts: {} });
    expect(subscriber.reason).toBe(reason);
  });

  it('keeps the line from one table to the next and hangs up when nobody follows any', () => {
    const leave = line.follow(TABLE, null, new FakeSubscriber());
    last().welcome();
    leave();
    expect(last().sent.at(-1)).toMatchObject({ type: 'unwatch', table: TABLE });
    const leaveNext = line.follow('next-table-1', null, new FakeSubscriber());
    vi.advanceTimersByTime(5000);
    expect(sockets).toHaveLength(1);
    expect(last().readyState).toBe(1);
    leaveNext();
    vi.advanceTimersByTime(5000);
    expect(last().readyState).toBe(3);
  });

  it('notices that the server was renewed', () => {
    line.follow(TABLE, null, new FakeSubscriber());
    last().welcome('1');
    expect(line.outdated).toBe(false);
    last().die();
    vi.advanceTimersByTime(250);
    last().welcome('2');
    expect(line.outdated).toBe(true);
  });

  it('knows the time of the server', () => {
    line.follow(TABLE, null, new FakeSubscriber());
    last().say({ type: 'welcome', account: 'a', name: 'Ann', version: '1', now: Date.now() + 90_000 });
    expect(line.serverNow()).toBe(Date.now() + 90_000);
  });
});

describe('the wait before the next attempt', () => {
  it('is short at first, grows, is bounded, and differs between pages', () => {
    expect(delayAfter(0, 1)).toBe(250);
    expect(delayAfter(0, 0)).toBe(125);
    expect(delayAfter(3, 1)).toBe(2000);
    expect(delayAfter(50, 1)).toBe(10_000);
    expect(delayAfter(50, 0)).toBe(5000);
  });
});
