import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import type { RefObject } from 'react';
import type { Group, Mesh } from 'three';
import { Quaternion, Vector3 } from 'three';
import type { SampleType } from '@benchtop/games/algoracing';
import type { RoverAt } from '../field.ts';
import { CAPACITY } from '@benchtop/games/algoracing';
import type { RoverShown, SampleShown } from '../poses.ts';
import type { Stage } from '../stage.ts';
import { Capsule, Specimen } from './Capsule.tsx';
import { paint } from './palette.ts';
import { Rover } from './Rover.tsx';

/** Rovers follow the stage frame by frame, without React drawing anything again. */
export function Rovers({
  rovers,
  stage,
  lamps,
}: {
  readonly rovers: readonly RoverAt[];
  readonly stage: Stage;
  readonly lamps: number;
}) {
  return (
    <>
      {rovers.map(({ seat, colour }) => (
        <StagedRover key={seat} seat={seat} stage={stage}>
          <Rover colour={colour} lamps={lamps} />
        </StagedRover>
      ))}
    </>
  );
}

interface StagedProps {
  readonly seat: number;
  readonly stage: Stage;
  readonly children: React.ReactNode;
}

function StagedRover({ seat, stage, children }: StagedProps) {
  const group = useRef<Group>(null);
  const cargo = useRef<Group>(null);
  useFrame(() => {
    const shown = stage.shown.rovers.find((one) => one.seat === seat);
    if (group.current !== null) pose(group.current, shown);
    cargo.current?.children.forEach((bay, i) => (bay.visible = i < (shown?.load ?? 0)));
  });
  return (
    <group ref={group} rotation-order="YXZ">
      {children}
      <group ref={cargo}>
        {Array.from({ length: CAPACITY }, (_, i) => (
          <group key={i} position={[(i - 1) * 0.165, 0.325, 0.14]} scale={[0.36, 0.62, 0.45]}>
            <Capsule />
          </group>
        ))}
      </group>
    </group>
  );
}

/** A rover fills its square. */
export const ROVER = 1.22;

function pose(group: Group, shown: RoverShown | undefined): void {
  group.visible = shown !== undefined && shown.solid > 0.01;
  if (shown === undefined) return;
  group.position.set(shown.x, shown.y + 0.03, shown.z);
  group.rotation.set(shown.pitch, -shown.heading * (Math.PI / 2), 0);
  const thin = shown.solid;
  group.scale.set(thin * ROVER, (2 - thin) * ROVER, thin * ROVER);
}

/** More than the tokens that exist can never be in sight. */
const POOL = 24;

/** Capsules on the ground and in the air. */
export function Samples({ stage }: { readonly stage: Stage }) {
  const group = useRef<Group>(null);
  useFrame(() => {
    const unknown = stage.shown.samples.filter(({ type }) => type === null);
    group.current?.children.forEach((one, i) => placeSample(one as Group, unknown[i]));
  });
  return (
    <>
      <group ref={group}>
        {Array.from({ length: POOL }, (_, i) => (
          <group key={i} visible={false}>
            <Capsule />
          </group>
        ))}
      </group>
      {(['yellow', 'blue', 'green', 'violet'] as const).map((type) => (
        <Specimens key={type} type={type} stage={stage} />
      ))}
    </>
  );
}

function Specimens({ type, stage }: { readonly type: SampleType; readonly stage: Stage }) {
  const group = useRef<Group>(null);
  useFrame(() => {
    const known = stage.shown.samples.filter((one) => one.type === type);
    group.current?.children.forEach((one, i) => placeSample(one as Group, known[i]));
  });
  return (
    <group ref={group}>
      {Array.from({ length: CAPACITY }, (_, i) => (
        <group key={i} visible={false}>
          <Specimen type={type} />
        </group>
      ))}
    </group>
  );
}

function placeSample(group: Group, sample: SampleShown | undefined): void {
  group.visible = sample !== undefined;
  if (sample === undefined) return;
  group.position.set(sample.x, sample.y, sample.z);
  group.rotation.set(0, sample.spin, 0);
  group.scale.setScalar(sample.size);
}

const UP = new Vector3(0, 1, 0);

/** The teleport's light, from the sender to what it moves. */
export function Beam({ stage }: { readonly stage: Stage }) {
  const mesh = useRef<Mesh>(null);
  useFrame(() => aim(mesh, stage));
  return (
    <mesh ref={mesh} visible={false}>
      <cylinderGeometry args={[0.09, 0.09, 1, 12, 1, true]} />
      <meshBasicMaterial color={paint.capsuleBand} transparent opacity={0.75} depthWrite={false} />
    </mesh>
  );
}

function aim(mesh: RefObject<Mesh | null>, stage: Stage): void {
  const { beam } = stage.shown;
  if (mesh.current === null) return;
  mesh.current.visible = beam !== null && beam.light > 0;
  if (beam === null) return;
  const from = new Vector3(beam.from.x, beam.from.y, beam.from.z);
  const way = new Vector3(beam.to.x, beam.to.y, beam.to.z).sub(from);
  mesh.current.position.copy(from).addScaledVector(way, 0.5);
  mesh.current.scale.set(beam.light, way.length(), beam.light);
  mesh.current.setRotationFromQuaternion(new Quaternion().setFromUnitVectors(UP, way.normalize()));
}
