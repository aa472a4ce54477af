import './ui/theme/index.css';
import { createRoot } from 'react-dom/client';
import { fetchAhead } from './pages/ahead.ts';
import { App, fetchPage, Wait } from './pages/App.tsx';
import { keepForLater } from './pages/offline.ts';
import { showFonts, showFontsLater, waitsForFonts } from './ui/theme/fonts.ts';
import { showLooks, usePreferences } from './ui/preferences.ts';
import { chosenLanguage, speak } from './words/language.ts';

// Each game's folder has its colours.
import.meta.glob('./games/*/theme.css', { eager: true });

showLooks(usePreferences.getState());
const asked = new URLSearchParams(location.search).get('lang');
const root = document.querySelector('#root');
if (root === null) throw new Error('the page has no root');
const page = createRoot(root);
const { pathname } = location;
if (waitsForFonts(pathname)) showFontsLater();
else showFonts();
void speak(chosenLanguage(usePreferences.getState().language, navigator.languages, asked), asked === 'pseudo')
  .catch((error: unknown) => console.error(error))
  .then(() => {
    fetchAhead(pathname);
    if (pathname !== '/') page.render(<Wait />);
    return fetchPage(pathname);
  })
  .then(() => page.render(<App />));
keepForLater();
