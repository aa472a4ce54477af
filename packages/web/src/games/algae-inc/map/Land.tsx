import { cities, cityIds } from '@benchtop/games/algae-inc';
import type { CityId } from '@benchtop/games/algae-inc';
import { cityAt, isSea, placed, roads, rounds } from './geometry.ts';
import type { Extent, Road } from './geometry.ts';
import css from './map.module.css';

const regions = ['north', 'west', 'south', 'east'] as const;
type Region = (typeof regions)[number];

const names = {
  north: { x: 400, y: 112 },
  west: { x: 175, y: 385 },
  south: { x: 425, y: 560 },
  east: { x: 790, y: 525 },
} as const satisfies Record<Region, { readonly x: number; readonly y: number }>;

interface LandProps {
  readonly extent: Extent;
}

/** Sea, land and the four regions: around cities, along the roads between them and whatever these go round. */
export function Land({ extent }: LandProps) {
  return (
    <g>
      <rect width={extent.w} height={extent.h} rx={12} className={css.sea} />
      <Shape extent={extent} r={31} width={48} colour="var(--al-coast)" />
      <Shape extent={extent} r={29.5} width={45} colour="var(--al-land)" />
      {regions.map((region) => (
        <g key={region} opacity={0.85}>
          <Shape extent={extent} r={27} width={38} colour={`var(--al-${region})`} region={region} />
        </g>
      ))}
      {regions.map((region) => {
        const { x, y } = placed(extent, names[region]);
        return (
          <text key={region} x={x} y={y} className={css.region}>
            {region.toUpperCase()}
          </text>
        );
      })}
    </g>
  );
}

interface ShapeProps extends LandProps {
  readonly r: number;
  readonly width: number;
  readonly colour: string;
  readonly region?: Region;
}

function Shape({ extent, r, width, colour, region }: ShapeProps) {
  const inside = (id: keyof typeof cities): boolean => region === undefined || cities[id].region === region;
  return (
    <>
      {rounds
        .filter((round) => round.every(inside))
        .map((round) => (
          <polygon key={round.join()} points={corners(extent, round)} fill={colour} />
        ))}
      {roads
        .filter((road) => !isSea(road) && road.every(inside))
        .map((road) => (
          <Line key={road.join()} extent={extent} road={road} stroke={colour} strokeWidth={width} />
        ))}
      {cityIds.filter(inside).map((id) => {
        const { x, y } = cityAt(extent, id);
        return <circle key={id} cx={x} cy={y} r={r} fill={colour} />;
      })}
    </>
  );
}

function corners(extent: Extent, round: readonly CityId[]): string {
  return round
    .map((id) => cityAt(extent, id))
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');
}

interface LineProps extends LandProps {
  readonly road: Road;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly className?: string | undefined;
}

export function Line({ extent, road: [a, b], ...drawn }: LineProps) {
  const [from, to] = [cityAt(extent, a), cityAt(extent, b)];
  return <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} strokeLinecap="round" {...drawn} />;
}
