import type { Preview } from '@benchtop/engine/host';

/** Previews of the decision that is open: each option is asked for once, and all are forgotten with the decision. */
export class Previews {
  private decision = '';
  private known = new Map<string, Promise<Preview | null>>();

  /** Null when nothing can be said; then it is asked for again the next time. */
  async of(
    decision: string,
    option: string,
    further: readonly string[] | undefined,
    ask: () => Promise<Preview | null>,
  ): Promise<Preview | null> {
    if (decision !== this.decision) {
      this.decision = decision;
      this.known = new Map();
    }
    const { known } = this;
    const all = [option, ...(further ?? [])].join('\n');
    const asked = known.get(all) ?? ask();
    known.set(all, asked);
    const preview = await asked;
    if (preview === null) known.delete(all);
    return preview;
  }
}
