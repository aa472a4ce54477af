import type { FieldSpec } from '../fields.ts';
import { Match } from '../match.ts';
import { same } from '../patch.ts';
import { viewOf } from '../secrecy.ts';
import { Stages } from '../stages.ts';
import type { Core } from '../state.ts';
import { must } from './walk.ts';

/**
 * The rules change first and announce then: after its last event an entry changes nothing more that anybody could see,
 * but for who is asked and for single numbers and words of the state itself, which say whose turn it is in which round.
 * An entry that announces nothing may change what it likes.
 */
export function announcesWhatWasDone<S extends Core>(
  match: Match<S>,
  seat: number,
  option: string,
  silent: readonly string[],
): void {
  const { game, key, state } = match;
  const after = Match.from(game, state, key);
  const played = after.play(seat, option);
  if (!played.ok || played.events.length === 0) return;
  const events = { length: played.events.length + 1 };
  const stage = new Stages(game, key, state).of({ before: state, seat, option, events }).at(-1);
  if (stage === undefined) throw new Error(`${option} announced less when it was played again`);
  const last = played.events.at(-1)?.type ?? '';
  for (let viewer = -1; viewer < state.seats; viewer++) {
    const who = viewer < 0 ? null : viewer;
    const announced = viewOf(game, stage, who);
    const done = after.view(who);
    for (const [name, spec] of Object.entries(game.state.fields))
      if (!isScalar(spec) && !silent.includes(name))
        must(same(announced[name], done[name]), `${option} changes ${name} after it announced ${last}`);
  }
}

function isScalar({ kind }: FieldSpec): boolean {
  return kind === 'int' || kind === 'flag' || kind === 'word' || kind === 'seat';
}
