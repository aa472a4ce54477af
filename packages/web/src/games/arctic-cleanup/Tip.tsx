import {
  blockIds,
  blockName,
  blocks,
  lineName,
  lines,
  points,
  processed,
  TO_END,
  tokenName,
  tokens,
} from '@benchtop/games/arctic-cleanup';
import type { HexId, LineId } from '@benchtop/games/arctic-cleanup';
import { mixWords } from './BagCorner.tsx';
import type { BoardState } from './board-state.ts';
import type { Point } from './geometry.ts';
import { cardPoint, hexPoint, holdPoint, rowPoint, slotPoint, trayPoint } from './layout.ts';
import { playerOf } from './model.ts';
import css from './board.module.css';

/** Beside a point, and inside the board. */
export function placed({ layout }: BoardState, { x, y }: Point, width: number) {
  const page = layout.pages === 1 ? 0 : Math.floor(x / layout.width) * layout.width;
  const left = Math.min(Math.max(x - width / 2, page + 6), page + layout.width - width - 6);
  const beside = y > layout.height * 0.62 ? { bottom: layout.height - y + 26 } : { top: y + 26 };
  return { left, maxWidth: width, ...beside };
}

/** One or two sentences about what is pointed at or looked at. */
export function Tip({ board }: { readonly board: BoardState }) {
  const tip = tipOf(board);
  if (tip === null || board.picked?.kind === 'menu') return null;
  return (
    <div className={css.tip} style={placed(board, tip.at, 216)} aria-hidden="true">
      {tip.text}
    </div>
  );
}

interface TipText {
  readonly at: Point;
  readonly text: string;
}

function tipOf(board: BoardState): TipText | null {
  const { play, preview } = board;
  const id = play.pointed;
  const refusal = id === null ? null : play.refusal(id);
  const at = anchorOf(board);
  if (refusal !== null) return at === null ? null : { at, text: refusal.reason };
  const warning = id === null ? null : (play.option(id)?.warning ?? null);
  const text = [preview?.words ?? '', warning ?? ''].filter(Boolean).join(' ');
  if (text !== '' && at !== null) return { at, text };
  return lookTip(board);
}

/** Where the tip of the pointed option stands: where its effect would be, else where its piece lies. */
function anchorOf(board: BoardState): Point | null {
  const { layout, preview, play } = board;
  if (preview?.line) return slotPoint(layout, preview.line.line, 2);
  if (preview?.hold) return holdPoint(layout, preview.hold.ship, 1);
  return play.step === null || play.pointed === null ? null : pieceOf(board, play.step, play.pointed);
}

/** Where the piece of an option lies. */
function pieceOf(board: BoardState, step: string, id: string): Point | null {
  const { layout } = board;
  const p = playerOf(board.stage.view, board.viewer);
  const [a = '', b = '', , d = ''] = id.split(' ');
  const ship = a === 'row-2' || b === '2' ? 1 : 0;
  switch (step) {
    case 'place-factory':
    case 'place-ship':
      return hexPoint(layout, id as HexId);
    case 'choose-action': {
      const { x, y } = cardPoint(layout, p.cards.findIndex((card) => card === id) + 1);
      return { x, y: y - layout.cards.width * 0.5 };
    }
    case 'plan-pick':
      return a === 'pool' || a === 'supply' ? trayPoint(layout, 1) : rowPoint(layout, ship, 2);
    case 'plan-set':
      return a === 'pool'
        ? trayPoint(layout, 1)
        : { x: layout.pickers[ship].x + 122 * layout.pickers[ship].s, y: layout.pickers[ship].y };
    case 'move-step':
    case 'load-token':
      return hexPoint(layout, p.ships[ship].hex ?? 'pole');
    case 'unload-token':
      // "Done" names no line.
      return d in lines ? slotPoint(layout, d as LineId, 2) : null;
    default:
      return { x: layout.bag.x, y: layout.bag.y + 40 };
  }
}

function lookTip(board: BoardState): TipText | null {
  const { look, layout, stage } = board;
  if (look === null) return null;
  const p = playerOf(stage.view, board.viewer);
  switch (look.kind) {
    case 'bag': {
      const { count, items } = stage.view.bag;
      const mix = items === null || count === 0 ? '' : ` ${mixWords(items)}.`;
      return {
        at: { x: layout.bag.x, y: layout.bag.y + 14 },
        text: `${count} ${count === 1 ? 'token' : 'tokens'} in the bag.${mix}`,
      };
    }
    case 'dock':
      return { at: hexPoint(layout, look.hex), text: 'Your dock: a ship here can unload into your factory.' };
    case 'line':
      return { at: slotPoint(layout, look.line, 2), text: lineWords(look.line, p.lines[look.line].count) };
    case 'cargo': {
      const worth = `${tokens[look.colour].points} points in the factory, 1 on board.`;
      return { at: holdPoint(layout, look.ship, 1), text: `${tokenName(look.colour)}: ${worth}` };
    }
    case 'die':
      return {
        at: rowPoint(layout, look.row, 2),
        text: `Row ${look.row + 1} drives ship ${look.row + 1}. Moving spends the die.`,
      };
    case 'locked':
      return {
        at: trayPoint(layout, 1),
        text: 'Locked dice. Each finished die block of your factory frees one and scores 5.',
      };
    case 'cards':
      return {
        at: cardPoint(layout, 3),
        text: `Strength is the column. You have ${points(stage.view, board.viewer)} points, ${processed(p)} of ${TO_END} processed.`,
      };
  }
}

function lineWords(line: LineId, count: number): string {
  const { size, hatched, logo } = lines[line];
  const name = lineName(line);
  const kind = hatched ? '3-point plastic of one colour' : '2-point plastic of one colour';
  const flips = logo === null ? '' : ` Full, it doubles your ${logo} card.`;
  const block = blockIds.filter((id) => (blocks[id].lines as readonly string[]).includes(line)).map(blockName);
  const serves = block.length === 0 ? '' : ` Part of ${block.join(' and ')}.`;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${count} of ${size}, ${kind}.${flips}${serves}`;
}
