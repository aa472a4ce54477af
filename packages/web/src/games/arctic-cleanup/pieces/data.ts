export { blockIds, blocks, lineIds, lines, tokens } from '@benchtop/games/arctic-cleanup';
export type { BlockId, CardId, Colour, Face, LineId, PlayerColour } from '@benchtop/games/arctic-cleanup';
