import {
  byproductName,
  byproducts,
  coins,
  coinsIn,
  columnsOf,
  spacesOf,
  species,
  speciesName,
  TANK_CAPACITY,
  TANK_ROWS,
  valueSeen,
} from '@benchtop/games/algae-inc';
import type { AlgView, Byproduct, Species } from '@benchtop/games/algae-inc';
import { together } from '../../../table/kit/choices.ts';
import { group } from '../../../table/kit/naming.ts';
import { Count, Drawing, Piece, Place } from '../../../table/kit/Piece.tsx';
import { SeatDisc } from '../../../table/kit/Spot.tsx';
import { Target } from '../../../table/kit/Target.tsx';
import { useArea, useBoard, useChoices, useExtent, usePreview } from '../kit.ts';
import type { Area } from '../geometry.ts';
import { Glyph } from '../art/icons.tsx';
import { CubeMark, Ring } from '../art/pieces.tsx';
import css from './plant.module.css';

const PAGE_HEIGHT = 300;

/** What all players draw from: four tanks of algae, two of by-products, and the Energy of everybody. */
export function Tanks() {
  const { w, h } = useExtent('tanks', PAGE_HEIGHT);
  const style = useArea('tanks');
  const wide = w > 200;
  const low = h - 48;
  const algae = { x: 4, y: 8, w: wide ? w * 0.4 : w - 8, h: wide ? low - 12 : low * 0.47 };
  const waste = wide
    ? { x: algae.w + 12, y: 8, w: w - algae.w - 18, h: low - 12 }
    : { x: 4, y: algae.y + algae.h + 6, w: w - 8, h: low - algae.h - 18 };
  return (
    <section className={css.board} style={style} {...group('Tanks and Energy')}>
      <Drawing viewBox={`0 0 ${w} ${h}`} className={css.drawing}>
        <rect x="0.75" y="0.75" width={w - 1.5} height={h - 1.5} rx="12" className={css.steel} />
        {species.map((kind, i) => (
          <AlgaeTank key={kind} kind={kind} box={{ ...algae, x: algae.x + (i * algae.w) / 4, w: algae.w / 4 }} />
        ))}
        {byproducts.map((kind, i) => (
          <ByproductTank key={kind} kind={kind} box={{ ...waste, x: waste.x + (i * waste.w) / 2, w: waste.w / 2 }} />
        ))}
        <EnergyTrack box={{ x: 6, y: h - 42, w: w - 12, h: 36 }} />
      </Drawing>
    </section>
  );
}

/** Cubes that a tank can ever hold. */
const MOST = 7;

function AlgaeTank({ kind, box }: { readonly kind: Species; readonly box: Area }) {
  const { view } = useBoard();
  const n = view.algae[kind];
  const then = usePreview()?.algae[kind] ?? n;
  const capacity = valueSeen(view, view.first, `tank-${kind}`);
  const offer = useChoices('take-algae').of(({ pick }) => pick === kind);
  const c = box.x + box.w / 2;
  const high = box.h - 42;
  const cell = high / MOST;
  const half = Math.min(12, box.w / 2 - 2.5);
  return (
    <Target
      of={offer}
      title={`${speciesName(kind)} tank: ${n} of ${capacity}`}
      text="Cubes are taken from here into your storage. From an empty tank a cube costs €1. It is filled up to the red line every weekend."
      rows={[{ name: 'Raised by opened storages', value: capacity - TANK_CAPACITY }]}
      rule="ALG-MON-05"
    >
      {({ choosable, pointed }) => (
        <Place of={`tank ${kind}`}>
          <rect x={c - half} y={box.y} width={half * 2} height={high + 3} rx="7" className={css.tray} />
          {Array.from({ length: n }, (_, i) => (
            <Piece key={i} kind="cube" at={`tank ${kind}`}>
              <CubeMark x={c} y={box.y + high - cell / 2 - i * cell} size={Math.min(cell + 2, 17)} />
            </Piece>
          ))}
          <path d={`M${c - half - 1} ${box.y + high + 2 - capacity * cell}h${half * 2 + 2}`} className={css.line} />
          <rect
            x={c - 11}
            y={box.y + high + 5}
            width="22"
            height="22"
            rx="6"
            className={css.species}
            data-species={kind}
          />
          <g className={css.onSpecies}>
            <Glyph shape={kind} x={c} y={box.y + high + 16} size={16} />
          </g>
          <text x={c} y={box.y + high + 39} fontSize="11.5" textAnchor="middle" className={css.number}>
            <Count value={n} />
            {then === n ? `/${capacity}` : <tspan className={css.then}>→{then}</tspan>}
          </text>
          {choosable && <Ring of={{ x: c - half, y: box.y, w: half * 2, h: high + 28 }} r={7} chosen={pointed} />}
        </Place>
      )}
    </Target>
  );
}

