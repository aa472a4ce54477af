import type { Dice } from './chance.ts';
import type { Game } from './game.ts';
import { seatFrame } from './runner.ts';
import { orderHidden, reshuffleHidden } from './worlds.ts';
import { at } from './state.ts';
import { refusalOf } from './step.ts';
import type { Core, Frame } from './state.ts';

/** A world that a seat (or a spectator: null) could not tell from the given one. Bots think in these only. */
export function sampleWorld<S extends Core>(game: Game<S>, s: Readonly<S>, seat: number | null, dice: Dice): S {
  const world = game.clone(s);
  reshuffleHidden(game, world, seat, dice, (frame, asked) => anyAnswer(game, world, frame, asked, dice));
  return world;
}

/**
 * The same, made from nothing but what the seat knows: of two states that it cannot tell apart, the same dice give the
 * same world. Use it where the dice are not secret.
 */
export function worldOf<S extends Core>(game: Game<S>, s: Readonly<S>, seat: number | null, dice: Dice): S {
  const known = game.clone(s);
  orderHidden(game, known, seat);
  return sampleWorld(game, known, seat, dice);
}

function anyAnswer<S extends Core>(game: Game<S>, s: S, frame: Frame, seat: number, dice: Dice): string {
  const step = game.steps[frame.step];
  if (step === undefined) throw new TypeError(`${game.id} has no step ${frame.step}`);
  const d = seatFrame(frame, seat);
  const texts = step.vocabulary.texts.filter((_, code) => refusalOf(step, s, d, code) === null);
  return at(texts, dice.randomInt(texts.length));
}
