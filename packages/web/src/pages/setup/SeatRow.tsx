import { roster } from '@benchtop/bots/turns';
import controls from '../../ui/controls.module.css';
import type { SeatLook } from '../../table/contract.ts';
import { PERSON } from './draft.ts';
import type { DraftSeat } from './draft.ts';
import { LookMark } from './LookMark.tsx';
import css from './setup.module.css';
import { t, told } from '../../words/words.ts';

export interface SeatRowProps {
  readonly seat: number;
  readonly value: DraftSeat;
  readonly look: SeatLook | undefined;
  readonly onChange: (value: DraftSeat) => void;
}

function aboutWho(who: string, seat: number): string {
  const bot = roster.find(({ id }) => id === who);
  if (bot !== undefined) return told(bot.description);
  return seat === 0 ? t('Plays at this device.') : t('Plays at this device too: pass it round.');
}

/** One seat: its name, and who plays it. */
export function SeatRow({ seat, value, look, onChange }: SeatRowProps) {
  return (
    <li className={css.seat}>
      <LookMark look={look} />
      <input
        className={controls.field}
        aria-label={t('Name of player {seat}', { seat: seat + 1 })}
        value={value.name}
        maxLength={20}
        onChange={(event) => onChange({ ...value, name: event.target.value })}
      />
      <select
        className={controls.field}
        aria-label={t('Who plays {name}', { name: value.name })}
        value={value.who}
        onChange={(event) => onChange({ ...value, who: event.target.value })}
      >
        <option value={PERSON}>{seat === 0 ? t('You') : t('A person here')}</option>
        {roster.map(({ id, title }) => (
          <option key={id} value={id}>
            {t('Bot: {title}', { title: told(title) })}
          </option>
        ))}
      </select>
      <span className={css.hint}>{aboutWho(value.who, seat)}</span>
    </li>
  );
}
