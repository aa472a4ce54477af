import type { Game, ShownOption } from '@benchtop/engine/host';

/** Options that begin alike, under what they have in common; `words` is null for those that stand by themselves. */
export interface OptionGroup {
  readonly words: string | null;
  readonly options: readonly GroupedOption[];
}

export interface GroupedOption {
  readonly option: ShownOption;
  /** What is left to say under the words of the group; the whole label where there is no group. */
  readonly rest: string;
  /** Its place among all options, which its key goes by. */
  readonly index: number;
}

/** Lists up to this length are short enough to be read line by line. */
const SHORT = 8;

/** The options of a step in the order in which they are offered, together where a long list has parts. */
export function groupsOf(game: Game, step: string, options: readonly ShownOption[]): readonly OptionGroup[] {
  const groups: { words: string | null; options: GroupedOption[] }[] = [];
  const byWords = new Map<string, GroupedOption[]>();
  for (const [index, option] of options.entries()) {
    const parts = options.length > SHORT ? partsOf(game, step, option.id) : null;
    if (parts === null) {
      groups.push({ words: null, options: [{ option, rest: option.label, index }] });
      continue;
    }
    const [words, rest] = parts;
    const known = byWords.get(words);
    if (known !== undefined) known.push({ option, rest, index });
    else {
      const begun = [{ option, rest, index }];
      byWords.set(words, begun);
      groups.push({ words, options: begun });
    }
  }
  return groups;
}

function partsOf(game: Game, step: string, id: string): readonly [string, string] | null {
  const rules = game.steps[step];
  const code = rules?.vocabulary.code(id) ?? -1;
  return rules === undefined || code < 0 ? null : rules.grouped(rules.vocabulary.values[code]);
}
