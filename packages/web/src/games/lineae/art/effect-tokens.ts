import { cubeFaces, cubes, effects } from '@benchtop/games/lineae';
import type { Cube } from '@benchtop/games/lineae';
import type { Shape } from './icons.tsx';
import type { RowId } from './signs.ts';

/** A part of an effect in icons: a cube, an amount of something, or a word between them. */
export type Token =
  | { readonly kind: 'cube'; readonly cube: Cube; readonly count: string }
  | { readonly kind: 'sign'; readonly shape: Shape; readonly count: string }
  | { readonly kind: 'word'; readonly word: string };

const words = new Map([
  ['slash', '/'],
  ['then', '›'],
  ['arrow', '→'],
  ['per', 'per'],
  ['equals', '='],
]);
const marks = new Map([
  ['minus', '−'],
  ['plus', '+'],
]);

const shapeOf: { readonly [icon: string]: Shape } = {
  bolt: 'bolt',
  coin: 'coin',
  points: 'star',
  any: 'cube',
  sun: 'sun',
  'lock-water': 'lock',
  launch: 'rocket',
  sub: 'sub',
  step: 'sub',
  worker: 'worker',
  recall: 'worker',
  first: 'flag',
  technology: 'card',
  filter: 'filter',
  swap: 'swap',
  sky: 'cloud',
  core: 'core',
  drill: 'drill',
};

/** Said by the place that the effect stands on, or by the words of its tip. */
const silent = new Set(['once', 'turn', 'flag', 'first-time']);

interface Run {
  readonly icon: string;
  readonly n: number;
}

/** How often what follows is done; here the number comes after. */
const repeats = new Map([
  ['times', (n: number) => `≤${n}×`],
  ['times-one', (n: number) => `1–${n}×`],
]);

/** Equal neighbours counted; a number stands before what it counts. */
function runsOf(icons: readonly string[]): readonly Run[] {
  const runs: Run[] = [];
  let printed = 1;
  for (const icon of icons) {
    const last = runs.at(-1);
    if (/^\d+$/.test(icon)) {
      if (last !== undefined && repeats.has(last.icon)) runs.splice(-1, 1, { icon: last.icon, n: Number(icon) });
      else printed = Number(icon);
    } else {
      if (last?.icon === icon) runs.splice(-1, 1, { icon, n: last.n + 1 });
      else runs.push({ icon, n: printed });
      printed = 1;
    }
  }
  return runs;
}

function tokenOf({ icon, n }: Run, mark: string): Token {
  const count = mark !== '' || n > 1 ? `${mark}${n}` : '';
  const cube = cubes.find((each) => icon === `cube-${cubeFaces[each].mark}`);
  if (cube !== undefined) return { kind: 'cube', cube, count };
  const shape = shapeOf[icon];
  return shape === undefined ? { kind: 'word', word: icon } : { kind: 'sign', shape, count };
}

/** The generated icons of a row, equal ones counted. */
export function tokensOf(row: RowId): readonly Token[] {
  const tokens: Token[] = [];
  let mark = '';
  for (const run of runsOf(effects.icons(row).filter((icon) => !silent.has(icon)))) {
    const word = words.get(run.icon) ?? repeats.get(run.icon)?.(run.n);
    const next = marks.get(run.icon);
    if (word !== undefined) tokens.push({ kind: 'word', word });
    else if (next === undefined) tokens.push(tokenOf(run, mark));
    mark = next ?? (word === undefined ? mark : '');
  }
  return tokens;
}
