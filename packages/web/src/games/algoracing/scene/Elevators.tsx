import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import type { Group, Mesh } from 'three';
import type { Direction, Square } from '@benchtop/games/algoracing';
import type { Elevator, FieldMap } from '../field.ts';
import { ahead, heightAt, levelAt, placed, quarter } from '../field.ts';
import { cageSpot } from '../poses.ts';
import type { Stage } from '../stage.ts';
import { paint } from './palette.ts';
import { landingTexture } from './textures.ts';

/** Landings, rails, and platforms that ride on them. */
export function Elevators({ map, stage }: { readonly map: FieldMap; readonly stage: Stage }) {
  return (
    <>
      {map.elevators.map((lift) => (
        <group key={lift.id}>
          <Landing map={map} square={lift.upper} dir={lift.arrow} works={lift.works} />
          {lift.works && lift.lower !== null && (
            <>
              <Landing map={map} square={lift.lower} dir={lift.arrow} works turned />
              <Rails map={map} lift={lift} lower={lift.lower} />
              <Platform map={map} lift={lift} stage={stage} />
            </>
          )}
        </group>
      ))}
    </>
  );
}

interface LandingProps {
  readonly map: FieldMap;
  readonly square: Square;
  readonly dir: Direction;
  readonly works: boolean;
  readonly turned?: boolean;
}

/** A frame let into the floor; its arrows point to the other landing. */
function Landing({ map, square, dir, works, turned = false }: LandingProps) {
  const { x, z } = placed(map, square);
  const turn = -(quarter(dir) + (turned ? 2 : 0)) * (Math.PI / 2);
  return (
    <mesh position={[x, heightAt(map, square) + 0.006, z]} rotation={[-Math.PI / 2, 0, turn]} receiveShadow>
      <planeGeometry args={[0.84, 0.84]} />
      <meshStandardMaterial
        map={landingTexture(works)}
        transparent
        roughness={0.6}
        metalness={0.2}
        polygonOffset
        polygonOffsetFactor={-3}
      />
    </mesh>
  );
}

/** Two posts with rungs on the rock face between the landings. */
function Rails({ map, lift, lower }: { readonly map: FieldMap; readonly lift: Elevator; readonly lower: Square }) {
  const { x, z } = placed(map, lift.upper);
  const step = ahead(lift.arrow);
  const low = heightAt(map, lower);
  const height = heightAt(map, lift.upper) - low;
  const rungs = 3 * (levelAt(map, lift.upper) - levelAt(map, lower));
  return (
    <group
      position={[x + step.x * 0.53, low, z + step.y * 0.53]}
      rotation={[0, -quarter(lift.arrow) * (Math.PI / 2), 0]}
    >
      {[-0.34, 0.34].map((side) => (
        <mesh key={side} position={[side, height / 2 + 0.05, 0]} castShadow>
          <boxGeometry args={[0.07, height + 0.14, 0.07]} />
          <meshStandardMaterial color={paint.hazard} roughness={0.5} metalness={0.2} />
        </mesh>
      ))}
      {Array.from({ length: rungs }, (_, i) => (
        <mesh key={i} position={[0, ((i + 0.5) / rungs) * height, 0.01]} castShadow>
          <boxGeometry args={[0.64, 0.03, 0.03]} />
          <meshStandardMaterial color={paint.steel} roughness={0.4} metalness={0.6} />
        </mesh>
      ))}
    </group>
  );
}

interface PlatformProps {
  readonly map: FieldMap;
  readonly lift: Elevator;
  readonly stage: Stage;
}

function Platform({ map, lift, stage }: PlatformProps) {
  const group = useRef<Group>(null);
  const arrows = useRef<Mesh>(null);
  useFrame(() => {
    const raised = stage.shown.cages.get(lift.id) ?? 0;
    const { x, y, z } = cageSpot(map, lift, raised);
    group.current?.position.set(x, y + 0.022, z);
    // Its arrows point to where it can go.
    arrows.current?.rotation.set(-Math.PI / 2, 0, raised < 0.5 ? Math.PI : 0);
  });
  return (
    <group ref={group} rotation={[0, -quarter(lift.arrow) * (Math.PI / 2), 0]}>
      <mesh castShadow receiveShadow>
        <boxGeometry args={[0.76, 0.035, 0.76]} />
        <meshStandardMaterial color={paint.steel} roughness={0.38} metalness={0.55} />
      </mesh>
      <mesh ref={arrows} position={[0, 0.019, 0]} rotation={[-Math.PI / 2, 0, 0]} receiveShadow>
        <planeGeometry args={[0.62, 0.62]} />
        <meshStandardMaterial map={landingTexture(true)} transparent roughness={0.6} />
      </mesh>
      {[-1, 1].flatMap((sx) =>
        [-1, 1].map((sz) => (
          <mesh key={`${sx}${sz}`} position={[sx * 0.35, 0.03, sz * 0.35]}>
            <cylinderGeometry args={[0.035, 0.035, 0.05, 8]} />
            <meshStandardMaterial color={paint.hazard} emissive={paint.hazard} emissiveIntensity={0.5} />
          </mesh>
        )),
      )}
    </group>
  );
}
