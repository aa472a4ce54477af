import { botOf, bots } from '@benchtop/bots';
import {
  ActionSpace,
  at,
  checkRecord,
  createDice,
  eventFor,
  freshKey,
  informationState,
  loadState,
  fastRandom,
  fastSeed,
  Match,
  recordOf,
  sampleWorld,
} from '@benchtop/engine/host';
import type { Refused } from '@benchtop/engine/host';
import { gameOf, games } from '@benchtop/games';
import { gameList } from '@benchtop/server/game-list';
import { replaySafely } from '../files.ts';
import { Failure } from './failure.ts';
import { gameNamed, keyFrom, seatOf, settingsFor } from './matches.ts';
import type { Matches } from './matches.ts';
import { anything, flag, key, number, optional, orNull, readParams, record, text, whole } from './params.ts';
import type { Read, Readers } from './params.ts';

/** One method of the protocol: what it takes, and what it does. */
export type Method = (matches: Matches, params: unknown) => unknown;

function method<R extends Readers>(readers: R, run: (matches: Matches, params: Read<R>) => unknown): Method {
  return (matches, params) => run(matches, readParams(readers, params));
}

const ofMatch = { match: text };
const ofSeat = { match: text, seat: number };
const ofViewer = { match: text, seat: orNull(number) };

const newMatch = method(
  { game: text, seats: number, settings: optional(record), seed: optional(text), key: optional(key) },
  (matches, p) => {
    const game = gameNamed(p.game);
    const settings = settingsFor(game, p.seats, p.settings ?? {});
    const match = Match.deal(game, p.seats, settings, keyFrom(p.seed, p.key));
    return { match: matches.add(match), commitment: match.commitment };
  },
);

const decisions = method(ofMatch, (matches, p) =>
  matches
    .get(p.match)
    .decisions()
    .map(({ id, seat, step, prompt }) => ({ id, seat, step, prompt })),
);

const options = method(ofSeat, (matches, p) => {
  const match = matches.get(p.match);
  const legal = match.legalOptions(seatOf(match, p.seat));
  if (legal === null) throw new Failure('notYours', closedReason(match));
  return {
    decision: legal.decision.id,
    options: legal.options.map(({ id, label, warning }) => (warning === null ? { id, label } : { id, label, warning })),
    refused: legal.refused.map(({ id, label, rule, reason }) => ({ id, label, rule, reason })),
  };
});

const play = method({ ...ofSeat, option: text, decision: optional(text) }, (matches, p) => {
  const match = matches.get(p.match);
  const seat = seatOf(match, p.seat);
  const played = match.play(seat, p.option, p.decision);
  if (!played.ok) throw failureOf(played);
  return { events: played.events.map((event) => eventFor(event, seat)), over: played.over };
});

const space = method({ game: text }, (_matches, p) => {
  const game = gameNamed(p.game);
  const all = new ActionSpace(game);
  const steps = Object.values(game.steps).map(({ kind, vocabulary }) => ({
    step: kind,
    first: all.actionOf(kind, 0),
    size: vocabulary.texts.length,
  }));
  return { size: all.size, steps };
});

const actions = method({ ...ofSeat, mask: optional(flag) }, (matches, p) => {
  const match = matches.get(p.match);
  const { decision, step, codes } = openTo(match, seatOf(match, p.seat));
  const all = new ActionSpace(match.game);
  const texts = match.game.steps[step]?.vocabulary.texts ?? [];
  const sorted = codes.toSorted((a, b) => a - b);
  const legal = sorted.map((code) => all.actionOf(step, code));
  const mask = Array.from({ length: all.size }, (_, action) => (legal.includes(action) ? 1 : 0));
  const named = { decision, legal, options: sorted.map((code) => at(texts, code)) };
  return p.mask === true ? { ...named, mask } : named;
});

const act = method({ ...ofSeat, action: whole(0, 1e9), decision: optional(text) }, (matches, p) => {
  const match = matches.get(p.match);
  const seat = seatOf(match, p.seat);
  const { step } = openTo(match, seat);
  const option = match.game.steps[step]?.vocabulary.texts[new ActionSpace(match.game).codeOf(step, p.action)];
  if (option === undefined) throw new Failure('refused', `Action ${p.action} does not belong to this decision.`);
  const before = match.scores();
  const played = match.play(seat, option, p.decision);
  if (!played.ok) throw failureOf(played);
  const rewards = match.scores().map(({ total }, i) => total - (before[i]?.total ?? 0));
  return { events: played.events.map((event) => eventFor(event, seat)), over: played.over, rewards };
});

const information = method(ofSeat, (matches, p) => {
  const match = matches.get(p.match);
  return { text: informationState(match, seatOf(match, p.seat)) };
});

const view = method(ofViewer, (matches, p) => {
  const match = matches.get(p.match);
  return match.view(viewerOf(match, p.seat));
});

