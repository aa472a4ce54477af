import type { ShownGame } from '../../games/index.ts';
import { ClockIcon, PlayersIcon } from '../../ui/icons/icons.ts';
import css from './front.module.css';
import { t, told } from '../../words/words.ts';

/** For how many a game is, and how long it takes. */
export function GameFacts({ entry: { seats, length } }: { readonly entry: ShownGame }) {
  return (
    <p className={`${css.facts} label`}>
      <span>
        <PlayersIcon size={16} /> {t('{min}–{max} players', seats)}
      </span>
      <span>
        <ClockIcon size={16} /> {told(length)}
      </span>
    </p>
  );
}
