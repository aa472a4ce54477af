import { cityIds, holdersOf, valueSeen } from '@benchtop/games/algae-inc';
import { Nearest } from '../../../table/kit/Nearest.tsx';
import { group } from '../../../table/kit/naming.ts';
import { Drawing } from '../../../table/kit/Piece.tsx';
import { Tip } from '../../../table/kit/Tip.tsx';
import { Glyph } from '../art/icons.tsx';
import { areas, focusedMap } from '../geometry.ts';
import { useArea, useBoard, useExtent, usePointed } from '../kit.ts';
import { City, CityName } from './City.tsx';
import { isOn, isSea, roads, wayFrom } from './geometry.ts';
import { Land, Line } from './Land.tsx';
import css from './map.module.css';

interface MapProps {
  /** It takes the place of the week too, while a city is chosen. */
  readonly focused?: boolean;
}

/** Europe: cities with what they ask for, roads, disks. */
export function EuropeMap({ focused = false }: MapProps) {
  const { view, width } = useBoard();
  const area = focused ? focusedMap : areas.map;
  const extent = useExtent(area, width * 1.02);
  const to = usePointed('export-target')?.pick ?? null;
  const way = to === null || to === 'contract' ? [] : wayFrom(to, (city) => holdersOf(view, city).length > 0);
  return (
    <div style={useArea(area)} className={css.map} {...group('Map of Europe')}>
      <Drawing viewBox={`0 0 ${extent.w} ${extent.h}`} className={css.drawing}>
        <Land extent={extent} />
        {roads.map((road) => (
          <g key={road.join()}>
            <Line extent={extent} road={road} className={isSea(road) ? css.ferry : css.road} />
            {isOn(way, road) && <Line extent={extent} road={road} className={css.way} />}
          </g>
        ))}
        <Prices />
        <Nearest>
          {cityIds.map((city) => (
            <City key={city} city={city} extent={extent} />
          ))}
        </Nearest>
        <g pointerEvents="none">
          {cityIds.map((city) => (
            <CityName key={city} city={city} extent={extent} />
          ))}
        </g>
      </Drawing>
    </div>
  );
}

const points = ['transport-1', 'transport-2', 'transport-3'] as const;

/** What steps to the nearest disk cost the viewer. */
function Prices() {
  const { view, viewer } = useBoard();
  const prices = points.map((point) => valueSeen(view, viewer, point));
  return (
    <Tip
      title="Transport"
      text="An export costs by its steps from the nearest disk, whoever it belongs to. Where a disk lies it is free, and so is the very first one on the map."
      rows={prices.map((euro, i) => ({ name: `${i + 1} ${i === 0 ? 'step' : 'steps'}`, value: `€${euro}` }))}
      rule="ALG-EXP-04"
    >
      <g transform="translate(6 6)">
        <rect width={152} height={20} rx={10} className={css.legend} />
        <g transform="translate(13 10)">
          <Glyph shape="route" size={13} />
        </g>
        <text x={24} y={14} className={css.legendText}>
          Steps 1 · 2 · 3 cost €{prices.join(' · ')}
        </text>
      </g>
    </Tip>
  );
}
