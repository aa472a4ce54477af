import { BLOCK_POINTS, blockIds, blocks, lineIds, lines } from '@benchtop/games/arctic-cleanup';
import type { BlockId, LineId } from '@benchtop/games/arctic-cleanup';
import { useBoard, useMotion, usePointed, usePreview } from './kit.ts';
import { playerOf } from './model.ts';
import { useContext } from 'react';
import { readable, Scale } from './pieces/scale.ts';
import { blockBox, factorySlot, logoSpot, SLOT } from './pieces/factory-layout.ts';
import css from './board.module.css';
import { t } from './words.ts';
import { blockName, lineName, cardTitle } from './names.ts';

/** What a line serves, what is being completed, and why the hatched lines are still closed. */
export function FactoryMarks() {
  const { look, view, viewer } = useBoard();
  const motion = useMotion();
  const preview = usePreview();
  const pointed = usePointed('unload-token');
  const p = playerOf(view, viewer);
  const after = preview === null ? p : playerOf(preview, viewer);
  const line = pointed?.line ?? (look?.kind === 'line' ? look.line : null);
  const event = motion !== null && motion.seat === viewer ? motion.event : null;
  return (
    <g aria-hidden="true" className={css.preview}>
      {!p.blocks['block-unlock'] && <Closed />}
      {line !== null &&
        servedBlocks(line).map((block) => (
          <Outline key={block} block={block} strong={after.blocks[block] && !p.blocks[block]} />
        ))}
      {line !== null && lines[line].logo !== null && <LogoRing line={line} />}
      {event?.type === 'block-completed' && <Outline key={motion?.id} block={event.block} strong glow />}
      {event?.type === 'hatched-opened' && <Rolling ms={motion?.ms ?? 0} />}
    </g>
  );
}

const servedBlocks = (line: LineId): readonly BlockId[] =>
  blockIds.filter((id) => (blocks[id].lines as readonly string[]).includes(line));

/** What a line takes and what it is good for. */
export function lineWords(line: LineId, count: number): { readonly title: string; readonly text: string } {
  const { size, hatched, logo } = lines[line];
  const name = lineName(line);
  const kind = hatched ? t('For 3-point tokens of one colour.') : t('For 2-point tokens of one colour.');
  const flips = logo === null ? '' : ` ${t('Full, it doubles your {card} card.', { card: cardTitle(logo) })}`;
  const block = servedBlocks(line).map(blockName);
  const dice = servedBlocks(line).some((id) => blocks[id].reward === 'die');
  const prize = dice ? ` ${t('A filled dice block wins a die and {n} points.', { n: BLOCK_POINTS })}` : '';
  const serves = block.length === 0 ? '' : ` ${t('Part of {blocks}.', { blocks: block.join(t(' and ')) })}${prize}`;
  return {
    title: t('{name}: {value} of {max}', {
      name: name.charAt(0).toUpperCase() + name.slice(1),
      value: count,
      max: size,
    }),
    text: `${kind}${flips}${serves}`,
  };
}

/** Newcomers wonder why their 3-point tokens cannot be unloaded. */
function Closed() {
  const { y } = factorySlot('short-2', 1);
  const size = readable(13.5, useContext(Scale));
  // The badge of the block says it, where it could not be read here.
  if (size > 16) return null;
  return (
    <g transform={`translate(116 ${y - 12})`} className={css.note} fontSize={size}>
      <text>{t('Hatched lines open')}</text>
      <text y={size + 0.5}>{t('when the two bottom')}</text>
      <text y={size * 2 + 1}>{t('lines hold two each.')}</text>
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
