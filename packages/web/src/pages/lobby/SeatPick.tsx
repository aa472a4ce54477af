import { roster } from '@benchtop/bots/turns';
import controls from '../../ui/controls.module.css';
import { LookMark } from '../setup/LookMark.tsx';
import setup from '../setup/setup.module.css';
import type { SeatLook } from '../../table/contract.ts';
import css from './create.module.css';
import { t, told } from '../../words/words.ts';

const FRIEND = 'friend';

export interface SeatPickProps {
  readonly seat: number;
  readonly look: SeatLook | undefined;
  readonly bot: string | null;
  readonly onChange: (bot: string | null) => void;
}

/** Who shall sit here: you, a friend who comes by the link, or a bot. */
export function SeatPick({ seat, look, bot, onChange }: SeatPickProps) {
  const name = look?.name ?? t('Seat {seat}', { seat: seat + 1 });
  const about = roster.find(({ id }) => id === bot)?.description;
  return (
    <li className={`${setup.seat} ${css.seat}`}>
      <LookMark look={look} />
      <span className={css.seatName}>{name}</span>
      {seat === 0 ? (
        <span className={css.you}>{t('You')}</span>
      ) : (
        <select
          className={controls.field}
          aria-label={t('Who plays {name}', { name })}
          value={bot ?? FRIEND}
          onChange={({ target: { value } }) => onChange(value === FRIEND ? null : value)}
        >
          <option value={FRIEND}>{t('A friend')}</option>
          {roster.map(({ id, title }) => (
            <option key={id} value={id}>
              {t('Bot: {title}', { title: told(title) })}
            </option>
          ))}
        </select>
      )}
      {about !== undefined && <span className={setup.hint}>{told(about)}</span>}
    </li>
  );
}
