import type { SettingSchema } from '@benchtop/engine/host';
import { Choices } from '../../ui/Choices.tsx';
import css from './setup.module.css';
import { t } from '../../words/words.ts';

export interface SettingFieldProps {
  readonly schema: SettingSchema;
  readonly value: string | boolean;
  /** Those to choose from, where not all that the schema knows go with the rest. */
  readonly values?: readonly string[];
  /** What a choice is called, or null where its id says it. */
  readonly name?: ((value: string) => string | null) | undefined;
  readonly onChange: (value: string | boolean) => void;
}

/** An id as words. */
export function word(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1).replaceAll('-', ' ');
}

/** One setting, drawn from its schema. */
export function SettingField({ schema, value, values, name, onChange }: SettingFieldProps) {
  return (
    <div className={css.setting}>
      <span className={css.settingTitle}>{schema.title}</span>
      {schema.type === 'boolean' ? (
        <Choices
          legend={schema.title}
          values={['off', 'on']}
          value={value === true ? 'on' : 'off'}
          words={(on) => (on === 'on' ? t('On') : t('Off'))}
          onChoose={(chosen) => onChange(chosen === 'on')}
        />
      ) : (
        <Choices
          legend={schema.title}
          values={values ?? schema.enum}
          value={String(value)}
          words={(one) => name?.(one) ?? word(one)}
          onChoose={onChange}
        />
      )}
      <span className={css.hint}>{schema.description}</span>
    </div>
  );
}
