import type { CSSProperties, ReactNode } from 'react';
import type { Play } from './play.ts';
import css from './board.module.css';

export interface OptionButtonProps {
  readonly play: Play;
  readonly id: string;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
  /** Names what is dropped here, and what can be dragged from here. */
  readonly drop?: string;
  readonly card?: string;
}

/** A piece that answers: an option is chosen with one click, a refused one says why not; else nothing is drawn. */
export function OptionButton({ play, id, className, style, children, drop, card }: OptionButtonProps) {
  const option = play.option(id);
  const refusal = play.refusal(id);
  if (option === null && refusal === null) return null;
  const label = option?.label ?? `${refusal?.label ?? id}: not possible. ${refusal?.reason ?? ''}`;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`${css.option} ${option === null ? css.asks : css.live} ${className ?? ''}`}
      style={style}
      aria-label={option?.warning ? `${label}. ${option.warning}` : label}
      {...(option === null ? { 'data-refused': id } : { 'data-option': id })}
      {...(drop === undefined ? {} : { 'data-drop': drop })}
      {...(card === undefined ? {} : { 'data-card': card })}
      onClick={() => (option === null ? play.explain(id) : play.choose(id))}
      onPointerEnter={() => play.point(id)}
      onPointerLeave={() => play.point(null)}
    >
      {children}
    </button>
  );
}
