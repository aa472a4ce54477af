import { useMemo } from 'react';
import { DoubleSide } from 'three';
import type { Square } from '@benchtop/games/algoracing';
import type { FieldMap, Wall } from '../field.ts';
import { heightAt, placed } from '../field.ts';
import { paint } from './palette.ts';
import { rockGeometry, tileGeometry, trayGeometry } from './terrain-geometry.ts';
import { dustTexture, fadeTexture, grain, hazardTexture, letterTexture, markTexture } from './textures.ts';

/** Everything of the field that never moves: ground, blocks, barriers, marks, and the plain around them. */
export function Terrain({ map }: { readonly map: FieldMap }) {
  return (
    <>
      <Ground map={map} />
      <Plain size={map.size} />
      <Letters size={map.size} />
      {map.walls.map((wall) => (
        <Barrier key={wall.map(({ x, y }) => `${x},${y}`).join('|')} map={map} wall={wall} />
      ))}
      {map.marks.map((square) => (
        <Mark key={`${square.x},${square.y}`} map={map} square={square} />
      ))}
    </>
  );
}

function Ground({ map }: { readonly map: FieldMap }) {
  const tiles = useMemo(() => tileGeometry(map), [map]);
  const rock = useMemo(() => rockGeometry(map), [map]);
  const tray = useMemo(() => trayGeometry(map.size), [map.size]);
  const dust = dustTexture();
  return (
    <>
      <mesh geometry={tiles} castShadow receiveShadow>
        <meshStandardMaterial vertexColors map={dust} bumpMap={dust} bumpScale={1.2} roughness={0.95} />
      </mesh>
      <mesh geometry={rock} castShadow receiveShadow>
        <meshStandardMaterial vertexColors map={dust} roughness={0.9} side={DoubleSide} />
      </mesh>
      <mesh geometry={tray} castShadow receiveShadow>
        <meshStandardMaterial vertexColors roughness={0.55} metalness={0.15} side={DoubleSide} />
      </mesh>
    </>
  );
}

/** Columns are letters from the west, rows are numbers from the north, as in the log. */
function Letters({ size }: { readonly size: number }) {
  const edge = size / 2 + 0.34;
  return Array.from({ length: size }, (_, i) => {
    const along = i - (size - 1) / 2;
    return (
      <group key={i}>
        <Letter text={String.fromCharCode(65 + i)} x={along} z={edge} />
        <Letter text={`${i + 1}`} x={-edge} z={along} />
      </group>
    );
  });
}

function Letter({ text, x, z }: { readonly text: string; readonly x: number; readonly z: number }) {
  return (
    <mesh position={[x, 0.08, z]} rotation={[-Math.PI / 2, 0, 0]}>
      <planeGeometry args={[0.34, 0.34]} />
      <meshBasicMaterial map={letterTexture(text)} transparent polygonOffset polygonOffsetFactor={-2} />
    </mesh>
  );
}

/** The desert that the tray stands in: it fades away, with a few stones. */
function Plain({ size }: { readonly size: number }) {
  const reach = size * 1.25 + 3;
  const tint = size > 6 ? paint.plain.rust : paint.plain.sand;
  const stones = useMemo(() => stonesAround(size), [size]);
  return (
    <group position={[0, -0.28, 0]}>
      <mesh rotation={[-Math.PI / 2, 0, 0]} receiveShadow>
        <planeGeometry args={[reach * 2, reach * 2]} />
        <meshStandardMaterial color={tint} map={fadeTexture(0.3)} transparent roughness={1} />
      </mesh>
      {stones.map(({ x, z, r, spin }, i) => (
        <mesh
          key={i}
          position={[x, r * 0.4, z]}
          rotation={[spin, spin * 3, spin * 2]}
          scale={[r, r * 0.75, r * 1.15]}
          castShadow
          receiveShadow
        >
          <icosahedronGeometry args={[1, 0]} />
          <meshStandardMaterial color={paint.rock} roughness={1} flatShading />
        </mesh>
      ))}
    </group>
  );
}

function stonesAround(size: number) {
  const half = size / 2 + 0.62;
  return Array.from({ length: 26 }, (_, i) => {
    const angle = grain(i, 11) * Math.PI * 2;
    const far = half * 1.12 + grain(i, 12) * 2.2;
    const square = Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)));
    return {
      x: (Math.cos(angle) * far) / square,
      z: (Math.sin(angle) * far) / square,
      r: 0.08 + grain(i, 13) ** 2 * 0.3,
      spin: grain(i, 14) * 6,
    };
  });
}

const THICK = 0.11;
const HIGH = 0.3;

/** A low barrier on the edge of two squares. */
function Barrier({ map, wall: [a, b] }: { readonly map: FieldMap; readonly wall: Wall }) {
  const [p, q] = [placed(map, a), placed(map, b)];
  const y = Math.max(heightAt(map, a), heightAt(map, b));
  const turn = a.x === b.x ? 0 : Math.PI / 2;
  const stripes = hazardTexture();
  return (
    <group position={[(p.x + q.x) / 2, y, (p.z + q.z) / 2]} rotation={[0, turn, 0]}>
      <mesh position={[0, HIGH * 0.34, 0]} castShadow receiveShadow>
        <boxGeometry args={[0.86, HIGH * 0.68, THICK]} />
        <meshStandardMaterial color={paint.concrete} roughness={0.8} />
      </mesh>
      <mesh position={[0, HIGH * 0.84, 0]} castShadow receiveShadow>
        <boxGeometry args={[0.86, HIGH * 0.32, THICK * 0.92]} />
        <meshStandardMaterial map={stripes} map-repeat={[5, 1]} roughness={0.6} />
      </mesh>
      {[-0.44, 0.44].map((x) => (
        <mesh key={x} position={[x, HIGH * 0.55, 0]} castShadow>
          <cylinderGeometry args={[0.05, 0.065, HIGH * 1.1, 10]} />
          <meshStandardMaterial color={paint.steelDark} roughness={0.5} metalness={0.5} />
        </mesh>
      ))}
    </group>
  );
}

function Mark({ map, square }: { readonly map: FieldMap; readonly square: Square }) {
  const { x, z } = placed(map, square);
  return (
    <mesh position={[x, heightAt(map, square) + 0.004, z]} rotation={[-Math.PI / 2, 0, 0]} receiveShadow>
      <planeGeometry args={[0.82, 0.82]} />
      <meshStandardMaterial
        map={markTexture()}
        transparent
        opacity={0.92}
        roughness={0.9}
        polygonOffset
        polygonOffsetFactor={-2}
      />
    </mesh>
  );
}
