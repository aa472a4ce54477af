import { SignInQueue } from './sign-in-queue.ts';
import type { Asker } from './sign-in-queue.ts';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Loaded when the first one signs in: most servers have been listening for long by then. */
const argon2 = (): Promise<typeof import('@node-rs/argon2')> => import('@node-rs/argon2');
const AT_ONCE = 2;
const MOST_WAITING = 50;

/**
 * Hashes passphrases on threads, a few at a time: each takes 19 MiB and many milliseconds, and must not crowd out play.
 */
export class Passphrases {
  private readonly turns = new SignInQueue(AT_ONCE, MOST_WAITING);
  private decoy: Promise<string> | null = null;

  hash(passphrase: string, asker: Asker): Promise<string> {
    return this.turns.take(asker, async () => (await argon2()).hash(passphrase, cost));
  }

  /** Takes as long for a name that nobody has (`hashed` null) as for one that somebody has. */
  async check(hashed: string | null, passphrase: string, asker: Asker): Promise<boolean> {
    const { hash, verify } = await argon2();
    this.decoy ??= hash('a passphrase that nobody has', cost);
    const against = hashed ?? (await this.decoy);
    const fits = await this.turns.take(asker, () => verify(against, passphrase));
    return fits && hashed !== null;
  }
}
