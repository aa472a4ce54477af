import { directions, faces, neighbours, tokens } from '@benchtop/games/arctic-cleanup';
import type { Colour, HexId, LineId, OceanHex, ShipIndex } from '@benchtop/games/arctic-cleanup';
import type { BoardState } from './board-state.ts';
import { playerOf, SHIPS } from './model.ts';

/** What a place on the table stands for in the current decision. */
export interface Ids {
  readonly options: readonly string[];
  readonly refused: readonly string[];
}

const none: Ids = { options: [], refused: [] };

const polymer = (colour: Colour): string => tokens[colour].polymer.toLowerCase();

function sorted({ play }: BoardState, ids: readonly string[]): Ids {
  return {
    options: ids.filter((id) => play.option(id) !== null),
    refused: ids.filter((id) => play.refusal(id) !== null),
  };
}

/** Options of a hex: a factory site, a dock, where a ship could sail, where a token could surface. */
export function hexIds(board: BoardState, hex: HexId): Ids {
  const { ships } = playerOf(board.stage.view, board.viewer);
  switch (board.play.step ?? '') {
    case 'place-factory':
    case 'place-ship':
      return sorted(board, [hex]);
    case 'move-step':
      return sorted(
        board,
        SHIPS.flatMap((ship) => sailIds(ships[ship].hex, ship, hex)),
      );
    case 'analyze-place':
      return sorted(
        board,
        SHIPS.filter((ship) => ships[ship].hex === hex).map((ship) => `ship-${ship + 1}`),
      );
    default:
      return none;
  }
}

function sailIds(from: OceanHex | null, ship: ShipIndex, to: HexId): readonly string[] {
  if (from === null) return [];
  return faces
    .filter((face) => neighbours[from][face] === to)
    .map((face) => `move ${ship + 1} ${directions[face].name}`);
}

/** Options of a token on the water: which of the viewer's ships could take it. */
export function loadIds(board: BoardState, hex: OceanHex, colour: Colour): Ids {
  if (board.play.step !== 'load-token') return none;
  const { ships } = playerOf(board.stage.view, board.viewer);
  return sorted(
    board,
    SHIPS.filter((ship) => ships[ship].hex === hex).map((ship) => `load ${ship + 1} ${polymer(colour)}`),
  );
}

/** The option of a die in a planning row: to pick it up, or to sail by it. */
export function dieId(board: BoardState, row: ShipIndex, face: 1 | 2 | 3 | 4 | 5 | 6): string | null {
  if (board.play.step === 'plan-pick') return `row-${row + 1} ${face}`;
  return board.play.step === 'move-step' ? `move ${row + 1} ${directions[face].name}` : null;
}

/** Options of a token in a hold: the lines it could go to. */
export function cargoIds(board: BoardState, ship: ShipIndex, colour: Colour): Ids {
  if (board.play.step !== 'unload-token') return none;
  const start = `unload ${ship + 1} ${polymer(colour)} `;
  return { options: board.play.ids(start), refused: board.play.refusedIds(start) };
}

/** Options of a line: the tokens it could take, or only the one that was picked up. */
export function lineIdsFor(board: BoardState, line: LineId): Ids {
  if (board.play.step !== 'unload-token') return none;
  const { picked } = board;
  const start = picked?.kind === 'hold' ? `unload ${picked.ship + 1} ${polymer(picked.colour)} ` : 'unload ';
  const ends = (id: string): boolean => id.endsWith(` ${line}`);
  return { options: board.play.ids(start).filter(ends), refused: board.play.refusedIds(start).filter(ends) };
}
