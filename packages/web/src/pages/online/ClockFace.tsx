import { useEffect, useState } from 'react';
import { ClockIcon } from '../../ui/icons/icons.ts';
import { useTable } from '../../match/store.ts';
import { spanWords } from '../../match/online/clock-words.ts';
import css from './online.module.css';
import { useOnline } from '../../match/online/online-store.ts';
import { t } from '../../words/words.ts';

/** Seconds from which on the clock warns. */
const WARNING = 20;

/** How long the running decision may still take; nothing at a table without a clock. */
export function ClockFace() {
  const deadline = useOnline((online) => online.deadline);
  return deadline === null ? null : <Face key={deadline} deadline={deadline} />;
}

function Face({ deadline }: { readonly deadline: number }) {
  const due = useTable(({ open }) => open !== null);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil((deadline - now) / 1000));
  const short = left <= WARNING;
  return (
    <span className={`${css.clock} ${short && due ? css.short : ''}`} data-testid="clock">
      <ClockIcon size={18} />
      <span className="visually-hidden">{due ? t('Your time:') : t('Time left:')}</span>
      <span className="label" role="timer">
        {spanWords(left)}
      </span>
      {short && due && (
        <span className="visually-hidden" role="alert">
          {t('Less than {seconds} seconds left', { seconds: WARNING })}
        </span>
      )}
    </span>
  );
}
