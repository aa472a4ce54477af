import type { Speed } from '../../ui/preferences.ts';

/** Milliseconds at speed 1: how long the events of one choice travel, and how long a bot waits before it moves. */
const TRAVEL = 300;
const LONG_TRAVEL = 400;
const GAP = 250;
/** Where events are shown one by one: what each of them takes, and all of a choice at most. */
const STEP = 240;
const MOST_STEPS = 1200;
/** What a bot's usual choices take together at most; what is left of it is spent in ever smaller parts. */
const USUAL_TURN = 2000;
const SHARE = 0.2;
/** A bot's whole turn takes no longer than this, with what a game asks for: that is shown whole as far as it goes. */
const WHOLE_TURN = 3000;

/** Decides how long things take, so that one can follow the others without waiting for them. */
export class Pace {
  private turn = '';
  private spent = 0;

  /** A turn that is shown again has its whole time again. */
  forget(): void {
    this.turn = '';
  }

  /** How long a person's own choice travels. `steps`: how many of its events are shown one by one. */
  own(events: number, speed: Speed, needed = 0, steps = 0): number {
    return events === 0 || speed === 0 ? 0 : Math.max(travelTime(events, steps), needed) / speed;
  }

  /** How long a bot waits before it moves. `turn` names whose turn it is. */
  botGap(turn: string, speed: Speed): number {
    return this.spend(turn, GAP, speed, USUAL_TURN, SHARE);
  }

  /** How long a bot's choice travels. */
  botTravel(turn: string, events: number, speed: Speed, needed = 0, steps = 0): number {
    if (events === 0) return 0;
    const usual = travelTime(events, steps);
    return needed > usual
      ? this.spend(turn, needed, speed, WHOLE_TURN, 1)
      : this.spend(turn, usual, speed, USUAL_TURN, SHARE);
  }

  /** Spends what is wanted, but only a share of what is left of the whole. */
  private spend(turn: string, wanted: number, speed: Speed, whole: number, share: number): number {
    if (turn !== this.turn) [this.turn, this.spent] = [turn, 0];
    if (speed === 0) return 0;
    const time = Math.max(0, Math.min(wanted, (whole - this.spent) * share)) / speed;
    this.spent += time;
    return Math.round(time);
  }
}

function travelTime(events: number, steps: number): number {
  return Math.max(events > 3 ? LONG_TRAVEL : TRAVEL, Math.min(steps * STEP, MOST_STEPS));
}
