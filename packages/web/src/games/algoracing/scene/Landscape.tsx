import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { BackIcon, FitIcon, ForwardIcon, ZoomInIcon, ZoomOutIcon } from '../../../ui/icons/icons.ts';
import { squareName } from '@benchtop/games/algoracing';
import type { Square } from '@benchtop/games/algoracing';
import { group } from '../../../table/kit/naming.ts';
import { closeTip, useTips } from '../../../table/kit/tips.ts';
import type { TipWords } from '../../../table/kit/tips.ts';
import { useTraces } from '../../../table/kit/Trace.tsx';
import { squareWords } from '../describe.ts';
import { raised, sameSquare, spotOf } from '../field.ts';
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

/** The pointer rests so long on a square before it says what is there. */
const REST = 180;

interface LandscapeProps extends FieldProps {
  readonly names: readonly string[];
  /** Called whenever the picture moved too slowly to be followed. */
  onSlow(this: void): void;
}

/** The field in three dimensions, with a view that can be turned, and whatever is pinned to it. */
export function Landscape({ pins: pinned, names, onSlow, ...scene }: LandscapeProps) {
  const box = useRef<HTMLDivElement>(null);
  const [looked, setLooked] = useState<Square | null>(null);
  const eye = useMemo(() => new Eye(), []);
  const pins = useMemo(() => new Pins(), []);
  const look = (square: Square | null): void => setLooked((before) => (sameSquare(before, square) ? before : square));
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
        <Scene {...scene} trails={trails} eye={eye} pins={pins} onSquare={onSquare} onLook={look} onSlow={onSlow} />
      </div>
      <div className={css.pins}>
        {pinned.map(({ id, spot, content }) => (
          <Pinned key={id} pins={pins} spot={spot}>
            {content}
          </Pinned>
        ))}
        {looked !== null && (
          <Pinned pins={pins} spot={raised(spotOf(scene.field.map, looked), 0.1)}>
            <Spoken words={squareWords(scene.field, looked, names)} />
          </Pinned>
        )}
      </div>
      <ViewTools eye={eye} />
    </div>
  );
}

/** Opens the tip of a square as long as the pointer rests on it. */
function Spoken({ words }: { readonly words: TipWords }) {
  const thing = useRef<HTMLSpanElement>(null);
  const { title, text } = words;
  useEffect(() => {
    const { current } = thing;
    if (current === null) return undefined;
    // The tip stands beside the square, which is pinned to its place by the next frame.
    const timer = setTimeout(() => useTips.setState({ tip: { thing: current, words: { title, text } } }), REST);
    return () => {
      clearTimeout(timer);
      if (useTips.getState().tip?.thing === current) closeTip();
    };
  }, [title, text]);
  return <span ref={thing} className={css.looked} />;
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
