import {
  blockIds,
  blocks,
  CAPACITY,
  cards,
  colours,
  lineIds,
  lines,
  playerColours,
  players,
  TO_END,
} from '@benchtop/games/arctic-cleanup';
import type { ArcticView, BlockId, Colour, Face, LineId } from '@benchtop/games/arctic-cleanup';
import { drawOcean, legend, letterOf, playerPaint, shipLetter, tokenPaint } from './arctic-ocean.ts';
import type { Paint, TextBoard } from './board.ts';

type SeenPlayer = ArcticView['players'][number];

const arrows = { 1: '↑', 2: '↗', 3: '↘', 4: '↓', 5: '↙', 6: '↖' } as const satisfies Record<Face, string>;

/** The ocean, the viewer's own board, and the rivals' boards in short. */
export const board: TextBoard = {
  names: playerColours.map((colour) => players[colour].name),
  draw(view, viewer, names, paint) {
    const seen = view as unknown as ArcticView;
    const inOrder = viewer === null ? seen.players.map((_, seat) => seat) : othersFirst(seen, viewer);
    return [
      ...drawOcean(seen, names, paint),
      `Plastic: ${legend(paint)} points.`,
      `Bag: ${letterCounts(seen.bag.items ?? [], paint)}.  Turns played: ${seen.turns}.`,
      ...inOrder.flatMap((seat) => boardLines(seen, seat, seat === viewer, names, paint)),
    ];
  },
};

/** The viewer's own board comes last: next to the question. */
function othersFirst(view: ArcticView, viewer: number): number[] {
  return [...view.players.keys()].filter((seat) => seat !== viewer).concat(viewer);
}

function letterCounts(held: readonly Colour[], paint: Paint): string {
  const present = colours.filter((colour) => held.includes(colour));
  if (present.length === 0) return 'empty';
  return present
    .map((colour) => `${held.filter((each) => each === colour).length} ${tokenPaint(colour, paint)(letterOf(colour))}`)
    .join(', ');
}

function boardLines(view: ArcticView, seat: number, own: boolean, names: readonly string[], paint: Paint): string[] {
  const p = view.players[seat];
  if (p === undefined) return [];
  const title = playerPaint(seat, paint)(`${names[seat] ?? ''} (ships ${shipLetter(seat)}1 and ${shipLetter(seat)}2)`);
  const processed = lineIds.reduce((sum, id) => sum + p.lines[id].count, 0);
  const factory = own
    ? factoryLines(p, paint)
    : [`  Factory   ${lineIds.map((id) => rivalLine(p, id, paint)).join('  ')}`];
  return [
    '',
    `${title}: ${processed} of ${TO_END} tokens processed`,
    `  Cards     ${cardRow(p)}`,
    ...([0, 1] as const).map((ship) => shipLine(p, ship, paint)),
    `  Dice      ${p.pool} beside the board, ${p.supply} still locked`,
    ...factory,
  ];
}

function cardRow(p: SeenPlayer): string {
  return p.cards.map((card, i) => `${i + 1} ${cards[card].title}${p.upgraded[card] ? ' ×2' : ''}`).join(' | ');
}

function shipLine(p: SeenPlayer, ship: 0 | 1, paint: Paint): string {
  const { hex, cargo } = p.ships[ship];
  const hold = cargo.map((colour) => tokenPaint(colour, paint)(letterOf(colour))).join('');
  const dice = p.rows[ship].map((face) => `${face}${arrows[face]}`).join(' ');
  const where = (hex ?? 'not placed').padEnd(10);
  return `  Ship ${ship + 1}    ${where} hold [${hold}${'.'.repeat(CAPACITY - cargo.length)}]  row ${ship + 1}: ${dice || 'no dice'}`;
}

function slots(p: SeenPlayer, id: LineId, paint: Paint): string {
  const { colour, count } = p.lines[id];
  const filled = colour === null ? '' : tokenPaint(colour, paint)(letterOf(colour).repeat(count));
  return `[${filled}${'.'.repeat(lines[id].size - count)}]`;
}

function rivalLine(p: SeenPlayer, id: LineId, paint: Paint): string {
  return `${id.replace('line-', '')} ${slots(p, id, paint)}`;
}

/** One row for each processing line, with what it is for and the blocks that end on it. */
function factoryLines(p: SeenPlayer, paint: Paint): string[] {
  return lineIds.map((id, i) => {
    const { logo, hatched } = lines[id];
    const notes = [
      hatched ? `3-point plastic only${p.blocks['block-unlock'] ? '' : ', closed'}` : '',
      logo === null ? '' : `full: ${cards[logo].title} counts double`,
      ...blockIds.filter((block) => blocks[block].lines[1] === id).map((block) => blockNote(p, block)),
    ].filter((note) => note !== '');
    const head = i === 0 ? 'Factory' : '';
    const note = notes.length === 0 ? '' : ' '.repeat(5 - lines[id].size) + paint.dim(notes.join('; '));
    return `  ${head.padEnd(9)} ${id.padEnd(11)} ${slots(p, id, paint)}${note}`;
  });
}

function blockNote(p: SeenPlayer, id: BlockId): string {
  const { needs, reward, lines: pair } = blocks[id];
  const prize = reward === 'die' ? 'a die' : 'hatched lines open';
  return p.blocks[id] ? `${prize}: done` : `${needs} here and on ${pair[0]}: ${prize}`;
}
