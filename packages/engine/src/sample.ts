import type { Dice } from './chance.ts';
import type { Game } from './game.ts';
import { seatFrame } from './runner.ts';
import { reshuffleHidden } from './secrecy.ts';
import { at } from './state.ts';
import type { Core, Frame } from './state.ts';

/** A world that a seat (or a spectator: null) could not tell from the given one. Bots think in these only. */
export function sampleWorld<S extends Core>(game: Game<S>, s: Readonly<S>, seat: number | null, dice: Dice): S {
  const world = game.clone(s);
  reshuffleHidden(game, world, seat, dice, (frame, asked) => anyAnswer(game, world, frame, asked, dice));
  return world;
}

function anyAnswer<S extends Core>(game: Game<S>, s: S, frame: Frame, seat: number, dice: Dice): string {
  const step = game.steps[frame.step];
  if (step === undefined) throw new TypeError(`${game.id} has no step ${frame.step}`);
  const d = seatFrame(frame, seat);
  const texts = step.vocabulary.texts.filter((_, code) => step.refuse(s, d, step.vocabulary.values[code]) === null);
  return at(texts, dice.below(texts.length));
}
