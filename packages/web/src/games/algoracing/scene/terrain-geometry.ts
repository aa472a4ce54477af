import { BufferAttribute, BufferGeometry, Color } from 'three';
import type { FieldMap } from '../field.ts';
import { levelAt, STOREY } from '../field.ts';
import { paint } from './palette.ts';
import { grain } from './textures.ts';

type Vec = readonly [number, number, number];

/** Collects flat-shaded faces with paint and dust. */
class Faces {
  private readonly points: number[] = [];
  private readonly paints: number[] = [];
  private readonly uvs: number[] = [];

  quad(a: Vec, b: Vec, c: Vec, d: Vec, colour: Color): void {
    for (const p of [a, b, c, a, c, d]) {
      this.points.push(...p);
      this.paints.push(colour.r, colour.g, colour.b);
      // Dust lies by place, seen from above; on steep faces by height.
      this.uvs.push((p[0] + p[1] * 0.6) * 0.31, (p[2] + p[1] * 0.6) * 0.31);
    }
  }

  geometry(): BufferGeometry {
    const made = new BufferGeometry();
    made.setAttribute('position', new BufferAttribute(new Float32Array(this.points), 3));
    made.setAttribute('color', new BufferAttribute(new Float32Array(this.paints), 3));
    made.setAttribute('uv', new BufferAttribute(new Float32Array(this.uvs), 2));
    made.computeVertexNormals();
    return made;
  }
}

interface Slab {
  readonly x: number;
  readonly z: number;
  readonly half: number;
  readonly top: number;
  readonly thick: number;
  readonly bevel: number;
}

/** A tile with bevelled edges. */
function slab(faces: Faces, { x, z, half, top, thick, bevel }: Slab, colour: Color): void {
  const ring = (h: number, y: number): Vec[] => [
    [x - h, y, z - h],
    [x - h, y, z + h],
    [x + h, y, z + h],
    [x + h, y, z - h],
  ];
  const rings = [ring(half - bevel, top), ring(half, top - bevel), ring(half, top - thick)];
  const [lid] = rings;
  if (lid !== undefined) quadOf(faces, lid, colour);
  const edge = colour.clone().multiplyScalar(1.12);
  for (let i = 0; i < 4; i++)
    for (let k = 0; k < 2; k++) {
      const up = rings[k];
      const down = rings[k + 1];
      const [a, b, c, d] = [up?.[i], down?.[i], down?.[(i + 1) % 4], up?.[(i + 1) % 4]];
      if (a && b && c && d) faces.quad(a, b, c, d, k === 0 ? edge : colour);
    }
}

function quadOf(faces: Faces, [a, b, c, d]: readonly Vec[], colour: Color): void {
  if (a && b && c && d) faces.quad(a, b, c, d, colour);
}

const tones = (level: number, small: boolean): readonly string[] =>
  level === 0 ? (small ? paint.rust : paint.sand) : level === 1 ? paint.basalt : paint.crown;

/** The floor of every square, a slab each, at its height. */
export function tileGeometry(map: FieldMap): BufferGeometry {
  const faces = new Faces();
  const middle = (map.size - 1) / 2;
  for (let x = 0; x < map.size; x++)
    for (let y = 0; y < map.size; y++) {
      const level = levelAt(map, { x, y });
      const palette = tones(level, map.size > 6);
      const tone = palette[Math.floor(grain(x, y, level) * palette.length)] ?? palette[0] ?? '#fff';
      const colour = new Color(tone).multiplyScalar(0.95 + grain(y, x, 5) * 0.1);
      const half = level === 0 ? 0.482 : 0.488;
      slab(faces, { x: x - middle, z: y - middle, half, top: level * STOREY, thick: 0.075, bevel: 0.018 }, colour);
    }
  return faces.geometry();
}

const SEGMENTS = 6;
/** Layers of rock in one storey, from the top: how deep each steps back, and where it ends. */
const layers = [
  { until: 0.16, inset: 0.03 },
  { until: 0.34, inset: 0.055 },
  { until: 0.52, inset: 0.022 },
  { until: 0.74, inset: 0.05 },
  { until: 1, inset: 0.012 },
] as const;

