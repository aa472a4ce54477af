import css from './players.module.css';
import { SeatMark } from './SeatMark.tsx';
import { owing, useMatch, useShown } from './use-table.ts';

/** On a small screen: every player's score and whose turn it is, always in sight. */
export function ScoreStrip() {
  const { match } = useMatch();
  const { view, scores } = useShown();
  const acting = owing(view);
  return (
    <ul className={css.strip} aria-label="Scores">
      {match.seats.map(({ name }, seat) => (
        <li
          key={`${seat} ${name}`}
          className={acting.includes(seat) ? css.stripActing : ''}
          data-place={`seat ${seat}`}
        >
          <SeatMark seat={seat} />
          <span className={css.stripName}>{name}</span>
          <span className="label">{scores[seat]?.total ?? 0}</span>
          {acting.includes(seat) && <span className="visually-hidden">, to move</span>}
        </li>
      ))}
    </ul>
  );
}
