import { PushSetting } from '../notify/PushSetting.tsx';
import { Choices } from './Choices.tsx';
import { Dialog } from './Dialog.tsx';
import { speeds, themes, usePreferences } from './preferences.ts';
import type { Speed, Theme } from './preferences.ts';
import css from './settings.module.css';

const themeWords: { readonly [T in Theme]: string } = { system: 'System', light: 'Light', dark: 'Dark' };
const speedWords: { readonly [S in Speed]: string } = { 0: 'None', 1: 'Calm', 2: 'Brisk', 4: 'Quick' };

/** Everything that can be set about the page, in one sheet; this browser remembers it. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { theme, speed, keys, set } = usePreferences();
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
        <PushSetting />
      </dl>
    </Dialog>
  );
}
