import type { Colour } from '@benchtop/games/algoracing';
import type { Base, FieldMap } from '../field.ts';
import { placed } from '../field.ts';
import { paint, roverPaint } from './palette.ts';
import { padTexture, signTexture } from './textures.ts';

export interface BasesProps {
  readonly map: FieldMap;
  readonly bases: readonly Base[];
  /** The colour whose laboratories shine. */
  readonly own: Colour | null;
}

/** A pad on each corner, and a laboratory dome with the flags of those it serves on the rim behind it. */
export function Bases({ map, bases, own }: BasesProps) {
  return (
    <>
      {bases.map((base) => (
        <BaseToken key={base.colour} map={map} base={base} bright={own !== null && serves(base, own)} />
      ))}
    </>
  );
}

const serves = ({ labs }: Base, colour: Colour): boolean => labs === null || labs.includes(colour);

interface BaseProps {
  readonly map: FieldMap;
  readonly base: Base;
  readonly bright: boolean;
}

function BaseToken({ map, base, bright }: BaseProps) {
  const { x, z } = placed(map, base.square);
  const [sx, sz] = [Math.sign(x), Math.sign(z)];
  const turn = Math.atan2(sx, sz);
  return (
    <>
      <mesh position={[x, 0.012, z]} receiveShadow castShadow>
        <cylinderGeometry args={[0.44, 0.46, 0.03, 8]} />
        <meshStandardMaterial color={roverPaint[base.colour].body} roughness={0.6} />
      </mesh>
      <mesh position={[x, 0.029, z]} rotation={[-Math.PI / 2, 0, 0]} receiveShadow>
        <circleGeometry args={[0.42, 8]} />
        <meshStandardMaterial map={padTexture(base.colour)} roughness={0.65} polygonOffset polygonOffsetFactor={-2} />
      </mesh>
      <group position={[x + sx * 0.83, 0.075, z + sz * 0.83]} rotation={[0, turn, 0]}>
        <Dome colour={base.colour} bright={bright} />
        <Flags colours={base.labs} />
      </group>
    </>
  );
}

/** White shell, a band in the colour of the base, a lit window towards the field. */
function Dome({ colour, bright }: { readonly colour: Colour; readonly bright: boolean }) {
  const { body } = roverPaint[colour];
  return (
    <group>
      <mesh position={[0, 0.05, 0]} castShadow receiveShadow>
        <cylinderGeometry args={[0.31, 0.33, 0.1, 20]} />
        <meshStandardMaterial color={body} roughness={0.5} />
      </mesh>
      <mesh position={[0, 0.1, 0]} castShadow receiveShadow>
        <sphereGeometry args={[0.29, 20, 10, 0, Math.PI * 2, 0, Math.PI / 2]} />
        <meshStandardMaterial color="#f3eee6" roughness={0.45} flatShading />
      </mesh>
      <mesh position={[0, 0.15, -0.235]} rotation={[0.25, 0, 0]}>
        <boxGeometry args={[0.2, 0.11, 0.06]} />
        <meshStandardMaterial
          color={bright ? '#ffe9a8' : paint.glass}
          emissive={bright ? paint.glow : '#000000'}
          emissiveIntensity={bright ? 1.1 : 0}
          roughness={0.2}
        />
      </mesh>
    </group>
  );
}

/** A pennant for each colour that delivers here; one in all colours when everybody does. */
function Flags({ colours }: { readonly colours: readonly Colour[] | null }) {
  const shown = colours ?? [];
  return (
    <>
      {shown.map((colour, i) => (
        <group key={colour} position={[i === 0 ? -0.34 : 0.34, 0, -0.12]}>
          <mesh position={[0, 0.33, 0]} castShadow>
            <cylinderGeometry args={[0.015, 0.02, 0.66, 6]} />
            <meshStandardMaterial color={paint.steel} metalness={0.5} roughness={0.4} />
          </mesh>
          <Pennant colour={colour} />
        </group>
      ))}
    </>
  );
}

function Pennant({ colour }: { readonly colour: Colour }) {
  return (
    <group position={[0, 0.56, 0]}>
      <mesh castShadow>
        <boxGeometry args={[0.3, 0.22, 0.03]} />
        <meshStandardMaterial color={roverPaint[colour].body} roughness={0.7} />
      </mesh>
      {[-1, 1].map((side) => (
        <mesh key={side} position={[0, 0, side * 0.017]} rotation={[0, side < 0 ? Math.PI : 0, 0]}>
          <planeGeometry args={[0.2, 0.2]} />
          <meshStandardMaterial map={signTexture(colour)} transparent roughness={0.7} />
        </mesh>
      ))}
    </group>
  );
}
