import type { ReactNode } from 'react';
import { EyeIcon } from '../../ui/icons/icons.ts';
import { SeatMark } from '../SeatMark.tsx';
import { group, picture } from './naming.ts';
import css from './pieces.module.css';
import { t } from '../../words/words.ts';

interface CostProps {
  /** What it is paid in: "Gold". */
  readonly name: string;
  readonly need: number;
  /** What somebody has; left out where nobody's purse is meant. */
  readonly have?: number | undefined;
  readonly icon?: ReactNode;
}

/** What something costs; what is missing is said with its number, not by colour alone. */
export function Cost({ name, need, have = need, icon }: CostProps) {
  const short = Math.max(0, need - have);
  return (
    <span
      className={css.cost}
      data-short={short > 0 ? '' : undefined}
      {...picture(short > 0 ? `${need} ${name}, ${t('{n} short', { n: short })}` : `${need} ${name}`)}
    >
      {icon ?? name} {need}
      {short > 0 && <small>✕ {t('{n} short', { n: short })}</small>}
    </span>
  );
}

/** A rung of a ladder: what it is worth, and the seats that stand on it. */
export interface Rung {
  readonly worth: ReactNode;
  readonly seats: readonly number[];
}

interface LadderProps {
  readonly name: string;
  readonly rungs: readonly Rung[];
  /** The rung that would be taken next. */
  readonly next?: number | undefined;
}

/** Places that are worth less and less, or more and more, with the markers that lie on them. */
export function Ladder({ name, rungs, next }: LadderProps) {
  return (
    <ol className={css.ladder} {...group(name)}>
      {rungs.map(({ worth, seats }, i) => (
        <li
          key={i}
          className={css.rung}
          data-taken={seats.length > 0 ? '' : undefined}
          data-next={i === next ? '' : undefined}
        >
          {seats.length === 0 ? worth : seats.map((seat) => <SeatMark key={seat} seat={seat} />)}
        </li>
      ))}
    </ol>
  );
}

/** Says that nobody else sees what lies here. */
export function OnlyYou({ words = t('only you see this') }: { readonly words?: string }) {
  return (
    <span className={css.onlyYou}>
      <EyeIcon size={16} /> {words}
    </span>
  );
}
