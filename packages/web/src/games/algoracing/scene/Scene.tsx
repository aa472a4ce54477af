import { Canvas, useFrame, useThree } from '@react-three/fiber';
import type { ThreeEvent } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import { NeutralToneMapping, PCFShadowMap, PerspectiveCamera } from 'three';
import type { DirectionalLight } from 'three';
import type { Square } from '@benchtop/games/algoracing';
import type { Field } from '../field.ts';
import type { Trail } from '../ghost.ts';
import type { FieldProps } from '../FieldPins.tsx';
import type { Stage } from '../stage.ts';
import { Bases } from './Bases.tsx';
import { Elevators } from './Elevators.tsx';
import { Frames } from './frames.ts';
import { Ghost, TrailBeads } from './Ghost.tsx';
import type { Light } from './palette.ts';
import { daylight, dusk } from './palette.ts';
import { Beam, Rovers, Samples } from './Pieces.tsx';
import type { Pins } from './pins.ts';
import { Terrain } from './Terrain.tsx';
import { useDark } from './use-dark.ts';
import type { Eye } from './view.ts';

export interface SceneProps extends Omit<FieldProps, 'pins'> {
  readonly trails: readonly Trail[];
  readonly eye: Eye;
  readonly pins: Pins;
  onSquare(this: void, square: Square): void;
  /** The pointer came to a square, or left the field. */
  onLook(this: void, square: Square | null): void;
  /** Called whenever some seconds of frames took too long. */
  onSlow(this: void): void;
}

/** The field in three dimensions. It is drawn only when something has changed. */
export function Scene(props: SceneProps) {
  const light = useDark() ? dusk : daylight;
  return (
    <Canvas
      frameloop="demand"
      shadows={{ type: PCFShadowMap }}
      dpr={[1, 1.75]}
      camera={{ fov: 28, near: 1, far: 80 }}
      resize={{ offsetSize: true }}
      gl={{ alpha: true, antialias: true, toneMapping: NeutralToneMapping, toneMappingExposure: 1 }}
      aria-hidden="true"
      fallback={null}
    >
      <Lights light={light} size={props.field.map.size} />
      <Rig eye={props.eye} pins={props.pins} stage={props.stage} field={props.field} onSlow={props.onSlow} />
      <World {...props} lamps={light.lamps} />
    </Canvas>
  );
}

function World({ field, stage, ghost, trails, own, lamps, onSquare, onLook }: SceneProps & { readonly lamps: number }) {
  const { map, bases, rovers } = field;
  // The rim of the board is no square.
  const square = (event: ThreeEvent<MouseEvent>): Square | null => {
    const middle = (map.size - 1) / 2;
    const [x, y] = [Math.round(event.point.x + middle), Math.round(event.point.z + middle)];
    return x < 0 || y < 0 || x >= map.size || y >= map.size ? null : { x, y };
  };
  return (
    <>
      <group
        onClick={(event) => {
          event.stopPropagation();
          const touched = square(event);
          if (touched !== null && event.delta < 10) onSquare(touched);
          onLook(touched);
        }}
        onPointerMove={(event) => onLook(event.buttons === 0 ? square(event) : null)}
        onPointerOut={() => onLook(null)}
      >
        <Terrain map={map} />
      </group>
      <Elevators map={map} stage={stage} />
      <Bases map={map} bases={bases} own={own} />
      <Samples stage={stage} />
      <Rovers rovers={rovers} stage={stage} lamps={lamps} />
      <Beam stage={stage} />
      {trails.map((trail) => (
        <TrailBeads key={trail.colour} trail={trail} />
      ))}
      {ghost !== null && <Ghost path={ghost} />}
    </>
  );
}

/** A low warm sun, light from the sky, and a little from the ground. */
function Lights({ light, size }: { readonly light: Light; readonly size: number }) {
  const sun = useRef<DirectionalLight>(null);
  const reach = size * 0.78 + 1.4;
  return (
    <>
      <hemisphereLight args={[light.sky, light.ground, light.fill]} />
      <directionalLight
        ref={sun}
        color={light.sun}
        intensity={light.sunPower}
        position={[-size * 0.62, size * 1.05, size * 0.42]}
        castShadow
        shadow-mapSize={[2048, 2048]}
        shadow-camera-left={-reach}
        shadow-camera-right={reach}
        shadow-camera-top={reach}
        shadow-camera-bottom={-reach}
        shadow-camera-near={0.5}
        shadow-camera-far={size * 3.2}
        shadow-bias={-0.0006}
        shadow-normalBias={0.02}
        shadow-radius={3.5}
      />
    </>
  );
}

interface RigProps {
  readonly eye: Eye;
  readonly pins: Pins;
  readonly stage: Stage;
  readonly field: Field;
  onSlow(this: void): void;
}

/** Moves the camera, then everything that is tied to the picture. */
function Rig({ eye, pins, stage, field, onSlow }: RigProps) {
  const frames = useMemo(() => new Frames(), []);
  const invalidate = useThree((three) => three.invalidate);
  const shadows = useThree((three) => three.gl.shadowMap);
  useEffect(() => eye.onChange(() => invalidate()), [eye, invalidate]);
  // Shadows are drawn again only when something that throws one has moved: turning the view costs half as much.
  useEffect(() => {
    const redraw = (): void => {
      Object.assign(shadows, { autoUpdate: false, needsUpdate: true });
      invalidate();
    };
    redraw();
    return stage.subscribe(redraw);
  }, [stage, field, shadows, invalidate]);
  useEffect(() => invalidate());
  useFrame(({ camera, size: box }, seconds) => {
    if (!(camera instanceof PerspectiveCamera)) return;
    // The next frame comes when this one is drawn, whether or not anything is drawn in it.
    const began = performance.now();
    requestAnimationFrame(() => {
      if (frames.took((performance.now() - began) / 1000)) onSlow();
    });
    const moving = eye.aim(camera, field.map.size, seconds);
    camera.updateMatrixWorld();
    pins.update(camera, box.width, box.height);
    if (moving) invalidate();
  });
  return null;
}

/** Drag turns the view, the wheel and two fingers bring it nearer. The table's own zoom is kept out. */
export function useDragging(box: RefObject<HTMLElement | null>, eye: Eye): void {
  const fingers = useMemo(() => new Map<number, { x: number; y: number }>(), []);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('pointerdown', (event) => down(event, fingers), { signal });
    element.addEventListener('pointermove', (event) => move(event, fingers, eye), { signal });
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      element.addEventListener(end, (event) => fingers.delete(event.pointerId), { signal });
    element.addEventListener('wheel', (event) => wheel(event, eye), { signal, passive: false });
    return () => stop.abort();
  }, [box, eye, fingers]);
}

type Fingers = Map<number, { x: number; y: number }>;

function down(event: PointerEvent, fingers: Fingers): void {
  event.stopPropagation();
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
}

function move(event: PointerEvent, fingers: Fingers, eye: Eye): void {
  const last = fingers.get(event.pointerId);
  if (last === undefined) return;
  event.stopPropagation();
  const now = { x: event.clientX, y: event.clientY };
  const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
  if (other === undefined) eye.drag(now.x - last.x, now.y - last.y);
  else
    eye.zoom(
      Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(last.x - other.x, last.y - other.y)),
    );
  fingers.set(event.pointerId, now);
}

function wheel(event: WheelEvent, eye: Eye): void {
  event.preventDefault();
  event.stopPropagation();
  eye.zoom(Math.exp(-event.deltaY / 600));
}
