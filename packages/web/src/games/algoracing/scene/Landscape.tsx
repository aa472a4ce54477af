import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { BackIcon, FitIcon, ForwardIcon, ZoomInIcon, ZoomOutIcon } from '../../../ui/icons/icons.ts';
import type { Field, RoverColour, Square } from '../field.ts';
import type { GhostPath } from '../ghost.ts';
import { group } from '../naming.ts';
import type { Pin } from '../pin.ts';
import type { Spot } from '../shown.ts';
import type { Stage } from '../stage.ts';
import type { Trail } from '../trail.ts';
import { DownIcon } from '../icons.ts';
import { Pins } from './pins.ts';
import { Scene, useDragging } from './Scene.tsx';
import { Eye } from './view.ts';
import css from './landscape.module.css';

export interface LandscapeProps {
  readonly field: Field;
  readonly stage: Stage;
  readonly ghost: GhostPath | null;
  readonly trails: readonly Trail[];
  readonly own: RoverColour | null;
  readonly pins: readonly Pin[];
  readonly onSquare?: (square: Square) => void;
  readonly onHover?: (square: Square | null) => void;
}

/** The field in three dimensions, with a view that can be turned, and whatever is pinned to it. */
export function Landscape({ pins: pinned, ...scene }: LandscapeProps) {
  const box = useRef<HTMLDivElement>(null);
  const eye = useMemo(() => new Eye(), []);
  const pins = useMemo(() => new Pins(), []);
  useDragging(box, eye);
  return (
    <div className={css.landscape}>
      <div ref={box} className={css.scene}>
        <Scene {...scene} eye={eye} pins={pins} />
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
