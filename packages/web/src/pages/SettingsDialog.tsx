import { PushSetting } from './account/PushSetting.tsx';
import { Choices } from '../ui/Choices.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { confirmings, loudnesses, speeds, textSizes, themes, usePreferences } from '../ui/preferences.ts';
import type { Confirming, Loudness, Speed, TextSize, Theme } from '../ui/preferences.ts';
import { sound } from '../ui/sounds.ts';
import css from './settings.module.css';
import { chosenLanguage, language, languageIds, languages } from '../words/language.ts';
import { t } from '../words/words.ts';
import type { Phrase } from '../words/words.ts';

const themeWords: { readonly [T in Theme]: Phrase } = { system: 'System', light: 'Light', dark: 'Dark' };
const speedWords: { readonly [S in Speed]: Phrase } = { 0: 'None|motion', 1: 'Calm', 2: 'Brisk', 4: 'Quick' };

const loudWords: { readonly [L in Loudness]: Phrase } = { off: 'Off', soft: 'Soft', medium: 'Medium', loud: 'Loud' };
const sizeWords: { readonly [S in TextSize]: Phrase } = { 100: 'Normal', 112: 'Large', 125: 'Larger' };

const confirmWords: { readonly [C in Confirming]: Phrase } = {
  always: 'Always',
  matters: 'When it matters',
  never: 'Never',
};

/** The words of the page are fetched before it is drawn: another language begins with a page that is loaded again. */
function LanguageSetting() {
  const { language: kept, set } = usePreferences();
  return (
    <>
      <dt>{t('Language')}</dt>
      <dd>
        <Choices
          legend={t('Language')}
          values={['system', ...languageIds]}
          value={kept}
          words={(value) => (value === 'system' ? t('As the browser') : languages[value])}
          onChoose={(value) => {
            set({ language: value });
            if (chosenLanguage(value, navigator.languages) !== language().id) location.reload();
          }}
        />
        {language().id !== 'en' && (
          <p>{t('In German: everything around the table, and Arctic CleanUp. The other games speak English.')}</p>
        )}
      </dd>
    </>
  );
}

/** Everything that can be set about the page, in one sheet; this browser remembers it. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { theme, textSize, speed, keys, confirm, set } = usePreferences();
  return (
    <Dialog title={t('Settings')} onClose={onClose}>
      <dl className={css.list}>
        <LanguageSetting />
        <dt>{t('Theme')}</dt>
        <dd>
          <Choices
            legend={t('Theme')}
            values={themes}
            value={theme}
            words={(value) => t(themeWords[value])}
            onChoose={(value) => set({ theme: value })}
          />
        </dd>
        <dt>{t('Text')}</dt>
        <dd>
          <Choices
            legend={t('Text')}
            values={textSizes}
            value={textSize}
            words={(value) => t(sizeWords[value])}
            onChoose={(value) => set({ textSize: value })}
          />
        </dd>
        <dt>{t('Motion')}</dt>
        <dd>
          <Choices
            legend={t('Motion')}
            values={speeds}
            value={speed}
            words={(value) => t(speedWords[value])}
            onChoose={(value) => set({ speed: value })}
          />
          <p>{t('How fast pieces travel and bots move. A system that asks for less motion always gets none.')}</p>
        </dd>
        <dt>{t('Ask once more')}</dt>
        <dd>
          <Choices
            legend={t('Ask once more')}
            values={confirmings}
            value={confirm}
            words={(value) => t(confirmWords[value])}
            onChoose={(value) => set({ confirm: value })}
          />
          <p>
            {t(
              'When it matters: before a choice that wastes something or ends the match. Always: also before a turn ends.',
            )}
          </p>
        </dd>
        <dt>{t('Single keys')}</dt>
        <dd>
          <Choices
            legend={t('Single keys')}
            values={['on', 'off']}
            value={keys ? 'on' : 'off'}
            words={(value) => (value === 'on' ? t('On') : t('Off'))}
            onChoose={(value) => set({ keys: value === 'on' })}
          />
          <p>{t('Digits and letters choose options. Arrow keys and Enter always work in the list.')}</p>
        </dd>
        <SoundSettings />
        <PushSetting />
      </dl>
    </Dialog>
  );
}

/** Nothing is heard unless it is asked for. */
function SoundSettings() {
  const { signals, pieces, calls, set } = usePreferences();
  return (
    <>
      <dt>{t('Sound: signals')}</dt>
      <dd>
        <Choices
          legend={t('Sound: signals')}
          values={loudnesses}
          value={signals}
          words={(value) => t(loudWords[value])}
          onChoose={(value) => {
            set({ signals: value });
            sound('turn');
          }}
        />
        <p>{t('Your turn, a word in the chat, the end of a match.')}</p>
      </dd>
      <dt>{t('Sound: pieces')}</dt>
      <dd>
        <Choices
          legend={t('Sound: pieces')}
          values={loudnesses}
          value={pieces}
          words={(value) => t(loudWords[value])}
          onChoose={(value) => {
            set({ pieces: value });
            sound('piece');
          }}
        />
      </dd>
      {signals !== 'off' && (
        <>
          <dt>{t('In the background')}</dt>
          <dd>
            <Choices
              legend={t('In the background')}
              values={['silent', 'calls']}
              value={calls ? 'calls' : 'silent'}
              words={(value) => (value === 'calls' ? t('Call me when it is my turn') : t('Silent'))}
              onChoose={(value) => set({ calls: value === 'calls' })}
            />
          </dd>
        </>
      )}
    </>
  );
}
