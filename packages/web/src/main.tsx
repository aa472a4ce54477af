import './ui/theme/index.css';
import { createRoot } from 'react-dom/client';
import { fetchAhead } from './pages/ahead.ts';
import { App } from './pages/App.tsx';
import { keepForLater } from './pages/offline.ts';
import { showLooks, usePreferences } from './ui/preferences.ts';

// Each game's folder has its colours.
import.meta.glob('./games/*/theme.css', { eager: true });

fetchAhead(location.pathname);
showLooks(usePreferences.getState());
const root = document.querySelector('#root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(<App />);
keepForLater();
