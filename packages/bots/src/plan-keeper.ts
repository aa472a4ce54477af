/**
 * Keeps what a bot means to do, so that it need not be asked about every decision of a turn. A plan holds while only its
 * own seat chooses and no chance is drawn: whatever else happens was foreseen. Ask the keeper of a match about every
 * decision that leaves a choice, whoever owes it, and check what it says: it knows no rules.
 */
export class PlanKeeper {
  private plan: readonly string[] = [];
  private next = 0;
  private seat = -1;
  private draws = -1;

  /** Takes the plan of a bot that was asked when so many words of the match's stream were drawn. */
  keep(seat: number, draws: number, plan: readonly string[]): void {
    this.plan = plan;
    this.next = 0;
    this.seat = seat;
    this.draws = draws;
  }

  /** What the seat meant to choose now; null when its bot has to be asked. */
  follow(seat: number, draws: number): string | null {
    const option = this.plan[this.next] ?? null;
    if (option === null) return null;
    if (seat !== this.seat || draws !== this.draws) return this.drop();
    this.next++;
    return option;
  }

  /** Forgets the plan: somebody else chose, or what was planned turned out to be no option. */
  drop(): null {
    this.plan = [];
    return null;
  }
}
