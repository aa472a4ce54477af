import { createElement } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import type { Wish } from '../../match/chain.ts';
import { useTag } from './Piece.tsx';
import { useTipHandlers } from './tips.ts';
import type { TipWords } from './tips.ts';
import { useChain } from './use-kit.ts';
import css from './kit.module.css';
import { t } from '../../words/words.ts';

interface FarProps extends TipWords {
  /** The single steps that lead there, one after the other; null where none do now. */
  readonly by: readonly Wish[] | null;
  readonly title: string;
  /** The pointer or the keyboard came to it or left it: the board may show the way. */
  readonly onLook?: ((on: boolean) => void) | undefined;
  /** Whether its way is shown. A finger shows it first and goes with a second touch. */
  readonly looked?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A place that is reached by several choices: touched, it sends them as far as nothing else is asked. */
export function Far({ by, onLook, looked, className, children, ...tip }: FarProps) {
  const { running, send } = useChain();
  const handlers = useTipHandlers(tip);
  const tag = useTag();
  if (by === null || running) return createElement(tag, { ...handlers, className }, children);
  const go = (): void => send(by);
  const watched = {
    onPointerEnter: (event: PointerEvent) => {
      handlers.onPointerEnter(event);
      if (event.pointerType !== 'touch') onLook?.(true);
    },
    onPointerLeave: (event: PointerEvent) => {
      handlers.onPointerLeave(event);
      if (event.pointerType !== 'touch') onLook?.(false);
    },
    onFocus: (event: FocusEvent) => {
      handlers.onFocus(event);
      if (event.currentTarget.matches(':focus-visible')) onLook?.(true);
    },
  };
  return createElement(
    tag,
    {
      ...handlers,
      ...watched,
      role: 'button',
      tabIndex: -1,
      'aria-label': t('{title}: {by} steps', { title: tip.title, by: by.length }),
      'data-far': '',
      className: `${css.target} ${css.live} ${className ?? ''}`,
      onClick({ nativeEvent }: MouseEvent) {
        if (looked === false && isTouch(nativeEvent)) onLook?.(true);
        else go();
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        go();
      },
    },
    children,
  );
}

const isTouch = (event: unknown): boolean =>
  typeof event === 'object' && event !== null && 'pointerType' in event && event.pointerType === 'touch';
