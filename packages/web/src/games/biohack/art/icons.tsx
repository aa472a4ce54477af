import { effects, locationName } from '@benchtop/games/biohack';
import type { Class, Location } from '@benchtop/games/biohack';
import type { ReactNode } from 'react';
import { group, picture } from '../../../table/kit/naming.ts';
import { goodsInOrder, isClass, isGene } from './data.ts';
import type { Good, RowId } from './data.ts';
import { tokensOf } from './effect-tokens.ts';
import type { Token } from './effect-tokens.ts';
import { classShapes, geneShapes, goodShapes, placeShapes, signShapes } from './icon-shapes.tsx';
import type { Sign } from './icon-shapes.tsx';
import { bare } from '../../../table/kit/words.ts';
import css from './icons.module.css';

interface SvgProps {
  readonly size: number;
  /** Left out where words beside it say the same. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

function Svg({ size, label, children }: SvgProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : picture(label);
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={css.icon} {...naming}>
      {children}
    </svg>
  );
}

interface Sized {
  readonly size?: number | undefined;
  readonly label?: string | undefined;
}

/** A gene, a coin, a medicine or EP. */
export function GoodIcon({ good, size = 16, label }: Sized & { readonly good: Good }) {
  return (
    <Svg size={size} label={label}>
      {isGene(good) ? geneShapes[good] : goodShapes[good]}
    </Svg>
  );
}

/** Circle, square or crown: what a class of creatures is known by. */
export function ClassIcon({ kind, size = 14, label }: Sized & { readonly kind: Class }) {
  return (
    <Svg size={size} label={label}>
      {classShapes[kind]}
    </Svg>
  );
}

export function LocationIcon({ place, size = 16, label }: Sized & { readonly place: Location }) {
  return (
    <Svg size={size} label={label}>
      {placeShapes[place]}
    </Svg>
  );
}

/** Things and acts that are neither goods nor places. */
export function SignIcon({ sign, size = 16, label }: Sized & { readonly sign: Sign }) {
  return (
    <Svg size={size} label={label}>
      {signShapes[sign]}
    </Svg>
  );
}

const goodOf: { readonly [icon: string]: Good } = { coin: 'coin', medicine: 'medicine', points: 'ep' };
const isSign = (icon: string): icon is Sign => icon in signShapes;

/** An icon by the name that generated effects give it. */
export function EffectIcon({ icon, size = 16 }: { readonly icon: string; readonly size?: number }) {
  const gene = icon.replace('gene-', '');
  const good = isGene(gene) ? gene : goodOf[icon];
  if (good !== undefined) return <GoodIcon good={good} size={size} />;
  if (isClass(icon)) return <ClassIcon kind={icon} size={size - 1} />;
  return isSign(icon) ? <SignIcon sign={icon} size={size} /> : null;
}

const goodWords: { readonly [G in Good]: (n: number) => string } = {
  mammal: (n) => `${n} mammal`,
  aquatic: (n) => `${n} aquatic`,
  reptile: (n) => `${n} reptile`,
  avian: (n) => `${n} avian`,
  primate: (n) => `${n} primate`,
  feral: (n) => `${n} feral`,
  coin: (n) => `${n} coin${n === 1 ? '' : 's'}`,
  medicine: (n) => `${n} medicine`,
  ep: (n) => `${n} EP`,
};

interface AmountsProps {
  readonly of: { readonly [G in Good]?: number | undefined };
  readonly size?: number | undefined;
  /** Goods of which too little is there. */
  readonly missing?: readonly Good[] | undefined;
  /** "Cost" */
  readonly name?: string | undefined;
}

/** Goods with their numbers, in the order of the storage. */
export function Amounts({ of, size = 15, missing = [], name }: AmountsProps) {
  const held = goodsInOrder.flatMap((good) => {
    const n = of[good];
    return n === undefined || n === 0 ? [] : [{ good, n }];
  });
  const words = held.map(({ good, n }) => goodWords[good](n) + (missing.includes(good) ? ', too few' : ''));
  const said = words.join(', ');
  return (
    <span className={css.amounts} {...picture(name === undefined ? said : `${name}: ${said}`)}>
      {held.map(({ good, n }) => (
        <span key={good} className={css.amount} data-missing={missing.includes(good) ? '' : undefined}>
          <b>{n}</b>
          <GoodIcon good={good} size={size} />
        </span>
      ))}
    </span>
  );
}

interface EffectIconsProps {
  readonly row: RowId;
  readonly size?: number | undefined;
  /** One ability of a row with several, counted from 0. */
  readonly part?: number | undefined;
}

/** What a card, tile or space does, in icons; its words are its name. */
export function EffectIcons({ row, size = 15, part }: EffectIconsProps) {
  const groups = tokensOf(row);
  const shown = part === undefined ? groups : groups.slice(part, part + 1);
  return (
    <span className={css.effect} {...group(effects.text(row))}>
      {shown.flatMap((tokens, g) => tokens.map((token, i) => <Part key={`${g} ${i}`} token={token} size={size} />))}
    </span>
  );
}

function Part({ token, size }: { readonly token: Token; readonly size: number }) {
  if (token.kind === 'word')
    return (
      <i className={css.word} data-then={token.word === '›' ? '' : undefined}>
        {token.word}
      </i>
    );
  if (token.kind === 'place')
    return (
      <span className={css.place}>
        <LocationIcon place={token.place} size={size} label={bare(locationName(token.place))} />
        <i>:</i>
      </span>
    );
  return (
    <span className={css.amount}>
      {token.count !== '' && <b>{token.count}</b>}
      <EffectIcon icon={token.icon} size={size} />
    </span>
  );
}
