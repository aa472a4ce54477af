import { useId } from 'react';
import controls from './controls.module.css';

export interface ChoicesProps<T extends string | number> {
  readonly legend: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly words: (value: T) => string;
  readonly onChoose: (value: T) => void;
}

/** A few alternatives side by side, of which one holds: radio buttons that look like a switch. */
export function Choices<T extends string | number>({ legend, values, value, words, onChoose }: ChoicesProps<T>) {
  const group = useId();
  return (
    <div className={controls.choices} role="radiogroup" aria-label={legend}>
      {values.map((each) => (
        <label key={each} className={controls.choice}>
          <input type="radio" name={group} checked={each === value} onChange={() => onChoose(each)} />
          {words(each)}
        </label>
      ))}
    </div>
  );
}
