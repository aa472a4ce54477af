import { skipText } from '@benchtop/games/algoracing';
import type { RunPreview } from '@benchtop/games/algoracing';
import type { Field, RoverColour } from './field.ts';
import type { GhostLeg, GhostPath, GhostStop } from './ghost.ts';

import { quartersBetween } from './run-moves.ts';
import type { Spot } from './shown.ts';
import { spotOf } from './shown.ts';

type Step = RunPreview['steps'][number];

/** Draws what a preview says onto the field. */
export function ghostOf(field: Field, preview: RunPreview, colour: RoverColour, lit: number | null): GhostPath {
  const { steps, lift, end } = preview;
  const ride = rideOf(field, lift);
  const moved = ride.length > 0 || steps.some(({ skipped }) => skipped === null);
  return {
    colour,
    legs: [...steps.flatMap((step) => legsOf(field, step)), ...ride],
    stops: steps.flatMap((step) => stopsOf(field, step)),
    picks: picksOf(field, preview),
    notes: notesOf(field, preview),
    end: moved ? { ...spotOf(field, end), dir: end.dir } : null,
    lit,
  };
}

function legsOf(field: Field, { from, path, kind, slot }: Step): readonly GhostLeg[] {
  const stops = [from, ...path];
  const way = kind === 'jump' ? 'jump' : 'drive';
  return path.map((to, i) => ({ from: spotOf(field, stops[i] ?? from), to: spotOf(field, to), way, slot: slot - 1 }));
}

function rideOf(field: Field, lift: RunPreview['lift']): readonly GhostLeg[] {
  if (lift?.to === undefined || lift.to === null) return [];
  return [{ from: spotOf(field, lift.from), to: spotOf(field, lift.to), way: 'ride', slot: -1 }];
}

function stopsOf(field: Field, { from, to, skipped, slot }: Step): readonly GhostStop[] {
  const spot = { ...spotOf(field, from), dir: from.dir, slot: slot - 1 };
  if (skipped !== null) return [{ ...spot, kind: 'skip', reason: skipText(skipped) }];
  return from.dir === to.dir ? [] : [{ ...spot, kind: 'turn', quarters: quartersBetween(from.dir, to.dir) }];
}

function picksOf(field: Field, { steps, lift }: RunPreview): readonly Spot[] {
  const spots = steps.flatMap(({ picked, to, path }) => (picked.length > 0 ? [spotOf(field, path.at(-1) ?? to)] : []));
  return lift !== null && lift.to !== null && lift.picked.length > 0 ? [...spots, spotOf(field, lift.to)] : spots;
}

/** Deliveries, encounters and teleports, where they would happen. */
function notesOf(field: Field, { steps, points, lift }: RunPreview): GhostPath['notes'] {
  const range = points.least === points.most ? `+${points.least}` : `+${points.least} to ${points.most}`;
  return [
    ...steps.flatMap((step) => {
      const spot = spotOf(field, step.to);
      const notes: string[] = [];
      if (step.delivered > 0) notes.push(`delivers ${step.delivered}: ${range} points`);
      if (step.paid) notes.push('gets a sample');
      if (step.sentHome !== null) notes.push('sends it home');
      if (step.pulled.length > 0) notes.push('pulls samples nearer');
      return notes.map((text) => ({ ...spot, text }));
    }),
    ...(lift?.blockedBy === undefined || lift.blockedBy === null
      ? []
      : [{ ...spotOf(field, lift.from), text: 'elevator busy' }]),
  ];
}
