import { departmentName, fieldIds, isScience, machines, plantOf, tilesFor } from '@benchtop/games/algae-inc';
import type { DepartmentId, FieldId, ScienceId, YellowId } from '@benchtop/games/algae-inc';
import { useMemo } from 'react';
import { group } from '../../../table/kit/naming.ts';
import { Nearest } from '../../../table/kit/Nearest.tsx';
import { Drawing, Place } from '../../../table/kit/Piece.tsx';
import { useArea, useBoard, useChoices, useExtent } from '../kit.ts';
import { Foot } from './Foot.tsx';
import { plantGeometry } from './geometry.ts';
import type { PlacedField, PlantGeometry } from './geometry.ts';
import { GreenLink, greenLinks } from './GreenPill.tsx';
import { ConveyorSlot, MachineHead, Tower } from './MachineHead.tsx';
import { PlantField } from './PlantField.tsx';
import { ScienceTag } from './ScienceTag.tsx';
import { BeltCover, YellowBelt } from './YellowBelt.tsx';
import css from './plant.module.css';

/** On a page the plant flows downwards and is so high. */
const PAGE_HEIGHT = 428;

/** Belts and pills are thinner than fingers: so far from their middles a touch is meant for them. */
const THUMB = 40;

/** The Department board of the player who is looked at. */
export function Plant() {
  const { view, player, names, viewer, paged } = useBoard();
  const { w, h } = useExtent('plant', PAGE_HEIGHT);
  const style = useArea('plant');
  const { department } = player;
  return (
    <section className={css.board} style={style} {...group(`Plant of ${names[viewer]}`)}>
      {department === null ? (
        <p className={css.none}>
          No department yet.{view.stage === 'setup' && !paged && ' Point at one above to see its plant here.'}
        </p>
      ) : (
        <PlantDrawing department={department} w={w} h={h} turned={paged && w < 560} />
      )}
    </section>
  );
}

interface PlantDrawingProps {
  readonly department: DepartmentId;
  readonly w: number;
  readonly h: number;
  readonly turned: boolean;
}

function PlantDrawing({ department, w, h, turned }: PlantDrawingProps) {
  const { viewer } = useBoard();
  const g = useMemo(() => plantGeometry(department, w, h, turned), [department, w, h, turned]);
  const { allBelts } = plantOf({ department });
  const live = useLiveBelts();
  return (
    <Drawing viewBox={`0 0 ${w} ${h}`} className={css.drawing} {...group(departmentName(department))}>
      <Place of={`plant ${viewer}`} />
      <Nearest beside reach={THUMB}>
        <Steel w={w} h={h} />
        {machines.map((machine) => (
          <Tower key={machine} machine={machine} box={g.towers[machine]} turned={turned} />
        ))}
        {[...allBelts.filter(({ id }) => !live.has(id)), ...allBelts.filter(({ id }) => live.has(id))].map((belt) => {
          const line = g.belts.get(belt.id);
          return line && <YellowBelt key={belt.id} belt={belt} line={line} />;
        })}
        {fieldIds.map((id) => {
          const field = g.fields.get(id);
          return field && <PlantField key={id} of={field} />;
        })}
        {machines.map((machine) => (
          <MachineHead key={machine} machine={machine} box={g.heads[machine]} turned={turned} />
        ))}
        <ConveyorSlot machine="a" box={g.conveyors.a} />
        <ConveyorSlot machine="b" box={g.conveyors.b} />
        <Foot box={g.foot} department={department} />
        {allBelts.map((belt) => {
          const line = g.belts.get(belt.id);
          return line && <BeltCover key={belt.id} belt={belt} line={line} />;
        })}
        {greenLinks(department).map((own) => (
          <GreenLink key={own.link.id} g={g} department={department} own={own} />
        ))}
        <Brands g={g} department={department} />
      </Nearest>
    </Drawing>
  );
}

/** Belts that a cube can ride now: where belts cross, they lie on top. */
function useLiveBelts(): ReadonlySet<YellowId> {
  const moves = useChoices('move-cubes').options.map(({ value }) => value.pick);
  const steps = useChoices('machine-step').options.flatMap(({ value }) => (value.do === 'move' ? [value.belt] : []));
  return new Set([...moves, ...steps]);
}

function Steel({ w, h }: { readonly w: number; readonly h: number }) {
  return (
    <>
      <defs>
        <pattern id="alg-brush" width="3" height="3" patternUnits="userSpaceOnUse">
          <path d="M0 1.5h3" className={css.brush} />
        </pattern>
      </defs>
      <rect x="0.75" y="0.75" width={w - 1.5} height={h - 1.5} rx="12" className={css.steel} />
      <rect x="0.75" y="0.75" width={w - 1.5} height={h - 1.5} rx="12" fill="url(#alg-brush)" />
    </>
  );
}

/** The products whose value each science tile raises. */
function branded(department: DepartmentId, g: PlantGeometry): ReadonlyMap<ScienceId, readonly PlacedField[]> {
  const found = new Map<ScienceId, PlacedField[]>();
  const inOrder = (id: FieldId) => g.fields.get(id) ?? [];
  for (const one of fieldIds.flatMap(inOrder)) {
    const point = one.field.zone === 'dispatch' ? one.field.value.point : null;
    for (const tile of tilesFor(department, point).filter(isScience))
      found.set(tile, [...(found.get(tile) ?? []), one]);
  }
  return found;
}

/** Science tiles that raise market values lie on the products. */
function Brands({ g, department }: { readonly g: PlantGeometry; readonly department: DepartmentId }) {
  const tiles = [...branded(department, g)];
  return tiles.map(([id, fields]) => {
    const on = fields[fields.length > 1 ? 1 : 0];
    if (on === undefined) return null;
    const low = on.h < 36;
    // Above the name at the foot of the field.
    if (g.turned) return <ScienceTag key={id} id={id} x={on.x + on.w / 2} y={on.y + Math.min(35, on.h - 27)} />;
    return (
      <ScienceTag key={id} id={id} x={on.x + on.w - (low ? 46 : 18)} y={low ? on.y + on.h / 2 : on.y + on.h - 13} />
    );
  });
}
