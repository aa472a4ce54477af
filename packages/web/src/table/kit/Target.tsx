import { createElement } from 'react';
import type { CSSProperties, KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import { useTable } from '../../match/store.ts';
import { nothing, together } from './choices.ts';
import type { Offer } from './choices.ts';
import { dragFrom, offers } from './drag.ts';
import { openMenu } from './menus.ts';
import { useTag } from './Piece.tsx';
import { useTipHandlers } from './tips.ts';
import type { TipWords } from './tips.ts';
import { point, pointAway } from '../../match/table-acts.ts';
import css from './kit.module.css';
import { t } from '../../words/words.ts';

/** How a thing stands in the open decision. */
export interface TargetState {
  readonly choosable: boolean;
  /** It was thought of, and cannot be done now. */
  readonly refused: boolean;
  /** One of its options is pointed at, here or in the decision list. */
  readonly pointed: boolean;
}

export interface TargetProps extends TipWords {
  /** What it stands for. One option is chosen at once; several open a menu; what is refused says why. */
  readonly of: Offer;
  /** What several options are called: "Sail to the pole: choose a ship". */
  readonly several?: string | undefined;
  /** Called instead of the menu, where the board itself shows what can come next. */
  readonly onPick?: (() => void) | undefined;
  /** The pointer came to it or left it, whether it can be chosen or not. */
  readonly onLook?: ((on: boolean) => void) | undefined;
  /** It can be dragged onto another target, which means what both have in common. */
  readonly drag?: boolean;
  /** What can be dropped on it besides: cards for a place that is not asked for yet. */
  readonly takes?: Offer | undefined;
  readonly style?: CSSProperties | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode | ((state: TargetState) => ReactNode);
}

/** Makes anything choosable: by click, tap, Enter, Space or drag. Pointing at it shows what it would do. */
export function Target(props: TargetProps) {
  const {
    of: offer,
    several,
    onPick,
    onLook,
    drag = false,
    takes = nothing,
    className,
    style,
    children,
    ...tip
  } = props;
  const { options, refused } = offer;
  const pointed = useTable((table) => table.pointed !== null && options.some(({ id }) => id === table.pointed));
  const handlers = useTipHandlers(wordsOf(offer, tip));
  const state = { choosable: options.length > 0, refused: options.length === 0 && refused.length > 0, pointed };
  const drawn = typeof children === 'function' ? children(state) : children;
  const tag = useTag();
  const reference = {
    ref: (node: Element | null): void => {
      if (node !== null) offers.set(node, together(offer, takes));
    },
  };
  const only = options.length === 1 ? options[0] : options.length === 0 ? refused[0] : undefined;
  const watched = {
    ...handlers,
    onPointerEnter: (event: PointerEvent) => {
      handlers.onPointerEnter(event);
      onLook?.(true);
      if (only !== undefined) point(only.id);
    },
    onPointerLeave: (event: PointerEvent) => {
      handlers.onPointerLeave(event);
      onLook?.(false);
      if (only !== undefined) pointAway(only.id);
    },
  };
  if (options.length + refused.length === 0) {
    const drop = takes.options.length > 0 ? { 'data-target': '' } : {};
    return createElement(tag, { ...reference, ...watched, ...drop, className, style }, drawn);
  }
  const act = (thing: Element): void => {
    if (options.length > 1) (onPick ?? (() => openMenu(thing, offer, several)))();
    else if (options[0] !== undefined) options[0].choose();
    else refused[0]?.explain();
  };
  return createElement(
    tag,
    {
      ...reference,
      ...watched,
      ...namesOf(offer, several),
      role: 'button',
      tabIndex: -1,
      'data-target': '',
      'data-pointed': pointed ? '' : undefined,
      style,
      className: `${css.target} ${state.choosable ? css.live : css.asks} ${drag ? css.draggable : ''} ${className ?? ''}`,
      onClick: ({ currentTarget }: MouseEvent) => act(currentTarget),
      onKeyDown: (event: KeyboardEvent) => onEnter(event, act),
      onPointerDown: (event: PointerEvent) => {
        handlers.onPointerDown(event);
        if (drag && state.choosable) dragFrom(event, offer);
      },
    },
    drawn,
  );
}

/** What tests and screen readers find it by. */
function namesOf({ options, refused }: Offer, several: string | undefined) {
  const [option] = options;
  if (options.length > 1)
    return { 'data-pick': options.map(({ id }) => id).join(', '), 'aria-label': several ?? t('Choose one') };
  if (option !== undefined)
    return { 'data-option': option.id, 'aria-label': [option.label, option.warning].filter(Boolean).join('. ') };
  const { id, label, reason } = refused[0] ?? { id: '', label: '', reason: '' };
  return { 'data-refused': id, 'aria-label': t('{label}: not possible. {reason}', { label, reason }) };
}

/** Why not, or what to be careful about, comes before what the board says of the thing. */
function wordsOf({ options, refused }: Offer, tip: TipWords): TipWords {
  const refusal = options.length === 0 ? refused[0] : undefined;
  if (refusal !== undefined) return { ...tip, text: refusal.reason };
  const warning = options.length === 1 ? options[0]?.warning : null;
  const text = [tip.text, warning].filter(Boolean).join(' ');
  return { ...tip, text };
}

function onEnter(event: KeyboardEvent, act: (thing: Element) => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  act(event.currentTarget);
}
