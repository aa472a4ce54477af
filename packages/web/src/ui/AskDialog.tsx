import type { Asked } from './ask.ts';
import controls from './controls.module.css';
import { Dialog } from './Dialog.tsx';
import css from './dialog.module.css';
import { t } from '../words/words.ts';

/** A question with two answers. Whoever closes it has said no. */
export function AskDialog({ asked: { title, sentence, yes, answer } }: { readonly asked: Asked }) {
  return (
    <Dialog title={title} onClose={() => answer(false)}>
      <p>{sentence}</p>
      <div className={css.answers}>
        <button type="button" className={controls.button} onClick={() => answer(false)}>
          {t('Cancel')}
        </button>
        <button type="button" className={`${controls.button} ${controls.primary}`} onClick={() => answer(true)}>
          {yes}
        </button>
      </div>
    </Dialog>
  );
}