const load = method({ game: text, state: anything, seed: optional(text), key: optional(key) }, (matches, p) => {
  const game = gameNamed(p.game);
  const secret = keyFrom(p.seed, p.key);
  const loaded = loadState(game, p.state);
  if (!loaded.ok) throw new Failure('bad', `The state is refused: ${loaded.reason.replace(/\.$/, '')}.`);
  return { match: matches.add(Match.from(game, loaded.value, secret)) };
});

const sample = method({ ...ofViewer, seed: optional(text) }, (matches, p) => {
  const match = matches.get(p.match);
  return { match: matches.add(match.sample(viewerOf(match, p.seat), p.seed ?? freshKey())) };
});

const undo = method(ofSeat, (matches, p) => {
  const match = matches.get(p.match);
  const undone = match.undo(seatOf(match, p.seat));
  if (!undone.ok) throw failureOf(undone);
  return { undone: undone.undone };
});

const replay = method({ record: anything, at: optional(whole(0, 1e9)) }, (matches, p) => {
  const checked = checkRecord(p.record);
  if (!checked.ok) throw new Failure('bad', checked.reason);
  const file = checked.value;
  const game = gameOf(file.game);
  if (game === null) throw new Failure('bad', `There is no game "${file.game}".`);
  if (p.at !== undefined && p.at > file.entries.length)
    throw new Failure('params', `The parameter "at" should be a whole number from 0 to ${file.entries.length}.`);
  const replayed = replaySafely(game, file, p.at);
  if (!replayed.ok) throw new Failure('bad', replayed.reason);
  return { match: matches.add(replayed.value), verified: true };
});

const bot = method(
  {
    ...ofSeat,
    bot: text,
    iterations: optional(whole(1, 1e9)),
    ms: optional(whole(1, 1e9)),
    seed: optional(text),
  },
  (matches, p) => {
    const match = matches.get(p.match);
    const seat = seatOf(match, p.seat);
    const chosen = botOf(p.bot);
    if (chosen === null)
      throw new Failure('params', `There is no bot "${p.bot.slice(0, 80)}"; there are: ${botIds()}.`);
    if (match.decision(seat) === null) throw new Failure('notYours', closedReason(match));
    const seed = p.seed ?? freshKey();
    const dice = createDice(fastRandom(fastSeed(`${seed}/world`)));
    return chosen.choose({
      game: match.game,
      world: sampleWorld(match.game, match.state, seat, dice),
      seat,
      seed,
      ...(p.iterations === undefined ? {} : { iterations: p.iterations }),
      ...(p.ms === undefined ? {} : { ms: p.ms }),
    });
  },
);

const close = method(ofMatch, (matches, p) => {
  matches.close(p.match);
  return true;
});

/** Every method of the protocol. A map, so that no inherited name can be called. */
export const methods: ReadonlyMap<string, Method> = new Map([
  ['games', method({}, () => gameList(games))],
  ['new', newMatch],
  ['decisions', decisions],
  ['options', options],
  ['play', play],
  ['space', space],
  ['actions', actions],
  ['act', act],
  ['information', information],
  ['view', view],
  ['state', method(ofMatch, (matches, p) => matches.get(p.match).state)],
  ['load', load],
  ['fork', method(ofMatch, (matches, p) => ({ match: matches.add(matches.get(p.match).fork()) }))],
  ['sample', sample],
  ['undo', undo],
  ['score', method(ofMatch, (matches, p) => matches.get(p.match).scores())],
  ['outcome', method(ofMatch, (matches, p) => matches.get(p.match).outcome())],
  ['hash', method(ofMatch, (matches, p) => matches.get(p.match).hash())],
  ['record', method(ofMatch, (matches, p) => recordOf(matches.get(p.match), true))],
  ['replay', replay],
  ['bot', bot],
  ['close', close],
]);

/** The decision a seat owes, with the codes of its options. */
function openTo(match: Match, seat: number): { decision: string; step: string; codes: number[] } {
  const owed = match.decision(seat);
  if (owed === null) throw new Failure('notYours', closedReason(match));
  const { vocabulary } = match.game.steps[owed.step] ?? { vocabulary: null };
  const codes = (match.due(seat)?.options ?? []).map(({ id }) => vocabulary?.code(id) ?? -1);
  return { decision: owed.id, step: owed.step, codes };
}

function viewerOf(match: Match, seat: number | null): number | null {
  return seat === null ? null : seatOf(match, seat);
}

function closedReason(match: Match): string {
  return match.over ? 'The match is over.' : 'This seat owes no decision now.';
}

function botIds(): string {
  return bots.map(({ id }) => id).join(', ');
}

function failureOf({ code, reason, rule }: Refused): Failure {
  switch (code) {
    case 'refused':
      return new Failure('refused', reason, rule === null ? null : { rule, reason });
    case 'not-yours':
    case 'closed':
      return new Failure('notYours', reason);
    case 'no-undo':
      return new Failure('noUndo', reason);
  }
}
