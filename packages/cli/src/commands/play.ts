import { botOf } from '@benchtop/bots';
import type { Bot } from '@benchtop/bots';
import { freshKey, keyOfSeed, Match, Session } from '@benchtop/engine/host';
import type { Pairs } from '../arguments.ts';
import { paintFor } from '../boards/board.ts';
import { seatNames } from '../boards/index.ts';
import { botIds, botsFor, gameNamed, tableFor } from '../choices.ts';
import { readRecord, replayFile } from '../files.ts';
import { Conversation } from '../play/conversation.ts';
import { readLines } from '../play/lines.ts';
import type { Seating } from '../play/seating.ts';
import { Stop } from '../stop.ts';

export interface PlayOptions {
  readonly seats?: number;
  readonly bots?: readonly string[];
  readonly seat?: number;
  readonly settings?: Pairs;
  readonly seed?: string;
  readonly resume?: string;
}

/** Plays a match in the terminal, new or saved. */
export async function play(game: string | null, options: PlayOptions): Promise<void> {
  const match = options.resume === undefined ? deal(game, options) : await resume(game, options.resume, options);
  const seating = seatingOf(match, options);
  process.stdout.write(`${greeting(seating)}\n\n`);
  const lines = readLines();
  try {
    await new Conversation(seating, lines, paintFor(process.stdout)).run();
  } finally {
    lines.close();
  }
}

function greeting({ session: { match }, own, names, bots }: Seating): string {
  const rivals = bots.flatMap((bot, seat) => (bot === null ? [] : [`${names[seat] ?? ''} (${bot.id})`]));
  const mine = seatNames(match.game.id, match.state.seats)[own] ?? '';
  return `${match.game.title}: you play ${mine} ${rivals.length === 0 ? 'alone' : `against ${rivals.join(', ')}`}. h helps.\nThe draws are sealed: ${match.commitment}.`;
}

function deal(id: string | null, options: PlayOptions): Match {
  if (id === null) throw new Stop('Say which game to play, such as: benchtop play arctic-cleanup');
  const game = gameNamed(id);
  const { seats, settings } = tableFor(game, options.seats, options.settings ?? []);
  const key = options.seed === undefined ? freshKey() : keyOfSeed(options.seed);
  return Match.deal(game, seats, settings, key);
}

async function resume(game: string | null, file: string, options: PlayOptions): Promise<Match> {
  if (options.seats !== undefined || options.settings !== undefined || options.seed !== undefined)
    throw new Stop('A saved match keeps its seats, settings and key: leave out --seats, --settings and --seed.');
  const read = await readRecord(file);
  if (game !== null && gameNamed(game) !== read.game)
    throw new Stop(`${file} is a match of ${read.game.id}, not of ${game}.`);
  return replayFile(file, read);
}

function seatingOf(match: Match, options: PlayOptions): Seating {
  const { seats } = match.state;
  const own = options.seat ?? 0;
  if (own >= seats) throw new Stop(`--seat is a whole number from 0 to ${seats - 1} in a match with ${seats} seats.`);
  const ids = botsFor(botIds(options.bots ?? ['greedy']), Math.max(1, seats - 1), options.bots !== undefined);
  let next = 0;
  const bots = Array.from({ length: seats }, (_, seat): Bot | null =>
    seat === own ? null : botOf(ids[next++ % ids.length] ?? ''),
  );
  const names = seatNames(match.game.id, seats).map((name, seat) => (seat === own ? 'You' : name));
  return { session: new Session(match), own, bots, names };
}
