import type { ReactNode } from 'react';
import type { Choice, Offer, Refusal } from '../../../table/kit/choices.ts';
import { Target } from '../../../table/kit/Target.tsx';
import css from './trays.module.css';

interface AnswersProps<O> {
  readonly of: { readonly options: readonly Choice<O>[]; readonly refused: readonly Refusal<O>[] };
  /** What stands before the words of an answer. */
  readonly icon?: (value: O) => ReactNode;
}

/** Answers as buttons, those that are refused last: they say why. */
export function Answers<O>({ of: { options, refused }, icon }: AnswersProps<O>) {
  return (
    <div className={css.answers}>
      {options.map((option) => (
        <Answer
          key={option.id}
          of={{ options: [option], refused: [] }}
          label={option.label}
          icon={icon?.(option.value)}
        />
      ))}
      {refused.map((one) => (
        <Answer key={one.id} of={{ options: [], refused: [one] }} label={one.label} icon={icon?.(one.value)} />
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
          {label}
        </span>
      )}
    </Target>
  );
}
