import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import controls from '../../ui/controls.module.css';
import { live, useTable } from '../../match/store.ts';
import { useForm } from '../form.ts';
import type { Choice } from './choices.ts';
import { useEscape } from './escape.ts';
import { useTrayRoom } from './tray-room.ts';
import { useDone } from './use-kit.ts';
import css from './tray.module.css';

interface TrayProps {
  readonly title: string;
  /** One line at the right of the title: the rule of thumb, what is left. */
  readonly hint?: ReactNode;
  /** Buttons beside Done. */
  readonly actions?: ReactNode;
  /** Where it lies in the board: a class that sets its edges. Else it lies along the lower one. */
  readonly className?: string | undefined;
  /** Called instead of putting it away, where the board itself opened it. */
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
}

/**
 * Lies over a part of the board that is not needed for a decision, as long as the board draws it. Escape puts it away and lets one look;
 * it comes back by its own button, or with another question. Where a chain is asked it ends it: Done. On a phone it covers
 * nothing: it lies in the sheet, above the list of options.
 */
export function Tray(props: TrayProps) {
  const phone = useForm() === 'phone';
  const room = useTrayRoom((kept) => kept.room);
  if (!phone) return <Laid {...props} />;
  return room === null ? null : createPortal(<Laid {...props} className={css.sheet} back={css.under} />, room);
}

interface LaidProps extends TrayProps {
  /** Where the button lies that brings it back. */
  readonly back?: string | undefined;
}

function Laid({ title, hint, actions, className, back = css.back, onClose, children }: LaidProps) {
  const step = useTable((table) => live(table)?.decision.step ?? null);
  const [awayFrom, setAway] = useState<string | null>(null);
  const away = awayFrom !== null && awayFrom === step;
  const putAway = useCallback(() => setAway(step), [step]);
  const close = onClose ?? putAway;
  useEscape(away ? null : close);
  const done = useDone();
  if (away)
    return (
      <button type="button" className={`${controls.button} ${back}`} onClick={() => setAway(null)}>
        Back to: {title}
      </button>
    );
  return (
    <section className={`${css.tray} ${className ?? css.low}`} aria-label={title} data-tray="">
      <header>
        <h3>{title}</h3>
        {hint !== undefined && <p>{hint}</p>}
        <button
          type="button"
          className={`${controls.button} ${controls.quiet} ${css.close}`}
          title="Look at the board (Escape)"
          onClick={close}
        >
          Look
        </button>
      </header>
      <div className={css.content}>{children}</div>
      {(done !== null || actions !== undefined) && (
        <footer>
          {actions}
          {done !== null && <Done done={done} />}
        </footer>
      )}
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
