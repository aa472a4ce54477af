import type { ReactNode } from 'react';
import type { Choice, Offer, Refusal } from './choices.ts';
import { Target } from './Target.tsx';
import css from './answers.module.css';

interface AnswersProps<O> {
  readonly of: { readonly options: readonly Choice<O>[]; readonly refused: readonly Refusal<O>[] };
  /** What stands before the words of an answer. */
  readonly icon?: (value: O) => ReactNode;
  /** What it is called here, where the thing it stands on says the rest. */
  readonly word?: (value: O) => string | null;
}

/** Answers as buttons, those that are refused last: they say why. */
export function Answers<O>({ of: { options, refused }, icon, word }: AnswersProps<O>) {
  return (
    <div className={css.answers}>
      {options.map((option) => (
        <Answer
          key={option.id}
          of={{ options: [option], refused: [] }}
          label={word?.(option.value) ?? option.label}
          icon={icon?.(option.value)}
        />
      ))}
      {refused.map((one) => (
        <Answer
          key={one.id}
          of={{ options: [], refused: [one] }}
          label={word?.(one.value) ?? one.label}
          icon={icon?.(one.value)}
        />
      ))}
    </div>
  );
}

interface AnswerProps {
  readonly of: Offer;
  readonly label: string;
  readonly icon?: ReactNode;
}

function Answer({ of, label, icon }: AnswerProps) {
  return (
    <Target of={of}>
      {({ choosable, pointed }) => (
        <span className={css.answer} data-refused={!choosable || undefined} data-chosen={pointed || undefined}>
          {icon}
          <span className={css.words}>{label}</span>
        </span>
      )}
    </Target>
  );
}
