import { useLayoutEffect, useState } from 'react';
import type { AlgoracingEvent } from '@benchtop/games/algoracing';
import { fieldOf } from './field.ts';
import type { Field } from './field.ts';
import { useMotion } from './kit.ts';
import { atRest, cagesOf, onTheWay } from './poses.ts';
import type { Cages, Shown } from './poses.ts';

const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What both drawings of the field follow frame by frame: it rests, or is on its way from one view to the next. */
export class Stage {
  shown: Shown;
  private cages: Cages;
  private frame = 0;
  private readonly listeners = new Set<() => void>();

  constructor(field: Field) {
    this.cages = cagesOf(field, new Map());
    this.shown = atRest(field, this.cages);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  now = (): Shown => this.shown;

  rest(field: Field): void {
    cancelAnimationFrame(this.frame);
    this.cages = cagesOf(field, this.cages);
    this.show(atRest(field, this.cages));
  }

  travel(before: Field, after: Field, event: AlgoracingEvent, ms: number): void {
    cancelAnimationFrame(this.frame);
    const began = performance.now();
    const from = cagesOf(before, this.cages);
    const to = cagesOf(after, from);
    this.cages = to;
    const tick = (now: number): void => {
      const t = (now - began) / ms;
      if (t >= 1) return this.show(atRest(after, to));
      this.show(onTheWay({ before, after, event }, from, to, Math.max(0, t)));
      this.frame = requestAnimationFrame(tick);
      return undefined;
    };
    tick(began);
  }

  private show(shown: Shown): void {
    this.shown = shown;
    for (const listener of this.listeners) listener();
  }
}

/** A stage that stands as the field does, and travels there with the event that led to it. */
export function useStage(field: Field): Stage {
  const motion = useMotion();
  const [stage] = useState(() => new Stage(field));
  useLayoutEffect(() => {
    if (motion === null || motion.ms === 0 || calm()) stage.rest(field);
    else stage.travel(fieldOf(motion.before), field, motion.event, motion.ms);
  }, [stage, field, motion]);
  return stage;
}
