import type { ReactNode } from 'react';
import controls from '../../ui/controls.module.css';
import css from './account.module.css';

/** What came of sending a form, in a sentence. */
export interface Said {
  readonly ok: boolean;
  readonly words: string;
}

export interface AccountFormProps {
  /** What the button says. */
  readonly words: string;
  readonly primary?: boolean;
  readonly busy?: boolean;
  readonly said: Said | null;
  readonly onSend: () => Promise<void>;
  /** The fields. */
  readonly children: ReactNode;
}

/** Fields, a button that sends them, and what came of it beside the button. */
export function AccountForm({ words, primary = true, busy = false, said, onSend, children }: AccountFormProps) {
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSend();
      }}
    >
      {children}
      <div className={css.send}>
        <button
          type="submit"
          className={primary ? `${controls.button} ${controls.primary}` : controls.button}
          disabled={busy}
        >
          {words}
        </button>
        <output className={said?.ok === false ? css.problem : css.good}>{said?.words}</output>
      </div>
    </form>
  );
}

export interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly type?: 'text' | 'password';
  readonly autoComplete: string;
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
}

export function Field({ label, value, type = 'text', autoComplete, maxLength, onChange }: FieldProps) {
  return (
    <label className={css.field}>
      <span>{label}</span>
      <input
        className={controls.field}
        type={type}
        value={value}
        autoComplete={autoComplete}
        maxLength={maxLength}
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

export interface ShowBoxProps {
  readonly words: string;
  readonly shown: boolean;
  readonly onChange: (shown: boolean) => void;
}

/** Whether what is entered can be read on the screen. */
export function ShowBox({ words, shown, onChange }: ShowBoxProps) {
  return (
    <label className={css.show}>
      <input type="checkbox" checked={shown} onChange={({ target }) => onChange(target.checked)} /> {words}
    </label>
  );
}
