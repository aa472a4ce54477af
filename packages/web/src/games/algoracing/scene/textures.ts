import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three';
import type { Colour } from '@benchtop/games/algoracing';
import { paint, roverPaint } from './palette.ts';

/** A number between 0 and 1 that depends only on the place: the landscape is the same every time. */
export function grain(a: number, b: number, c = 0): number {
  const s = Math.sin(a * 127.1 + b * 311.7 + c * 74.7) * 43758.5453;
  return s - Math.floor(s);
}

function canvas(size: number, draw: (pen: CanvasRenderingContext2D, size: number) => void): CanvasTexture {
  const sheet = document.createElement('canvas');
  sheet.width = size;
  sheet.height = size;
  const pen = sheet.getContext('2d');
  if (pen !== null) draw(pen, size);
  const texture = new CanvasTexture(sheet);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

const kept = new Map<string, CanvasTexture>();

/** Drawn once, then shared. */
function once(name: string, make: () => CanvasTexture): CanvasTexture {
  const old = kept.get(name);
  if (old !== undefined) return old;
  const made = make();
  kept.set(name, made);
  return made;
}

/** Dust and grit, almost white: it is multiplied with the paint. */
export const dustTexture = (): CanvasTexture =>
  once('dust', () => {
    const texture = canvas(256, (pen, size) => {
      pen.fillStyle = '#fff';
      pen.fillRect(0, 0, size, size);
      for (let i = 0; i < 240; i++) blot(pen, size, i);
      for (let i = 0; i < 1500; i++) speck(pen, size, i);
    });
    texture.wrapS = RepeatWrapping;
    texture.wrapT = RepeatWrapping;
    return texture;
  });

function blot(pen: CanvasRenderingContext2D, size: number, i: number): void {
  const r = 8 + grain(i, 3) * 30;
  const x = grain(i, 1) * size;
  const y = grain(i, 2) * size;
  // Drawn on all sides, so that the tile repeats without a seam.
  for (const dx of [-size, 0, size])
    for (const dy of [-size, 0, size]) {
      const shade = pen.createRadialGradient(x + dx, y + dy, 0, x + dx, y + dy, r);
      shade.addColorStop(0, `rgba(90,50,30,${0.02 + grain(i, 4) * 0.06})`);
      shade.addColorStop(1, 'rgba(90,50,30,0)');
      pen.fillStyle = shade;
      pen.fillRect(x + dx - r, y + dy - r, r * 2, r * 2);
    }
}

function speck(pen: CanvasRenderingContext2D, size: number, i: number): void {
  pen.fillStyle = grain(i, 7) > 0.5 ? 'rgba(60,30,20,0.22)' : 'rgba(255,245,230,0.5)';
  const edge = 0.6 + grain(i, 8) * 1.6;
  pen.fillRect(grain(i, 5) * size, grain(i, 6) * size, edge, edge);
}

/** Diagonal warning stripes. */
export const hazardTexture = (): CanvasTexture =>
  once('hazard', () => {
    const texture = canvas(64, (pen, size) => {
      pen.fillStyle = paint.hazard;
      pen.fillRect(0, 0, size, size);
      pen.fillStyle = '#2b2522';
      for (const at of [-size, 0, size]) {
        pen.beginPath();
        pen.moveTo(at, size);
        pen.lineTo(at + size / 2, size);
        pen.lineTo(at + size * 1.5, 0);
        pen.lineTo(at + size, 0);
        pen.fill();
      }
    });
    texture.wrapS = RepeatWrapping;
    return texture;
  });

/** A painted ring where a sample may lie. */
export const markTexture = (): CanvasTexture =>
  once('mark', () =>
    canvas(128, (pen, size) => {
      const middle = size / 2;
      pen.strokeStyle = paint.ring;
      pen.lineWidth = 9;
      pen.setLineDash([50, 16]);
      pen.lineDashOffset = 25;
      pen.beginPath();
      pen.arc(middle, middle, 42, 0, Math.PI * 2);
      pen.stroke();
      pen.setLineDash([]);
      pen.lineWidth = 5;
      pen.globalAlpha = 0.75;
      pen.beginPath();
      pen.arc(middle, middle, 25, 0, Math.PI * 2);
      pen.stroke();
    }),
  );

/** The lid of a capsule: a question mark, the same on every one. */
export const lidTexture = (): CanvasTexture =>
  once('lid', () =>
    canvas(128, (pen, size) => {
      pen.fillStyle = paint.capsule;
      pen.fillRect(0, 0, size, size);
      pen.strokeStyle = paint.capsuleBand;
      pen.lineWidth = 10;
      pen.beginPath();
      pen.arc(size / 2, size / 2, 52, 0, Math.PI * 2);
      pen.stroke();
      pen.fillStyle = '#20323a';
      pen.font = 'bold 84px "Saira Variable", sans-serif';
      pen.textAlign = 'center';
      pen.textBaseline = 'middle';
      pen.fillText('?', size / 2, size / 2 + 6);
    }),
  );

/** Traces the sign of a colour around the origin, `r` across. */
export function traceSign(pen: CanvasRenderingContext2D, colour: Colour, r: number): void {
  pen.beginPath();
  switch (colour) {
    case 'red':
      pen.moveTo(0, -r);
      pen.lineTo(r * 0.82, 0);
      pen.lineTo(0, r);
      pen.lineTo(-r * 0.82, 0);
      break;
    case 'white':
      pen.arc(0, 0, r * 0.8, 0, Math.PI * 2);
      break;
    case 'orange':
      pen.moveTo(0, -r * 0.9);
      pen.lineTo(r * 0.95, r * 0.75);
      pen.lineTo(-r * 0.95, r * 0.75);
      break;
    case 'black': {
      const w = r * 0.32;
      pen.rect(-w, -r * 0.92, w * 2, r * 1.84);
      pen.rect(-r * 0.92, -w, r * 1.84, w * 2);
      break;
    }
  }
  pen.closePath();
  pen.fill();
}

/** The base pad: the colour, its sign, and a ring. */
export const padTexture = (colour: Colour): CanvasTexture =>
  once(`pad-${colour}`, () =>
    canvas(256, (pen, size) => {
      const { body, sign, trim } = roverPaint[colour];
      pen.fillStyle = body;
      pen.fillRect(0, 0, size, size);
      pen.strokeStyle = trim;
      pen.lineWidth = 9;
      pen.beginPath();
      pen.arc(size / 2, size / 2, 104, 0, Math.PI * 2);
      pen.stroke();
      pen.translate(size / 2, size / 2);
      pen.fillStyle = sign;
      traceSign(pen, colour, 66);
    }),
  );

/** The sign alone, for a rover's sides, or an arrow for its roof. */
export const signTexture = (colour: Colour): CanvasTexture =>
  once(`sign-${colour}`, () =>
    canvas(64, (pen, size) => {
      pen.translate(size / 2, size / 2);
      pen.fillStyle = roverPaint[colour].sign;
      traceSign(pen, colour, 27);
    }),
  );

/** The light that the lamps throw before the rover: brightest at the wheels. */
export const fanTexture = (): CanvasTexture =>
  once('fan', () =>
    canvas(128, (pen, size) => {
      const light = pen.createRadialGradient(size / 2, size, 4, size / 2, size, size);
      light.addColorStop(0, 'rgba(255,244,205,0.95)');
      light.addColorStop(0.55, 'rgba(255,236,180,0.4)');
      light.addColorStop(1, 'rgba(255,236,180,0)');
      pen.fillStyle = light;
      pen.beginPath();
      pen.moveTo(size * 0.34, size);
      pen.lineTo(0, 0);
      pen.lineTo(size, 0);
      pen.lineTo(size * 0.66, size);
      pen.fill();
    }),
  );

/** An elevator's landing: a frame and arrows towards the other landing; a cross when it is out of order. */
export const landingTexture = (works: boolean): CanvasTexture =>
  once(`landing-${String(works)}`, () =>
    canvas(128, (pen, size) => {
      pen.fillStyle = works ? 'rgba(40,44,46,0.55)' : 'rgba(34,28,26,0.85)';
      pen.fillRect(4, 4, size - 8, size - 8);
      pen.strokeStyle = works ? paint.hazard : '#6b5b52';
      pen.lineWidth = 7;
      pen.strokeRect(7, 7, size - 14, size - 14);
      pen.lineCap = 'round';
      pen.lineJoin = 'round';
      pen.lineWidth = 11;
      pen.strokeStyle = works ? '#fff3dc' : '#d8492f';
      pen.beginPath();
      if (works)
        for (const y of [44, 74]) {
          pen.moveTo(36, y + 20);
          pen.lineTo(64, y);
          pen.lineTo(92, y + 20);
        }
      else {
        pen.moveTo(40, 40);
        pen.lineTo(88, 88);
        pen.moveTo(88, 40);
        pen.lineTo(40, 88);
      }
      pen.stroke();
    }),
  );

/** Fades to nothing towards the edge: the plain, and soft light on the ground. */
export const fadeTexture = (inner: number): CanvasTexture =>
  once(`fade-${inner}`, () =>
    canvas(256, (pen, size) => {
      const fade = pen.createRadialGradient(size / 2, size / 2, (size / 2) * inner, size / 2, size / 2, size / 2);
      fade.addColorStop(0, 'rgba(255,255,255,1)');
      fade.addColorStop(0.6, 'rgba(255,255,255,0.35)');
      fade.addColorStop(1, 'rgba(255,255,255,0)');
      pen.fillStyle = fade;
      pen.fillRect(0, 0, size, size);
    }),
  );

/** A letter or a number for the rim. */
export const letterTexture = (text: string): CanvasTexture =>
  once(`letter-${text}`, () =>
    canvas(64, (pen, size) => {
      pen.fillStyle = '#e9dccd';
      pen.font = '600 46px "Saira Variable", sans-serif';
      pen.textAlign = 'center';
      pen.textBaseline = 'middle';
      pen.fillText(text, size / 2, size / 2 + 3);
    }),
  );
