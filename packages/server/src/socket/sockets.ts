import type { Socket } from 'node:net';
import type { WebSocket } from '@fastify/websocket';
import type { Conversation, Host, Person } from '../host/contract.ts';
import type { Limits } from '../limits.ts';
import { OpenByNetwork } from '../networks.ts';
import type { Network } from '../networks.ts';
import type { Answer, ServerMessage } from '../wire/socket.ts';
import { Outbox } from './outbox.ts';
import { Turns } from './turns.ts';
import type { Turn } from './turns.ts';

/** Why a socket was closed, for the page to act on. */
export const closeCodes = {
  /** The server stops or starts anew: try again soon. */
  restart: 1012,
  /** The client does not read what it is sent: try again, and resume. */
  slow: 1013,
  /** Messages came too fast. */
  flood: 1008,
  /** Only text is understood. */
  binary: 1003,
  /** The session has ended: trying again is in vain. */
  signedOut: 4401,
} as const;

/** Whom a socket belongs to. */
export interface Owner {
  readonly person: Person;
  readonly session: string;
  readonly expires: number;
  /** One network of IPv6 counts as one address. */
  readonly address: string;
  /** The address, and the networks around it. */
  readonly networks: readonly Network[];
}

export interface SocketParts {
  readonly host: Pick<Host, 'connect'>;
  readonly limits: Limits;
  /** Changes whenever the page does. */
  readonly version: string;
  /** Seconds between two signs of life. */
  readonly signOfLife?: number;
  /** Told that somebody is here. */
  onOpen(account: string): void;
}

interface Member extends Owner {
  readonly socket: WebSocket;
  readonly outbox: Outbox;
  readonly stream: Socket;
  readonly turn: Turn;
  readonly round: number;
  /** True when something was heard since it was looked after last. */
  alive: boolean;
  asked: boolean;
  /** Messages it may still send, as of second `second`. */
  budget: number;
  second: number;
}

/** A socket that was silent for so many seconds is asked for a sign of life, and has as long to give it. */
const SIGN_OF_LIFE = 8;
/** Milliseconds between two groups of sockets that are asked. */
const TICK = 20;
const BURST = 3;
/** A long message counts as one for each so many bytes. */
const PIECE = 2048;
const PATIENCE_MS = 2000;
const CUT_OFF_MS = 200;

const tooFast: Answer = {
  type: 'answer',
  id: null,
  ok: false,
  code: 'too-fast',
  reason: 'Messages came too fast.',
  rule: null,
  facts: {},
};
const TOO_FAST = JSON.stringify(tooFast);

/** All open sockets: who they belong to, whether they live, whether they read, whether they behave. */
export class Sockets {
  private readonly parts: SocketParts;
  private readonly limits: Limits;
  private readonly turns: Turns;
  /** Who is looked after at which tick, so that not all are at once. */
  private readonly rounds: readonly Set<Member>[];
  private readonly bySession = new Map<string, Set<Member>>();
  private readonly byAccount = new Map<string, number>();
  private readonly byAddress: OpenByNetwork;
  private readonly timer: NodeJS.Timeout;
  private ticks = 0;
  private second = 0;
  private opened = 0;
  private closing = false;

  constructor(parts: SocketParts) {
    this.parts = parts;
    this.limits = parts.limits;
    this.byAddress = new OpenByNetwork(parts.limits.addressSockets);
    this.turns = new Turns(parts.limits);
    const ticks = ((parts.signOfLife ?? SIGN_OF_LIFE) * 1000) / TICK;
    this.rounds = Array.from({ length: ticks }, () => new Set<Member>());
    this.timer = setInterval(() => this.tick(), TICK).unref();
  }

  /** Why one more socket cannot be opened, as a sentence; null: it can. */
  refusal({ person, networks }: Owner): { code: 'too-fast' | 'unavailable'; reason: string } | null {
    if (this.closing) return { code: 'unavailable', reason: 'The server is about to stop.' };
    if ((this.byAccount.get(person.account) ?? 0) >= this.limits.accountSockets)
      return { code: 'too-fast', reason: 'Too many pages of this account are open: close one.' };
    if (!this.byAddress.hasRoom(networks))
      return { code: 'too-fast', reason: 'Too many pages are open at your address: close one.' };
    return null;
  }

