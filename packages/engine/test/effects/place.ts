import { checkSettings, eventFor, keyOfSeed, loadState, Match, outcomeOf } from '../../src/host.ts';
import type { Core, Game, Settings } from '../../src/host.ts';

/** A match in the hands of a test of rows. */
export interface TestMatch<S extends Core> {
  readonly state: Readonly<S>;
  /** Plays options one after the other; a refusal fails the test. */
  play(...options: readonly string[]): TestMatch<S>;
  /** What may be chosen now, as canonical texts. */
  options(): string[];
  /** What may be chosen now, as it reads. */
  labels(): string[];
  /** What is asked: the rule that governs it, and the question. */
  asked(): string;
  /** Why an option is refused: its rule and its sentence. */
  refusal(option: string): string;
  /** The log since the match was set up, as somebody else reads it. */
  log(): string[];
}

/** A position: a dealt match that was edited. It goes through `loadState`, so it is one that could be saved. */
export function position<S extends Core>(
  game: Game<S>,
  edit: (s: S) => void,
  seed = 'rows',
  given: Settings = {},
): TestMatch<S> {
  const settings = checkSettings(game, game.seats.min, given);
  if (!settings.ok) throw new Error(settings.reason);
  const dealt = Match.deal(game, game.seats.min, settings.value, keyOfSeed(seed));
  const s = game.clone(dealt.state);
  edit(s);
  const loaded = loadState(game, JSON.parse(JSON.stringify(s)));
  if (!loaded.ok) throw new Error(loaded.reason);
  return tableOf(Match.from(game, loaded.value, dealt.key), []);
}

function tableOf<S extends Core>(match: Match<S>, lines: readonly string[]): TestMatch<S> {
  const seat = (): number => match.waiting()[0] ?? 0;
  return {
    state: match.state,
    play(...options) {
      const next = match.fork();
      const told = [...lines];
      for (const option of options) {
        const played = next.play(next.waiting()[0] ?? 0, option);
        if (!played.ok) throw new Error(`${option}: ${played.rule ?? ''} ${played.reason}`);
        for (const event of played.events) {
          const line = match.game.eventWords(eventFor(event, null), (who) => ['Ann', 'Ben'][who] ?? 'Eve');
          if (line !== null) told.push(line);
        }
      }
      if (next.over && outcomeOf(match.game, next.state) === null) throw new Error('no outcome');
      return tableOf(next, told);
    },
    options: () => (match.legalOptions(seat())?.options ?? []).map(({ id }) => id),
    labels: () => (match.legalOptions(seat())?.options ?? []).map(({ label }) => label),
    asked: () => match.decisions().map(({ rule, prompt }) => `${rule} ${prompt}`)[0] ?? '',
    refusal(option) {
      const tried = match.fork().play(seat(), option);
      return tried.ok ? 'legal' : `${tried.rule ?? ''} ${tried.reason}`;
    },
    log: () => [...lines],
  };
}
