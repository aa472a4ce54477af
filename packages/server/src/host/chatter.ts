const MOST = 10;
const SPAN = 10_000;
/** So many accounts are remembered before those that are silent are forgotten. */
const CROWD = 1000;

/** Ten lines in ten seconds are enough, whatever the number of sockets and tables that an account has open. */
export class Chatter {
  /** When each account said its last lines. */
  private readonly said = new Map<string, number[]>();

  maySay(account: string, now: number): boolean {
    if (this.said.size >= CROWD) this.forgetSilent(now);
    const last = (this.said.get(account) ?? []).filter((at) => at > now - SPAN);
    const may = last.length < MOST;
    if (may) last.push(now);
    this.said.set(account, last);
    return may;
  }

  private forgetSilent(now: number): void {
    for (const [account, last] of this.said) if ((last.at(-1) ?? 0) <= now - SPAN) this.said.delete(account);
  }
}
