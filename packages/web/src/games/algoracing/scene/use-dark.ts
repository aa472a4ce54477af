import { useSyncExternalStore } from 'react';

const system = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

function isDark(): boolean {
  const theme = document.documentElement.dataset['theme'];
  return theme === undefined ? system().matches : theme === 'dark';
}

function onTheme(changed: () => void): () => void {
  const media = system();
  const watch = new MutationObserver(changed);
  watch.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  media.addEventListener('change', changed);
  return () => {
    watch.disconnect();
    media.removeEventListener('change', changed);
  };
}

/** True while the page wears its dark theme, by choice or by the system. */
export const useDark = (): boolean => useSyncExternalStore(onTheme, isDark);
