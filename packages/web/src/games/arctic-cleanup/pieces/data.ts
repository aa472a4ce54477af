export { tokens, type Colour } from '../../../../../games/src/arctic-cleanup/data/tokens.ts';
export type { CardId } from '../../../../../games/src/arctic-cleanup/data/cards.ts';
export {
  blockIds,
  blocks,
  lineIds,
  lines,
  type BlockId,
  type LineId,
} from '../../../../../games/src/arctic-cleanup/data/factory.ts';
export type { PlayerColour } from '../../../../../games/src/arctic-cleanup/data/players.ts';

export type Face = 1 | 2 | 3 | 4 | 5 | 6;
