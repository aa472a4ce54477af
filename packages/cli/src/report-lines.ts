import type { Game } from '@benchtop/engine/host';
import type { DeedReport, SimulationReport, Spread, WinRate } from '@benchtop/lab';
import { columns } from './columns.ts';

/** A report with how long it took: only that differs from run to run. */
export interface TimedReport extends SimulationReport {
  readonly seconds: number;
  readonly gamesPerSecond: number;
}

/** A simulation's report for people. */
export function reportLines(game: Game, report: TimedReport): string[] {
  const { plan } = report;
  const settings = Object.entries(plan.settings).map(([name, value]) => `${name}=${String(value)}`);
  const turns = report.turns === null ? [] : [['turns', ...spread(report.turns)]];
  return [
    `${game.title} ${game.version}: ${report.matches} matches${report.matches < plan.games ? ` (stopped; ${plan.games} were asked for)` : ''}, ${plan.seats} ${plan.seats === 1 ? 'seat' : 'seats'}, seed ${plan.seed}`,
    `Bots ${plan.bots.join(', ')}${plan.fixed ? ' on fixed seats' : ' in changing seats'}; ${settings.join(', ')}`,
    '',
    ...(plan.seats === 1 ? aloneLines(game, report) : winLines(report)),
    ...columns([['length', 'mean', 'sd', 'least', 'most'], ['decisions', ...spread(report.decisions)], ...turns]),
    '',
    ...columns([
      ['end', 'matches', 'rate'],
      ...report.reasons.map(({ reason, matches, rate: share }) => [reason, String(matches), percent(share)]),
    ]),
    '',
    ...deedLines(game, report),
    `${report.gamesPerSecond.toFixed(0)} matches a second, ${report.seconds.toFixed(1)} s in all`,
  ];
}

/** Who won, by bot, by seat and by place in the turn order. */
function winLines(report: TimedReport): string[] {
  return [
    ...columns([
      ['bot', 'wins', 'rate', '95 % interval', 'if fair'],
      ...report.bots.map((bot) => [bot.bot, ...rate(bot)]),
    ]),
    '',
    ...columns([
      ['seat', 'wins', 'rate', '95 % interval', 'if fair', 'mean score', 'sd'],
      ...report.seats.map((s) => [String(s.seat), ...rate(s), s.score.mean.toFixed(1), s.score.sd.toFixed(1)]),
    ]),
    '',
    ...placeLines(report),
  ];
}

/** Alone nobody is beaten: how often the goal was met, where there is one, and the score. */
function aloneLines({ hasSoloGoal }: Game, { bots, seats }: TimedReport): string[] {
  const met = bots.map((bot) => [bot.bot, ...rate(bot).slice(0, -1)]);
  return [
    ...(hasSoloGoal ? [...columns([['bot', 'goal met', 'rate', '95 % interval'], ...met]), ''] : []),
    ...columns([['score', 'mean', 'sd', 'least', 'most'], ...seats.map(({ score }) => ['alone', ...spread(score)])]),
    '',
  ];
}

/** Who moves first, second and so on: seats tell nothing where the turn order is drawn. */
function placeLines({ places }: TimedReport): string[] {
  if (places.length === 0) return [];
  const rows = places.map((place) => [String(place.place), ...rate(place)]);
  return [...columns([['place in turn order', 'wins', 'rate', '95 % interval', 'if fair'], ...rows]), ''];
}

/** A table for each group and what was done with its things: how often, and how those fared who did it. */
function deedLines(game: Game, { deeds, plan }: TimedReport): string[] {
  if (!plan.deeds) return [];
  if (game.deeds === null) return [`${game.title} does not say what is done with its pieces.`, ''];
  const titles = new Set(deeds.map(titleOf));
  return [...titles].flatMap((title) => {
    const rows = deeds.filter((deed) => titleOf(deed) === title);
    return [...columns([headings(title, rows), ...rows.map(deedRow)]), ''];
  });
}

function titleOf({ group, done }: DeedReport): string {
  return `${group}: ${done}`;
}

function headings(title: string, rows: readonly DeedReport[]): string[] {
  const byNobody = rows.every(({ by }) => by === null);
  const often = [title, 'times', 'matches'];
  return byNobody ? often : [...often, 'seats', 'wins', '95 % interval', 'mean score'];
}

function deedRow({ thing, times, inMatches, by }: DeedReport): string[] {
  const often = [thing, times.toFixed(2), percent(inMatches)];
  if (by === null) return often;
  const { ofSeats, rate: share, low, high, score } = by;
  const interval = `${percent(low)} to ${percent(high)}`;
  return [...often, percent(ofSeats), percent(share), interval, score.mean.toFixed(1)];
}

function rate({ wins, rate: share, low, high, fair }: WinRate): string[] {
  return [wins.toFixed(1), percent(share), `${percent(low)} to ${percent(high)}`, percent(fair)];
}

function spread({ mean, sd, min, max }: Spread): string[] {
  return [mean.toFixed(1), sd.toFixed(1), String(min), String(max)];
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
