import { createElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTable } from '../../match/store.ts';
import { beside } from './beside.ts';
import { useEscape } from './escape.ts';
import { useTag } from './Piece.tsx';
import { closeTip, isSaid, useTipHandlers, useTips } from './tips.ts';
import type { TipWords } from './tips.ts';
import css from './kit.module.css';
import { t } from '../../words/words.ts';

interface TipProps extends TipWords {
  /** True for what the keyboard should reach too. */
  readonly stop?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Words about anything on the table: on hover, focus and long press. */
export function Tip({ stop = false, className, children, ...words }: TipProps) {
  const handlers = useTipHandlers(words);
  const said = [words.title, words.text, ...(words.rows ?? []).map(({ name, value }) => `${name} ${value}`)];
  const named = stop ? { role: 'img', tabIndex: 0, 'aria-label': said.filter(Boolean).join('. ') } : {};
  const asks = isSaid(words) ? css.asks : '';
  return createElement(useTag(), { ...handlers, ...named, className: `${asks} ${className ?? ''}` }, children);
}

/** The one tip that is open, beside its thing. */
export function TipBox() {
  const tip = useTips((tips) => tips.tip);
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState({ x: 0, y: 0 });
  useLayoutEffect(() => {
    if (tip === null || box.current === null) return;
    const { offsetWidth: width, offsetHeight: height } = box.current;
    setAt(beside(tip.thing.getBoundingClientRect(), { width, height }, { width: innerWidth, height: innerHeight }));
  }, [tip]);
  useEffect(() => {
    if (tip === null) return undefined;
    addEventListener('pointerdown', closeTip);
    return () => removeEventListener('pointerdown', closeTip);
  }, [tip]);
  useEscape(tip === null ? null : closeTip);
  if (tip === null) return null;
  return (
    <div
      ref={box}
      className={`${css.tip} ${tip.words.large === undefined ? '' : css.tipLarge}`}
      style={{ left: at.x, top: at.y }}
      data-testid="tip"
      aria-hidden="true"
    >
      <Words words={tip.words} />
    </div>
  );
}

function Words({ words: { title, text, rows = [], rule, large } }: { readonly words: TipWords }) {
  return (
    <>
      {large !== undefined && <div className={css.large}>{large}</div>}
      {title && <strong>{title}</strong>}
      {text && <p>{text}</p>}
      {rows.length > 0 && (
        <dl>
          {rows.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="label">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {rule !== undefined && <Rule rule={rule} />}
    </>
  );
}

function Rule({ rule }: { readonly rule: string }) {
  const heading = useTable(({ match }) => match?.game.rulebook[rule]?.heading ?? null);
  return heading === null ? null : <small>{t('Rule: {heading}', { heading })}</small>;
}
