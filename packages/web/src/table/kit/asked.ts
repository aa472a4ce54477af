import type { Game, PhaseArgs, SeenFrame, StepArgs, StepIn } from '@benchtop/engine/host';

/** Any view. */
export interface Pending {
  readonly pending: readonly SeenFrame[];
}

type Args<G extends Game> = StepArgs<G>[StepIn<G>];
type NamesOf<A> = A extends unknown ? keyof A & string : never;
type ValueOf<A, N extends string> = A extends { readonly [K in N]: infer V } ? V : never;

/** The question on top of a view, whoever is asked, typed by a game. */
export interface Asked<G extends Game> {
  /** Its name; null where nobody is asked anything. */
  stepOf(this: void, view: Pending): StepIn<G> | null;
  /** What it is asked with, by name, whichever question it is; null where it has no such argument. */
  argOf<N extends NamesOf<Args<G>>>(this: void, view: Pending, name: N): ValueOf<Args<G>, N> | null;
  /** What it is asked with, if it is this one. */
  argsAt<K extends StepIn<G>>(this: void, view: Pending, step: K): StepArgs<G>[K] | null;
  /** What a phase that waits below it will go on with. */
  phaseArgs<K extends keyof PhaseArgs<G> & string>(this: void, view: Pending, phase: K): PhaseArgs<G>[K] | null;
}

/** For parts of a table that draw what anybody is asked. Call it once in the game's folder. */
export function askedOf<G extends Game>(): Asked<G> {
  // What is read is the same for all games; what it is is known to the compiler only.
  return { stepOf, argOf, argsAt, phaseArgs } as unknown as Asked<G>;
}

function stepOf({ pending }: Pending): string | null {
  return pending.at(-1)?.step ?? null;
}

function argOf({ pending }: Pending, name: string): unknown {
  return pending.at(-1)?.args[name] ?? null;
}

function argsAt({ pending }: Pending, step: string): unknown {
  const top = pending.at(-1);
  return top?.step === step ? top.args : null;
}

function phaseArgs({ pending }: Pending, phase: string): unknown {
  return pending.find((frame) => frame.step === phase)?.args ?? null;
}
