/** So many people wait for their turn that one more must come back later. */
export class TooBusy extends Error {}

/** Who wants a turn. Turns are shared out evenly among accounts, and among addresses. */
export interface Asker {
  /** The account that it is about, or the name that somebody says it has. */
  readonly account: string;
  readonly address: string;
  /** True for those who have been signed in to the account: strangers do not stand in their way. */
  readonly known: boolean;
}

interface Waiting {
  readonly round: number;
  go(): void;
  giveUp(): void;
}

/**
 * Lets a few work at a time. Those who are known and strangers take turns; among each of them everybody gets one turn
 * before anybody gets a second, where everybody is each account and each address.
 */
export class SignInQueue {
  private readonly atOnce: number;
  private readonly known: Line;
  private readonly strangers: Line;
  private running = 0;
  private strangersNext = false;

  /** `most` may wait in each of the two lines. */
  constructor(atOnce: number, most: number) {
    this.atOnce = atOnce;
    this.known = new Line(most);
    this.strangers = new Line(most);
  }

  /** Rejects with {@link TooBusy} when too many wait who have had fewer turns. */
  async take<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    if (this.running >= this.atOnce) await (asker.known ? this.known : this.strangers).wait(asker);
    else this.running++;
    try {
      return await work();
    } finally {
      this.pass();
    }
  }

  private pass(): void {
    const [first, second] = this.strangersNext ? [this.strangers, this.known] : [this.known, this.strangers];
    this.strangersNext = !this.strangersNext;
    const next = first.shift() ?? second.shift();
    if (next === null) this.running--;
    else next.go();
  }
}

class Line {
  private readonly most: number;
  private readonly waiting: Waiting[] = [];
  /** The last round in which an account or an address has a turn, where that is yet to come. */
  private readonly last = new Map<string, number>();
  private round = 0;

  constructor(most: number) {
    this.most = most;
  }

  wait({ account, address }: Asker): Promise<void> {
    const keys = [`account ${account}`, `address ${address}`];
    // Newcomers take part in the next round, so that every round comes to an end.
    const round = Math.max(...keys.map((key) => this.last.get(key) ?? this.round)) + 1;
    const place = this.waiting.findIndex((each) => each.round > round);
    if (place < 0 && this.waiting.length >= this.most) return Promise.reject(tooBusy());
    for (const key of keys) this.last.set(key, round);
    return new Promise((resolve, reject) => {
      const giveUp = (): void => reject(tooBusy());
      this.waiting.splice(place < 0 ? this.waiting.length : place, 0, { round, go: resolve, giveUp });
      if (this.waiting.length > this.most) this.waiting.pop()?.giveUp();
    });
  }

  shift(): Waiting | null {
    const next = this.waiting.shift() ?? null;
    if (next !== null && next.round > this.round) this.begin(next.round);
    return next;
  }

  private begin(round: number): void {
    this.round = round;
    for (const [key, last] of this.last) if (last <= round) this.last.delete(key);
  }
}

const tooBusy = (): TooBusy => new TooBusy('Too many people sign in at once.');
