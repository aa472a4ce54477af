import controls from '../ui/controls.module.css';
import { Dialog } from '../ui/Dialog.tsx';
import css from './settings.module.css';
import { t } from '../words/words.ts';
import type { Phrase } from '../words/words.ts';

const keys: readonly (readonly [readonly string[], Phrase])[] = [
  [['1', '…', '9', 'a', '…', 'z'], 'Choose an option, or open a group of them'],
  [['↑', '↓'], 'Go through the options'],
  [['Enter'], 'Choose the marked option; without one, what ends or confirms'],
  [['Shift', '1', '…', '5'], 'Show a player’s board large, and back (also F1 to F4)'],
  [['Ctrl', 'Z'], 'Take your last choice back'],
  [['[', ']'], 'One step into the past, one step on'],
  [['.'], 'Show again what the others did last'],
  [['Esc'], 'Back to now; close what is open'],
  [['Alt', 'L'], 'Say what happened last'],
  [['Alt', 'S'], 'Say the scores'],
  [['Alt', 'R'], 'Say what you have; with 1 to 5, what a player has'],
  [['Alt', 'O'], 'Say what you can choose'],
  [['Alt', 'B'], 'To the board; D: to the decision, P: to the players, G: to the log'],
  [['Alt', 'H'], 'Hide the pieces, so that the board can be read, and show them again'],
  [['←', '→'], 'In a replay: one choice back, one choice on (with Shift: a turn)'],
  [['Home', 'End'], 'In a replay: the beginning, the end'],
  [['Space'], 'In a replay: play, pause'],
  [['/'], 'Search the rulebook'],
  [['?'], 'This page'],
  [['any'], 'Skip what is moving'],
];

/** Keys are called as they are printed on the keyboards of a country. */
function keyName(key: string): string {
  switch (key) {
    case 'Ctrl':
      return t('Ctrl');
    case 'Home':
      return t('Home');
    case 'End':
      return t('End');
    case 'Space':
      return t('Space');
    case 'any':
      return t('any key');
    default:
      return key;
  }
}

export function KeyboardHelp({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={t('Keys')} onClose={onClose}>
      <dl className={css.keys}>
        {keys.map(([names, does]) => (
          <div key={does} style={{ display: 'contents' }}>
            <dt>
              {names.map((name) =>
                name === '…' ? (
                  <span key={name + does}>…</span>
                ) : (
                  <kbd key={name} className={controls.key}>
                    {keyName(name)}
                  </kbd>
                ),
              )}
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
