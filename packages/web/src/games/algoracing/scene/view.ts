import { Vector3 } from 'three';
import type { PerspectiveCamera } from 'three';

/** Where the eye is: around, above, and how near. */
export interface Look {
  readonly around: number;
  readonly above: number;
  /** 1 shows the whole field. */
  readonly near: number;
}

const QUARTER = Math.PI / 2;
/** A little off the diagonal: no edge hides another. */
export const home: Look = { around: 0.32, above: 0.82, near: 1 };

const limit = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** The eye of one viewer: dragged, zoomed and turned within limits, and it glides. */
export class Eye {
  private goal: Look = home;
  private look: Look = home;
  private moving = false;
  private readonly listeners = new Set<() => void>();

  /** Asks for a new picture. */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  drag(dx: number, dy: number): void {
    const { around, above, near } = this.goal;
    this.jump({ around: around - dx * 0.006, above: above + dy * 0.005, near });
  }

  zoom(factor: number): void {
    this.jump({ ...this.goal, near: this.goal.near * factor });
  }

  /** Quarter turns, clockwise positive. */
  turn(quarters: number): void {
    this.glide({ ...this.goal, around: this.goal.around + quarters * QUARTER });
  }

  closer(factor: number): void {
    this.glide({ ...this.goal, near: this.goal.near * factor });
  }

  fromAbove(): void {
    this.glide({ around: Math.round(this.goal.around / QUARTER) * QUARTER, above: 1.5, near: 1 });
  }

  reset(): void {
    this.glide(home);
  }

  /** Puts the camera where it belongs now; true while it is on its way. */
  aim(camera: PerspectiveCamera, size: number, seconds: number): boolean {
    if (this.moving) this.follow(seconds);
    const { around, above, near } = this.look;
    const fit = fitting(camera, size, this.look);
    const [c, s] = [Math.cos(above), Math.sin(above)];
    const [sin, cos] = [Math.sin(around), Math.cos(around)];
    // The picture is moved along its own vertical, so that the field is in the middle.
    const middle = new Vector3(-sin * s * fit.up, c * fit.up, -cos * s * fit.up);
    camera.position.set(sin * c, s, cos * c).multiplyScalar(fit.far / near);
    camera.position.add(middle);
    camera.lookAt(middle);
    camera.updateProjectionMatrix();
    return this.moving;
  }

  private follow(seconds: number): void {
    const t = calm() ? 1 : 1 - Math.exp(-Math.min(seconds, 0.1) * 9);
    const ease = (a: number, b: number): number => a + (b - a) * t;
    const { goal, look } = this;
    this.look = {
      around: ease(look.around, goal.around),
      above: ease(look.above, goal.above),
      near: ease(look.near, goal.near),
    };
    const left =
      Math.abs(goal.around - look.around) + Math.abs(goal.above - look.above) + Math.abs(goal.near - look.near);
    this.moving = left > 0.002;
    if (!this.moving) this.look = goal;
  }

  private glide(goal: Look): void {
    this.goal = within(goal);
    this.moving = true;
    this.ask();
  }

  private jump(look: Look): void {
    this.goal = within(look);
    this.look = this.goal;
    this.moving = false;
    this.ask();
  }

  private ask(): void {
    for (const listener of this.listeners) listener();
  }
}

const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Neither below the ground nor over the zenith. */
const within = ({ around, above, near }: Look): Look => ({
  around,
  above: limit(above, 0.38, 1.5),
  near: limit(near, 0.8, 2.6),
});

/** How far away, and how much higher or lower, the whole field just fits into the picture. */
function fitting(camera: PerspectiveCamera, size: number, { around, above }: Look): { far: number; up: number } {
  const tall = Math.tan((camera.fov * Math.PI) / 360) * 0.97;
  const seen = outline(size).map((point) => seenFrom(point, around, above));
  let up = 0;
  let far = 0;
  for (let i = 0; i < 8; i++) {
    const need = (sign: number): number => Math.max(...seen.map(({ y, deep }) => (sign * (y - up)) / tall - deep));
    const [top, low] = [need(1), need(-1)];
    far = Math.max(top, low);
    up += ((top - low) * tall) / 2;
  }
  const wide = Math.max(...seen.map(({ x, deep }) => Math.abs(x) / (tall * camera.aspect) - deep));
  return { far: Math.max(far, wide), up };
}

/** Corners of the tray, and the tops of what stands on them. */
function outline(size: number): readonly Vector3[] {
  const half = size / 2 + 0.66;
  return [-1, 1].flatMap((x) =>
    [-1, 1].flatMap((z) => [
      new Vector3(x * half, -0.3, z * half),
      new Vector3(x * half * 0.96, 0.72, z * half * 0.96),
    ]),
  );
}

/** Right, up and away from an eye at this angle. */
function seenFrom({ x, y, z }: Vector3, around: number, above: number): { x: number; y: number; deep: number } {
  const right = x * Math.cos(around) - z * Math.sin(around);
  const toward = x * Math.sin(around) + z * Math.cos(around);
  return {
    x: right,
    y: y * Math.cos(above) - toward * Math.sin(above),
    deep: -(y * Math.sin(above) + toward * Math.cos(above)),
  };
}
