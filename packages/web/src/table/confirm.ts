import type { Preview, ShownOption } from '@benchtop/engine/host';
import type { Director } from '../match/director.ts';
import { endWords } from '../match/preview-words.ts';
import { canChoose, confirmed, useTable } from '../match/store.ts';
import type { OpenDecision } from '../match/store.ts';
import { askAgain, dropChoice } from '../match/table-acts.ts';
import { usePreferences } from '../ui/preferences.ts';
import { press } from './press.ts';

/** What is said of a choice that ends the turn or the match, for those who want to end both with a word of their own. */
export function whyEnds(preview: Preview | null, seat: number): string | null {
  const words = preview === null ? [] : endWords(preview, seat);
  return words.length === 0 ? null : words.join(' ');
}

/**
 * Chooses, wherever on the table it was asked for: what the rules warn of, or (where the player wants it) what
 * ends a turn, waits for a second word. The same choice again is one.
 */
export function chooseOption(director: Director, id: string): void {
  const table = useTable.getState();
  const { open } = table;
  const option = canChoose(table) ? open?.options.find((one) => one.id === id) : undefined;
  const { confirm } = usePreferences.getState();
  if (option === undefined || open === null || confirm === 'never' || confirmed(table)?.option.id === id) {
    carryOut(director, id);
    return;
  }
  if (option.warning !== null) ask(open, option, option.warning);
  else if (confirm === 'always') void askIfEnds(director, open, option);
  else carryOut(director, id);
}

function carryOut(director: Director, id: string): void {
  dropChoice();
  press(director, id);
}

function ask({ decision }: OpenDecision, option: ShownOption, why: string): void {
  askAgain({ decision: decision.id, option, why });
}

/** Whoever cannot be told what would follow is not held up. */
async function askIfEnds(director: Director, open: OpenDecision, option: ShownOption): Promise<void> {
  const { seat, id } = open.decision;
  const preview =
    (await useTable
      .getState()
      .match?.preview(seat, option.id)
      .catch(() => null)) ?? null;
  // Something else may have been chosen meanwhile.
  if (useTable.getState().open?.decision.id !== id) return;
  const why = whyEnds(preview, seat);
  if (why === null) carryOut(director, option.id);
  else ask(open, option, why);
}
