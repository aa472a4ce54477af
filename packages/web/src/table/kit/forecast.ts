import { patched, same } from '@benchtop/engine/host';
import type { EventIn, Game, Preview, ViewIn } from '@benchtop/engine/host';
import { useContext, useMemo } from 'react';
import type { AnyOption } from '../contract.ts';
import { usePreviewOf } from '../use-preview.ts';
import { useMatch, useShown } from '../use-table.ts';
import { Inert } from './inert.ts';

/** What would come of some options, one after the other, as far as it is certain. */
export interface Forecast<G extends Game> {
  readonly view: ViewIn<G>;
  /** Up to the first that is not certain to come; fields that are not certain are not there. */
  readonly events: readonly Certain<EventIn<G>>[];
  readonly over: Preview['over'];
}

type Certain<E> = E extends { readonly type: infer T } ? { readonly type: T } & Partial<Omit<E, 'type'>> : never;

/** See `useForecast` of the kit. */
export function useForecast(option: AnyOption<Game> | null, ...further: readonly AnyOption<Game>[]): unknown {
  const inert = useContext(Inert);
  const { game } = useMatch().match;
  const { view: now } = useShown();
  const id = inert || option === null ? null : textOf(game, option);
  const preview = usePreviewOf(
    id,
    further.map((one) => textOf(game, one)),
  );
  return useMemo(() => {
    if (preview === null) return null;
    const { changes, events, over } = preview;
    return { view: patched(now, changes), events, over };
  }, [now, preview]);
}

function textOf(game: Game, { step, value }: AnyOption<Game>): string {
  const { values, texts } = game.steps[step]?.vocabulary ?? { values: [], texts: [] };
  return texts[values.findIndex((one) => same(one, value))] ?? '';
}
