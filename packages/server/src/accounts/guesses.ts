/** Somebody has guessed too often. */
export class TooManyGuesses extends Error {
  /** When there may be another guess. */
  readonly seconds: number;

  constructor(seconds: number) {
    super('There were too many wrong passphrases.');
    this.seconds = seconds;
  }
}

/** An allowance is whole again so long after the first guess. */
const SPAN_MS = 3_600_000;
/** Each costs its maker a check of a passphrase, so nobody can push others out quickly. */
const MOST_KEPT = 50_000;

interface Allowance {
  left: number;
  readonly until: number;
}

/** Counts wrong guesses at passphrases, for each who may make some. */
export class Guesses {
  private readonly most: number;
  private readonly now: () => number;
  private readonly kept = new Map<string, Allowance>();

  constructor(most: number, now: () => number) {
    this.most = most;
    this.now = now;
  }

  /**
   * Takes a guess before it is known to be wrong, so that many at once are not more than one after the other. Throws
   * {@link TooManyGuesses} when none is left.
   */
  take(guesser: string): void {
    const allowance = this.allowanceOf(guesser);
    if (allowance.left <= 0) throw new TooManyGuesses(Math.ceil((allowance.until - this.now()) / 1000));
    allowance.left--;
  }

  /** It was right, or was never checked. */
  giveBack(guesser: string): void {
    const allowance = this.kept.get(guesser);
    if (allowance !== undefined && ++allowance.left >= this.most) this.kept.delete(guesser);
  }

  private allowanceOf(guesser: string): Allowance {
    const now = this.now();
    const found = this.kept.get(guesser);
    if (found !== undefined && found.until > now) return found;
    const fresh = { left: this.most, until: now + SPAN_MS };
    this.kept.delete(guesser);
    this.forgetOld(now);
    this.kept.set(guesser, fresh);
    return fresh;
  }

  /** The oldest stand first. */
  private forgetOld(now: number): void {
    for (const [guesser, { until }] of this.kept) {
      if (until > now && this.kept.size < MOST_KEPT) return;
      this.kept.delete(guesser);
    }
  }
}