  /** `stream` is what carries the socket's frames. */
  open(socket: WebSocket, owner: Owner, stream: Socket): void {
    const budget = this.limits.messages * BURST;
    const round = this.opened++ % this.rounds.length;
    const outbox = new Outbox(socket, stream, () => this.cutOff(member, closeCodes.slow, 'The client does not read.'));
    const { person, session, expires, address, networks } = owner;
    const turn = this.turns.join(person.account, address);
    const { second } = this;
    // Written out: it is changed with every message, and copies of objects are slower to change.
    const member: Member = {
      person,
      session,
      expires,
      address,
      networks,
      socket,
      outbox,
      stream,
      turn,
      round,
      alive: true,
      asked: false,
      budget,
      second,
    };
    this.add(member);
    this.parts.onOpen(owner.person.account);
    outbox.send(this.welcome(owner.person));
    const conversation = this.parts.host.connect({
      person: owner.person,
      send: (text) => outbox.send(text),
    });
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      if (isBinary) this.end(member, closeCodes.binary, 'Only text is understood.');
      else if (this.spend(member, data.length)) this.hear(member, conversation, data.toString());
    });
    // Signs of life are messages, too: whoever sends nothing else can send as few of them.
    socket.on('ping', (data: Buffer) => {
      if (this.spend(member, 0)) echo(member, data);
    });
    socket.on('pong', () => this.spend(member, 0));
    socket.on('close', () => {
      this.remove(member);
      conversation.closed();
    });
  }

  private hear(member: Member, conversation: Conversation, text: string): void {
    const message = conversation.read(text);
    if (message === null || this.turns.take(member.turn, conversation, member.socket, message)) return;
    this.flooded(member);
  }

  private welcome({ account, name }: Person): string {
    const { version } = this.parts;
    const message: ServerMessage = { type: 'welcome', account, name, version, now: Date.now() };
    return JSON.stringify(message);
  }

  /** Closes the sockets of a session that has ended, at once. `restart`: another session has taken its place. */
  endSession(session: string, why: 'signedOut' | 'restart'): void {
    for (const member of this.bySession.get(session) ?? []) this.end(member, closeCodes[why], 'The session has ended.');
  }

  /** Tells all to come back later. */
  async closeAll(): Promise<void> {
    this.closing = true;
    clearInterval(this.timer);
    const members = this.rounds.flatMap((round) => [...round]);
    await Promise.all(
      members.map(async (member) => {
        const closed = new Promise((resolve) => member.socket.once('close', resolve));
        this.end(member, closeCodes.restart, 'The server stops.');
        await closed;
      }),
    );
  }

  /** False: what came, of so many bytes, came too fast, and the socket is on its way out. */
  private spend(member: Member, bytes: number): boolean {
    const { messages } = this.limits;
    member.alive = true;
    if (member.second !== this.second) {
      member.budget = Math.min(messages * BURST, member.budget + messages * (this.second - member.second));
      member.second = this.second;
    }
    const had = member.budget;
    member.budget -= 1 + Math.floor(bytes / PIECE);
    if (had > 0) return true;
    this.flooded(member);
    return false;
  }

  private flooded(member: Member): void {
    if (member.socket.readyState !== member.socket.OPEN) return;
    member.outbox.send(TOO_FAST);
    this.cutOff(member, closeCodes.flood, 'Messages came too fast.');
  }

  /** Ends a socket whose client keeps no measure: what it goes on to send is not even read. */
  private cutOff(member: Member, code: number, words: string): void {
    this.end(member, code, words, CUT_OFF_MS);
    member.stream.pause();
  }

  private end({ socket, outbox }: Member, code: number, words: string, patience = PATIENCE_MS): void {
    outbox.flush();
    socket.close(code, words);
    // A client that does not answer, or does not even read, is not waited for.
    setTimeout(() => socket.terminate(), patience).unref();
  }

  private tick(): void {
    this.ticks++;
    this.second = Math.floor((this.ticks * TICK) / 1000);
    this.turns.tick(this.second);
    const now = Date.now();
    for (const member of this.rounds[this.ticks % this.rounds.length] ?? []) this.lookAfter(member, now);
  }

  private lookAfter(member: Member, now: number): void {
    if (member.asked && !member.alive) return member.socket.terminate();
    if (member.expires <= now) return this.end(member, closeCodes.signedOut, 'The session has ended.');
    member.asked = !member.alive;
    member.alive = false;
    if (member.asked && member.socket.readyState === member.socket.OPEN) member.socket.ping();
  }

  private add(member: Member): void {
    const { session, person, networks, round } = member;
    this.rounds[round]?.add(member);
    this.bySession.set(session, (this.bySession.get(session) ?? new Set<Member>()).add(member));
    this.byAccount.set(person.account, (this.byAccount.get(person.account) ?? 0) + 1);
    this.byAddress.add(networks);
  }

  private remove(member: Member): void {
    const { session, person, networks, round, turn } = member;
    this.rounds[round]?.delete(member);
    this.turns.leave(turn);
    const others = this.bySession.get(session);
    others?.delete(member);
    if (others?.size === 0) this.bySession.delete(session);
    countDown(this.byAccount, person.account);
    this.byAddress.remove(networks);
  }
}

/** Answers a sign of life, unless answers before it still wait to be read. */
function echo({ socket, stream }: Member, data: Buffer): void {
  if (!stream.writableNeedDrain && socket.readyState === socket.OPEN) socket.pong(data);
}

function countDown(counts: Map<string, number>, key: string): void {
  const left = (counts.get(key) ?? 1) - 1;
  if (left === 0) counts.delete(key);
  else counts.set(key, left);
}
