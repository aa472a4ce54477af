import { createDice, fastRandom } from '../chance.ts';
import { Match } from '../match.ts';
import { patched, same } from '../patch.ts';
import { preview } from '../preview.ts';
import { sampleWorld } from '../sample.ts';
import { viewOf } from '../secrecy.ts';
import type { Core } from '../state.ts';
import { must, mustEqual } from './walk.ts';

/** How a preview is made: only the tests of these laws bring another one. */
export type Previewer = typeof preview;

/** Non-interference: in two worlds that a seat cannot tell apart an option has one and the same preview for it. */
export function previewsTellNothing<S extends Core>(
  { game, state }: Match<S>,
  seat: number,
  option: string,
  seed: number,
  previewer: Previewer = preview,
): void {
  // Of every other one also what comes of choosing it twice.
  const options = { seed: `law ${seed}`, worlds: 3, further: seed % 2 === 0 ? [] : [option] };
  const world = sampleWorld(game, state, seat, createDice(fastRandom(seed)));
  mustEqual(
    JSON.stringify(previewer(game, state, seat, option, options)),
    JSON.stringify(previewer(game, world, seat, option, options)),
    `previews of ${option} in two worlds that seat ${seat} cannot tell apart`,
  );
}

/** What is said without chance and without a look at hidden things is what happens. */
export function previewsComeTrue<S extends Core>(
  { game, key, state }: Match<S>,
  seat: number,
  option: string,
  previewer: Previewer = preview,
): void {
  const said = previewer(game, state, seat, option);
  must(said !== null, `${option} is offered and has no preview`);
  if (said === null || said.chance || said.hidden) return;
  must(said.open.length === 0, `the preview of ${option} leaves something open, though nothing is unknown`);
  const match = Match.from(game, state, key, true);
  must(match.play(seat, option).ok, `${option} was offered and refused`);
  const view = patched(viewOf(game, state, seat), said.changes);
  // A patch may put the keys of a record into another order.
  if (!same(view, match.view(seat)))
    mustEqual(
      JSON.stringify(view),
      JSON.stringify(match.view(seat)),
      `what the preview of ${option} said and what came of it`,
    );
  must(match.over === (said.over === 'surely'), `the preview of ${option} is wrong about the end of the match`);
}
