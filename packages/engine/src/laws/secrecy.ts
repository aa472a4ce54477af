import { createDice, fastRandom } from '../chance.ts';
import { eventFor } from '../event.ts';
import type { GameEvent } from '../event.ts';
import { Match } from '../match.ts';
import { sampleWorld } from '../sample.ts';
import { gainedInformation } from '../information.ts';
import { renameSeats } from '../rename.ts';
import { hashOf } from '../hash.ts';
import { viewOf } from '../secrecy.ts';
import { Stages } from '../stages.ts';
import { at } from '../state.ts';
import type { Core } from '../state.ts';
import { must, mustEqual } from './walk.ts';

/** Everything a seat can observe of a match at one moment, as bytes. */
function observation<S extends Core>(match: Match<S>, viewer: number | null): string {
  const legal = viewer === null ? null : match.legalOptions(viewer);
  const undo = viewer === null ? null : match.undoBarrier(viewer);
  return JSON.stringify({ view: match.view(viewer), decisions: openTo(match), legal, undo });
}

function sampled<S extends Core>(match: Match<S>, viewer: number | null, seed: number): string {
  return JSON.stringify(match.sample(viewer, `law ${seed}`).state);
}

function openTo<S extends Core>(match: Match<S>): unknown {
  return match.decisions().map(({ id, seat, step, rule }) => ({ id, seat, step, rule }));
}

/**
 * Non-interference. Two worlds that a seat cannot tell apart look the same to it in every byte; and after the same
 * choice they still do, unless a piece that was hidden from the seat has come into its sight.
 */
export function nobodySeesTheHidden<S extends Core>(match: Match<S>, seat: number, option: string, seed: number): void {
  for (const viewer of viewersOf(match)) worldsLookAlike(match, seat, option, viewer, seed, false);
}

/** The same where the match plays forced choices by itself: what is played in silence must not tell, either. */
export function silenceTellsNothing<S extends Core>(match: Match<S>, seat: number, option: string, seed: number): void {
  for (const viewer of viewersOf(match)) worldsLookAlike(match, seat, option, viewer, seed, true);
}

function viewersOf<S extends Core>(match: Match<S>): (number | null)[] {
  return [null, ...Array.from({ length: match.state.seats }, (_, seat) => seat)];
}

function worldsLookAlike<S extends Core>(
  match: Match<S>,
  seat: number,
  option: string,
  viewer: number | null,
  seed: number,
  auto: boolean,
): void {
  const { game, key, state } = match;
  const who = viewer === null ? 'a spectator' : `seat ${viewer}`;
  const world = sampleWorld(game, state, viewer, createDice(fastRandom(seed)));
  const one = Match.from(game, state, key, auto);
  const two = Match.from(game, world, key, auto);
  mustEqual(observation(one, viewer), observation(two, viewer), `two worlds that ${who} cannot tell apart`);
  if (!auto)
    mustEqual(
      sampled(one, viewer, seed),
      sampled(two, viewer, seed),
      `what bots of ${who} are given in two such worlds`,
    );
  const first = one.play(seat, option);
  const second = two.play(seat, option);
  if (!first.ok || !second.ok) return;
  if (gainedInformation(game, state, one.state, viewer) || gainedInformation(game, world, two.state, viewer)) return;
  mustEqual(
    JSON.stringify(first.events.map((event) => eventFor(event, viewer))),
    JSON.stringify(second.events.map((event) => eventFor(event, viewer))),
    `events of ${option} as ${who} sees them in two worlds it cannot tell apart`,
  );
  if (!auto)
    mustEqual(
      staged(match, state, seat, option, viewer, first.events),
      staged(match, world, seat, option, viewer, second.events),
      `what ${who} sees between the events of ${option}`,
    );
  mustEqual(observation(one, viewer), observation(two, viewer), `what ${who} observes after ${option}`);
}

/** What a viewer sees after each event of a choice but the last. */
function staged<S extends Core>(
  { game, key }: Match<S>,
  before: Readonly<S>,
  seat: number,
  option: string,
  viewer: number | null,
  events: readonly GameEvent[],
): string {
  const stages = new Stages(game, key, before).of({ before, seat, option, events });
  return JSON.stringify(stages.map((stage) => viewOf(game, stage, viewer)));
}

/** No rule depends on the number of a seat: renamed seats with renamed choices give the renamed state. */
export function seatsAreEqual<S extends Core>(match: Match<S>, seat: number, option: string): void {
  const { game, key, state } = match;
  const to = Array.from({ length: state.seats }, (_, i) => (i + 1) % state.seats);
  const one = Match.from(game, state, key);
  const two = Match.from(game, renameSeats(game, state, to), key);
  must(one.play(seat, option).ok, `${option} was offered and refused`);
  must(two.play(at(to, seat), option).ok, `${option} is refused when seats are renamed`);
  must(
    hashOf(renameSeats(game, one.state, to)) === two.hash(),
    `${option} by seat ${seat} depends on the seats' numbers`,
  );
}
