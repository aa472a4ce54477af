import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { BackIcon, FitIcon, ForwardIcon, ZoomInIcon, ZoomOutIcon } from '../../../ui/icons/icons.ts';
import { squareName } from '@benchtop/games/algoracing';
import type { Square } from '@benchtop/games/algoracing';
import { group } from '../../../table/kit/naming.ts';
import { useTraces } from '../../../table/kit/Trace.tsx';
import { spotOf } from '../field.ts';
import type { Field, Spot } from '../field.ts';
import type { FieldProps } from '../FieldPins.tsx';
import { trailOf } from '../ghost.ts';
import type { Trail } from '../ghost.ts';
import { useChoices, useMotion } from '../kit.ts';
import { DownIcon } from '../icons.ts';
import { Pins } from './pins.ts';
import { Scene, useDragging } from './Scene.tsx';
import { Eye } from './view.ts';
import css from './landscape.module.css';

/** The field in three dimensions, with a view that can be turned, and whatever is pinned to it. */
export function Landscape({ pins: pinned, ...scene }: FieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const eye = useMemo(() => new Eye(), []);
  const pins = useMemo(() => new Pins(), []);
  useDragging(box, eye);
  const trails = useTrails(scene.field);
  const anchors = useChoices('block-anchor');
  const onSquare = ({ x, y }: Square): void => {
    const { options, refused } = anchors.of((o) => o.x === x && o.y === y);
    if (options[0] !== undefined) options[0].choose();
    else refused[0]?.explain();
  };
  return (
    <div className={css.landscape}>
      <div ref={box} className={css.scene}>
        <Scene {...scene} trails={trails} eye={eye} pins={pins} onSquare={onSquare} />
      </div>
      <div className={css.pins}>
        {pinned.map(({ id, spot, content }) => (
          <Pinned key={id} pins={pins} spot={spot}>
            {content}
          </Pinned>
        ))}
      </div>
      <ViewTools eye={eye} />
    </div>
  );
}

/** The ways of other rovers since the viewer last chose; while something moves they would only disturb. */
function useTrails({ map, rovers }: Field): readonly Trail[] {
  const { courses } = useTraces();
  const moving = useMotion() !== null;
  return useMemo(() => {
    const spots = new Map(map.squares.map((square) => [squareName(square), spotOf(map, square)]));
    return courses.flatMap(({ seat, places }) => {
      const rover = rovers.find((one) => one.seat === seat);
      if (moving || rover === undefined) return [];
      return [
        trailOf(
          rover.colour,
          places.flatMap((name) => spots.get(name) ?? []),
        ),
      ];
    });
  }, [map, rovers, courses, moving]);
}

interface PinnedProps {
  readonly pins: Pins;
  readonly spot: Spot;
  readonly children: ReactNode;
}

function Pinned({ pins, spot: { x, y, z }, children }: PinnedProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current === null) return undefined;
    return pins.tie(element.current, { x, y, z });
  }, [pins, x, y, z]);
  return (
    <div ref={element} className={css.pin}>
      {children}
    </div>
  );
}

function ViewTools({ eye }: { readonly eye: Eye }) {
  const tools = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stop = (event: Event): void => event.stopPropagation();
    const element = tools.current;
    element?.addEventListener('pointerdown', stop);
    return () => element?.removeEventListener('pointerdown', stop);
  }, []);
  return (
    <div ref={tools} className={css.tools} {...group('View of the field')}>
      <Tool label="Turn the view left" act={() => eye.turn(1)} icon={<BackIcon size={18} />} />
      <Tool label="Turn the view right" act={() => eye.turn(-1)} icon={<ForwardIcon size={18} />} fine />
      <Tool label="Look from above" act={() => eye.fromAbove()} icon={<DownIcon size={18} />} fine />
      <Tool label="Nearer" act={() => eye.closer(1.3)} icon={<ZoomInIcon size={18} />} fine />
      <Tool label="Farther" act={() => eye.closer(1 / 1.3)} icon={<ZoomOutIcon size={18} />} fine />
      <Tool label="Reset the view" act={() => eye.reset()} icon={<FitIcon size={18} />} />
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** Not needed where fingers can drag and pinch. */
  readonly fine?: boolean;
  act(): void;
}

const Tool = ({ label, icon, act, fine = false }: ToolProps) => (
  <button
    type="button"
    className={`${css.tool} ${fine ? css.fine : ''}`}
    aria-label={label}
    title={label}
    onClick={act}
  >
    {icon}
  </button>
);
