import { blockIds, blocks, lineIds, lines } from '@benchtop/games/arctic-cleanup';
import type { BlockId, LineId } from '@benchtop/games/arctic-cleanup';
import type { BoardState } from './board-state.ts';
import { playerOf } from './model.ts';
import { blockBox, factorySlot, logoSpot, SLOT } from './pieces/factory-layout.ts';
import { completedBy } from './preview.ts';
import css from './board.module.css';

/** What a line serves, what is being completed, and why the hatched lines are still closed. */
export function FactoryMarks({ board }: { readonly board: BoardState }) {
  const { look, preview, passage, viewer } = board;
  const p = playerOf(board.stage.view, viewer);
  const line = preview?.line?.line ?? (look?.kind === 'line' ? look.line : null);
  const event = passage !== null && passage.event['seat'] === viewer ? passage.event : null;
  const closed = !p.blocks['block-unlock'];
  const pays = preview?.line ? completedBy(p, preview.line.line) : [];
  return (
    <g aria-hidden="true" className={css.preview}>
      {closed && <Closed />}
      {line !== null &&
        servedBlocks(line).map((block) => <Outline key={block} block={block} strong={pays.includes(block)} />)}
      {line !== null && lines[line].logo !== null && <LogoRing line={line} />}
      {event?.type === 'block-completed' && (
        <Outline key={passage?.key} block={event['block'] as BlockId} strong glow />
      )}
      {event?.type === 'hatched-opened' && <Rolling ms={passage?.ms ?? 0} />}
    </g>
  );
}

const servedBlocks = (line: LineId): readonly BlockId[] =>
  blockIds.filter((id) => (blocks[id].lines as readonly string[]).includes(line));

/** Newcomers wonder why their 3-point plastic cannot be unloaded. */
function Closed() {
  const { y } = factorySlot('short-2', 1);
  return (
    <g transform={`translate(116 ${y - 12})`} className={css.note}>
      <text>Hatched lines open</text>
      <text y="14">when the two bottom</text>
      <text y="28">lines hold two each.</text>
    </g>
  );
}

interface OutlineProps {
  readonly block: BlockId;
  readonly strong: boolean;
  readonly glow?: boolean;
}

const Outline = ({ block, strong, glow = false }: OutlineProps) => (
  <rect {...blockBox(block)} rx="11" className={`${css.served} ${strong ? css.strong : ''} ${glow ? css.glow : ''}`} />
);

function LogoRing({ line }: { readonly line: LineId }) {
  const { x, y } = logoSpot(line);
  return <rect x={x - 21} y={y - 21} width="47" height="42" rx="8" className={`${css.served} ${css.strong}`} />;
}

/** The stripes of the hatched slots roll away. */
function Rolling({ ms }: { readonly ms: number }) {
  const slots = lineIds
    .filter((line) => lines[line].hatched)
    .flatMap((line) => Array.from({ length: lines[line].size }, (_, i) => factorySlot(line, i + 1)));
  return slots.map(({ x, y }, i) => (
    <rect
      key={i}
      x={x - SLOT / 2}
      y={y - SLOT / 2}
      width={SLOT}
      height={SLOT}
      rx="7"
      fill="url(#arc-hatch)"
      className={css.rolling}
      style={{ animationDuration: `${ms}ms` }}
    />
  ));
}
