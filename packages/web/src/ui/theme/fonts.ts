import { whenIdle } from '../when-idle.ts';
import text from './fonts/instrument-sans-latin.woff2';
import textMore from './fonts/instrument-sans-latin-ext.woff2';
import label from './fonts/saira-latin.woff2';
import labelMore from './fonts/saira-latin-ext.woff2';

/* Bundled, never loaded from elsewhere. scripts/subset-fonts.mjs says which letters, weights and widths are in the files. */
const LATIN =
  'U+0-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2000-206F, U+20AC, U+2122, U+2190-2193, U+2212, U+2215';
const MORE = 'U+100-130, U+132-151, U+154-17F, U+218-21B, U+1E80-1E85, U+1EF2-1EF3';

/** One family for text, one (with a width axis) for numerals and labels. */
const families = [
  { family: 'Instrument Sans Variable', weight: '400 700', files: [text, textMore] },
  { family: 'Saira Variable', weight: '400 700', stretch: '62% 100%', files: [label, labelMore] },
] as const;

let shown = false;

function facesOf({ family, files, ...as }: (typeof families)[number]): readonly FontFace[] {
  return files.map(
    (file, i) => new FontFace(family, `url(${file})`, { ...as, display: 'swap', unicodeRange: i === 0 ? LATIN : MORE }),
  );
}

/** From now on the page is set in its own letters. Each file is fetched when something is written in it. */
export function showFonts(): void {
  if (shown) return;
  shown = true;
  for (const face of families.flatMap(facesOf)) document.fonts.add(face);
}

/** Nothing is laid out anew under a click: that waits, but not for ever. */
const AGAIN = 500;
const TRIES = 12;

/** The same without a hurry: once the letters have come and nothing else is to be done, the page is set anew once. */
export async function showFontsAtLeisure(isBusy: () => boolean): Promise<void> {
  if (shown) return;
  shown = true;
  const faces = families.map(facesOf);
  await Promise.allSettled(faces.map(async ([latin]) => latin?.load()));
  const set = (tries: number): void => {
    if (tries > 0 && isBusy()) setTimeout(() => set(tries - 1), AGAIN);
    else for (const face of faces.flat()) document.fonts.add(face);
  };
  whenIdle(() => set(TRIES));
}

/** A table waits for its letters until its first decision can be answered; what this browser keeps takes no time. */
export function waitsForFonts(address: string): boolean {
  const isKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  return !isKept && /^\/(table|t|learn|replay)\//.test(address);
}

/** By then a table stands, or something else is shown. */
const LATEST = 6000;

export function showFontsLater(): void {
  setTimeout(showFonts, LATEST);
}
