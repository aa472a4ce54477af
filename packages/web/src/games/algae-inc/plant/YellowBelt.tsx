import { beltName, isAtWork, isScience, tileName, tilesFor } from '@benchtop/games/algae-inc';
import type { Belt, PlantTile, SeenPlayer } from '@benchtop/games/algae-inc';
import { together } from '../../../table/kit/choices.ts';
import { Place } from '../../../table/kit/Piece.tsx';
import { Target } from '../../../table/kit/Target.tsx';
import { useBoard, useChoices, useMotion } from '../kit.ts';
import type { Line } from './geometry.ts';
import { ScienceTag } from './ScienceTag.tsx';
import { Slot } from './Slot.tsx';
import css from './plant.module.css';

/** The tile that opens a belt; null where it is open from the start. */
function openerOf({ department }: SeenPlayer, { open }: Belt): PlantTile | null {
  return department === null ? null : (tilesFor(department, open)[0] ?? null);
}

interface BeltProps {
  readonly belt: Belt;
  readonly line: Line;
}

/** A black-and-yellow belt: a cube moves over it when it is touched. */
export function YellowBelt({ belt, line }: BeltProps) {
  const { player, viewer } = useBoard();
  const offer = together(
    useChoices('move-cubes').of(({ pick }) => pick === belt.id),
    useChoices('machine-step').of((one) => one.do === 'move' && one.belt === belt.id),
  );
  const opener = openerOf(player, belt);
  const open = opener === null || isAtWork(player, opener);
  const runs = useRuns(belt, viewer);
  return (
    <Target
      of={offer}
      title={beltName(player, belt.id)}
      text={
        open
          ? `A yellow belt of Machine ${belt.machine.toUpperCase()}: each cube that rides it is one move.`
          : `A yellow belt that is closed. ${tileName(opener)} opens it.`
      }
      rule={open ? 'ALG-DEP-04' : 'ALG-DEP-02'}
    >
      {({ choosable, pointed }) => (
        <Place of={`belt ${viewer} ${belt.id}`}>
          <line {...line} className={css.beltReach} />
          {choosable && (
            <>
              <line {...line} className={css.beltKey} data-chosen={pointed || undefined} />
              <line {...line} className={css.beltGlow} data-chosen={pointed || undefined} />
            </>
          )}
          {open ? <Strip line={line} runs={runs} /> : <Shut line={line} />}
        </Place>
      )}
    </Target>
  );
}

/** Whether a cube of the viewer's rides it now. */
function useRuns({ id }: Belt, viewer: number): boolean {
  const motion = useMotion();
  return motion?.event.type === 'cube-moved' && motion.event.seat === viewer && motion.event.belt === id;
}

function Strip({ line, runs }: { readonly line: Line; readonly runs: boolean }) {
  const { x1, y1, x2, y2 } = line;
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  return (
    <>
      <line {...line} className={css.beltEdge} />
      <line {...line} className={css.beltFace} />
      <line {...line} className={css.beltHatch} data-runs={runs || undefined} />
      <path d="M2 0l-10-6.500v13z" transform={`translate(${x2} ${y2}) rotate(${angle})`} className={css.beltHead} />
    </>
  );
}

function Shut({ line }: { readonly line: Line }) {
  return (
    <>
      <line {...line} className={css.shutEdge} />
      <line {...line} className={css.shutHatch} />
    </>
  );
}

/** The tile or the slot that opens a belt, on top of everything. */
export function BeltCover({ belt, line }: BeltProps) {
  const { player } = useBoard();
  const opener = openerOf(player, belt);
  if (opener === null) return null;
  const [x, y] = [line.x1 * 0.66 + line.x2 * 0.34, line.y1 * 0.66 + line.y2 * 0.34];
  // A storage has its tile lying on itself.
  if (isScience(opener)) return belt.machine === 'a' ? null : <ScienceTag id={opener} x={x} y={y} />;
  return (
    <Slot tile={opener} box={{ x: (line.x1 + line.x2) / 2 - 13, y: (line.y1 + line.y2) / 2 - 11, w: 26, h: 22 }} />
  );
}
