import { eventFor } from '../event.ts';
import { legalOptionsOf } from '../explain.ts';
import type { Game } from '../game.ts';
import type { Match } from '../match.ts';
import { seatFrame } from '../runner.ts';
import { at } from '../state.ts';
import type { Core } from '../state.ts';
import { refusalOf } from '../step.ts';
import { must } from './walk.ts';

/** Each text of a vocabulary stands for one option. */
export function textsAreUnique<S extends Core>(game: Game<S>): void {
  for (const { kind, vocabulary } of Object.values(game.steps)) {
    const seen = new Set<string>();
    for (const text of vocabulary.texts) {
      must(!seen.has(text), `doubled option text "${text}" in ${kind}`);
      must(text === text.trim() && text !== '' && text !== 'undo', `"${text}" in ${kind} cannot be written down`);
      seen.add(text);
    }
  }
}

/**
 * What is offered is exactly what is accepted: every legal option of the whole vocabulary is a candidate and offered
 * once, everything else is refused by a rule of the ledger with a sentence, and a refusal changes nothing.
 */
export function optionsAreWhatPlayAccepts<S extends Core>(match: Match<S>, seat: number): void {
  const { game, state } = match;
  const frame = at(state.stack, state.stack.length - 1);
  const d = seatFrame(frame, seat);
  const step = game.steps[frame.step];
  if (step === undefined) throw new Error(`no step ${frame.step}`);
  const { options, refused } = legalOptionsOf(game, state, frame, seat);
  must(options.length > 0, `dead end at ${frame.step}`);
  const offered = new Set(options.map(({ id }) => id));
  must(offered.size === options.length, `an option is offered twice at ${frame.step}`);
  must(
    new Set(options.map(({ label }) => label)).size === options.length,
    `two options at ${frame.step} read the same`,
  );
  step.vocabulary.texts.forEach((text, code) => {
    const rule = refusalOf(step, state, d, code);
    must(
      (rule === null) === offered.has(text),
      `${text} at ${frame.step} is ${rule === null ? 'legal, not' : 'illegal, yet'} offered`,
    );
    must(rule === null || rule in game.rulebook, `${text} is refused by ${rule ?? ''}, which the ledger lacks`);
  });
  for (const { id, rule, reason } of refused)
    must(reason.trim() !== '' && reason !== rule, `the refusal of ${id} by ${rule} has no sentence`);
  refusalChangesNothing(match, seat, refused[0]?.id ?? 'no such thing');
}

function refusalChangesNothing<S extends Core>(match: Match<S>, seat: number, illegal: string): void {
  const before = match.hash();
  const entries = match.log.length;
  must(!match.play(seat, illegal).ok, `${illegal} was accepted`);
  must(!match.play((seat + 1) % 16, illegal, 'no such decision').ok, 'another seat was heard');
  must(match.hash() === before && match.log.length === entries, 'a refused command changed the match');
}

/** Every decision, option and event has words of its own. */
export function everythingHasWords<S extends Core>(match: Match<S>, seat: number, option: string): void {
  const { game } = match;
  const decision = match.decision(seat);
  must(
    decision !== null && decision.prompt.trim() !== '' && decision.prompt !== decision.step,
    'a decision has no prompt',
  );
  const played = match.fork().play(seat, option);
  if (!played.ok) throw new Error(played.reason);
  for (const event of played.events) {
    const words = game.eventWords(eventFor(event, null), (who) => `seat ${who}`);
    must(words === null || (words.trim() !== '' && words !== event.type), `${event.type} has no words`);
  }
}
