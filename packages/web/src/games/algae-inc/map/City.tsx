import {
  cities,
  cityName,
  distanceTo,
  cityIndex,
  diskMask,
  effects,
  holdersOf,
  waySeen,
} from '@benchtop/games/algae-inc';
import type { CityBonusId, CityId } from '@benchtop/games/algae-inc';
import { together } from '../../../table/kit/choices.ts';
import { Piece, Place } from '../../../table/kit/Piece.tsx';
import { Target } from '../../../table/kit/Target.tsx';
import { DiskMark, RoundRing, TokenMark } from '../art/pieces.tsx';
import type { Kind } from '../art/pieces.tsx';
import type { Owner } from '../art/seats.ts';
import { useBoard, useChoices } from '../kit.ts';
import { demandIn, tokenIn } from '../model.ts';
import { cityAt } from './geometry.ts';
import type { Extent } from './geometry.ts';
import css from './map.module.css';

/** What a token of a city is. */
export const bonusKinds = {
  'cb-euro': 'euro',
  'cb-market': 'market',
  'cb-freelance': 'freelance',
  'cb-science': 'science',
  'cb-choice': 'choice',
  'cb-wild': 'wild',
} as const satisfies Record<CityBonusId, Kind>;

/** Names that stand beside their city, where roads or neighbours are below it. */
const beside: { readonly [C in CityId]?: { readonly x: number; readonly y: number; readonly end: boolean } } = {
  zurich: { x: -16, y: 6, end: true },
  warsaw: { x: 20, y: 8, end: false },
  krakow: { x: -15, y: -4, end: true },
};

/** On a page cities are closer to each other. */
const NARROW = 420;
const besideNarrow: typeof beside = {
  hamburg: { x: -14, y: -12, end: true },
  gdansk: { x: 15, y: 16, end: false },
  paris: { x: -18, y: 8, end: true },
  rome: { x: -18, y: 8, end: true },
  krakow: { x: -14, y: 14, end: true },
};

const RADIUS = { capital: 12.5, regular: 11 } as const;

export interface CityProps {
  readonly city: CityId;
  readonly extent: Extent;
}

/** A city: what it asks for, its bonus or its disks, and what the way there costs while an export is planned. */
export function City({ city, extent }: CityProps) {
  const { view, viewer } = useBoard();
  const exports = useChoices('export-target');
  const offer = together(
    exports.of(({ pick }) => pick === city),
    useChoices('competitor-city').of(({ pick }) => pick === city),
  );
  const { x, y } = cityAt(extent, city);
  const { kind } = cities[city];
  const r = RADIUS[kind];
  const way = exports.asked && offer.options.length > 0 ? waySeen(view, viewer, city) : -1;
  return (
    <g transform={`translate(${x} ${y})`}>
      <Target of={offer} {...useWords(city)}>
        {({ choosable, pointed }) => (
          <>
            <circle r={22} className={css.reach} />
            {choosable && <RoundRing r={kind === 'capital' ? r + 3 : r} chosen={pointed} />}
            {kind === 'capital' && <circle r={r + 3} className={css.double} />}
            <circle r={r} className={kind === 'capital' ? css.capital : css.regular} />
            <text y={5} className={kind === 'capital' ? css.capitalDemand : css.demand}>
              {demandIn(view, city)}
            </text>
            {pointed && exports.asked && (
              <g transform={`translate(${r + 5} ${-r + 3})`} className={css.ghost}>
                <DiskMark owner={viewer} size={16} />
              </g>
            )}
            <Place of={`city ${city}`}>
              <circle r={1} fill="none" />
            </Place>
            {way >= 0 && (
              <g transform={`translate(${-r - 2} ${-r - 4})`}>
                <rect x={-11} y={-8} width={22} height={16} rx={8} className={way === 0 ? css.free : css.price} />
                <text y={4} className={css.priceText}>
                  €{way}
                </text>
              </g>
            )}
          </>
        )}
      </Target>
      <Lying city={city} r={r} />
    </g>
  );
}

/** Its name, over everything that is near. */
export function CityName({ city, extent }: CityProps) {
  const { x, y } = cityAt(extent, city);
  const set = extent.w < NARROW ? (besideNarrow[city] ?? beside[city]) : beside[city];
  const { kind } = cities[city];
  const below = RADIUS[kind] + (kind === 'capital' ? 15 : 12);
  return (
    <text
      x={x + (set?.x ?? 0)}
      y={y + (set?.y ?? below)}
      textAnchor={set === undefined ? 'middle' : set.end ? 'end' : 'start'}
      className={css.name}
    >
      {cityName(city)}
    </text>
  );
}

/** The disks of a city; before the first one its bonus token. */
function Lying({ city, r }: { readonly city: CityId; readonly r: number }) {
  const { view } = useBoard();
  const token = tokenIn(view, city);
  const holders = holdersOf(view, city);
  return (
    <g pointerEvents="none">
      {token !== null && (
        <g transform={`translate(${r + 5} ${-r + 2})`}>
          <Piece kind={`bonus ${token}`} at={`city ${city}`}>
            <TokenMark kind={bonusKinds[token]} size={15} />
          </Piece>
        </g>
      )}
      {holders.map((owner, i) => (
        <g key={owner} transform={`translate(${r + 5 + i * 10} ${-r + 3 + (i % 2)})`}>
          <Piece kind={`disk ${owner}`} at={`city ${city}`}>
            <DiskMark owner={owner} size={14} />
          </Piece>
        </g>
      ))}
    </g>
  );
}

function useWords(city: CityId) {
  const { view, viewer, names } = useBoard();
  const { kind, region } = cities[city];
  const token = tokenIn(view, city);
  const holders = holdersOf(view, city);
  const steps = distanceTo(diskMask(view), cityIndex[city]);
  const way = waySeen(view, viewer, city);
  const who = (owner: Owner): string => (owner === 'cc' ? 'the competitor' : (names[owner] ?? ''));
  return {
    title: cityName(city),
    text: `A ${kind === 'capital' ? 'capital' : 'city'} in the ${region}.`,
    rows: [
      { name: 'Demand', value: demandIn(view, city) ?? 'not laid yet' },
      ...(token === null ? [] : [{ name: 'Opens with', value: effects.text(token) }]),
      ...(holders.length === 0 ? [] : [{ name: 'Disks', value: holders.map(who).join(', ') }]),
      {
        name: 'Transport',
        value:
          steps <= 0
            ? 'free'
            : way < 0
              ? `${steps} steps from the nearest disk: out of reach`
              : `€${way}, ${steps} ${steps === 1 ? 'step' : 'steps'} from the nearest disk of anybody`,
      },
    ],
  };
}
