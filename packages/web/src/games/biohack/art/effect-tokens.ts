import { creatures, effects } from '@benchtop/games/biohack';
import type { CreatureId, Location } from '@benchtop/games/biohack';
import { isLocation } from './data.ts';
import type { RowId } from './data.ts';

/** A part of an effect in icons: a place, an amount of something, or a word between them. */
export type Token =
  | { readonly kind: 'place'; readonly place: Location }
  | { readonly kind: 'amount'; readonly icon: string; readonly count: string }
  | { readonly kind: 'word'; readonly word: string };

const words: { readonly [icon: string]: string } = { slash: '/', then: '›', arrow: '→', per: 'per', equals: '=' };
const signs: { readonly [icon: string]: string } = { minus: '−', plus: '+' };
/** Said by the place or by the kind of card that the effect stands on. */
const silent = new Set(['once', 'turn', 'plan', 'flag']);
const counted = /^(gene-|any|coin$|medicine$|points$)/;

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

/** "Buy up to 2 cards": the icon of an act says nothing of how often. */
function timesOf(row: RowId, icon: string): string {
  const most = new RegExp(`up to (\\d) ${icon}s`).exec(effects.text(row))?.[1];
  return most === undefined ? '' : `${most}×`;
}

/** The generated icons, equal ones counted, in groups of one ability each. */
export function tokensOf(row: RowId): readonly (readonly Token[])[] {
  const groups: Token[][] = [];
  let group: Token[] = [];
  let sign = '';
  const icons = effects.icons(row);
  for (let i = 0; i < icons.length; i++) {
    const icon = icons[i] ?? '';
    if ((icon === 'once' || icon === 'flag') && group.length > 0) {
      groups.push(group);
      group = [];
    }
    if (silent.has(icon) || (icon === 'die' && icons[i + 1] === 'die-again')) continue;
    const word = words[icon];
    if (word !== undefined) group.push({ kind: 'word', word });
    sign = signs[icon] ?? (word === undefined ? sign : '');
    if (word !== undefined || icon in signs) continue;
    const printed = /^\d+$/.test(icon) ? Number(icon) : null;
    if (printed !== null) i++;
    const what = icons[i] ?? '';
    let n = printed ?? 1;
    while (printed === null && icons[i + 1] === what) {
      n++;
      i++;
    }
    const afterPer = group.at(-1)?.kind === 'word' && icons[i - n] === 'per';
    const count = afterPer ? '' : sign !== '' ? `${sign}${n}` : counted.test(what) || n > 1 ? `${n}` : timesOf(row, what);
    group.push({ kind: 'amount', icon: what, count });
  }
  if (group.length > 0) groups.push(group);
  const place = placeOf(row);
  return place === null ? groups : groups.map((each) => [{ kind: 'place', place }, ...each]);
}
