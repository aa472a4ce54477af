import {
  beltName,
  departments,
  effects,
  greenBelts,
  isAtWork,
  isScience,
  machines,
  plantOf,
  tileName,
  tilesFor,
  UNLIMITED,
} from '@benchtop/games/algae-inc';
import type {
  DepartmentId,
  EngineeringId,
  Link,
  Machine,
  PlantTile,
  ScienceId,
  SeenPlayer,
} from '@benchtop/games/algae-inc';
import type { ReactNode } from 'react';
import { Target } from '../../../table/kit/Target.tsx';
import { useBoard, useChoices, useNumbers } from '../kit.ts';
import type { Numbers } from '../kit.ts';
import { argOf } from '../model.ts';
import { Glyph } from '../art/icons.tsx';
import { Ring } from '../art/pieces.tsx';
import { Reach } from '../art/tiles.tsx';
import { hungAt } from './geometry.ts';
import type { Hung, PlantGeometry } from './geometry.ts';
import type { Shape } from '../art/icons.tsx';
import { ScienceTag } from './ScienceTag.tsx';
import { Slot } from './Slot.tsx';
import css from './plant.module.css';

/** A link with the Machine whose board it is printed on. */
interface OwnLink {
  readonly machine: Machine;
  readonly link: Link;
}

/** All green belts of a department, each once. */
export function greenLinks(department: DepartmentId): readonly OwnLink[] {
  const { links } = plantOf({ department });
  const all = machines.flatMap((machine) =>
    links[machine].filter(({ row }) => greenBelts[row].machine === machine).map((link) => ({ machine, link })),
  );
  // Links between fields lie above what is fed to a field, where there is little room.
  return [...all.filter(({ link }) => link.does === 'feed'), ...all.filter(({ link }) => link.does !== 'feed')];
}

/** Numbers of a green belt now. */
interface LinkNumbers {
  readonly works: boolean;
  readonly amount: number;
  readonly energy: number;
  readonly limit: number;
}

function numbersFor(number: Numbers, { row }: Link): LinkNumbers {
  const { works, amount, energy, limit } = greenBelts[row];
  return {
    works: number(works) > 0,
    amount: number(amount),
    energy: number(energy),
    limit: number(limit),
  };
}

function tilesOf(department: DepartmentId, { row }: Link): readonly PlantTile[] {
  const { works, amount, energy, limit } = greenBelts[row];
  return [works, amount, energy, limit].flatMap(({ point }) => tilesFor(department, point));
}

const isBuilt = (tile: PlantTile): tile is EngineeringId => !isScience(tile);

/** The science tile without which a green belt does not work. */
function openerOf(department: DepartmentId, { row }: Link): ScienceId | null {
  return tilesFor(department, greenBelts[row].works.point).find(isScience) ?? null;
}

interface LinkProps {
  readonly g: PlantGeometry;
  readonly department: DepartmentId;
  readonly own: OwnLink;
}

/** A black-and-green belt: its sign, the tile that opens it, the slot of the tile that improves it. */
export function GreenLink({ g, department, own: { machine, link } }: LinkProps) {
  const { player } = useBoard();
  const number = useNumbers();
  const hung = hungAt(g, department, machine, link);
  if (hung === null) return null;
  const opener = openerOf(department, link);
  if (opener !== null && !isAtWork(player, opener)) return <ScienceTag id={opener} x={hung.x} y={hung.y} />;
  const tile = tilesOf(department, link).find(isBuilt) ?? null;
  const parts = partsOf(number, department, link);
  const width = parts.reduce((sum, { w }) => sum + w, 0) + (hung.arrow === null ? 10 : 24);
  // The tile of several links has its slot beside the first of them.
  const first = tile !== null && isFirst(department, link, tile) && !opensBelt(department, tile);
  const x = first && !g.turned ? hung.x - 11 : hung.x;
  return (
    <>
      <Pill
        hung={{ ...hung, x }}
        width={width}
        parts={parts}
        link={link}
        machine={machine}
        improved={tile !== null && isAtWork(player, tile)}
        turned={g.turned}
      />
      {first && <Slot tile={tile} box={slotBeside(g, x, hung.y, width)} />}
    </>
  );
}

function slotBeside({ turned, w }: PlantGeometry, x: number, y: number, width: number) {
  if (turned) return { x: Math.min(x - 10, w - 26), y: y + 12, w: 20, h: 18 };
  return { x: x + width / 2 + 3, y: y - 10, w: 20, h: 20 };
}

function isFirst(department: DepartmentId, link: Link, tile: PlantTile): boolean {
  return greenLinks(department).find((own) => tilesOf(department, own.link).includes(tile))?.link.id === link.id;
}

/** Whether a tile opens a yellow belt, and has its slot there. */
function opensBelt(department: DepartmentId, tile: PlantTile): boolean {
  return plantOf({ department }).allBelts.some(({ open }) => tilesFor(department, open).includes(tile));
}

interface Part {
  readonly w: number;
  readonly text?: string;
  readonly glyph?: Shape;
}

const text = (words: string): Part => ({ w: 5 + words.length * 6.2, text: words });
const sign = (glyph: Shape): Part => ({ w: 15, glyph });

