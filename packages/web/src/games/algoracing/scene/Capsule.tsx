import type { SampleType } from '@benchtop/games/algoracing';
import { paint, samplePaint } from './palette.ts';
import { lidTexture } from './textures.ts';

/** A sample nobody knows: all capsules are alike. */
export function Capsule() {
  return (
    <group>
      <mesh position={[0, 0.06, 0]} castShadow receiveShadow>
        <cylinderGeometry args={[0.2, 0.22, 0.12, 20]} />
        <meshStandardMaterial color={paint.capsule} roughness={0.35} />
      </mesh>
      <mesh position={[0, 0.062, 0]}>
        <cylinderGeometry args={[0.222, 0.222, 0.045, 20]} />
        <meshStandardMaterial
          color={paint.capsuleBand}
          emissive={paint.capsuleBand}
          emissiveIntensity={0.45}
          roughness={0.3}
        />
      </mesh>
      <mesh position={[0, 0.1215, 0]} rotation={[-Math.PI / 2, 0, 0]} receiveShadow>
        <circleGeometry args={[0.195, 20]} />
        <meshStandardMaterial map={lidTexture()} roughness={0.4} polygonOffset polygonOffsetFactor={-1} />
      </mesh>
    </group>
  );
}

/** A sample whose type is known: a spore, a crystal, moss or a shell. */
export function Specimen({ type }: { readonly type: SampleType }) {
  return (
    <mesh position={[0, 0.14, 0]} castShadow>
      <Shape type={type} />
      <meshStandardMaterial
        color={samplePaint[type]}
        emissive={samplePaint[type]}
        emissiveIntensity={0.35}
        roughness={0.35}
        flatShading
      />
    </mesh>
  );
}

function Shape({ type }: { readonly type: SampleType }) {
  switch (type) {
    case 'yellow':
      return <dodecahedronGeometry args={[0.17, 0]} />;
    case 'blue':
      return <octahedronGeometry args={[0.2, 0]} />;
    case 'green':
      return <torusKnotGeometry args={[0.11, 0.05, 40, 6, 2, 3]} />;
    case 'violet':
      return <coneGeometry args={[0.17, 0.28, 7]} />;
  }
}
