import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { isNamed, nameProblem, useMe } from '../account/me.ts';
import controls from '../../ui/controls.module.css';
import { shownName } from '../../ui/shown-text.ts';
import css from './create.module.css';

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
        You play as <strong>{shownName(me.name)}</strong>. <Link href="/account">Change</Link>
      </p>
    );
  return (
    <label className={css.name}>
      <span>Your name</span>
      <input
        ref={field}
        className={controls.field}
        aria-invalid={wrong}
        value={value}
        maxLength={24}
        autoComplete="name"
        placeholder="as the others shall see it"
        onChange={({ target }) => onChange(target.value)}
      />
      {trouble !== null && <span className={css.trouble}>{trouble}</span>}
    </label>
  );
}
