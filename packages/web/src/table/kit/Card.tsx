import type { CSSProperties, ReactNode } from 'react';
import { wordHue } from './words.ts';
import { group, picture } from './naming.ts';
import css from './cards.module.css';

export interface CardProps {
  readonly title: string;
  /** What it costs or is worth, in the corner. */
  readonly cost?: ReactNode;
  /** Class of the card: cards of one class have one frame. */
  readonly frame?: 'paper' | 'steel' | 'night';
  /** What is drawn on it; else an emblem made from its title. */
  readonly picture?: ReactNode;
  /** What it does, in words or icons. */
  readonly text?: ReactNode;
  readonly choosable?: boolean;
  readonly chosen?: boolean;
}

/** A card that lies face up. Its size is that of `--card`, its width. */
export function Card({ title, cost, frame = 'paper', picture, text, choosable = false, chosen = false }: CardProps) {
  const state = `${choosable ? css.choosable : ''} ${chosen ? css.chosen : ''}`;
  return (
    <div className={`${css.card} ${css[frame] ?? ''} ${state}`}>
      <div className={css.head}>
        <span className={css.title}>{title}</span>
        {cost !== undefined && <span className={`${css.cost} label`}>{cost}</span>}
      </div>
      <div className={css.picture}>{picture ?? <Emblem word={title} />}</div>
      {text !== undefined && <div className={css.text}>{text}</div>}
    </div>
  );
}

/** A picture for what has none: its number, or its first letter, on a colour of its own. */
export function Emblem({ word }: { readonly word: string }) {
  const sign = /^\d+$/.test(word) ? word : word.charAt(0);
  return (
    <svg
      viewBox="0 0 60 60"
      className={css.emblem}
      style={{ '--own': wordHue(word) } as CSSProperties}
      aria-hidden="true"
    >
      <circle cx="30" cy="30" r="25" className={css.disc} />
      <path d="M11 36Q22 24 31 34T49 31V41A25 25 0 0 1 13 47Z" className={css.wave} />
      <text x="30" y="30" dy="0.36em" className={css.sign} fontSize={sign.length > 2 ? 20 : 27}>
        {sign}
      </text>
    </svg>
  );
}

/** A card that lies face down. */
export function Back({ label }: { readonly label?: string }) {
  return (
    <div className={`${css.card} ${css.back}`}>
      <svg viewBox="0 0 40 40" className={css.weave} aria-hidden="true">
        <path d="M20 4L36 20 20 36 4 20ZM20 12L28 20 20 28 12 20Z" />
      </svg>
      {label !== undefined && <span className="label">{label}</span>}
    </div>
  );
}

/** A pile of cards face down with their number; empty, only its place is seen. */
export function Deck({ name, count }: { readonly name: string; readonly count: number }) {
  return (
    <div className={css.deck} {...picture(`${name}: ${count} ${count === 1 ? 'card' : 'cards'}`)}>
      {count === 0 ? <div className={css.gap} /> : <Back label={String(count)} />}
      {count > 1 && <div className={css.under} />}
    </div>
  );
}

/** Cards in hand: side by side while there is room, then one over the other; the one pointed at comes on top. */
export function Hand({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={css.hand} {...group(name)}>
      {children}
    </div>
  );
}

interface DisplayProps {
  readonly name: string;
  /** The pile from which it is refilled. */
  readonly deck?: ReactNode;
  /** Null: an empty place. */
  readonly cards: readonly (ReactNode | null)[];
}

/** A row of open cards, with the deck they come from. */
export function Display({ name, deck, cards }: DisplayProps) {
  return (
    <div className={css.display} {...group(name)}>
      {deck}
      {cards.map((card, i) => card ?? <div key={`gap ${i}`} className={css.gap} />)}
    </div>
  );
}
