import { departments, sciencePlaces, science, isAtWork, tilesFor, transportCosts } from '@benchtop/games/algae-inc';
import type { DepartmentId, ScienceId, SeenPlayer } from '@benchtop/games/algae-inc';
import { together } from '../../../table/kit/choices.ts';
import { Piece, Place } from '../../../table/kit/Piece.tsx';
import { Target } from '../../../table/kit/Target.tsx';
import { Tip } from '../../../table/kit/Tip.tsx';
import type { Area } from '../geometry.ts';
import { useBoard, useChoices, useNumbers } from '../kit.ts';
import type { Numbers } from '../kit.ts';
import { argsAt } from '../model.ts';
import { specials } from '../specials.ts';
import { Glyph } from '../art/icons.tsx';
import { Ring } from '../art/pieces.tsx';
import { ScienceTag } from './ScienceTag.tsx';
import { useTileIn } from './Slot.tsx';
import css from './plant.module.css';

/** What is printed at the foot of a plant: losses of Machine A, transport, the special rule. */
export function Foot({ box, department }: { readonly box: Area; readonly department: DepartmentId }) {
  const losses = { ...box, w: 170 };
  const narrow = box.w < 420;
  const transport = { ...box, x: box.x + 176, w: narrow ? box.w - 176 : 112 };
  const special = { ...box, x: box.x + 294, w: box.w - 294 };
  return (
    <>
      <LossTable box={losses} />
      <Transport box={transport} department={department} />
      {!narrow && <Special box={special} department={department} />}
    </>
  );
}

function lossesOf(p: SeenPlayer, number: Numbers): readonly (readonly [number, number])[] {
  if (p.department === null) return [];
  const tables: readonly (readonly (readonly [number, number])[])[] = departments[p.department].losses;
  return tables[number({ base: 0, point: 'loss-table' })] ?? [];
}

/** The column of the loss table that the activation of Machine A would end in; -1 while it does not run. */
function useColumn(): number {
  const { view, viewer } = useBoard();
  const top = view.pending.at(-1);
  if (top === undefined || !top.waiting.includes(viewer)) return -1;
  const running = argsAt(view, 'machine-step');
  if (running !== null && running.machine !== 'a') return -1;
  const moved = running?.moved ?? argsAt(view, 'loss-count')?.got ?? [];
  const n = moved.reduce((sum, one) => sum + one, 0);
  return n === 0 ? -1 : Math.min(n, 5) - 1;
}

/** How many cubes become by-products for so many that Machine A moved. */
function LossTable({ box: { x, y, w, h } }: { readonly box: Area }) {
  const { player, viewer } = useBoard();
  const number = useNumbers();
  const column = useColumn();
  const tile = useTileIn('table');
  const counts = useChoices('loss-count');
  const slot = useChoices('engineer-slot').of(({ pick }) => pick === 'table');
  const rows = lossesOf(player, number).map(([least, most], i) => ({
    name: `${i === 4 ? '5 or more' : i + 1} moved`,
    value: least === most ? least : `${least} to ${most}`,
  }));
  return (
    <Target
      of={together(
        slot,
        counts.of(() => true),
      )}
      title="Loss table of Machine A"
      text="Of the cubes that Machine A moved, this many are lost and become by-products: burned for Energy or stored for euros."
      rows={rows}
      several="How many cubes become by-products?"
      rule="ALG-MACH-12"
    >
      {({ choosable, pointed }) => (
        <Place of={`slot ${viewer} table`}>
          {tile === null ? (
            <rect x={x} y={y} width={w} height={h} rx="7" className={css.paper} />
          ) : (
            <Piece kind={`tile ${tile}`} id={`tile ${tile}`} at={`slot ${viewer} table`}>
              <rect x={x} y={y} width={w} height={h} rx="7" className={css.paper} data-built="" />
            </Piece>
          )}
          <g className={css.print}>
            <Glyph shape="loss" x={x + 16} y={y + 13} size={15} />
            <text x={x + 16} y={y + 33} fontSize="11.5" textAnchor="middle">
              loss
            </text>
            {lossesOf(player, number).map(([least, most], i) => {
              const c = x + 44 + i * 27;
              return (
                <g key={i} data-on={i === column || undefined} className={css.loss}>
                  <rect x={c - 13} y={y + 2} width="26" height={h - 4} rx="5" className={css.lossFace} />
                  <text x={c} y={y + 15} fontSize="12" textAnchor="middle" className={css.faint}>
                    {i === 4 ? '5+' : i + 1}
                  </text>
                  <text x={c} y={y + 32} fontSize="13" textAnchor="middle" className={css.bold}>
                    {least === most ? least : `${least}–${most}`}
                  </text>
                </g>
              );
            })}
          </g>
          {choosable && <Ring of={{ x, y, w, h }} r={7} chosen={pointed} />}
        </Place>
      )}
    </Target>
  );
}

