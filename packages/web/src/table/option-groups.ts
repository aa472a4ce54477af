import type { Game, ShownOption } from '@benchtop/engine/host';
import type { ReactNode } from 'react';
import { create } from 'zustand';
import type { OpenDecision } from '../match/store.ts';
import type { GameUi } from './contract.ts';

/** Options under what they have in common; `words` is null for those that stand by themselves. */
export interface OptionGroup {
  readonly words: string | null;
  readonly icon?: ReactNode;
  /** True where the list is so long that the group begins closed. */
  readonly folds: boolean;
  readonly options: readonly GroupedOption[];
}

export interface GroupedOption {
  readonly option: ShownOption;
  /** What is left to say under the words of the group; the whole label where there is no group. */
  readonly rest: string;
}

/** Lists up to this length are short enough to be read line by line. */
const SHORT = 8;
/** Lists beyond this length show the headings of a game's groups first. */
const LONG = 12;

interface Heading {
  readonly words: string;
  readonly rest: string;
  readonly icon?: ReactNode;
  readonly folds: boolean;
}

/** The options of a decision in the order in which they are offered, together where the game or a long list has parts. */
export function groupsOf(game: Game, ui: Pick<GameUi, 'group'>, { decision, options }: OpenDecision) {
  const groups: (Omit<OptionGroup, 'options'> & { options: GroupedOption[] })[] = [];
  for (const option of options) {
    const heading = headingOf(game, ui, decision.step, option, options.length);
    if (heading === null) {
      groups.push({ words: null, folds: false, options: [{ option, rest: option.label }] });
      continue;
    }
    const { rest, ...begun } = heading;
    const known = groups.find(({ words }) => words === heading.words);
    if (known === undefined) groups.push({ ...begun, options: [{ option, rest }] });
    else known.options.push({ option, rest });
  }
  return groups satisfies readonly OptionGroup[];
}

function headingOf(
  game: Game,
  { group }: Pick<GameUi, 'group'>,
  step: string,
  { id, label }: ShownOption,
  count: number,
): Heading | null {
  const rules = game.steps[step];
  const code = rules?.vocabulary.code(id) ?? -1;
  if (rules === undefined || code < 0) return null;
  const value: unknown = rules.vocabulary.values[code];
  const given = group?.({ step, value }) ?? null;
  if (given !== null) return { rest: label, ...given, folds: count > LONG };
  const parts = count > SHORT ? rules.grouped(value) : null;
  return parts === null ? null : { words: parts[0], rest: parts[1], folds: false };
}

/** The group of a long list that is open, and the decision it belongs to. */
export const useOpenGroup = create<{ readonly decision: string; readonly words: string | null }>()(() => ({
  decision: '',
  words: null,
}));

export function openGroup(decision: string, words: string | null): void {
  useOpenGroup.setState({ decision, words });
}

export const isClosed = ({ words, folds, options }: OptionGroup, open: string | null): boolean =>
  folds && options.length > 1 && words !== open;

/** What a key stands for: an option, or a group that it opens. */
export type Keyed =
  | { readonly option: string; readonly group?: undefined }
  | { readonly group: string; readonly option?: undefined };

/** What can be chosen or opened now, in the order of the list: the keys go by it. */
export function keyedOf(groups: readonly OptionGroup[], open: string | null): readonly Keyed[] {
  return groups.flatMap((group): readonly Keyed[] =>
    isClosed(group, open) ? [{ group: group.words ?? '' }] : group.options.map(({ option }) => ({ option: option.id })),
  );
}
