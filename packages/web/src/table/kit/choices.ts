import type { Decision, Done, Game, OptionIn, RefusedOption, ShownOption, StepIn } from '@benchtop/engine/host';

/** An option of the open decision as a board has it: its typed value, its words, and how it is chosen. */
export interface Choice<O = unknown> {
  /** For the shell only: boards read `value`. */
  readonly id: string;
  readonly value: O;
  readonly label: string;
  readonly warning: string | null;
  choose(this: void): void;
}

/** What was thought of and is not legal, with the sentence that says why not. */
export interface Refusal<O = unknown> {
  readonly id: string;
  readonly value: O;
  readonly label: string;
  readonly reason: string;
  explain(this: void): void;
}

/** What a thing on the table stands for. */
export interface Offer<O = unknown> {
  readonly options: readonly Choice<O>[];
  readonly refused: readonly Refusal<O>[];
}

/** Everything that can be answered to one kind of question; nothing while it is not asked. */
export interface Choices<O> extends Offer<Exclude<O, Done>> {
  readonly asked: boolean;
  /** The end of a chain, where there is one. */
  readonly done: Choice<Done> | null;
  /** Those whose value fits: the options of one piece or one place. */
  of(this: void, fits: (value: Exclude<O, Done>) => boolean): Offer<Exclude<O, Done>>;
}

export const nothing: Offer<never> = { options: [], refused: [] };

/** What the table does with a choice. */
export interface Act {
  choose(this: void, id: string): void;
  explain(this: void, id: string): void;
}

interface OpenOptions {
  readonly decision: Pick<Decision, 'step'>;
  readonly options: readonly ShownOption[];
  readonly refused: readonly RefusedOption[];
}

type Known<G extends Game, K extends StepIn<G>> = Exclude<OptionIn<G, K>, Done>;

/** The choices of a step with their typed values, read from its vocabulary by their text. */
export function choicesOf<G extends Game, K extends StepIn<G>>(
  game: G,
  step: K,
  open: OpenOptions | null,
  act: Act,
): Choices<OptionIn<G, K>> {
  const asked = open !== null && open.decision.step === step;
  const { values, code } = game.steps[step]?.vocabulary ?? { values: [], code: () => -1 };
  const valueOf = (id: string): OptionIn<G, K> => values[code(id)] as OptionIn<G, K>;
  const all = (asked ? open.options : []).map((option) => ({
    ...option,
    value: valueOf(option.id),
    choose: () => act.choose(option.id),
  }));
  // A lesson may refuse the end of a chain: that has no parts that a board could ask about.
  const refused = (asked ? open.refused : [])
    .map(({ id, label, reason }) => ({ id, label, reason, value: valueOf(id), explain: () => act.explain(id) }))
    .filter((one): one is typeof one & Refusal<Known<G, K>> => !isDone(one.value));
  const options = all.filter((one): one is typeof one & Choice<Known<G, K>> => !isDone(one.value));
  return {
    asked,
    options,
    refused,
    done: all.find((one): one is typeof one & Choice<Done> => isDone(one.value)) ?? null,
    of: (fits) => ({
      options: options.filter(({ value }) => fits(value)),
      refused: refused.filter(({ value }) => fits(value)),
    }),
  };
}

export function isDone(value: unknown): value is Done {
  return typeof value === 'object' && value !== null && 'done' in value;
}

/** Several offers as one. */
export function together<Os extends readonly unknown[]>(
  ...offers: { readonly [I in keyof Os]: Offer<Os[I]> }
): Offer<Os[number]> {
  return {
    options: offers.flatMap(({ options }) => options),
    refused: offers.flatMap(({ refused }) => refused),
  };
}
