import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { catalogue, titleOf } from '../../games/index.ts';
import type { ShownGame } from '../../games/index.ts';
import { allSaves, isBroken } from '../../match/local/saves.ts';
import { wordsOf } from '../../match/record-file.ts';
import { useMine, waitsForMe } from '../../pages/notify/mine.ts';
import controls from '../../ui/controls.module.css';
import { GameCover } from '../../ui/covers/GameCover.tsx';
import { ForwardIcon, PlayIcon, ReplayIcon } from '../../ui/icons/icons.ts';
import { useDirector, useMatch, useSlots } from '../use-table.ts';
import css from './result.module.css';
import { rich, t, told } from '../../words/words.ts';

/** The game that was played least in this browser, other than this one. */
function suggested(games: readonly ShownGame[], played: readonly string[], now: string): ShownGame | null {
  const count = (id: string): number => played.filter((game) => game === id).length;
  const others = games.filter(({ id, playable }) => playable && id !== now);
  return others.reduce<ShownGame | null>(
    (best, one) => (best !== null && count(best.id) <= count(one.id) ? best : one),
    null,
  );
}

function playedHere(): readonly string[] {
  return allSaves().flatMap((save) => (isBroken(save) ? [] : [save.game]));
}

/** What to play next: where the player is awaited first, then something new. */
export function Suggestions() {
  const { match } = useMatch();
  const waiting = useMine(({ tables }) => tables.find((table) => waitsForMe(table) && table.id !== match.id) ?? null);
  const [other] = useState(() => suggested(catalogue, playedHere(), match.game.id));
  return (
    <section className={css.part} aria-labelledby="next">
      <h3 id="next">{t('What to play next')}</h3>
      <ul className={css.nexts}>
        {waiting !== null && (
          <li data-game={waiting.game}>
            <Link href={`/t/${waiting.id}`} className={css.next}>
              <Picture game={waiting.game} />
              <span>
                {rich('{turn} at {game}', {
                  turn: <strong>{t('It is your turn')}</strong>,
                  game: titleOf(waiting.game),
                })}
              </span>
              <ForwardIcon />
            </Link>
          </li>
        )}
        <li data-game={match.game.id}>
          <Link href={`/new/${match.game.id}`} className={css.next}>
            <Picture game={match.game.id} />
            <span>
              {rich('{game} with other players, bots or variants', { game: <strong>{match.game.title}</strong> })}
            </span>
            <ForwardIcon />
          </Link>
        </li>
        {other !== null && (
          <li data-game={other.id}>
            <Link href={`/new/${other.id}`} className={css.next}>
              <Picture game={other.id} />
              <span>
                <strong>{other.title}</strong> {told(other.pitch)}
              </span>
              <ForwardIcon />
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}

function Picture({ game }: { readonly game: string }) {
  return (
    <span className={css.picture}>
      <GameCover game={game} />
    </span>
  );
}

/** What can be done at once, always in sight. */
export function Deeds() {
  const { match } = useMatch();
  const { rematch, sameDraws, replay } = useDirector().actions;
  const { next } = useSlots();
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState<string | null>(null);
  const follow = (work: Promise<string>): void => {
    work.then(
      (address) => go(address),
      (error: unknown) => setTrouble(wordsOf(error)),
    );
  };
  return (
    <div className={css.actions}>
      {next}
      {trouble !== null && <p role="alert">{trouble}</p>}
      {rematch !== null && (
        <button type="button" className={`${controls.button} ${controls.primary}`} onClick={() => follow(rematch())}>
          <ReplayIcon />{' '}
          {match.seats.length === 1 ? (
            t('Play again')
          ) : (
            <span>
              {t('Rematch')}
              <span className={css.wideOnly}>{t(', seats rotated')}</span>
            </span>
          )}
        </button>
      )}
      {sameDraws !== null && (
        <button
          type="button"
          className={controls.button}
          title={t('The same seats and the same draws: for practice, since you know them now')}
          onClick={() => follow(sameDraws())}
        >
          {t('Same draws')}
        </button>
      )}
      {replay !== null && (
        <Link href={replay()} className={controls.button}>
          <PlayIcon /> {t('Replay')}
        </Link>
      )}
      <Link href="/" className={`${controls.button} ${css.wideOnly}`}>
        {t('Front page')}
      </Link>
    </div>
  );
}
