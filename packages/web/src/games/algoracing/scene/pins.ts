import { Vector3 } from 'three';
import type { Camera } from 'three';
import type { Spot } from '../field.ts';

/** HTML that stands at places of the landscape: it is moved whenever the picture is drawn. */
export class Pins {
  private readonly pins = new Map<HTMLElement, Spot>();
  private last: { readonly camera: Camera; readonly width: number; readonly height: number } | null = null;
  private readonly point = new Vector3();

  /** Ties an element to a place. */
  tie(element: HTMLElement, spot: Spot): () => void {
    this.pins.set(element, spot);
    this.move(element, spot);
    return () => this.pins.delete(element);
  }

  update(camera: Camera, width: number, height: number): void {
    this.last = { camera, width, height };
    for (const [element, spot] of this.pins) this.move(element, spot);
  }

  private move(element: HTMLElement, { x, y, z }: Spot): void {
    if (this.last === null) return;
    const { camera, width, height } = this.last;
    const at = this.point.set(x, y, z).project(camera);
    const [left, top] = [((at.x + 1) / 2) * width, ((1 - at.y) / 2) * height];
    element.style.transform = `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px) translate(-50%, -50%)`;
    element.style.visibility = at.z < 1 ? 'visible' : 'hidden';
  }
}