function ByproductTank({ kind, box }: { readonly kind: Byproduct; readonly box: Area }) {
  const { view } = useBoard();
  const n = view.byproducts[kind];
  const then = usePreview()?.byproducts[kind] ?? n;
  const columns = columnsOf(view, kind);
  const next = coinsIn(view, kind);
  const store = useChoices('use-byproduct').of(({ pick }) => pick === 'store' && ownTank(view, kind));
  const offer = together(
    useChoices('byproduct-tank').of(({ pick }) => pick === kind),
    store,
  );
  const high = box.h - 22;
  const row = high / TANK_ROWS;
  const inner = { x: box.x + 2, y: box.y, w: box.w - 4, h: high + 4 };
  const size = Math.min(15, row - 1, (inner.w - 22) / columns);
  return (
    <Target
      of={offer}
      title={`Tank of ${byproductName(kind)}: ${n} of ${spacesOf(view, kind)}`}
      text={
        next === 0
          ? 'It is full: what would be stored is burned, or goes to the other tank.'
          : `The next cube that is stored brings €${next}. Green belts take cubes from here.`
      }
      rule="ALG-BYP-01"
    >
      {({ choosable, pointed }) => (
        <Place of={`byproduct ${kind}`}>
          <rect x={inner.x} y={inner.y} width={inner.w} height={inner.h} rx="8" className={css.tray} />
          {coins.map((euro, r) => {
            const y = inner.y + 2 + (TANK_ROWS - 1 - r + 0.5) * row;
            return (
              <g key={r}>
                <text x={inner.x + 11} y={y + 4} fontSize="11.5" textAnchor="middle">
                  €{euro}
                </text>
                {Array.from({ length: columns }, (_, column) => {
                  const x = inner.x + 22 + (column + 0.5) * ((inner.w - 26) / columns);
                  if (r * columns + column < n)
                    return (
                      <Piece key={column} kind="cube" at={`byproduct ${kind}`}>
                        <CubeMark x={x} y={y} size={size} kind={kind} />
                      </Piece>
                    );
                  return <rect key={column} x={x - 5} y={y - 5} width="10" height="10" rx="2" className={css.space} />;
                })}
              </g>
            );
          })}
          <Glyph shape={kind} x={inner.x + 8} y={inner.y + inner.h + 10} size={13} />
          <text x={inner.x + 17} y={inner.y + inner.h + 14} fontSize="11.5">
            {then === n ? kind === 'biomass' ? 'mass' : 'oil' : <tspan className={css.then}>{`${n}→${then}`}</tspan>}
          </text>
          {choosable && <Ring of={inner} chosen={pointed} />}
        </Place>
      )}
    </Target>
  );
}

/** Storing goes to the tank that the department fills while it has room; the rules say which in the option. */
function ownTank(view: AlgView, kind: Byproduct): boolean {
  const room = (one: Byproduct): boolean => view.byproducts[one] < spacesOf(view, one);
  const department = view.players[view.active]?.department ?? null;
  const own = department === 'bioplastics' || department === 'food' ? 'bio-oil' : 'biomass';
  return room(own) ? kind === own : kind !== own;
}

const LEVELS = [0, 1, 2, 3, 4, 5, 6] as const;
const zoneOf = (level: number): 'red' | 'neutral' | 'green' => (level < 2 ? 'red' : level < 5 ? 'neutral' : 'green');
const zoneWords = {
  red: 'red: no weekend bonus',
  neutral: 'yellow: one weekend bonus',
  green: 'green: both weekend bonuses',
};

/** One sign in the middle; several two by two. */
function signAt(x: number, y: number, i: number, of: number): string {
  if (of === 1) return `translate(${x} ${y})`;
  return `translate(${x + (i % 2 === 0 ? -5 : 5)} ${y + (of < 3 ? 0 : i < 2 ? -5 : 4)})`;
}

function EnergyTrack({ box }: { readonly box: Area }) {
  const { view, viewer, names, player } = useBoard();
  const burn = useChoices('use-byproduct').of(({ pick }) => pick === 'burn');
  const then = usePreview()?.players[viewer]?.goods.energy ?? null;
  const now = player.goods.energy;
  const cell = box.w / LEVELS.length;
  return (
    <Target
      of={burn}
      title={`Energy: ${now}, ${zoneWords[zoneOf(now)]}`}
      text="Energy over 6 is 1 VP each. Missing Energy is paid in euros."
      rows={view.players.map(({ goods }, seat) => ({ name: names[seat] ?? '', value: goods.energy }))}
      rule="ALG-RES-02"
    >
      {({ choosable, pointed }) => (
        <Place of="energy">
          {LEVELS.map((level) => {
            const zone = zoneOf(level);
            const here = view.players.flatMap(({ goods, department }, seat) =>
              department !== null && goods.energy === level ? [seat] : [],
            );
            return (
              <g key={level}>
                <rect
                  x={box.x + level * cell + 0.7}
                  y={box.y + 17}
                  width={cell - 1.4}
                  height="19"
                  rx="4"
                  className={css.energy}
                  data-zone={zone}
                  data-then={(then !== null && then !== now && then === level) || undefined}
                />
                <text
                  x={box.x + (level + 0.5) * cell}
                  y={box.y + 31}
                  fontSize="12"
                  textAnchor="middle"
                  className={css.onEnergy}
                  data-zone={zone}
                >
                  {level}
                </text>
                {here.map((seat, i) => (
                  <g key={seat} transform={signAt(box.x + (level + 0.5) * cell, box.y + 8, i, here.length)}>
                    <Piece kind={`energy ${seat}`} id={`energy ${seat}`} at={`energy ${level}`} slides>
                      <SeatDisc seat={seat} size={here.length > 1 ? 5 : 7} />
                    </Piece>
                  </g>
                ))}
              </g>
            );
          })}
          {choosable && <Ring of={{ ...box, y: box.y + 17, h: 19 }} r={5} chosen={pointed} />}
        </Place>
      )}
    </Target>
  );
}