/** The rock under the tiles: every edge where the ground drops gets a face of layered basalt. */
export function rockGeometry(map: FieldMap): BufferGeometry {
  const faces = new Faces();
  for (let x = 0; x < map.size; x++)
    for (let y = 0; y < map.size; y++)
      for (const [dx, dy] of [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ] as const)
        for (let storey = levelAt(map, { x, y }); storey > levelAt(map, { x: x + dx, y: y + dy }); storey--)
          cliff(faces, map, x, y, dx, dy, storey);
  return faces.geometry();
}

/** One storey of rock face on one edge of a square. */
function cliff(faces: Faces, map: FieldMap, x: number, y: number, dx: number, dy: number, storey: number): void {
  const middle = (map.size - 1) / 2;
  const along = { x: -dy, y: dx };
  const at = (s: number): readonly [number, number] => [
    x - middle + dx * 0.5 + along.x * (s - 0.5),
    y - middle + dy * 0.5 + along.y * (s - 0.5),
  ];
  let from = 0;
  layers.forEach(({ until, inset }, k) => {
    const top = (storey - from) * STOREY - (k === 0 ? 0.06 : 0);
    const low = (storey - until) * STOREY;
    for (let i = 0; i < SEGMENTS; i++) {
      const [p, q] = [at(i / SEGMENTS), at((i + 1) / SEGMENTS)];
      const row = storey * 10 + k;
      const colour = strata(row, p[0] + q[0], p[1] + q[1]);
      const [a, d] = [pushed(map, p, top, inset, row), pushed(map, q, top, inset, row)];
      const [b, c] = [pushed(map, p, low, inset, row), pushed(map, q, low, inset, row)];
      faces.quad(d, c, b, a, colour);
      // The shelf between this layer and the one above.
      const [e, f] = [pushed(map, p, top, 0.07, row), pushed(map, q, top, 0.07, row)];
      faces.quad(d, a, e, f, new Color(paint.ledge));
    }
    from = until;
  });
}

function strata(row: number, x: number, z: number): Color {
  const tone = paint.strata[row % paint.strata.length] ?? paint.strata[0];
  return new Color(tone).multiplyScalar(0.85 + grain(x, z, row) * 0.35);
}

/** A point of a rock face, pushed into the rock by its layer and by chance, so that neighbouring faces meet. */
function pushed(map: FieldMap, [x, z]: readonly [number, number], y: number, inset: number, row: number): Vec {
  const deep = inset + grain(Math.round(x * 60), Math.round(z * 60), row) * 0.035;
  const middle = (map.size - 1) / 2;
  let toX = 0;
  let toZ = 0;
  for (const sx of [-1, 1])
    for (const sz of [-1, 1]) {
      const square = { x: Math.round(x + middle + sx * 0.05), y: Math.round(z + middle + sz * 0.05) };
      if (levelAt(map, square) * STOREY <= y - 0.001 - (y <= 0 ? 1 : 0)) continue;
      toX += sx;
      toZ += sz;
    }
  return [x + Math.sign(toX) * deep, y, z + Math.sign(toZ) * deep];
}

/** The tray: a floor under the tiles and a rim around them. */
export function trayGeometry(size: number): BufferGeometry {
  const faces = new Faces();
  const half = size / 2;
  const out = half + 0.62;
  const rim = new Color(paint.rim);
  const edge = new Color(paint.rimEdge);
  const ring = (h: number, y: number): Vec[] => [
    [-h, y, -h],
    [-h, y, h],
    [h, y, h],
    [h, y, -h],
  ];
  const profile: readonly (readonly [number, number, Color])[] = [
    [half + 0.02, -0.1, rim],
    [half + 0.05, 0.05, edge],
    [half + 0.11, 0.075, rim],
    [out - 0.06, 0.075, edge],
    [out, 0.03, rim],
    [out + 0.04, -0.3, rim],
  ];
  for (let k = 0; k + 1 < profile.length; k++) {
    const inner = profile[k];
    const outer = profile[k + 1];
    if (inner === undefined || outer === undefined) continue;
    const [near, far] = [ring(inner[0], inner[1]), ring(outer[0], outer[1])];
    for (let i = 0; i < 4; i++) {
      const [a, b, c, d] = [near[i], far[i], far[(i + 1) % 4], near[(i + 1) % 4]];
      if (a && b && c && d) faces.quad(a, b, c, d, inner[2]);
    }
  }
  quadOf(faces, ring(half + 0.03, -0.07), new Color('#2c2523'));
  return faces.geometry();
}
