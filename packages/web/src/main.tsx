import './theme/index.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { showTheme, usePreferences } from './app/preferences.ts';

// Each game's folder has its colours.
import.meta.glob('./games/*/theme.css', { eager: true });

showTheme(usePreferences.getState().theme);
const root = document.querySelector('#root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(<App />);