/** What stands on the sign of a green belt. */
function partsOf(number: Numbers, department: DepartmentId, link: Link): readonly Part[] {
  const { amount, energy, limit, works } = numbersFor(number, link);
  const cost = energy > 0 ? [text(`−${energy}`), sign('energy')] : [];
  switch (link.does) {
    case 'charge':
      return [text(`+${amount}`), sign('energy')];
    case 'drain':
      return [text(`−${amount}`), sign('energy')];
    case 'lose':
      return works ? [text(`−${amount}`), sign('cube')] : [sign('check')];
    case 'feed':
      return [text(`+${amount}`), sign(departments[department].uses), ...cost];
    case 'shift':
      return [
        ...(energy > 0 ? cost : greenBelts[link.row].energy.base > 0 ? [text('free')] : []),
        ...(amount > 1 ? [text(`≤${amount}`)] : []),
        ...(limit >= UNLIMITED ? [sign('endless')] : energy === 0 && amount === 1 ? [text('1×')] : []),
      ];
  }
}

interface PillProps {
  readonly hung: Hung;
  readonly width: number;
  readonly parts: readonly Part[];
  readonly link: Link;
  readonly machine: Machine;
  readonly improved: boolean;
  readonly turned: boolean;
}

function Pill({ hung: { x, y, arrow }, width, parts, link, machine, improved, turned }: PillProps) {
  const { player } = useBoard();
  const offer = useChoices('machine-step').of(
    (one) => (one.do === 'charge' || one.do === 'green') && one.belt === link.id,
  );
  const used = useUses(machine, link);
  const numbers = numbersFor(useNumbers(), link);
  const box = { x: x - width / 2, y: y - 10, w: width, h: 20 };
  const also = greenBelts[link.row].also;
  const off = !numbers.works && link.does !== 'lose';
  return (
    <Target
      of={offer}
      title={`Green belt: ${beltName(player, link.id)}`}
      text={effects.text(link.row)}
      rows={rowsOf(player, link, numbers, used)}
      several={`${beltName(player, link.id)}: how many cubes?`}
      rule="ALG-MACH-03"
    >
      {({ choosable, pointed }) => (
        <g className={css.pill} data-off={off || undefined} data-used={used > 0 || undefined}>
          <Reach of={box} />
          <rect
            x={box.x}
            y={box.y}
            width={box.w}
            height={box.h}
            rx="8.5"
            className={css.pillFace}
            data-improved={improved || undefined}
          />
          {arrow !== null && (
            <path
              d="M-5 -4.500L2 0l-7 4.500z"
              transform={`translate(${box.x + 12} ${y}) rotate(${arrow})`}
              className={css.arrow}
            />
          )}
          <Parts parts={parts} x={box.x + (arrow === null ? 5 : 19)} y={y} />
          {also.length > 0 && (
            <text
              x={turned ? x : box.x - 5}
              y={turned ? box.y - 4 : y + 4}
              fontSize="11.5"
              textAnchor={turned ? 'middle' : 'end'}
              className={css.also}
            >
              A B C
            </text>
          )}
          {choosable && <Ring of={box} r={9} chosen={pointed} />}
        </g>
      )}
    </Target>
  );
}

/** How often a link has worked in the activation that runs. */
function useUses(machine: Machine, link: Link): number {
  const { view } = useBoard();
  const running = argOf(view, 'machine');
  if (running === null || (running !== machine && !greenBelts[link.row].also.some((m) => m === running))) return 0;
  return argOf(view, 'used')?.[link.index] ?? 0;
}

function rowsOf(p: SeenPlayer, link: Link, { limit, energy, works }: LinkNumbers, used: number) {
  const { machine, also } = greenBelts[link.row];
  const tiles = p.department === null ? [] : tilesOf(p.department, link).filter((tile) => !isAtWork(p, tile));
  return [
    { name: 'Works with Machine', value: [machine, ...also].sort().join(', ').toUpperCase() },
    {
      name: 'In an activation',
      value: limit >= UNLIMITED ? 'as often as you like' : `${limit} time${limit === 1 ? '' : 's'}`,
    },
    ...(energy > 0 ? [{ name: 'Energy', value: energy }] : []),
    ...(works || link.does === 'lose' ? [] : [{ name: 'Does not work yet', value: '' }]),
    ...(used > 0 ? [{ name: 'Used in this activation', value: used }] : []),
    ...tiles.map((tile) => ({ name: 'Changed by', value: tileName(tile) })),
  ];
}

function Parts({ parts, x, y }: { readonly parts: readonly Part[]; readonly x: number; readonly y: number }) {
  let left = x;
  const drawn: ReactNode[] = [];
  for (const [i, part] of parts.entries()) {
    const c = left + part.w / 2;
    left += part.w;
    if (part.glyph !== undefined) drawn.push(<Glyph key={i} shape={part.glyph} x={c} y={y} size={13} />);
    else
      drawn.push(
        <text key={i} x={c} y={y + 4.5} fontSize="12.5" textAnchor="middle">
          {part.text}
        </text>,
      );
  }
  return drawn;
}
