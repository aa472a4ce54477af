import { createDice, fastRandom } from '../chance.ts';
import { Match } from '../match.ts';
import { sampleWorld } from '../sample.ts';
import { viewOf } from '../secrecy.ts';
import type { Core } from '../state.ts';
import { must, mustEqual } from './walk.ts';

/** Taking a choice back gives the state before it, with the same options. */
export function undoIsIdentity<S extends Core>(match: Match<S>, seat: number, option: string): void {
  const trial = match.fork();
  const before = trial.hash();
  const options = JSON.stringify(trial.legalOptions(seat)?.options);
  if (!trial.play(seat, option).ok || trial.undoBarrier(seat) !== null) return;
  const undone = trial.undo(seat);
  must(undone.ok, 'undo was promised and refused');
  must(trial.hash() === before, `undo of ${option} gives another state`);
  mustEqual(JSON.stringify(trial.legalOptions(seat)?.options), options, 'options after undo');
}

/**
 * What can be taken back taught nobody anything: had hidden things been otherwise, every seat would have seen the same.
 */
export function undoNeverPeeks<S extends Core>(match: Match<S>, seat: number, option: string, seed: number): void {
  const { game } = match;
  const trial = match.fork();
  if (!trial.play(seat, option).ok || trial.undoBarrier(seat) !== null) return;
  for (let viewer = 0; viewer < match.state.seats; viewer++) {
    const world = sampleWorld(game, match.state, viewer, createDice(fastRandom(seed + viewer)));
    const other = Match.from(game, world, match.key);
    if (!other.play(seat, option).ok) continue;
    mustEqual(
      JSON.stringify(viewOf(game, other.state, viewer)),
      JSON.stringify(viewOf(game, trial.state, viewer)),
      `what seat ${viewer} saw of ${option}, which can be taken back, in two worlds it could not tell apart: its views`,
    );
  }
}
