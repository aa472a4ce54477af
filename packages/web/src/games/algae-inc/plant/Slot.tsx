import { effects, engineering, engineeringAt, isAtWork, slotName, tileName } from '@benchtop/games/algae-inc';
import type { EngineeringId, SlotId } from '@benchtop/games/algae-inc';
import { Piece, Place } from '../../../table/kit/Piece.tsx';
import { Target } from '../../../table/kit/Target.tsx';
import type { Area } from '../geometry.ts';
import { useBoard, useChoices } from '../kit.ts';
import { Glyph } from '../art/icons.tsx';
import { Ring } from '../art/pieces.tsx';
import { Reach } from '../art/tiles.tsx';
import css from './plant.module.css';

/** The one slot of a tile that has but one. */
function slotOf(tile: EngineeringId): SlotId | null {
  const slots: readonly SlotId[] = engineering[tile].slots;
  return slots[0] ?? null;
}

interface SlotProps {
  /** The only tile that goes there. */
  readonly tile: EngineeringId;
  readonly box: Area;
}

/** Where an engineering tile goes that has a place of its own: a dashed hole, or the tile. */
export function Slot({ tile, box }: SlotProps) {
  const { player, viewer } = useBoard();
  const slot = slotOf(tile);
  const offer = useChoices('engineer-slot').of(({ pick }) => pick === slot);
  const built = isAtWork(player, tile);
  return (
    <Target
      of={offer}
      title={built ? tileName(tile) : `Slot for ${tileName(tile)}`}
      text={`${effects.text(tile)}${built ? '' : ` Engineers bring it from the Side board to ${slotName(slot ?? 'table')}.`}`}
      rule="ALG-ENG-03"
    >
      {({ choosable, pointed }) => (
        <Place of={`slot ${viewer} ${slot}`}>
          <Reach of={box} />
          {built ? (
            <Piece kind={`tile ${tile}`} id={`tile ${tile}`} at={`slot ${viewer} ${slot}`}>
              <rect x={box.x} y={box.y} width={box.w} height={box.h} rx="6" className={css.engineering} />
              <g className={css.onEngineering}>
                <Glyph shape="check" x={box.x + box.w / 2} y={box.y + box.h / 2} size={12} />
              </g>
            </Piece>
          ) : (
            <g className={css.slot}>
              <rect x={box.x} y={box.y} width={box.w} height={box.h} rx="6" className={css.hole} />
              <Glyph shape="engineers" x={box.x + box.w / 2} y={box.y + box.h / 2} size={13} />
            </g>
          )}
          {choosable && <Ring of={box} r={6} chosen={pointed} />}
        </Place>
      )}
    </Target>
  );
}

/** The tile in a slot that several tiles could go to; null where it is empty. */
export function useTileIn(slot: SlotId): EngineeringId | null {
  const { player } = useBoard();
  const place = player.built.lastIndexOf(slot);
  for (const [id, one] of entries) if (one.department === player.department && one.place === place) return id;
  return null;
}

const ids = Object.keys(engineeringAt).filter((id): id is EngineeringId => id in engineeringAt);
const entries = ids.map((id) => [id, engineeringAt[id]] as const);
