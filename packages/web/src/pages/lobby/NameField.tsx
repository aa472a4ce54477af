import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { isNamed, nameProblem, useMe } from '../account/me.ts';
import controls from '../../ui/controls.module.css';
import { shownName } from '../../ui/shown-text.ts';
import css from './create.module.css';
import { rich, t } from '../../words/words.ts';

export interface NameFieldProps {
  readonly value: string;
  /** Why what was sent was refused. */
  readonly refused: string | null;
  readonly onChange: (name: string) => void;
}

/** Asked once: the name the others see. Whoever has one is told it. */
export function NameField({ value, refused, onChange }: NameFieldProps) {
  const { me, trouble } = useMe();
  const field = useRef<HTMLInputElement>(null);
  const wrong = refused !== null && nameProblem(value) !== null;
  useEffect(() => {
    if (wrong) field.current?.focus();
  }, [wrong]);
  if (isNamed(me))
    return (
      <p className={css.as}>
        {rich('You play as {name}. {change}', {
          name: <strong>{shownName(me.name)}</strong>,
          change: <Link href="/account">{t('Change')}</Link>,
        })}
      </p>
    );
  return (
    <label className={css.name}>
      <span>{t('Your name')}</span>
      <input
        ref={field}
        className={controls.field}
        aria-invalid={wrong}
        value={value}
        maxLength={24}
        autoComplete="name"
        placeholder={t('as the others will see it')}
        onChange={({ target }) => onChange(target.value)}
      />
      {trouble !== null && <span className={css.trouble}>{trouble}</span>}
    </label>
  );
}
