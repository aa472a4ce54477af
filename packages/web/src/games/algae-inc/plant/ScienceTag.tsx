import { effects, isAtWork, science, shapes, tileName } from '@benchtop/games/algae-inc';
import type { ScienceId } from '@benchtop/games/algae-inc';
import { Piece } from '../../../table/kit/Piece.tsx';
import { Target } from '../../../table/kit/Target.tsx';
import { useBoard, useChoices } from '../kit.ts';
import { Ring } from '../art/pieces.tsx';
import { Reach, ShapePicture } from '../art/tiles.tsx';
import css from './plant.module.css';

const CELL = 6.5;

interface ScienceTagProps {
  readonly id: ScienceId;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  /** What it would open, in few signs: "+2". */
  readonly label?: string;
}

/** What Scientists can do with a tile that lies on the plant. */
export function useScienceOffer(id: ScienceId) {
  return useChoices('science-tile').of(({ pick }) => pick === id);
}

/** A science tile on the thing that it opens; nothing where it lies on the Side board. In a drawing. */
export function ScienceTag({ id, x, y, label }: ScienceTagProps) {
  const { player, viewer } = useBoard();
  const offer = useScienceOffer(id);
  if (isAtWork(player, id)) return null;
  const { shape } = science[id];
  const [first] = shapes[shape];
  const w = (Math.max(...first.map(([, c]) => c)) + 1) * CELL + 10 + (label === undefined ? 0 : 4 + label.length * 6);
  const h = 22;
  const box = { x: x - w / 2, y: y - h / 2, w, h };
  return (
    <Target of={offer} title={`${tileName(id)} (science tile)`} text={scienceWords(id)} rule="ALG-SCI-02">
      {({ choosable, pointed }) => (
        <>
          <Reach of={box} />
          <Piece kind={`tile ${id}`} id={`tile ${id}`} at={`plant ${viewer}`}>
            <rect x={box.x} y={box.y} width={w} height={h} rx="5" className={css.science} />
            <ShapePicture
              shape={shape}
              x={label === undefined ? x : x - (4 + label.length * 6) / 2}
              y={y}
              cell={CELL}
            />
            {label !== undefined && (
              <text x={box.x + w - 5} y={y + 4} fontSize="11.5" textAnchor="end" className={css.scienceText}>
                {label}
              </text>
            )}
          </Piece>
          {choosable && <Ring of={box} r={5} chosen={pointed} />}
        </>
      )}
    </Target>
  );
}

/** What a science tile does, and how. */
export function scienceWords(id: ScienceId): string {
  return `Once Scientists have placed it on the Side board: ${effects.text(id)}`;
}
