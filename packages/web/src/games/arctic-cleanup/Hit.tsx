import type { KeyboardEvent, ReactNode } from 'react';
import type { Play } from './play.ts';
import { button } from './naming.ts';
import css from './board.module.css';

export interface HitProps {
  readonly play: Play;
  /** The option this piece stands for; without an id, or with one that is not on the table, it is only looked at. */
  readonly id: string | null;
  /** Several options of one place: the first click picks, and `onPick` opens the second. */
  readonly pick?: string | undefined;
  readonly pickLabel?: string | undefined;
  readonly onPick?: (() => void) | undefined;
  readonly onLook?: ((on: boolean) => void) | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A piece that answers: an option is chosen with one click, a refused one says why not. */
export function Hit({ play, id, pick, pickLabel, onPick, onLook, className, children }: HitProps) {
  const option = id === null ? null : play.option(id);
  const refusal = id === null ? null : play.refusal(id);
  const act =
    onPick ?? (id === null ? undefined : option ? () => play.choose(id) : refusal ? () => play.explain(id) : undefined);
  const look = (on: boolean): void => {
    onLook?.(on);
    if (id !== null && (option || refusal)) play.point(on ? id : null);
  };
  const watch = { onPointerEnter: () => look(true), onPointerLeave: () => look(false) };
  if (act === undefined)
    return (
      <g className={className} {...watch}>
        {children}
      </g>
    );
  const label =
    pickLabel ?? (option ? option.label : refusal ? `${refusal.label}: not possible. ${refusal.reason}` : '');
  const warning = option?.warning ? `. ${option.warning}` : '';
  return (
    <g
      {...button(label + warning)}
      data-option={onPick === undefined && option ? option.id : undefined}
      data-refused={onPick === undefined && refusal ? refusal.id : undefined}
      data-pick={onPick === undefined ? undefined : pick}
      className={`${css.hit} ${option || onPick ? css.live : css.asks} ${className ?? ''}`}
      onClick={act}
      onKeyDown={(event) => onEnter(event, act)}
      {...watch}
    >
      {children}
    </g>
  );
}

function onEnter(event: KeyboardEvent, act: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  act();
}
