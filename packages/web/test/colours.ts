/** Red, green and blue as light, from 0 to 1. */
type Light = readonly [number, number, number];
type Lab = readonly [number, number, number];

/** What is left of colours when one kind of cone is missing (Machado, Oliveira and Fernandes 2009, severity 1). */
export const blindness = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

export function lightOf(hex: string): Light {
  const part = (from: number): number => {
    const c = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

export function seenWith(matrix: readonly number[], [r, g, b]: Light): Light {
  const row = (i: number): number => {
    const [x = 0, y = 0, z = 0] = matrix.slice(i * 3);
    return Math.min(1, Math.max(0, x * r + y * g + z * b));
  };
  return [row(0), row(1), row(2)];
}

/** How much lighter one is than the other, as WCAG counts it. */
export function contrast(a: Light, b: Light): number {
  const [low = 0, high = 0] = [a, b].map(([r, g, bl]) => 0.2126 * r + 0.7152 * g + 0.0722 * bl).sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

function labOf([r, g, b]: Light): Lab {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const angle = (a: number, b: number): number => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
const weight = (chroma: number): number => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));

/** How different two colours look: CIEDE2000. */
export function difference(one: Light, other: Light): number {
  const [l1, a, b1] = labOf(one);
  const [l2, c, b2] = labOf(other);
  const grow = 1 + 0.5 * (1 - weight((Math.hypot(a, b1) + Math.hypot(c, b2)) / 2));
  const [a1, a2] = [a * grow, c * grow];
  const [c1, c2] = [Math.hypot(a1, b1), Math.hypot(a2, b2)];
  const [h1, h2] = [angle(a1, b1), angle(a2, b2)];
  const turn = ((h2 - h1 + 540) % 360) - 180;
  const l = (l1 + l2) / 2;
  const chroma = (c1 + c2) / 2;
  const h = (h1 + turn / 2 + 360) % 360;
  const t =
    1 -
    0.17 * Math.cos(radians(h - 30)) +
    0.24 * Math.cos(radians(2 * h)) +
    0.32 * Math.cos(radians(3 * h + 6)) -
    0.2 * Math.cos(radians(4 * h - 63));
  const dl = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const dc = (c2 - c1) / (1 + 0.045 * chroma);
  const dh = (2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn) / 2)) / (1 + 0.015 * chroma * t);
  const rotation = -2 * weight(chroma) * Math.sin(radians(60 * Math.exp(-(((h - 275) / 25) ** 2))));
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + rotation * dc * dh);
}
