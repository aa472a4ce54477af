import type { Game, ShownOption } from '@benchtop/engine/host';
import { live, useTable } from '../match/store.ts';
import type { OpenDecision } from '../match/store.ts';
import type { GameUi } from './contract.ts';
import { choicesOf } from './kit/choices.ts';
import type { Act } from './kit/choices.ts';

const none: Act = { choose: () => undefined, explain: () => undefined };

/**
 * The option that ends or confirms: the end of a chain, else the one that the game names, as long as nothing speaks against
 * it; null where there is none.
 */
export function mainOption(game: Game, ui: GameUi, open: OpenDecision): ShownOption | null {
  const { step } = open.decision;
  const { done, options } = choicesOf(game, step, open, none);
  const id =
    done?.id ?? options.find(({ value, warning }) => warning === null && ui.main?.({ step, value }) === true)?.id;
  return open.options.find((option) => option.id === id) ?? null;
}

/** The same for what is asked on the table, while it can be answered. */
export function mainNow(): ShownOption | null {
  const table = useTable.getState();
  const { match, ui } = table;
  const open = live(table);
  return match === null || ui === null || open === null ? null : mainOption(match.game, ui, open);
}
