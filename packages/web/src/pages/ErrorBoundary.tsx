import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { rawSave } from '../match/local/saves.ts';
import controls from '../ui/controls.module.css';
import { download } from '../ui/download.ts';
import css from './page.module.css';
import { t } from '../words/words.ts';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
}

/** The match whose table is open, read from the address: the page itself may be what failed. */
function openMatch(): string | null {
  return /^\/table\/([\w-]+)/.exec(location.pathname)?.[1] ?? null;
}

/** Catches what should never happen: says so, and hands over the match. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const id = openMatch();
    const save = id === null ? null : rawSave(id);
    return (
      <main className={css.trouble}>
        <h1>{t('Something broke on this page')}</h1>
        <p>
          {save === null
            ? t('Reload the page to go on.')
            : t('Your match is kept in this browser. Reload the page to go on with it.')}
        </p>
        <div className={css.actions}>
          <button type="button" className={`${controls.button} ${controls.primary}`} onClick={() => location.reload()}>
            {t('Reload')}
          </button>
          {save !== null && (
            <button
              type="button"
              className={controls.button}
              onClick={() => download(`benchtop-${id ?? 'match'}.json`, save)}
            >
              {t('Download the match')}
            </button>
          )}
          <a className={controls.button} href="/">
            {t('Front page')}
          </a>
        </div>
      </main>
    );
  }
}
