import { creatures, effects } from '@benchtop/games/biohack';
import type { CreatureId, Location } from '@benchtop/games/biohack';
import { amountMarks, linkWords, runsOf } from '../../../table/kit/icon-runs.ts';
import type { IconRun } from '../../../table/kit/icon-runs.ts';
import { isLocation } from './data.ts';
import type { RowId } from './data.ts';

/** A part of an effect in icons: a place, an amount of something, or a word between them. */
export type Token =
  | { readonly kind: 'place'; readonly place: Location }
  | { readonly kind: 'amount'; readonly icon: string; readonly count: string }
  | { readonly kind: 'word'; readonly word: string };

/** Said by the place or by the kind of card that the effect stands on. */
const silent = new Set(['once', 'turn', 'plan', 'flag']);
const counted = /^(gene-|any|coin$|medicine$|points$)/;
/** What is done several times, not gained: "2×". */
const done = new Set(['card', 'creature']);

const isCreature = (row: RowId): row is CreatureId => row in creatures;

/** The public space at which a creature is of use, if there is one. */
export function placeOf(row: RowId): Location | null {
  if (!isCreature(row)) return null;
  for (const ability of creatures[row].abilities) {
    const at = 'on' in ability ? ability.on[0] : 'where' in ability ? ability.where?.place : undefined;
    const place = at?.replace('-die', '');
    if (place !== undefined && isLocation(place)) return place;
  }
  return null;
}

/** The icons of each ability by itself. */
function abilitiesIn(icons: readonly string[]): readonly (readonly string[])[] {
  const starts = icons.flatMap((icon, i) => (i > 0 && (icon === 'once' || icon === 'flag') ? [i] : []));
  return [0, ...starts].map((start, i) => icons.slice(start, starts[i]));
}

function countOf({ icon, n }: IconRun, sign: string, before: IconRun | undefined): string {
  if (done.has(icon) && sign === '') return n > 1 ? `${n}×` : '';
  return sign !== '' || n > 1 || (counted.test(icon) && before?.icon !== 'per') ? `${sign}${n}` : '';
}

function tokensIn(runs: readonly IconRun[]): readonly Token[] {
  const tokens: Token[] = [];
  let sign = '';
  for (const [i, run] of runs.entries()) {
    const { icon } = run;
    const word = linkWords.get(icon);
    const next = amountMarks.get(icon);
    if (word !== undefined) tokens.push({ kind: 'word', word });
    else if (next === undefined) tokens.push({ kind: 'amount', icon, count: countOf(run, sign, runs[i - 1]) });
    sign = next ?? (word === undefined ? sign : '');
  }
  return tokens;
}

/** The generated icons, equal ones counted, in groups of one ability each. */
export function tokensOf(row: RowId): readonly (readonly Token[])[] {
  const place = placeOf(row);
  const lead: readonly Token[] = place === null ? [] : [{ kind: 'place', place }];
  return abilitiesIn(effects.icons(row)).map((icons) => {
    const heard = icons.filter((icon, i) => !silent.has(icon) && !(icon === 'die' && icons[i + 1] === 'die-again'));
    return [...lead, ...tokensIn(runsOf(heard))];
  });
}
