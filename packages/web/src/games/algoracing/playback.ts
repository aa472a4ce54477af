import { useEffect, useMemo, useRef, useState } from 'react';
import type { SeenEvent } from '@benchtop/engine/host';
import { skipText } from '@benchtop/games/algoracing';
import type { AlgoracingView, Algorithm } from '@benchtop/games/algoracing';
import type { Motion } from '../../table/contract.ts';
import type { Field } from './field.ts';
import { fieldOf } from './model.ts';
import { timeOfAll } from './moves.ts';
import { beatsOf } from './run-moves.ts';
import type { Beat } from './run-moves.ts';
import { Stage } from './stage.ts';

/** A run takes no longer than this at speed 1, however many commands it has. */
const LONGEST_RUN = 3200;

/** The command under way, with the algorithm it belongs to. */
export interface Running {
  readonly algorithm: Algorithm;
  readonly slot: number;
  readonly repeat: number;
  readonly skipped: string | null;
  readonly seat: number;
}

export interface Playback {
  readonly stage: Stage;
  readonly field: Field;
  readonly running: Running | null;
  readonly playing: boolean;
}

/** Plays the events of every motion on the stage, command by command, and keeps it in step with the view. */
export function usePlayback(view: AlgoracingView, motion: Motion | null): Playback {
  const field = useMemo(() => fieldOf(view), [view]);
  const [stage] = useState(() => new Stage(field));
  const [running, setRunning] = useState<Running | null>(null);
  const [playing, setPlaying] = useState(false);
  const played = useRef(-1);
  useEffect(() => {
    if (motion !== null) return;
    // The view may be ahead of the stage: then it shows what is being played. Else (undo, the past) it decides.
    if (!stage.playing || !sameField(stage.end(), field)) stage.set(field);
  }, [stage, field, motion]);
  useEffect(() => {
    if (motion === null || played.current === motion.id) return undefined;
    played.current = motion.id;
    return start(stage, view, motion, setRunning, setPlaying);
  }, [stage, view, motion]);
  return { stage, field, running, playing };
}

/** Plays a motion; what is returned ends the watch over it. */
function start(
  stage: Stage,
  view: AlgoracingView,
  motion: Motion,
  setRunning: (running: Running | null) => void,
  setPlaying: (playing: boolean) => void,
): (() => void) | undefined {
  const beats = beatsOf(motion.events, (seat) => view.rovers[seat]?.colour ?? null);
  if (beats.length === 0) return undefined;
  const began = performance.now();
  const moves = beats.map(({ move }) => move);
  const onMove = (i: number): void => setRunning(runningAt(view, beats[i]));
  setPlaying(true);
  void stage.play(moves, { speed: paceOf(beats, motion), onMove }).then(() => {
    if (stage.playing) return;
    setRunning(null);
    setPlaying(false);
  });
  // A motion that ends before its time was skipped.
  return () => {
    if (performance.now() - began < motion.ms * 0.6) stage.skip();
  };
}

/** As fast as the time that the shell gives demands. */
function paceOf(beats: readonly Beat[], { ms }: Motion): number {
  return ms <= 0 ? 0 : timeOfAll(beats.map(({ move }) => move)) / ms;
}

/** What these events need to be followed by eye; whose colour moves takes no time. */
export function travel(events: readonly SeenEvent[]): number {
  const moves = beatsOf(events, () => 'red').map(({ move }) => move);
  return Math.min(timeOfAll(moves), LONGEST_RUN);
}

function runningAt({ commands, cycles }: AlgoracingView, beat: Beat | undefined): Running | null {
  if (beat === undefined || beat.slot === null || !('seat' in beat.move)) return null;
  const { slot, repeat, skipped, move } = beat;
  return {
    algorithm: { commands, cycles },
    slot,
    repeat,
    skipped: skipped === null ? null : skipText(skipped),
    seat: move.seat,
  };
}

function sameField(a: Field, b: Field): boolean {
  const text = ({ rovers, ground }: Field): string =>
    JSON.stringify([
      [...rovers].sort((p, q) => p.seat - q.seat),
      [...ground].map(([at, count]) => `${at} ${count}`).sort((p, q) => (p < q ? -1 : 1)),
    ]);
  return a.map === b.map && text(a) === text(b);
}
