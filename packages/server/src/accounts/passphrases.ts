import { hash, verify } from '@node-rs/argon2';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 2;
const MOST_WAITING = 50;

/** So many people wait for their passphrase to be checked that one more must come back later. */
export class TooBusy extends Error {}

/**
 * Hashes passphrases on threads, a few at a time: each takes 19 MiB and many milliseconds, and must not crowd out play.
 */
export class Passphrases {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private decoy: Promise<string> | null = null;

  hash(passphrase: string): Promise<string> {
    return this.inTurn(() => hash(passphrase, cost));
  }

  /** Takes as long for a name that nobody has (`hashed` null) as for one that somebody has. */
  async check(hashed: string | null, passphrase: string): Promise<boolean> {
    this.decoy ??= hash('a passphrase that nobody has', cost);
    const against = hashed ?? (await this.decoy);
    const fits = await this.inTurn(() => verify(against, passphrase));
    return fits && hashed !== null;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting.length >= MOST_WAITING) throw new TooBusy('Too many people sign in at once.');
    if (this.running >= AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running++;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.running--;
      else next();
    }
  }
}
