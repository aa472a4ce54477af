import { useLayoutEffect, useMemo, useRef } from 'react';
import { Color, DoubleSide, Matrix4, Mesh, MeshStandardMaterial } from 'three';
import type { Group, InstancedMesh, Material } from 'three';
import type { Colour } from '@benchtop/games/algoracing';
import { quarter } from '../field.ts';
import type { GhostPath, GhostStop, Trail } from '../ghost.ts';
import { dotsOf } from '../ghost.ts';
import type { Spot } from '../field.ts';
import { paint, roverPaint } from './palette.ts';
import { ROVER } from './Pieces.tsx';
import { Rover } from './Rover.tsx';

/** Where the rover would go: beads over the ground, turns, what it would pick up, and the rover at the end. */
export function Ghost({ path }: { readonly path: GhostPath }) {
  const dots = useMemo(() => dotsOf(path), [path]);
  return (
    <group>
      <Beads dots={dots} colour={paint.path} size={1} />
      {path.stops.map((stop, i) => (
        <Stop key={i} stop={stop} />
      ))}
      {path.picks.map((spot, i) => (
        <Halo key={i} spot={spot} />
      ))}
      {path.end !== null && (
        <group
          position={[path.end.x, path.end.y + 0.03, path.end.z]}
          rotation={[0, -quarter(path.end.dir) * (Math.PI / 2), 0]}
          scale={ROVER}
        >
          <GhostRover colour={path.colour} />
        </group>
      )}
    </group>
  );
}

/** The way another rover has gone, in its colour. */
export function TrailBeads({ trail }: { readonly trail: Trail }) {
  const dots = useMemo(() => dotsOf({ legs: trail.legs, lit: null }), [trail]);
  return <Beads dots={dots} colour={roverPaint[trail.colour].body} size={0.72} />;
}

interface BeadsProps {
  readonly dots: readonly (Spot & { readonly lit: boolean })[];
  readonly colour: string;
  readonly size: number;
}

/** Every bead has a dark seat, so that the path shows on sand and on rock. */
function Beads({ dots, colour, size }: BeadsProps) {
  const beads = useRef<InstancedMesh>(null);
  const seats = useRef<InstancedMesh>(null);
  useLayoutEffect(() => {
    for (const [mesh, drop, scale] of [
      [beads.current, 0, 1],
      [seats.current, 0.012, 1.55],
    ] as const) {
      if (mesh === null) continue;
      dots.forEach(({ x, y, z, lit }, i) => {
        const s = size * scale * (lit ? 1.35 : 1);
        mesh.setMatrixAt(i, new Matrix4().makeScale(s, s * (drop > 0 ? 0.55 : 1), s).setPosition(x, y - drop, z));
        mesh.setColorAt(i, new Color(drop > 0 ? (lit ? paint.hazard : '#4a1d0c') : colour));
      });
      mesh.instanceMatrix.needsUpdate = true;
      if (mesh.instanceColor !== null) mesh.instanceColor.needsUpdate = true;
    }
  }, [dots, colour, size]);
  const count = Math.max(1, dots.length);
  return (
    <group key={count} visible={dots.length > 0}>
      <instancedMesh ref={seats} args={[undefined, undefined, count]} renderOrder={5}>
        <sphereGeometry args={[0.058, 10, 8]} />
        <meshBasicMaterial depthTest={false} depthWrite={false} transparent opacity={0.75} />
      </instancedMesh>
      <instancedMesh ref={beads} args={[undefined, undefined, count]} renderOrder={6}>
        <sphereGeometry args={[0.058, 10, 8]} />
        <meshBasicMaterial depthTest={false} transparent />
      </instancedMesh>
    </group>
  );
}

/** A turn is an arc with a head; a skipped command is a cross. */
function Stop({ stop }: { readonly stop: GhostStop }) {
  const { x, y, z } = stop;
  if (stop.kind === 'skip')
    return (
      <group position={[x, y + 0.06, z]} rotation={[0, -quarter(stop.dir) * (Math.PI / 2), 0]}>
        <group position={[0, 0.1, -0.46]}>
          {[-1, 1].map((side) => (
            <mesh key={side} rotation={[0, 0, (side * Math.PI) / 4]} renderOrder={7}>
              <boxGeometry args={[0.36, 0.075, 0.075]} />
              <meshBasicMaterial color={paint.no} />
            </mesh>
          ))}
        </group>
      </group>
    );
  const sweep = Math.min(Math.PI * 1.1, (Math.abs(stop.quarters) * Math.PI) / 2);
  const start = Math.PI / 2 - quarter(stop.dir) * (Math.PI / 2);
  const from = stop.quarters > 0 ? start - sweep : start;
  const tip = stop.quarters > 0 ? start - sweep : start + sweep;
  return (
    <group position={[x, y + 0.05, z]}>
      <mesh rotation={[-Math.PI / 2, 0, 0]} renderOrder={6}>
        <ringGeometry args={[0.33, 0.4, 28, 1, from, sweep]} />
        <meshBasicMaterial color={paint.path} side={DoubleSide} />
      </mesh>
      <mesh
        position={[Math.cos(tip) * 0.365, 0, -Math.sin(tip) * 0.365]}
        rotation={[-Math.PI / 2, 0, tip + (stop.quarters > 0 ? Math.PI : 0)]}
        renderOrder={6}
      >
        <circleGeometry args={[0.11, 3, Math.PI / 2]} />
        <meshBasicMaterial color={paint.pathEdge} side={DoubleSide} />
      </mesh>
    </group>
  );
}

function Halo({ spot }: { readonly spot: Spot }) {
  return (
    <mesh position={[spot.x, spot.y + 0.03, spot.z]} rotation={[-Math.PI / 2, 0, 0]} renderOrder={4}>
      <ringGeometry args={[0.27, 0.36, 32]} />
      <meshBasicMaterial color={paint.glow} transparent opacity={0.95} side={DoubleSide} />
    </mesh>
  );
}

function GhostRover({ colour }: { readonly colour: Colour }) {
  const group = useRef<Group>(null);
  useLayoutEffect(() => {
    group.current?.traverse((one) => {
      if (!(one instanceof Mesh)) return;
      one.castShadow = false;
      thin(one.material as Material);
    });
  }, [colour]);
  return (
    <group ref={group}>
      <Rover colour={colour} lamps={0} ghost />
    </group>
  );
}

function thin(material: Material): void {
  material.transparent = true;
  material.opacity = 0.42;
  material.depthWrite = false;
  if (material instanceof MeshStandardMaterial) material.emissive = new Color(paint.pathEdge).multiplyScalar(0.35);
}
