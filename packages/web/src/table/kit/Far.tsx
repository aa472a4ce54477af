import { createElement } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Wish } from '../../match/chain.ts';
import { useTag } from './Piece.tsx';
import { useTipHandlers } from './tips.ts';
import type { TipWords } from './tips.ts';
import { useChain } from './use-kit.ts';
import css from './kit.module.css';

interface FarProps extends TipWords {
  /** The single steps that lead there, one after the other; null where none do now. */
  readonly by: readonly Wish[] | null;
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A place that is reached by several choices: touched, it sends them as far as nothing else is asked. */
export function Far({ by, className, children, ...tip }: FarProps) {
  const { running, send } = useChain();
  const handlers = useTipHandlers(tip);
  const tag = useTag();
  if (by === null || running) return createElement(tag, { ...handlers, className }, children);
  const go = (): void => send(by);
  return createElement(
    tag,
    {
      ...handlers,
      role: 'button',
      tabIndex: -1,
      'aria-label': `${tip.title}: ${by.length} steps`,
      'data-far': '',
      className: `${css.target} ${css.live} ${className ?? ''}`,
      onClick: go,
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        go();
      },
    },
    children,
  );
}
