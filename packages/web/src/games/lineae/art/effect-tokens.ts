import { cubeFaces, cubes, effects } from '@benchtop/games/lineae';
import type { Cube } from '@benchtop/games/lineae';
import { amountMarks, linkWords, runsOf } from '../../../table/kit/icon-runs.ts';
import type { IconRun } from '../../../table/kit/icon-runs.ts';
import type { Shape } from './icons.tsx';
import type { RowId } from './signs.ts';

/** A part of an effect in icons: a cube, an amount of something, or a word between them. */
export type Token =
  | { readonly kind: 'cube'; readonly cube: Cube; readonly count: string }
  | { readonly kind: 'sign'; readonly shape: Shape; readonly count: string }
  | { readonly kind: 'word'; readonly word: string };

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

/** How often what follows is done; here the number comes after. */
const repeats = new Map([
  ['times', (n: number) => `≤${n}×`],
  ['times-one', (n: number) => `1–${n}×`],
]);

function tokenOf({ icon, n }: IconRun, mark: string): Token {
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
  for (const run of runsOf(
    effects.icons(row).filter((icon) => !silent.has(icon)),
    repeats,
  )) {
    const word = linkWords.get(run.icon) ?? repeats.get(run.icon)?.(run.n);
    const next = amountMarks.get(run.icon);
    if (word !== undefined) tokens.push({ kind: 'word', word });
    else if (next === undefined) tokens.push(tokenOf(run, mark));
    mark = next ?? (word === undefined ? mark : '');
  }
  return tokens;
}
