import { PushSetting } from './account/PushSetting.tsx';
import { Choices } from '../ui/Choices.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { confirmings, loudnesses, speeds, textSizes, themes, usePreferences } from '../ui/preferences.ts';
import type { Confirming, Loudness, Speed, TextSize, Theme } from '../ui/preferences.ts';
import { sound } from '../ui/sounds.ts';
import css from './settings.module.css';

const themeWords: { readonly [T in Theme]: string } = { system: 'System', light: 'Light', dark: 'Dark' };
const speedWords: { readonly [S in Speed]: string } = { 0: 'None', 1: 'Calm', 2: 'Brisk', 4: 'Quick' };

const loudWords: { readonly [L in Loudness]: string } = { off: 'Off', soft: 'Soft', medium: 'Medium', loud: 'Loud' };
const sizeWords: { readonly [S in TextSize]: string } = { 100: 'Normal', 112: 'Large', 125: 'Larger' };

const confirmWords: { readonly [C in Confirming]: string } = {
  always: 'Always',
  matters: 'When it matters',
  never: 'Never',
};

/** Everything that can be set about the page, in one sheet; this browser remembers it. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { theme, textSize, speed, keys, confirm, set } = usePreferences();
  return (
    <Dialog title="Settings" onClose={onClose}>
      <dl className={css.list}>
        <dt>Theme</dt>
        <dd>
          <Choices
            legend="Theme"
            values={themes}
            value={theme}
            words={(value) => themeWords[value]}
            onChoose={(value) => set({ theme: value })}
          />
        </dd>
        <dt>Text</dt>
        <dd>
          <Choices
            legend="Text"
            values={textSizes}
            value={textSize}
            words={(value) => sizeWords[value]}
            onChoose={(value) => set({ textSize: value })}
          />
        </dd>
        <dt>Motion</dt>
        <dd>
          <Choices
            legend="Motion"
            values={speeds}
            value={speed}
            words={(value) => speedWords[value]}
            onChoose={(value) => set({ speed: value })}
          />
          <p>How fast pieces travel and bots move. A system that asks for less motion always gets none.</p>
        </dd>
        <dt>Ask once more</dt>
        <dd>
          <Choices
            legend="Ask once more"
            values={confirmings}
            value={confirm}
            words={(value) => confirmWords[value]}
            onChoose={(value) => set({ confirm: value })}
          />
          <p>
            When it matters: before a choice that wastes something or ends the match. Always: also before a turn ends.
          </p>
        </dd>
        <dt>Single keys</dt>
        <dd>
          <Choices
            legend="Single keys"
            values={['on', 'off']}
            value={keys ? 'on' : 'off'}
            words={(value) => (value === 'on' ? 'On' : 'Off')}
            onChoose={(value) => set({ keys: value === 'on' })}
          />
          <p>Digits and letters choose options. Arrow keys and Enter always work in the list.</p>
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
      <dt>Sound: signals</dt>
      <dd>
        <Choices
          legend="Sound: signals"
          values={loudnesses}
          value={signals}
          words={(value) => loudWords[value]}
          onChoose={(value) => {
            set({ signals: value });
            sound('turn');
          }}
        />
        <p>Your turn, a word in the chat, the end of a match.</p>
      </dd>
      <dt>Sound: pieces</dt>
      <dd>
        <Choices
          legend="Sound: pieces"
          values={loudnesses}
          value={pieces}
          words={(value) => loudWords[value]}
          onChoose={(value) => {
            set({ pieces: value });
            sound('piece');
          }}
        />
      </dd>
      {signals !== 'off' && (
        <>
          <dt>In the background</dt>
          <dd>
            <Choices
              legend="In the background"
              values={['silent', 'calls']}
              value={calls ? 'calls' : 'silent'}
              words={(value) => (value === 'calls' ? 'Call me when it is my turn' : 'Silent')}
              onChoose={(value) => set({ calls: value === 'calls' })}
            />
          </dd>
        </>
      )}
    </>
  );
}
