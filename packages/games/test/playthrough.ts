import fs from 'node:fs';
import { checkSettings, createDice, keyOfSeed, fastRandom, fastSeed, Match } from '@benchtop/engine/host';
import type { Core, Dice, Game, GameEvent, RefusedOption, LegalOptions } from '@benchtop/engine/host';
import { expect } from 'vitest';

/*
 * A golden playthrough is a text: a header, then one line per decision (who, step, choice, what else there was) with
 * the events below it. The choices are read from the text itself. UPDATE_GOLDEN=1 writes the text anew; choices that
 * are missing or no longer allowed are then made by dice, so that a header alone is enough to begin one.
 */

interface Header {
  readonly seats: number;
  readonly settings: { readonly [name: string]: string | boolean };
  readonly seed: string;
}

interface Choice {
  readonly who: string;
  readonly step: string;
  readonly option: string;
}

const SHOWN = 3;
const NAME = 8;
const STEP = 17;
const OPTION = 30;

/** Replays the text of a file and expects every line of it to come out the same. */
export function checkPlaythrough<S extends Core>(game: Game<S>, names: readonly string[], file: URL): void {
  const text = fs.readFileSync(file, 'utf8');
  const update = process.env['UPDATE_GOLDEN'] === '1';
  const replayed = replay(game, names, headerOf(text), choicesOf(text), update);
  if (update) fs.writeFileSync(file, replayed);
  else expect(replayed).toBe(text);
}

function headerOf(text: string): Header {
  const line = (name: string): string => new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1] ?? '';
  const pairs = line('settings')
    .split(', ')
    .filter((pair) => pair !== '')
    .map((pair) => pair.split(' '));
  const settings = pairs.map(([name, value]) => [
    name,
    value === 'true' || value === 'false' ? value === 'true' : value,
  ]);
  return {
    seats: Number(line('seats')),
    settings: Object.fromEntries(settings) as Header['settings'],
    seed: line('seed'),
  };
}

function choicesOf(text: string): Choice[] {
  const lines = text.split('\n').filter((line) => /^\S+ +\S+ {2,}\S.* {2}of \d+/.test(line));
  return lines.map((line) => {
    const [who = '', step = '', option = ''] = line.split(/ {2,}/);
    return { who, step, option };
  });
}

function replay<S extends Core>(
  game: Game<S>,
  names: readonly string[],
  header: Header,
  choices: readonly Choice[],
  update: boolean,
): string {
  const settings = checkSettings(game, header.seats, header.settings);
  if (!settings.ok) throw new Error(settings.reason);
  const match = Match.deal(game, header.seats, settings.value, keyOfSeed(header.seed));
  const dice = createDice(fastRandom(fastSeed(header.seed)));
  const name = (seat: number): string => names[seat] ?? `seat ${seat}`;
  const out = headerLines(game, header);
  out.push(...match.opening.map((event) => eventLine(event, name)));
  for (let i = 0; !match.over && i < game.maxDecisions; i++) {
    const decision = match.decisions()[0];
    const legal = decision === undefined ? null : match.legalOptions(decision.seat);
    if (decision === undefined || legal === null) throw new Error('nobody owes a decision');
    const option = nextChoice(choices[i], decision.step, legal, update ? dice : null);
    out.push(decisionLine(name(decision.seat), decision.step, option, legal));
    const played = match.play(decision.seat, option);
    if (!played.ok) throw new Error(`decision ${i + 1}: ${played.reason}`);
    out.push(...played.events.map((event) => eventLine(event, name)));
  }
  return [...out, ...resultLines(match, name), ''].join('\n');
}

/** The written choice; in an update, dice make one where it is missing: they say "done" only one time in eight. */
function nextChoice(written: Choice | undefined, step: string, legal: LegalOptions, dice: Dice | null): string {
  const ids = legal.options.map(({ id }) => id);
  if (written !== undefined && written.step === step && ids.includes(written.option)) return written.option;
  if (dice === null) throw new Error(`${written?.step ?? 'nothing'} ${written?.option ?? ''} does not answer ${step}`);
  const doing = ids.filter((id) => id !== 'done');
  const from = doing.length === 0 || (doing.length < ids.length && dice.randomInt(8) === 0) ? ['done'] : doing;
  return from[dice.randomInt(from.length)] ?? '';
}

function headerLines<S extends Core>(game: Game<S>, { seats, settings, seed }: Header): string[] {
  const pairs = Object.entries(settings).map(([name, value]) => `${name} ${String(value)}`);
  return [`game ${game.id} ${game.version}`, `seats ${seats}`, `settings ${pairs.join(', ')}`, `seed ${seed}`, ''];
}

function decisionLine(who: string, step: string, option: string, { options, refused }: LegalOptions): string {
  const others = refused.length === 0 ? '' : `, refused ${refusedWords(refused)}`;
  return `${cell(who, NAME)}${cell(step, STEP)}${cell(option, OPTION)}of ${options.length}${others}`;
}

function refusedWords(refused: readonly RefusedOption[]): string {
  const rules = [...new Set(refused.map(({ rule }) => rule))];
  return rules
    .map((rule) => {
      const ids = refused.filter((each) => each.rule === rule).map(({ id }) => id);
      const more = ids.length > SHOWN ? ` +${ids.length - SHOWN}` : '';
      return `${rule} ${ids.slice(0, SHOWN).join(', ')}${more}`;
    })
    .join('; ');
}

function cell(text: string, width: number): string {
  return `${text}  `.padEnd(width);
}

function eventLine(event: GameEvent, name: (seat: number) => string): string {
  const fields = Object.entries(event)
    .filter(([field]) => field !== 'type' && field !== 'seen')
    .map(([field, value]) => (field === 'seat' ? name(value as number) : `${field} ${words(value)}`));
  return `${' '.repeat(NAME)}${event.type}${fields.length === 0 ? '' : `: ${fields.join(', ')}`}`;
}

function words(value: unknown): string {
  if (Array.isArray(value)) return value.map(words).join(' ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, each]) => `${key} ${words(each)}`)
    .join(' | ');
}

function resultLines<S extends Core>(match: Match<S>, name: (seat: number) => string): string[] {
  const outcome = match.outcome();
  if (outcome === null) throw new Error('the match does not end');
  const sheets = outcome.scores.map(({ seat, total, items }) => {
    const parts = items.map(({ rule, points }) => `${rule} ${points}`).join(', ');
    return `${cell(name(seat), NAME)}${total}: ${parts}`;
  });
  return ['', `over ${outcome.reason}`, ...sheets, `winners ${outcome.winners.map(name).join(', ') || 'nobody'}`];
}
