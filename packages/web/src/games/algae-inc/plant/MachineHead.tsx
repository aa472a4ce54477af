import {
  departments,
  effects,
  engineering,
  engineeringPlaces,
  capacitySeen,
  slotName,
} from '@benchtop/games/algae-inc';
import type { Machine, SlotId } from '@benchtop/games/algae-inc';
import { together } from '../../../table/kit/choices.ts';
import { Count, Piece, Place } from '../../../table/kit/Piece.tsx';
import { Target } from '../../../table/kit/Target.tsx';
import type { Area } from '../geometry.ts';
import { useBoard, useChoices } from '../kit.ts';
import { argsAt } from '../model.ts';
import { Glyph } from '../art/icons.tsx';
import { Ring } from '../art/pieces.tsx';
import { useTileIn } from './Slot.tsx';
import css from './plant.module.css';

/** Moves that a Machine has left; null while it does not run. */
export function useMovesLeft(machine: Machine): number | null {
  const { view, viewer } = useBoard();
  const running = argsAt(view, 'machine-step');
  if (running?.machine !== machine || view.pending.at(-1)?.waiting.includes(viewer) !== true) return null;
  return capacitySeen(view, viewer, machine) - running.moved.reduce((sum, n) => sum + n, 0);
}

/** The body of a Machine, behind its belts. */
export function Tower({
  machine,
  box,
  turned,
}: {
  readonly machine: Machine;
  readonly box: Area;
  readonly turned: boolean;
}) {
  const runs = useMovesLeft(machine) !== null;
  const inner = turned
    ? { x: box.x + 44, y: box.y + 6, width: box.w - 52, height: box.h - 12 }
    : { x: box.x + 5, y: box.y + 31, width: box.w - 10, height: box.h - 41 };
  return (
    <g className={css.tower} data-runs={runs || undefined}>
      <rect x={box.x} y={box.y} width={box.w} height={box.h} rx="10" className={css.body} />
      <rect {...inner} rx="6" className={css.window} />
      <Bolts box={box} turned={turned} />
    </g>
  );
}

function Bolts({ box: { x, y, w, h }, turned }: { readonly box: Area; readonly turned: boolean }) {
  const spots = turned
    ? [
        [x + w - 6, y + 6],
        [x + w - 6, y + h - 6],
      ]
    : [
        [x + 6, y + h - 5],
        [x + w - 6, y + h - 5],
      ];
  return spots.map(([cx, cy], i) => <circle key={i} cx={cx} cy={cy} r="1.8" className={css.bolt} />);
}

const capSlots = { a: 'cap-a', b: 'cap-b', c: 'cap-c' } as const satisfies Record<Machine, SlotId>;
const convSlots = { a: 'conv-a', b: 'conv-b' } as const satisfies Record<'a' | 'b', SlotId>;

interface HeadProps {
  readonly machine: Machine;
  readonly box: Area;
  readonly turned: boolean;
}

/** The letter of a Machine, its capacity, and the slot of its capacity tile. */
export function MachineHead({ machine, box, turned }: HeadProps) {
  const { view, player, viewer } = useBoard();
  const slot = capSlots[machine];
  const tile = useTileIn(slot);
  const left = useMovesLeft(machine);
  const steps = useChoices('machine-step');
  const offer = together(
    useChoices('engineer-slot').of(({ pick }) => pick === slot),
    steps.of((one) => left !== null && one.do === 'done'),
  );
  const capacity = capacitySeen(view, viewer, machine);
  const [plain, raised, flipped] = player.department === null ? [0, 0, 0] : departments[player.department].capacity;
  const c = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  return (
    <Target
      of={offer}
      title={`Machine ${machine.toUpperCase()}: ${capacity} ${capacity === 1 ? 'move' : 'moves'}`}
      text={`It moves this many cubes over its yellow belts each time it runs. Its green belts work besides.${left === null ? '' : ' Touch it to stop.'}`}
      rows={[
        { name: 'Without a tile', value: plain },
        { name: 'With a capacity tile', value: raised },
        { name: 'With upgraded Engineers', value: flipped },
      ]}
      rule="ALG-MACH-02"
    >
      {({ choosable, pointed }) => (
        <Place of={`slot ${viewer} ${slot}`}>
          <g className={css.head} data-built={tile !== null || undefined} data-runs={left !== null || undefined}>
            {tile === null ? (
              <rect x={box.x} y={box.y} width={box.w} height={box.h} rx="8" className={css.headFace} />
            ) : (
              <Piece kind={`tile ${tile}`} id={`tile ${tile}`} at={`slot ${viewer} ${slot}`}>
                <rect x={box.x} y={box.y} width={box.w} height={box.h} rx="8" className={css.headFace} />
              </Piece>
            )}
            <text x={turned ? c.x - 9 : c.x - 21} y={c.y + 7} fontSize="19" textAnchor="middle" className={css.letter}>
              {machine.toUpperCase()}
            </text>
            {!turned && <Glyph shape="move" x={c.x + 0.5} y={c.y + 0.5} size={13} />}
            <text
              x={turned ? c.x + 9 : c.x + 20}
              y={c.y + 5.5}
              fontSize={left === null ? 16 : 13}
              textAnchor="middle"
              className={css.letter}
            >
              {left !== null && `${left}/`}
              <Count value={capacity} />
            </text>
          </g>
          {choosable && <Ring of={box} chosen={pointed} />}
        </Place>
      )}
    </Target>
  );
}

/** The slot of a conveyor tile behind Machine A or B. */
export function ConveyorSlot({ machine, box }: { readonly machine: 'a' | 'b'; readonly box: Area }) {
  const { player, viewer } = useBoard();
  const slot = convSlots[machine];
  const tile = useTileIn(slot);
  const offer = useChoices('engineer-slot').of(({ pick }) => pick === slot);
  const any = conveyorOf(player.department);
  const c = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  return (
    <Target
      of={offer}
      title={tile === null ? `Slot for a conveyor, ${slotName(slot)}` : `Conveyor ${slotName(slot)}`}
      text={any === null ? undefined : effects.text(any)}
      rule="ALG-ENG-06"
    >
      {({ choosable, pointed }) => (
        <Place of={`slot ${viewer} ${slot}`}>
          <g className={css.head} data-built={tile !== null || undefined} data-slot="">
            {tile === null ? (
              <rect x={box.x} y={box.y} width={box.w} height={box.h} rx="8" className={css.headFace} />
            ) : (
              <Piece kind={`tile ${tile}`} id={`tile ${tile}`} at={`slot ${viewer} ${slot}`}>
                <rect x={box.x} y={box.y} width={box.w} height={box.h} rx="8" className={css.headFace} />
              </Piece>
            )}
            <Glyph shape="twice" x={c.x - 7} y={c.y} size={14} />
            <text x={c.x + 9} y={c.y + 5} fontSize="14" textAnchor="middle" className={css.letter}>
              2
            </text>
          </g>
          {choosable && <Ring of={box} chosen={pointed} />}
        </Place>
      )}
    </Target>
  );
}

/** A conveyor tile of a department: what any of them says. */
function conveyorOf(department: keyof typeof engineeringPlaces | null) {
  if (department === null) return null;
  return (
    engineeringPlaces[department].find((id) => {
      const slots: readonly SlotId[] = engineering[id].slots;
      return slots.includes('conv-a');
    }) ?? null
  );
}
