import type { Done, EventIn, Game, OptionIn, StepIn, View, ViewIn } from '@benchtop/engine/host';
import { useContext, useMemo, useState } from 'react';
import { sendChain, stopChain, useChains } from '../../match/chain.ts';
import type { Wish } from '../../match/chain.ts';
import { live, useTable } from '../../match/store.ts';
import type { OpenDecision } from '../../match/store.ts';
import type { Director } from '../../match/director.ts';
import { explainOption, point } from '../../match/table-acts.ts';
import { usePreferences } from '../../ui/preferences.ts';
import { chooseOption } from '../confirm.ts';
import { useDirector, useMatch, useMotion } from '../use-table.ts';
import type { EventMotion } from '../../match/motion.ts';
import { choicesOf, isDone } from './choices.ts';
import type { Act, Choice, Choices } from './choices.ts';
import { useForecast } from './forecast.ts';
import type { Forecast } from './forecast.ts';
import { useFramed } from './frame.ts';
import type { BoardState } from './frame.ts';
import { Inert } from './inert.ts';
import { usePreviewed } from './previewed.ts';
import { gatheredOf, picksOf } from './toggles.ts';
import type { Chosen, GatherLimits, Toggles } from './toggles.ts';
import type { AnyOption } from '../contract.ts';

const acts = new WeakMap<Director, Act>();

/** The same for every part of a table. */
function useAct(): Act {
  const director = useDirector();
  const known = acts.get(director);
  if (known !== undefined) return known;
  const act: Act = {
    choose(id) {
      point(null);
      chooseOption(director, id);
    },
    explain: explainOption,
  };
  acts.set(director, act);
  return act;
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
  /** An answer to a question that has yet to be asked, for {@link useChain}. */
  wish<K extends StepIn<G>>(this: void, step: K, fits: (value: Answer<G, K>) => boolean): Wish;
  /** The end of a chain, as a wish. */
  finish(this: void, step: StepIn<G>): Wish;
  /** Sends several choices one after the other: a path of small steps. It stops where something else is asked. */
  useChain(this: void): SentChain;
  /** Toggles that stand for one option together, by the things that each option names. */
  usePicks<K extends StepIn<G>, T>(this: void, step: K, itemsOf: (value: Answer<G, K>) => readonly T[]): Toggles<T>;
  /** Toggles that are an option of a chain each, by the thing that each option names. */
  useGather<K extends StepIn<G>, T>(
    this: void,
    step: K,
    itemOf: (value: Answer<G, K>) => T,
    limits?: GatherLimits<T>,
  ): Toggles<T>;
  /** What the parts of a board in a `Frame` share. */
  useBoard(this: void): BoardState<G>;
}

type Answer<G extends Game, K extends StepIn<G>> = Exclude<OptionIn<G, K>, Done>;

export interface SentChain {
  /** True while choices are on their way. */
  readonly running: boolean;
  send(this: void, wishes: readonly Wish[]): void;
  stop(this: void): void;
}

export interface TypedMotion<G extends Game> extends Omit<EventMotion, 'event' | 'before' | 'after'> {
  readonly event: EventIn<G>;
  readonly before: ViewIn<G>;
  readonly after: ViewIn<G>;
}

export function kitOf<G extends Game>(): Kit<G> {
  // The hooks are the same for all games; what they are given is known to the compiler only.
  return {
    useChoices: useChoicesOf,
    useStep,
    usePointed,
    usePreview,
    useForecast,
    useMotion,
    wish,
    finish,
    useChain,
    usePicks,
    useGather,
    useBoard: useFramed,
  } as unknown as Kit<G>;
}

function usePreview(): View | null {
  const inert = useContext(Inert);
  const view = usePreviewed();
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
  return useMemo(() => sharedChoices(match.game, step, open, act), [match, step, open, act]);
}

const shared = new WeakMap<object, Map<string, Choices<unknown>>>();

/** Hundreds of parts of a board ask for the same choices: they are made once for each open decision. */
function sharedChoices(game: Game, step: string, open: OpenDecision | null, act: Act): Choices<unknown> {
  const key = open ?? game;
  const made = shared.get(key) ?? new Map<string, Choices<unknown>>();
  shared.set(key, made);
  const known = made.get(step);
  if (known !== undefined) return known;
  const choices = choicesOf(game, step, open, act);
  made.set(step, choices);
  return choices;
}

function wish(step: string, fits: (value: unknown) => boolean): Wish {
  return { step, fits: (value) => !isDone(value) && fits(value) };
}

function finish(step: string): Wish {
  return { step, fits: isDone };
}

export function useChain(): SentChain {
  const { play } = useDirector();
  const running = useChains((chains) => chains.running);
  return useMemo(
    () => ({
      running,
      send(wishes) {
        if (play !== null) sendChain(play, wishes, usePreferences.getState().confirm !== 'never');
      },
      stop: stopChain,
    }),
    [play, running],
  );
}

/** What was gathered for the open decision; another one begins with nothing. */
function useChosen<T>(): Chosen<T> {
  const decision = useOpen()?.decision.id ?? null;
  const [kept, keep] = useState<{ readonly decision: string | null; readonly items: readonly T[] }>();
  const items = useMemo(() => (kept?.decision === decision ? kept.items : []), [kept, decision]);
  return useMemo(() => ({ items, set: (next) => keep({ decision, items: next }) }), [items, decision]);
}

function usePicks<T>(step: string, itemsOf: (value: unknown) => readonly T[]): Toggles<T> {
  return picksOf(useChoicesOf(step), itemsOf, useChosen<T>());
}

function useGather<T>(step: string, itemOf: (value: unknown) => T, limits: GatherLimits<T> = {}): Toggles<T> {
  const { send } = useChain();
  return gatheredOf(useChoicesOf(step), itemOf, useChosen<T>(), limits, (items) =>
    send(items.map((item) => wish(step, (value) => itemOf(value) === item))),
  );
}
