import type { Game } from './game.ts';
import { seatFrame } from './runner.ts';
import { at } from './state.ts';
import type { Core, Frame } from './state.ts';
import { refusalOf } from './step.ts';
import type { Facts } from './step.ts';

/** A legal option as its owner sees it. */
export interface ShownOption {
  readonly id: string;
  readonly label: string;
  readonly warning: string | null;
}

/** A candidate that is not legal, with the rule it breaks and a sentence. */
export interface RefusedOption {
  readonly id: string;
  readonly label: string;
  readonly rule: string;
  readonly facts: Facts;
  readonly reason: string;
}

/** Everything a seat may be told about the decision it owes. */
export interface LegalOptions {
  readonly options: readonly ShownOption[];
  readonly refused: readonly RefusedOption[];
}

/** A candidate that is not legal, before somebody puts the reason into words. */
export type UnexplainedOption = Omit<RefusedOption, 'reason'>;

/** Lists what can and what cannot be done at a decision, in words. For people; search uses the runner. */
export function legalOptionsOf<S extends Core>(
  game: Game<S>,
  s: Readonly<S>,
  frame: Frame,
  seat: number,
): LegalOptions {
  const { options, refused } = candidatesOf(game, s, frame, seat);
  return {
    options,
    refused: refused.map((one) => ({ ...one, reason: sentence(game, frame.step, one.rule, one.facts) })),
  };
}

/** As {@link legalOptionsOf}, with rule and facts only: use it where the sentence is made at the other end of a wire. */
export function candidatesOf<S extends Core>(
  game: Game<S>,
  s: Readonly<S>,
  frame: Frame,
  seat: number,
): { readonly options: readonly ShownOption[]; readonly refused: readonly UnexplainedOption[] } {
  const d = seatFrame(frame, seat);
  const step = game.steps[d.step];
  if (step === undefined) return { options: [], refused: [] };
  const codes: number[] = [];
  codes.length = step.candidates(s, d, codes);
  const options: ShownOption[] = [];
  const refused: UnexplainedOption[] = [];
  for (const code of codes) {
    const value = step.vocabulary.values[code];
    const id = at(step.vocabulary.texts, code);
    const label = step.label(s, d, value);
    const rule = refusalOf(step, s, d, code);
    if (rule === null) {
      options.push({ id, label, warning: step.warn(s, d, value) });
    } else refused.push({ id, label, rule, facts: step.facts(s, d, value, rule) });
  }
  return { options, refused };
}

/** The sentence of a refusal: the step's own words for these facts, else the text of the rule. */
export function sentence<S extends Core>(game: Game<S>, step: string, rule: string, facts: Facts): string {
  return game.steps[step]?.sentence(rule, facts) ?? game.rulebook[rule]?.text ?? rule;
}
