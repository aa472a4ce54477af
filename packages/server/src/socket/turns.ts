import type { WebSocket } from '@fastify/websocket';
import type { Conversation } from '../host/contract.ts';
import type { Limits } from '../limits.ts';
import type { ClientMessage } from '../wire/socket.ts';

/**
 * What a message takes of a budget: by far the dearest are to open a table, which tells a whole position, and a preview,
 * which plays an option in several worlds.
 */
const costs: { readonly [type in ClientMessage['type']]: number } = {
  watch: 8,
  preview: 8,
  chat: 4,
  play: 1,
  undo: 1,
  unwatch: 1,
};

/** A budget that was not used for some seconds is this many seconds' worth. */
const BURST = 3;
/** An address is many people at most: it has so many times the budget of an account. */
const ACCOUNTS = 5;
/** So much of one account is carried out at the same time; the rest waits. */
const MOST_UNDER_WAY = 32;
/** So many messages of one account may wait; with more it floods. */
const MOST_WAITING = 100;

/** What an account, or an address, may still ask for. */
interface Share {
  readonly perSecond: number;
  /** As of second `second`. */
  budget: number;
  second: number;
  /** Open sockets that draw on it. */
  sockets: number;
}

/** A message that waits for its turn. */
interface Waiting {
  readonly turn: Turn;
  readonly socket: Pick<WebSocket, 'readyState' | 'OPEN'>;
  readonly conversation: Pick<Conversation, 'carryOut'>;
  readonly message: ClientMessage;
}

/** What a socket draws on: the budget of its account, that of its address, and the line of its account. */
export interface Turn {
  readonly account: Share;
  readonly address: Share;
  readonly line: Line;
}

/** What of one account is under way, and what waits. All its sockets share it. */
interface Line {
  underWay: number;
  readonly waiting: Waiting[];
}

/**
 * Lets messages in so that nobody has to wait for somebody else's many: an account has one budget over all its sockets,
 * dear messages take more of it, and what goes beyond it waits, one message of each account after the other.
 */
export class Turns {
  private readonly perSecond: number;
  private readonly accounts = new Map<string, Share>();
  private readonly addresses = new Map<string, Share>();
  private readonly lines = new Map<Share, Line>();
  /** Accounts of which something waits. */
  private readonly inLine = new Set<Line>();
  private second = 0;
  private scheduled = false;

  constructor({ accountMessages }: Pick<Limits, 'accountMessages'>) {
    this.perSecond = accountMessages;
  }

  /** A socket has opened. */
  join(account: string, address: string): Turn {
    const own = this.shareOf(this.accounts, account, this.perSecond);
    const line = this.lines.get(own) ?? { underWay: 0, waiting: [] };
    this.lines.set(own, line);
    return { account: own, address: this.shareOf(this.addresses, address, this.perSecond * ACCOUNTS), line };
  }

  /** A socket has closed. What an account has used up stays used up when it comes back. */
  leave({ account, address }: Turn): void {
    account.sockets--;
    address.sockets--;
  }

  /** Carries a message out, now or when its turn has come. False: too many wait already. */
  take(turn: Turn, conversation: Waiting['conversation'], socket: Waiting['socket'], message: ClientMessage): boolean {
    const { waiting } = turn.line;
    if (waiting.length === 0 && this.mayBegin(turn, message)) {
      this.begin(turn, conversation, message);
      return true;
    }
    if (waiting.length >= MOST_WAITING) return false;
    waiting.push({ turn, conversation, socket, message });
    this.inLine.add(turn.line);
    return true;
  }

  /** Time goes on: what had to wait may get its turn. Budgets that are whole again and nobody's are forgotten. */
  tick(second: number): void {
    const anew = second !== this.second;
    this.second = second;
    if (this.inLine.size > 0) this.serve();
    if (anew) this.forget();
  }

  private mayBegin({ account, address, line }: Turn, { type }: ClientMessage): boolean {
    const cost = costs[type];
    return line.underWay + cost <= MOST_UNDER_WAY && this.left(account) >= cost && this.left(address) >= cost;
  }

  private begin({ account, address, line }: Turn, conversation: Waiting['conversation'], message: ClientMessage): void {
    const cost = costs[message.type];
    account.budget -= cost;
    address.budget -= cost;
    line.underWay += cost;
    conversation.carryOut(message, () => {
      line.underWay -= cost;
      if (line.waiting.length > 0) this.schedule();
    });
  }

  /** Not at once: whoever has something to say meanwhile is heard first. */
  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      this.serve();
    });
  }

  /** One message of each account after the other. */
  private serve(): void {
    let served = true;
    while (served) {
      served = false;
      for (const line of this.inLine) served = this.serveOne(line) || served;
    }
  }

  private serveOne(line: Line): boolean {
    const { waiting } = line;
    const [next] = waiting;
    if (next === undefined) {
      this.inLine.delete(line);
      return false;
    }
    const { turn, socket, conversation, message } = next;
    const gone = socket.readyState !== socket.OPEN;
    if (!gone && !this.mayBegin(turn, message)) return false;
    waiting.shift();
    if (!gone) this.begin(turn, conversation, message);
    return true;
  }

  private shareOf(shares: Map<string, Share>, key: string, perSecond: number): Share {
    const { second } = this;
    const share = shares.get(key) ?? { perSecond, budget: perSecond * BURST, second, sockets: 0 };
    share.sockets++;
    shares.set(key, share);
    return share;
  }

  private left(share: Share): number {
    const { perSecond, second } = share;
    if (second !== this.second) {
      share.budget = Math.min(perSecond * BURST, share.budget + perSecond * (this.second - second));
      share.second = this.second;
    }
    return share.budget;
  }

  private forget(): void {
    for (const shares of [this.accounts, this.addresses])
      for (const [key, share] of shares) {
        if (share.sockets > 0 || this.left(share) < share.perSecond * BURST) continue;
        shares.delete(key);
        this.lines.delete(share);
      }
  }
}
