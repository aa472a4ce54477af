/** Longer than any request is under way. */
const REMEMBERED_MS = 60_000;

/** Sessions that were ended a moment ago: what was under way with one of them comes to nothing. */
export class EndedSessions {
  private readonly now: () => number;
  private readonly at = new Map<string, number>();

  constructor(now: () => number) {
    this.now = now;
  }

  add(sessions: readonly string[]): void {
    const now = this.now();
    for (const [session, at] of this.at) {
      if (now - at <= REMEMBERED_MS) break;
      this.at.delete(session);
    }
    for (const session of sessions) this.at.set(session, now);
  }

  has(session: string): boolean {
    return this.at.has(session);
  }
}
