import type { Done, EventIn, Game, OptionIn, StepIn, View, ViewIn } from '@benchtop/engine/host';
import { useContext, useMemo } from 'react';
import { create } from 'zustand';
import { live, useTable } from '../../match/store.ts';
import { chooseOption } from '../confirm.ts';
import { useDirector, useMatch, useMotion } from '../use-table.ts';
import type { EventMotion } from '../../match/motion.ts';
import { choicesOf } from './choices.ts';
import type { Act, Choice, Choices } from './choices.ts';
import { useForecast } from './forecast.ts';
import type { Forecast } from './forecast.ts';
import { Inert } from './inert.ts';
import type { AnyOption } from '../contract.ts';

export const point = (pointed: string | null): void => useTable.setState({ pointed });

function explain(id: string): void {
  const explained = useTable.getState().open?.refused.find((option) => option.id === id) ?? null;
  if (explained !== null) useTable.setState({ explained });
}

function useAct(): Act {
  const director = useDirector();
  return useMemo(
    () => ({
      choose(id) {
        point(null);
        chooseOption(director, id);
      },
      explain,
    }),
    [director],
  );
}

/** What is asked now, as far as it can be answered here. */
function useOpen() {
  const inert = useContext(Inert);
  const open = useTable(live);
  return inert ? null : open;
}

/** The end of the chain that is asked, whichever it is. */
export function useDone(): Choice<Done> | null {
  const { match } = useMatch();
  const act = useAct();
  const open = useOpen();
  return useMemo(
    () => (open === null ? null : choicesOf(match.game, open.decision.step, open, act).done),
    [match, open, act],
  );
}

/** What can be answered to whatever is asked: for a table that knows no game. */
export function useAnyChoices(): Choices<unknown> {
  return useChoicesOf(useOpen()?.decision.step ?? '');
}

/** The hooks of the kit, typed by a game. Call it once in the game's folder. */
export interface Kit<G extends Game> {
  /** What can be answered to one kind of question: typed values, never ids. */
  useChoices<K extends StepIn<G>>(this: void, step: K): Choices<OptionIn<G, K>>;
  /** The name of the question that the viewer is asked now, or null. */
  useStep(this: void): StepIn<G> | null;
  /** The option of a question that is pointed at, on the board or in the decision list. */
  usePointed<K extends StepIn<G>>(this: void, step: K): Exclude<OptionIn<G, K>, Done> | null;
  /** The table after the option that is pointed at, as far as it is certain; null while nothing can be said. */
  usePreview(this: void): ViewIn<G> | null;
  /** What would come of an option and of others right after it; null while nothing can be said, or it is not offered. */
  useForecast(this: void, option: AnyOption<G> | null, ...further: readonly AnyOption<G>[]): Forecast<G> | null;
  /** The event on its way, with the table before and after it. */
  useMotion(this: void): TypedMotion<G> | null;
}

export interface TypedMotion<G extends Game> extends Omit<EventMotion, 'event' | 'before' | 'after'> {
  readonly event: EventIn<G>;
  readonly before: ViewIn<G>;
  readonly after: ViewIn<G>;
}

export function kitOf<G extends Game>(): Kit<G> {
  // The hooks are the same for all games; what they are given is known to the compiler only.
  return { useChoices: useChoicesOf, useStep, usePointed, usePreview, useForecast, useMotion } as unknown as Kit<G>;
}

/** What is shown of the option that is pointed at. */
export const usePreviewed = create<{ readonly view: View | null }>()(() => ({ view: null }));

function usePreview(): View | null {
  const inert = useContext(Inert);
  const view = usePreviewed((previewed) => previewed.view);
  return inert ? null : view;
}

function usePointed(step: string): unknown {
  const { options } = useChoicesOf(step);
  const pointed = useTable((table) => table.pointed);
  return options.find(({ id }) => id === pointed)?.value ?? null;
}

function useStep(): string | null {
  return useOpen()?.decision.step ?? null;
}

function useChoicesOf(step: string): Choices<unknown> {
  const { match } = useMatch();
  const act = useAct();
  const open = useOpen();
  return useMemo(() => choicesOf(match.game, step, open, act), [match, step, open, act]);
}
