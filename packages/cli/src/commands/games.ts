import { bots } from '@benchtop/bots';
import type { Game } from '@benchtop/engine/host';
import { games } from '@benchtop/games';
import { gameList } from '@benchtop/server/game-list';

/** Lists the games, for people or for programs. */
export function listGames(json: boolean): void {
  if (json) process.stdout.write(`${JSON.stringify(gameList(games), null, 2)}\n`);
  else process.stdout.write(`${games.map(describe).join('\n\n')}\n\nBots\n${botLines()}\n`);
}

function describe(game: Game): string {
  const { min, max } = game.seats;
  const seats = min === max ? `${min} seats` : `${min} to ${max} seats`;
  return [`${game.title} (${game.id}), ${seats}, rules ${game.version}`, ...settingLines(game)].join('\n');
}

function settingLines(game: Game): string[] {
  return Object.entries(game.settings).map(([name, schema]) => {
    const values = schema.type === 'boolean' ? ['true', 'false'] : schema.enum;
    return `  ${name}=${values.join('|')} (default ${String(schema.default)}): ${schema.description}`;
  });
}

function botLines(): string {
  return bots.map(({ id, description }) => `  ${id}: ${description}`).join('\n');
}
