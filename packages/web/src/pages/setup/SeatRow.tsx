import { roster } from '@benchtop/bots/turns';
import controls from '../../ui/controls.module.css';
import type { SeatLook } from '../../table/contract.ts';
import { PERSON } from './draft.ts';
import type { DraftSeat } from './draft.ts';
import { LookMark } from './LookMark.tsx';
import css from './setup.module.css';

export interface SeatRowProps {
  readonly seat: number;
  readonly value: DraftSeat;
  readonly look: SeatLook | undefined;
  readonly onChange: (value: DraftSeat) => void;
}

function aboutWho(who: string, seat: number): string {
  const bot = roster.find(({ id }) => id === who);
  if (bot !== undefined) return bot.description;
  return seat === 0 ? 'Plays at this device.' : 'Plays at this device too: pass it round.';
}

/** One seat: its name, and who plays it. */
export function SeatRow({ seat, value, look, onChange }: SeatRowProps) {
  return (
    <li className={css.seat}>
      <LookMark look={look} />
      <input
        className={controls.field}
        aria-label={`Name of player ${seat + 1}`}
        value={value.name}
        maxLength={20}
        onChange={(event) => onChange({ ...value, name: event.target.value })}
      />
      <select
        className={controls.field}
        aria-label={`Who plays ${value.name}`}
        value={value.who}
        onChange={(event) => onChange({ ...value, who: event.target.value })}
      >
        <option value={PERSON}>{seat === 0 ? 'You' : 'A person here'}</option>
        {roster.map(({ id, title }) => (
          <option key={id} value={id}>
            Bot: {title}
          </option>
        ))}
      </select>
      <span className={css.hint}>{aboutWho(value.who, seat)}</span>
    </li>
  );
}
