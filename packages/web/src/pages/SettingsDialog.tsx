import { PushSetting } from './account/PushSetting.tsx';
import { Choices } from '../ui/Choices.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { confirmings, speeds, themes, usePreferences } from '../ui/preferences.ts';
import type { Confirming, Speed, Theme } from '../ui/preferences.ts';
import css from './settings.module.css';

const themeWords: { readonly [T in Theme]: string } = { system: 'System', light: 'Light', dark: 'Dark' };
const speedWords: { readonly [S in Speed]: string } = { 0: 'None', 1: 'Calm', 2: 'Brisk', 4: 'Quick' };

const confirmWords: { readonly [C in Confirming]: string } = {
  always: 'Always',
  matters: 'When it matters',
  never: 'Never',
};

/** Everything that can be set about the page, in one sheet; this browser remembers it. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { theme, speed, keys, confirm, set } = usePreferences();
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
        <PushSetting />
      </dl>
    </Dialog>
  );
}
