import { useState } from 'react';
import { modeOf, plural, pointsRange, skipText } from '@benchtop/games/algoracing';
import type { algoracing, AlgoracingView } from '@benchtop/games/algoracing';
import type { AnyOption } from '../../table/contract.ts';
import type { Forecast as KitForecast } from '../../table/kit/forecast.ts';
import { isBuilding, useForecast, usePointed, useStep } from './kit.ts';

export type Forecast = KitForecast<typeof algoracing>;
type Option = AnyOption<typeof algoracing>;
/** Where a card that is dragged out of the hand would go. */
export type Aim = Extract<Option, { readonly step: 'place-command' | 'place-cycle' }>;

/** What the algorithm would do as it lies, and with the change that is pointed at. */
export interface Runs {
  readonly asItLies: Forecast | null;
  /** With the change that is pointed at, else as it lies. */
  readonly shown: Forecast | null;
}

/** Runs of the algorithm before they are chosen: by the rules themselves, as far as they are certain. */
export function useRuns(view: AlgoracingView, aim: Aim | null): Runs {
  const run: Option = {
    step: modeOf(view) === 'full' ? 'build-full' : 'build-basic',
    value: { do: 'run' },
  };
  const step = useStep();
  const now = useForecast(run);
  const changed = useForecast(...useChange(aim), run);
  const of = JSON.stringify([view.turns, view.commands, view.cycles]);
  const [kept, keep] = useState<{ readonly of: string; readonly run: Forecast } | null>(null);
  if (now !== null && now !== kept?.run) keep({ of, run: now });
  // While a card in hand is placed nothing can be run: what was known of the algorithm still holds.
  const asItLies = now ?? (isBuilding(step) && kept?.of === of ? kept.run : null);
  return { asItLies, shown: changed ?? asItLies };
}

/** The change of the algorithm that is pointed at: one choice, or two where a card is dragged straight to its place. */
function useChange(aim: Aim | null): readonly [Option | null, ...Option[]] {
  const basic = usePointed('build-basic');
  const full = usePointed('build-full');
  const command = usePointed('place-command');
  const cycle = usePointed('place-cycle');
  if (basic?.do === 'add') return [{ step: 'build-basic', value: basic }];
  if (full?.do === 'remove-cycle') return [{ step: 'build-full', value: full }];
  if (full?.do === 'pick' && aim !== null) return [{ step: 'build-full', value: full }, aim];
  if (command !== null) return [{ step: 'place-command', value: command }];
  return [cycle === null ? null : { step: 'place-cycle', value: cycle }];
}

/** By slot from 0: why a command would be skipped every time, or null. */
export function skipsOf(run: Forecast | null): readonly (string | null)[] {
  const skips: (string | null)[] = [];
  let slot = -1;
  for (const event of run?.events ?? []) {
    if (event.type === 'command-started') slot = (event.slot ?? 0) - 1;
    if (event.type === 'command-done') skips[slot] = null;
    if (event.type === 'command-skipped' && event.reason !== undefined && skips[slot] !== null)
      skips[slot] = skipText(event.reason);
  }
  return skips;
}

/** What a run would bring, counted from its events. */
export function gainsOf({ events }: Forecast, view: AlgoracingView, seat: number) {
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const delivered = own.reduce(
    (sum, event) => sum + (event.type === 'samples-delivered' ? (event.samples?.length ?? 0) : 0),
    0,
  );
  const { least, most } = pointsRange(view, seat, delivered);
  return {
    picked: own.filter(({ type }) => type === 'sample-picked').length,
    skipped: own.filter(({ type }) => type === 'command-skipped').length,
    rides: own.some(({ type }) => type === 'elevator-ride'),
    delivered,
    points: least === most ? plural(least, 'point') : `${least} to ${most} points`,
  };
}

/** The run as a sentence. */
export function runWords(run: Forecast, view: AlgoracingView, seat: number): string {
  const { picked, skipped, rides, delivered, points } = gainsOf(run, view, seat);
  const parts = [
    picked > 0 ? `picks up ${plural(picked, 'sample')}` : '',
    delivered > 0 ? `delivers ${delivered} for ${points}` : '',
    rides ? 'rides the elevator' : '',
    skipped > 0 ? `${skipped} skipped` : '',
    `${run.view.rovers[seat]?.load.length ?? 0} aboard at the end`,
    run.over === 'surely' ? 'wins the match' : run.over === 'maybe' ? 'may win the match' : '',
  ].filter(Boolean);
  return `This run: ${parts.join(', ')}.`;
}
