import { loadGame } from '../games/index.ts';
import { isBroken, saveOf } from '../match/local/saves.ts';

/** The game that an address will need, as far as this browser can tell. */
function gameAt(address: string): string | null {
  const [, page = '', id = ''] = address.split('/');
  if (page === 'new' || page === 'learn') return id;
  const save = page === 'table' ? saveOf(id) : null;
  return save === null || isBroken(save) ? null : save.game;
}

/** Fetches a game together with the page that shows it, not after it; a failure shows when it is really needed. */
export function fetchAhead(address: string): void {
  const game = gameAt(address);
  if (game !== null) loadGame(game).catch(() => undefined);
}
