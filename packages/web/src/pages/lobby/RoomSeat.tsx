import { roster } from '@benchtop/bots/turns';
import type { WireSeat } from '@benchtop/server/wire';
import { ask } from '../../ui/ask.ts';
import controls from '../../ui/controls.module.css';
import { BotIcon, CheckIcon, CloseIcon } from '../../ui/icons/icons.ts';
import { LookMark } from '../setup/LookMark.tsx';
import type { SeatLook } from '../../table/contract.ts';
import css from './room.module.css';
import { t, told } from '../../words/words.ts';

const FREE = 'free';

export interface RoomSeatProps {
  readonly seat: WireSeat;
  readonly look: SeatLook | undefined;
  /** What the reader may do with the seat. */
  readonly may: 'nothing' | 'sit' | 'arrange';
  readonly busy: boolean;
  readonly onSit: () => void;
  readonly onArrange: (bot: string | null) => void;
}

/** One seat of a table that gathers. */
export function RoomSeat(props: RoomSeatProps) {
  const { seat, look, may, busy } = props;
  const place = look?.name ?? t('Seat {seat}', { seat: seat.seat + 1 });
  return (
    <li className={`${css.seat} ${seat.kind === 'free' ? css.free : ''}`} data-testid="seat">
      <LookMark look={look} />
      <span className={css.person}>
        <span className={css.personName}>{seat.kind === 'free' ? t('Free seat') : seat.name}</span>
        <span className={css.place}>{[place, ...rolesOf(seat)].join(' · ')}</span>
      </span>
      {!(may === 'arrange' && seat.kind === 'bot') && <Standing seat={seat} />}
      {may === 'sit' && seat.kind === 'free' && (
        <button type="button" className={controls.button} aria-disabled={busy} onClick={props.onSit}>
          {t('Sit here')}
          <span className="visually-hidden">: {place}</span>
        </button>
      )}
      {may === 'arrange' && seat.kind !== 'person' && <Arrange {...props} place={place} />}
      {may === 'arrange' && seat.kind === 'person' && !seat.you && (
        <button
          type="button"
          className={`${controls.button} ${controls.quiet} ${controls.icon}`}
          aria-label={t('Remove {name}', { name: seat.name })}
          aria-disabled={busy}
          onClick={() => void remove(props)}
        >
          <CloseIcon />
        </button>
      )}
    </li>
  );
}

async function remove({ seat, onArrange }: RoomSeatProps): Promise<void> {
  const sentence = t('They cannot come back, and the invite link changes.');
  if (await ask({ title: t('Remove {name} from the table?', { name: seat.name }), sentence, yes: t('Remove') }))
    onArrange(null);
}

function rolesOf({ you, host, kind, here }: WireSeat): string[] {
  const away = kind === 'person' && !you && !here;
  return [...(you ? [t('you')] : []), ...(host ? [t('host')] : []), ...(away ? [t('not here')] : [])];
}

/** Ready or not, by word and sign. */
function Standing({ seat: { kind, ready, bot } }: { readonly seat: WireSeat }) {
  if (kind === 'free') return null;
  if (kind === 'bot')
    return (
      <span className={css.standing}>
        <BotIcon size={18} /> {told(roster.find(({ id }) => id === bot)?.title ?? t('Bot'))}
      </span>
    );
  return ready ? (
    <span className={`${css.standing} ${css.isReady}`}>
      <CheckIcon size={18} /> {t('Ready')}
    </span>
  ) : (
    <span className={css.standing}>{t('Not ready')}</span>
  );
}

function Arrange({ seat, busy, onArrange, place }: RoomSeatProps & { readonly place: string }) {
  return (
    <select
      className={`${controls.field} ${css.arrange}`}
      aria-label={t('Who plays {place}', { place })}
      aria-disabled={busy}
      value={seat.kind === 'bot' ? (seat.bot ?? FREE) : FREE}
      onChange={({ target: { value } }) => onArrange(value === FREE ? null : value)}
    >
      <option value={FREE}>{t('A friend')}</option>
      {roster.map(({ id, title }) => (
        <option key={id} value={id}>
          {t('Bot: {title}', { title: told(title) })}
        </option>
      ))}
    </select>
  );
}
