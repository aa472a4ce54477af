import { AdditiveBlending } from 'three';
import type { Colour } from '@benchtop/games/algoracing';
import { paint, roverPaint } from './palette.ts';
import { fanTexture, signTexture } from './textures.ts';

export interface RoverProps {
  readonly colour: Colour;
  /** How strongly its lamps light the ground. */
  readonly lamps: number;
  /** Only the shape of what will be. */
  readonly ghost?: boolean;
}

interface PartProps {
  readonly at: readonly [number, number, number];
  readonly size: readonly [number, number, number];
  readonly colour: string;
  readonly metal?: number;
}

function Part({ at, size, colour, metal = 0.1 }: PartProps) {
  return (
    <mesh position={[...at]} castShadow receiveShadow>
      <boxGeometry args={[...size]} />
      <meshStandardMaterial color={colour} roughness={0.45} metalness={metal} />
    </mesh>
  );
}

/** A six-wheeled rover that looks north (−z), one square long. Cargo lies in three bays behind the mast. */
export function Rover({ colour, lamps, ghost = false }: RoverProps) {
  const { body, trim } = roverPaint[colour];
  return (
    <group>
      <Part at={[0, 0.2, 0]} size={[0.36, 0.11, 0.6]} colour={body} />
      <Part at={[0, 0.268, -0.02]} size={[0.43, 0.05, 0.52]} colour={body} />
      <Part at={[0, 0.145, 0]} size={[0.26, 0.05, 0.5]} colour={paint.steelDark} metal={0.4} />
      <Part at={[0, 0.222, -0.305]} size={[0.3, 0.06, 0.02]} colour={trim} />
      <Bays trim={trim} />
      <Wheels />
      <Mast trim={trim} />
      <Roof colour={colour} />
      <Lamps />
      {!ghost && <Fan lamps={lamps} />}
      {[-1, 1].map((side) => (
        <mesh key={side} position={[side * 0.217, 0.262, 0.02]} rotation={[0, side * (Math.PI / 2), 0]}>
          <planeGeometry args={[0.15, 0.15]} />
          <meshStandardMaterial map={signTexture(colour)} transparent polygonOffset polygonOffsetFactor={-2} />
        </mesh>
      ))}
    </group>
  );
}

function Bays({ trim }: { readonly trim: string }) {
  return (
    <>
      <Part at={[0, 0.3, 0.14]} size={[0.46, 0.03, 0.22]} colour={paint.steelDark} metal={0.3} />
      {[-0.245, -0.085, 0.085, 0.245].map((x) => (
        <Part key={x} at={[x, 0.335, 0.14]} size={[0.02, 0.08, 0.22]} colour={trim} />
      ))}
      <Part at={[0, 0.335, 0.26]} size={[0.51, 0.08, 0.02]} colour={trim} />
    </>
  );
}

function Wheels() {
  return (
    <>
      {[-1, 1].map((side) => (
        <group key={side}>
          <Part at={[side * 0.2, 0.15, 0]} size={[0.03, 0.035, 0.46]} colour={paint.steel} metal={0.5} />
          {[-0.235, 0, 0.235].map((z) => (
            <Wheel key={z} x={side * 0.255} z={z} />
          ))}
        </group>
      ))}
    </>
  );
}

function Wheel({ x, z }: { readonly x: number; readonly z: number }) {
  return (
    <group position={[x, 0.105, z]} rotation={[0, 0, Math.PI / 2]}>
      <mesh castShadow>
        <cylinderGeometry args={[0.105, 0.105, 0.1, 16]} />
        <meshStandardMaterial color={paint.rubber} roughness={0.9} flatShading />
      </mesh>
      <mesh>
        <cylinderGeometry args={[0.055, 0.055, 0.106, 12]} />
        <meshStandardMaterial color={paint.rubberRim} roughness={0.4} metalness={0.5} />
      </mesh>
    </group>
  );
}

/** The mast carries a head with two eyes that look forward. */
function Mast({ trim }: { readonly trim: string }) {
  return (
    <group position={[0.1, 0.29, -0.16]}>
      <mesh position={[0, 0.12, 0]} castShadow>
        <cylinderGeometry args={[0.022, 0.03, 0.25, 8]} />
        <meshStandardMaterial color={paint.steel} metalness={0.4} roughness={0.4} />
      </mesh>
      <Part at={[0, 0.28, 0]} size={[0.2, 0.1, 0.11]} colour={trim} />
      {[-0.05, 0.05].map((x) => (
        <mesh key={x} position={[x, 0.28, -0.058]} rotation={[Math.PI / 2, 0, 0]}>
          <cylinderGeometry args={[0.034, 0.034, 0.02, 12]} />
          <meshStandardMaterial color={paint.glass} roughness={0.15} metalness={0.3} />
        </mesh>
      ))}
    </group>
  );
}

/** The sign on the deck, with a chevron before it. */
function Roof({ colour }: { readonly colour: Colour }) {
  const { sign } = roverPaint[colour];
  return (
    <group position={[-0.09, 0.296, -0.14]}>
      <mesh rotation={[-Math.PI / 2, 0, 0]}>
        <planeGeometry args={[0.2, 0.2]} />
        <meshStandardMaterial map={signTexture(colour)} transparent polygonOffset polygonOffsetFactor={-2} />
      </mesh>
      {[-1, 1].map((side) => (
        <mesh key={side} position={[0.09 + side * 0.07, 0.002, -0.11]} rotation={[0, side * -0.75, 0]}>
          <boxGeometry args={[0.17, 0.012, 0.03]} />
          <meshStandardMaterial color={sign} />
        </mesh>
      ))}
    </group>
  );
}

function Lamps() {
  return (
    <>
      {[-0.12, 0.12].map((x) => (
        <mesh key={x} position={[x, 0.215, -0.312]} rotation={[Math.PI / 2, 0, 0]}>
          <cylinderGeometry args={[0.036, 0.036, 0.025, 12]} />
          <meshStandardMaterial color="#fff6d8" emissive="#ffe9a8" emissiveIntensity={1.6} />
        </mesh>
      ))}
    </>
  );
}

function Fan({ lamps }: { readonly lamps: number }) {
  return (
    <mesh position={[0, 0.02, -0.6]} rotation={[-Math.PI / 2, 0, 0]} renderOrder={2}>
      <planeGeometry args={[0.62, 0.62]} />
      <meshBasicMaterial
        map={fanTexture()}
        transparent
        opacity={lamps}
        blending={AdditiveBlending}
        depthWrite={false}
        polygonOffset
        polygonOffsetFactor={-4}
      />
    </mesh>
  );
}
