import type { WireSeat, WireTable } from '@benchtop/server/wire';
import { useEffect, useState } from 'react';
import { api } from '../../match/api.ts';
import controls from '../../ui/controls.module.css';
import { BotIcon } from '../../ui/icons/icons.ts';
import { listing } from '../lobby/table-words.ts';
import { useTable } from '../../match/store.ts';
import { say } from '../../match/table-acts.ts';
import { spanWords } from '../../match/online/clock-words.ts';
import { theLine } from '../../match/online/connection.ts';
import css from './online.module.css';
import { useOnline } from '../../match/online/online-store.ts';
import { t } from '../../words/words.ts';

const EVERY = 10_000;

/** Somebody who is not here holds up the match: what those who are here can do, and when. */
export function Absent() {
  const table = useOnline((online) => online.table);
  const playing = useOnline(({ seat }) => seat !== null && table?.seats[seat]?.away === false);
  const owing = useTable(({ match, position }) => (position < 0 ? null : (match?.awaited()[0]?.seat ?? null)));
  const seat = owing === null ? undefined : table?.seats[owing];
  if (table?.status !== 'running' || !playing || seat === undefined) return null;
  if (seat.kind !== 'person' || seat.here || seat.away || seat.you) return null;
  if (seat.standInFrom === null) return <Patience name={seat.name} clock={table.clock !== null} />;
  return <Agreeing key={seat.seat} table={table} seat={seat} from={seat.standInFrom} />;
}

function Patience({ name, clock }: { readonly name: string; readonly clock: boolean }) {
  return (
    <p className={css.strip}>
      <BotIcon size={18} />
      <span>
        {clock
          ? t('{name} is not here. Nothing is lost by waiting: when their time is up, a bot plays for them.', { name })
          : t('{name} is not here. Nothing is lost by waiting.', { name })}
      </span>
    </p>
  );
}

interface AgreeingProps {
  readonly table: WireTable;
  readonly seat: WireSeat;
  /** From when on those who are here may decide. */
  readonly from: number;
}

/** Without a clock: after a day those who are here may agree that a bot plays. */
function Agreeing({ table, seat, from }: AgreeingProps) {
  const now = useServerNow();
  const [busy, setBusy] = useState(false);
  const { name, agreed } = seat;
  const left = Math.ceil((from - now) / 1000);
  const agree = async (): Promise<void> => {
    setBusy(true);
    const done = await api.setSeat(table.id, seat.seat, 'greedy');
    setBusy(false);
    if (!done.ok) say(done.reason);
  };
  const others = table.seats.filter(({ kind, here, away, you }) => kind === 'person' && here && !away && !you);
  const silent = others.filter((one) => !agreed.includes(one.seat)).map((one) => one.name);
  const mine = table.seats.some(({ you, seat: no }) => you && agreed.includes(no));
  return (
    <p className={css.strip}>
      <BotIcon size={18} />
      <output data-testid="absent">
        {left > 0
          ? t('{name} is not here. If that stays so, those who are here can let a bot play in {span}.', {
              name,
              span: spanWords(left),
            })
          : absentWords(
              name,
              agreed.map((no) => (table.seats[no]?.you === true ? t('you') : (table.seats[no]?.name ?? ''))),
              silent,
            )}
      </output>
      {left <= 0 && !(mine && silent.length > 0) && (
        <button type="button" className={controls.button} disabled={busy} onClick={() => void agree()}>
          {silent.length === 0 ? t('Let a bot play for {name}', { name }) : t('I agree to a bot')}
        </button>
      )}
    </p>
  );
}

/** Who has agreed, and whose word is missing. */
export function absentWords(name: string, agreed: readonly string[], silent: readonly string[]): string {
  const away = t('{name} has been away for a day.', { name });
  if (agreed.length === 0)
    return silent.length === 0 ? away : `${away} ${t('A bot plays until they return if all who are here agree.')}`;
  const missing = silent.length === 0 ? '' : ` ${t('Waiting for the word of {names}.', { names: listing(silent) })}`;
  return `${away} ${t('Agreed to a bot: {names}.', { names: listing(agreed) })}${missing}`;
}

/** The server's time, now and then. */
function useServerNow(): number {
  const [now, setNow] = useState(() => theLine().serverNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(theLine().serverNow()), EVERY);
    return () => clearInterval(timer);
  }, []);
  return now;
}
