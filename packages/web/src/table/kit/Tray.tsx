import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import controls from '../../ui/controls.module.css';
import { live, useTable } from '../../match/store.ts';
import { useForm } from '../form.ts';
import type { Choice, Offer } from './choices.ts';
import { useEscape } from './escape.ts';
import { useTrayRoom } from './tray-room.ts';
import { useDone } from './use-kit.ts';
import css from './tray.module.css';
import { t } from '../../words/words.ts';

interface TrayProps {
  readonly title: string;
  /** One line at the right of the title: the rule of thumb, what is left. */
  readonly hint?: ReactNode;
  readonly actions?: ReactNode;
  /** What ends it, where that is not the end of a chain. On a phone it is the button under the options. */
  readonly ends?: Offer | undefined;
  /** Where it lies in the board: a class that sets its edges. Else it lies along the lower one. */
  readonly className?: string | undefined;
  /** True where its answers are touched on the board, of which a phone should show as much as it can. */
  readonly low?: boolean;
  /** Called instead of putting it away, where the board itself opened it. */
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
}

/**
 * Lies over a part of the board that is not needed for a decision, as long as the board draws it. Escape puts it away and lets one look;
 * it comes back by its own button, or with another question. Where a chain is asked it ends it: Done. On a phone it covers
 * nothing: it lies in the sheet, above the list of options and the button that ends a chain.
 */
export function Tray(props: TrayProps) {
  const phone = useForm() === 'phone';
  const room = useTrayRoom((kept) => kept.room);
  if (!phone) return <OverBoard {...props} />;
  return room === null ? null : createPortal(<InSheet {...props} />, room);
}

function InSheet({ title, hint, actions, low = false, children }: TrayProps) {
  return (
    <section className={`${css.tray} ${css.sheet}`} aria-label={title} data-tray={low ? 'low' : ''}>
      <header>
        <h3>{title}</h3>
        {hint !== undefined && <p>{hint}</p>}
      </header>
      <div className={css.content}>{children}</div>
      {actions !== undefined && <footer>{actions}</footer>}
    </section>
  );
}

function OverBoard({ title, hint, actions, ends, className, onClose, children }: TrayProps) {
  const step = useTable((table) => live(table)?.decision.step ?? null);
  const [awayFrom, setAway] = useState<string | null>(null);
  const away = awayFrom !== null && awayFrom === step;
  const putAway = useCallback(() => setAway(step), [step]);
  const close = onClose ?? putAway;
  useEscape(away ? null : close);
  const chainEnd = useDone();
  const done = chainEnd ?? ends?.options[0] ?? null;
  if (away)
    return (
      <button type="button" className={`${controls.button} ${css.back}`} onClick={() => setAway(null)}>
        {t('Back to: {title}', { title })}
      </button>
    );
  return (
    <section className={`${css.tray} ${css.over} ${className ?? css.low}`} aria-label={title} data-tray="">
      <header>
        <h3>{title}</h3>
        {hint !== undefined && <p>{hint}</p>}
        <span className={css.ends}>
          {done !== null && <Done done={done} />}
          <button
            type="button"
            className={`${controls.button} ${controls.quiet}`}
            title={t('Look at the board (Escape)')}
            onClick={close}
          >
            {t('Look')}
          </button>
        </span>
      </header>
      <div className={css.content}>{children}</div>
      {actions !== undefined && <footer>{actions}</footer>}
    </section>
  );
}

function Done({ done }: { readonly done: Choice }) {
  return (
    <button type="button" className={controls.button} data-option={done.id} onClick={done.choose}>
      {done.label}
    </button>
  );
}
