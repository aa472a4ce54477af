import { useState } from 'react';
import controls from '../../ui/controls.module.css';
import css from './create.module.css';
import { t } from '../../words/words.ts';

const units = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 } as const;
type Unit = keyof typeof units;
const unitNames = ['seconds', 'minutes', 'hours', 'days'] as const satisfies readonly Unit[];

function unitOf(seconds: number): Unit {
  return unitNames.findLast((unit) => seconds % units[unit] === 0) ?? 'seconds';
}

export interface SpanFieldProps {
  readonly label: string;
  readonly seconds: number;
  readonly onChange: (seconds: number) => void;
}

/** A span of time as a number and a unit. */
export function SpanField({ label, seconds, onChange }: SpanFieldProps) {
  const [unit, setUnit] = useState<Unit>(() => (seconds === 0 ? 'minutes' : unitOf(seconds)));
  const amount = seconds / units[unit];
  return (
    <fieldset className={css.span}>
      <legend>{label}</legend>
      <input
        className={`${controls.field} ${css.number}`}
        type="number"
        inputMode="numeric"
        min={0}
        step={1}
        aria-label={t('{label}: how many', { label })}
        value={Number.isNaN(amount) ? '' : amount}
        onChange={({ target }) => onChange(target.valueAsNumber * units[unit])}
      />
      <select
        className={controls.field}
        aria-label={t('{label}: unit', { label })}
        value={unit}
        onChange={({ target: { value } }) => {
          const next = unitNames.find((one) => one === value) ?? unit;
          setUnit(next);
          onChange(amount * units[next]);
        }}
      >
        {unitNames.map((one) => (
          <option key={one} value={one}>
            {t(one)}
          </option>
        ))}
      </select>
    </fieldset>
  );
}
