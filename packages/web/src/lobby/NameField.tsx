import { Link } from 'wouter';
import { useMe } from '../account/me.ts';
import controls from '../app/controls.module.css';
import css from './create.module.css';

export interface NameFieldProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** Asked once: the name the others see. Whoever has one is told it. */
export function NameField({ value, onChange }: NameFieldProps) {
  const { me, trouble } = useMe();
  if (me !== null)
    return (
      <p className={css.as}>
        You play as <strong>{me.name}</strong>. <Link href="/account">Change</Link>
      </p>
    );
  return (
    <label className={css.name}>
      <span>Your name</span>
      <input
        className={controls.field}
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
