import { Dialog as Base } from '@base-ui/react/dialog';
import { CloseIcon } from './icons/icons.ts';
import controls from './controls.module.css';
import css from './dialog.module.css';
import type { DialogProps } from './Dialog.tsx';
import { t } from '../words/words.ts';

/** What `Dialog` fetches. */
export function DialogBox({ title, onClose, children, wide = false }: DialogProps) {
  return (
    <Base.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={css.backdrop} />
        <Base.Popup className={`${css.popup} ${wide ? css.wide : ''}`}>
          <header className={css.head}>
            <Base.Title className={css.title}>{title}</Base.Title>
            <Base.Close className={`${controls.button} ${controls.quiet} ${controls.icon}`} aria-label={t('Close')}>
              <CloseIcon />
            </Base.Close>
          </header>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
          <section className={css.body} aria-label={title} tabIndex={0}>
            {children}
          </section>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