const steps = ['transport-1', 'transport-2', 'transport-3', 'transport-4'] as const;

function Transport({ box: { x, y, w, h }, department }: { readonly box: Area; readonly department: DepartmentId }) {
  const number = useNumbers();
  const tile = sciencePlaces[department].find((id) => science[id].covers === 'transport');
  const costs = steps.map((point, i) => number({ base: transportCosts[i] ?? 0, point }));
  const shown = costs.slice(0, 3);
  return (
    <>
      <Tip
        title="Transport"
        text="An export is paid by its steps from the nearest disk, anybody’s. Where a disk lies already it costs nothing."
        rows={shown.map((euro, i) => ({ name: `${i + 1} ${i === 0 ? 'step' : 'steps'}`, value: `€${euro}` }))}
        rule="ALG-EXP-07"
      >
        <rect x={x} y={y} width={w} height={h} rx="7" className={css.paper} />
        <g className={css.print}>
          <Glyph shape="route" x={x + 14} y={y + 13} size={15} />
          <text x={x + 27} y={y + 17} fontSize="12">
            steps
          </text>
          <text x={x + 9} y={y + 33} fontSize="13" className={css.bold}>
            €{shown.join(' · ')}
          </text>
        </g>
      </Tip>
      {tile !== undefined && <ScienceTag id={tile} x={x + w - 22} y={y + 14} />}
    </>
  );
}

interface SpecialTile {
  readonly id: ScienceId;
  readonly label: string;
}

/** Science tiles that improve a special rule. */
const improving: { readonly [D in DepartmentId]: readonly SpecialTile[] } = {
  cosmetics: [{ id: 'cos-sci-mixer', label: '∞' }],
  biofuel: [{ id: 'bf-sci-refinery', label: '6' }],
  bioplastics: [
    { id: 'bp-sci-composite', label: '+1' },
    { id: 'bp-sci-laminate', label: '+2' },
  ],
  food: [{ id: 'fd-sci-cold-store', label: '3' }],
};

/** What a special rule comes to now. */
function amountOf(p: SeenPlayer, number: Numbers, department: DepartmentId): string {
  switch (department) {
    case 'cosmetics':
      return '';
    case 'biofuel':
      return `up to ${number({ base: 3, point: 'refining-most' })}`;
    case 'bioplastics':
      return `+${number({ base: 2, point: 'pair-bonus' })}`;
    case 'food':
      return tilesFor(department, 'cold-room').some((tile) => isAtWork(p, tile)) ? '3 are spared' : '';
  }
}

function Special({ box: { x, y, w, h }, department }: { readonly box: Area; readonly department: DepartmentId }) {
  const { player } = useBoard();
  const { title, text, short, rule } = specials[department];
  const now = amountOf(player, useNumbers(), department);
  const open = improving[department].filter(({ id }) => !isAtWork(player, id));
  return (
    <>
      <Tip title={title} text={text} rule={rule}>
        <rect x={x} y={y} width={w} height={h} rx="7" className={css.paper} />
        <g className={css.print}>
          <text x={x + 8} y={y + 16} fontSize="12" className={css.bold}>
            {title} {now !== '' && w > 200 && <tspan className={css.now}>{now}</tspan>}
          </text>
          <text x={x + 8} y={y + 31} fontSize="11.5" style={{ fontStretch: '70%' }}>
            {short}
          </text>
        </g>
      </Tip>
      {open.map(({ id, label }, i) => (
        <ScienceTag key={id} id={id} x={x + w - 26 - (open.length - 1 - i) * 46} y={y + h / 2} label={label} />
      ))}
    </>
  );
}
