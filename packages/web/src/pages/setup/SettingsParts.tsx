import type { ReactNode } from 'react';
import type { LoadedGame } from '../../games/index.ts';
import { ChevronIcon } from '../../ui/icons/icons.ts';
import { fitting, isOpen, refitted } from './draft.ts';
import type { Arranged } from './draft.ts';
import { SettingField } from './SettingField.tsx';
import css from './setup.module.css';

export interface SettingsPartProps {
  readonly loaded: LoadedGame;
  readonly arranged: Arranged;
  readonly change: (part: { readonly settings: Arranged['settings'] }) => void;
}

/** What everybody is asked for: always all that there is, the rest of the settings follows. */
export function UpfrontSettings({ loaded: { game, ui }, arranged, change }: SettingsPartProps) {
  return (ui.upfront ?? []).map((name) => {
    const schema = game.settings[name];
    if (schema === undefined) return null;
    const choose = (value: string | boolean): void => {
      const { count, settings } = arranged;
      change({ settings: refitted(game, ui, { count, settings: { ...settings, [name]: value } }).settings });
    };
    const value = arranged.settings[name] ?? schema.default;
    return <SettingField key={name} schema={schema} value={value} onChange={choose} />;
  });
}

/** The settings that wait until somebody asks for them, and what else belongs there. */
export function MoreSettings({
  loaded: { game, ui },
  arranged,
  change,
  title,
  children,
}: SettingsPartProps & { readonly title: string; readonly children?: ReactNode }) {
  const rest = Object.entries(game.settings).filter(
    ([name, schema]) =>
      ui.upfront?.includes(name) !== true &&
      isOpen(game, arranged, name) &&
      // With one choice left there is nothing to set.
      (schema.type === 'boolean' || fitting(game, arranged, name, schema.enum).length > 1),
  );
  if (rest.length === 0 && children === undefined) return null;
  return (
    <details className={css.more}>
      <summary>
        <ChevronIcon size={18} /> {title}
      </summary>
      <div className={css.settings}>
        {rest.map(([name, schema]) => (
          <SettingField
            key={name}
            schema={schema}
            value={arranged.settings[name] ?? schema.default}
            name={ui.choiceName}
            {...(schema.type === 'boolean' ? {} : { values: fitting(game, arranged, name, schema.enum) })}
            onChange={(value) => change({ settings: { ...arranged.settings, [name]: value } })}
          />
        ))}
        {children}
      </div>
    </details>
  );
}
