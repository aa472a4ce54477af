import { plainText } from '@benchtop/server/plain-text';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import controls from '../../ui/controls.module.css';
import { UploadIcon } from '../../ui/icons/icons.ts';
import { handOverRecord } from '../../match/replay/hand-over.ts';
import { readRecordFile } from '../../match/replay/record-reader.ts';
import { checked, recordIn } from './check.ts';
import css from './history.module.css';
import { rulesOf } from './rules-of.ts';
import { t } from '../../words/words.ts';

/** Opens a record from a file; a sentence when it does not hold. */
async function opened(file: File): Promise<string | null> {
  const read = await readRecordFile(file);
  if (!read.ok) return read.reason;
  const found = recordIn(read.value);
  if (!found.ok) return plainText(found.reason);
  const verdict = await checked({ record: found.value, names: [], promised: null }, rulesOf);
  if (!verdict.ok) return verdict.words;
  // With the names that may lie around it.
  handOverRecord(read.value);
  return null;
}

/** Files may be dropped anywhere on the page. Tells whether one hovers. */
function useDrop(onFile: (file: File | undefined) => void): boolean {
  const [over, setOver] = useState(false);
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const hover = (event: DragEvent): void => {
      event.preventDefault();
      setOver(event.type === 'dragover');
    };
    const drop = (event: DragEvent): void => {
      hover(event);
      take(event.dataTransfer?.files[0]);
    };
    document.addEventListener('dragover', hover);
    document.addEventListener('dragleave', hover);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', hover);
      document.removeEventListener('dragleave', hover);
      document.removeEventListener('drop', drop);
    };
  }, []);
  return over;
}

/** Takes a record by file picker or by drag and drop, checks all of it, and goes on to its replay. */
export function ImportRecord() {
  const [, go] = useLocation();
  const picker = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setBusy(true);
    const wrong = await opened(file).catch(() => t('The file could not be read. Try it again.'));
    setBusy(false);
    setProblem(wrong);
    if (wrong === null) go('/replay/file');
  };
  const over = useDrop((file) => void take(file));
  return (
    <section className={`${css.import} ${over ? css.over : ''}`} aria-labelledby="import">
      <div>
        <h2 id="import">{t('Open a record')}</h2>
        <p>{t('Drop a downloaded match here, or choose its file. It is checked move by move before it is shown.')}</p>
      </div>
      <button type="button" className={controls.button} disabled={busy} onClick={() => picker.current?.click()}>
        <UploadIcon /> {busy ? t('Checking…') : t('Choose a file')}
      </button>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t('Record of a match')}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
      <p className={css.refused} role="alert">
        {problem}
      </p>
    </section>
  );
}
