import type { Outcome, TieBreak } from '@benchtop/engine/host';
import { catalogue } from '@benchtop/games/catalogue';
import type { ShownMatch } from './shown-match.ts';
import { t, told } from '../words/words.ts';

/** Who must do what, in one sentence, for those who play from this page and for those who wait. */
export function statusOf(match: ShownMatch): string {
  if (match.over) return overWords(match);
  const awaited = match.awaited();
  const mine = awaited.find(({ seat }) => match.yours.includes(seat));
  if (mine !== undefined) return `${match.name(mine.seat)}: ${mine.prompt}`;
  const [first] = awaited;
  if (first === undefined) return t('Nobody is to move.');
  return t('Waiting for {name}: {prompt}', {
    name: awaited.map(({ seat }) => match.name(seat)).join(', '),
    prompt: ofOthers(first.prompt),
  });
}

/** What somebody is asked, told to the others: "your factory" is theirs. */
export function ofOthers(prompt: string): string {
  return prompt.replace(/\byour\b/g, 'their').replace(/\byou\b/g, 'they');
}

export function overWords(match: ShownMatch): string {
  return t('The match is over. {winners}', { winners: winnersWords(match) });
}

/** "Red wins with 43 points." */
export function winnersWords(match: ShownMatch): string {
  const outcome = match.outcome();
  if (outcome === null) return '';
  const { winners, scores } = outcome;
  const total = scores[winners[0] ?? 0]?.total ?? 0;
  if (match.seats.length === 1)
    return t(soloWords(match.game, winners), { name: match.name(0), points: pointsAfterWith(total, match.game.id) });
  const names = winners.map((seat) => match.name(seat));
  const points = pointsAfterWith(total, match.game.id);
  const tied = scores.filter((score) => score.total === total).map(({ seat }) => seat);
  if (names.length === 1) {
    const name = names[0] ?? '';
    const reason = tieWords(match, outcome, tied);
    if (reason === '') return t('{name} wins with {points}.', { name, points });
    return t('{name} wins the tie at {points}: {reason}.', { name, points, reason });
  }
  const shared = { names: names.slice(0, -1).join(', '), last: names.at(-1) ?? '', points };
  const level = (outcome.tieBreaks[winners[0] ?? 0] ?? []).map(saysOf).join(', ');
  if (level === '') return t('{names} and {last} share the win with {points}.', shared);
  return t('{names} and {last} share the win with {points}: what breaks ties is level, too ({level}).', {
    ...shared,
    level,
  });
}

/** "4 rockets launched (Blue: 3)": by what the winner came before the others with as many points. */
function tieWords(match: ShownMatch, { winners, tieBreaks }: Outcome, tied: readonly number[]): string {
  const [winner = 0] = winners;
  const parts: string[] = [];
  let rivals = tied.filter((seat) => seat !== winner);
  tieBreaks[winner]?.forEach((own, i) => {
    const behind = rivals.filter((seat) => tieBreaks[seat]?.[i]?.n !== own.n);
    rivals = rivals.filter((seat) => !behind.includes(seat));
    if (behind.length === 0) return;
    const others = behind.map((seat) => `${match.name(seat)}: ${filled(tieBreaks[seat]?.[i], 'brief')}`);
    parts.push(`${saysOf(own)} (${others.join(', ')})`);
  });
  return parts.join('; ');
}

function saysOf(item: TieBreak): string {
  return filled(item, 'says');
}

function filled(item: TieBreak | undefined, key: 'says' | 'brief'): string {
  return item === undefined ? '' : told(item[key]).replace('{n}', String(item.n));
}

/** Alone a match is won or lost where the game has a goal; elsewhere the points are the result. */
function soloWords({ hasSoloGoal }: ShownMatch['game'], winners: readonly number[]) {
  if (!hasSoloGoal) return '{name} finishes with {points}.';
  return winners.length > 0 ? '{name} wins with {points}.' : '{name} loses with {points}.';
}

/** As {@link points}, behind "with": some languages bend the word there. */
function pointsAfterWith(n: number, game: string): string {
  const name = pointsName(game);
  if (name !== null) return `${n} ${name}`;
  return n === 1 || n === -1 ? t('{n} point|with', { n }) : t('{n} points|with', { n });
}

/** What a game calls its points, or null where they are points. */
export function pointsName(id: string): string | null {
  return catalogue.find(({ about }) => about.id === id)?.about.points ?? null;
}

/** "43 points", or as the game calls them: "43 EP". */
export function points(n: number, game: string): string {
  const name = pointsName(game);
  if (name !== null) return `${n} ${name}`;
  return n === 1 || n === -1 ? t('{n} point', { n }) : t('{n} points', { n });
}
