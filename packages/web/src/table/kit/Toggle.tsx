import { createElement } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import controls from '../../ui/controls.module.css';
import { useChains } from '../../match/chain.ts';
import { useTag } from './Piece.tsx';
import { useTipHandlers } from './tips.ts';
import type { TipWords } from './tips.ts';
import type { Toggles } from './toggles.ts';
import css from './kit.module.css';
import { t } from '../../words/words.ts';

/** How a thing stands among those that are gathered. */
export interface ToggleState {
  readonly on: boolean;
  /** It could be chosen now. */
  readonly choosable: boolean;
}

interface ToggleProps<T> extends TipWords {
  readonly of: Toggles<T>;
  readonly item: T;
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: ReactNode | ((state: ToggleState) => ReactNode);
}

/** A thing that is chosen together with others: nothing is sent before {@link Confirm}. */
export function Toggle<T>({ of, item, className, children, ...tip }: ToggleProps<T>) {
  const on = of.count(item) > 0;
  const choosable = of.asked && !on && of.canPut(item);
  const reason = of.asked && !on ? of.refusal(item) : null;
  const handlers = useTipHandlers(reason === null ? tip : { ...tip, text: reason });
  const drawn = typeof children === 'function' ? children({ on, choosable }) : children;
  const tag = useTag();
  if (!of.asked) return createElement(tag, { ...handlers, className }, drawn);
  const act = (): void => {
    if (on) of.take(item);
    else if (choosable) of.put(item);
  };
  return createElement(
    tag,
    {
      ...handlers,
      role: 'button',
      tabIndex: 0,
      'aria-pressed': on,
      'aria-disabled': !on && !choosable,
      'aria-label': reason === null ? tip.title : t('{title}: not possible. {reason}', { title: tip.title, reason }),
      'data-toggle': String(item),
      className: `${css.target} ${on || choosable ? css.live : css.asks} ${className ?? ''}`,
      onClick: act,
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        act();
      },
    },
    drawn,
  );
}

interface ConfirmProps<T> {
  readonly of: Toggles<T>;
  /** False where the board knows that something is still missing. */
  readonly ready?: boolean;
  /** What it does: "Send three scouts". */
  readonly children: ReactNode;
}

/** Sends what was gathered. */
export function Confirm<T>({ of: { asked, confirm }, ready = true, children }: ConfirmProps<T>) {
  const running = useChains((chains) => chains.running);
  if (!asked && !running) return null;
  const possible = confirm !== null && ready && !running;
  return (
    <button
      type="button"
      className={`${controls.button} ${controls.primary}`}
      aria-disabled={!possible}
      data-testid="kit-confirm"
      onClick={() => possible && confirm()}
    >
      {children}
    </button>
  );
}
