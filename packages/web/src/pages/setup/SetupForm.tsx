import { useState } from 'react';
import { Choices } from '../../ui/Choices.tsx';
import controls from '../../ui/controls.module.css';
import type { LoadedGame } from '../../games/index.ts';
import { PlayIcon } from '../../ui/icons/icons.ts';
import { keep } from '../../match/local/saves.ts';
import { handOver } from '../../match/hand-over.ts';
import { deal, firstDraft, refitted, wrong } from './draft.ts';
import type { Draft } from './draft.ts';
import { SeatRow } from './SeatRow.tsx';
import { MoreSettings, UpfrontSettings } from './SettingsParts.tsx';
import css from './setup.module.css';
import { t } from '../../words/words.ts';

export interface SetupFormProps {
  readonly loaded: LoadedGame;
  readonly onDealt: (id: string) => void;
}

/** What a part of the form is given: the arrangement so far, and the way to change it. */
interface PartProps {
  readonly loaded: LoadedGame;
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
}

/** Deals the match and keeps it, so that its address works at once; without storage it is played from memory. */
function dealt({ game }: LoadedGame, draft: Draft): string | null {
  const match = deal(game, draft);
  if (!match.ok) return null;
  keep(match.value.saved(t('The match begins.'), Date.now()));
  handOver(match.value);
  return match.value.id;
}

/** Seats, settings and seed; drawn from the game's own data. */
export function SetupForm({ loaded, onDealt }: SetupFormProps) {
  const [draft, setDraft] = useState(() => firstDraft(loaded.game, loaded.ui));
  const part: PartProps = { loaded, draft, change: (changed) => setDraft({ ...draft, ...changed }) };
  const problem = wrong(loaded.game, draft);
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        const id = dealt(loaded, draft);
        if (id !== null) onDealt(id);
      }}
    >
      <Seats {...part} />
      <UpfrontSettings {...part} arranged={draft} />
      <MoreSettings {...part} arranged={draft} title={t('More: variants and practice')}>
        <Seed {...part} />
      </MoreSettings>
      <div className={css.go}>
        <button
          type="submit"
          className={`${controls.button} ${controls.primary} ${controls.large}`}
          disabled={problem !== null}
        >
          <PlayIcon /> {t('Start')}
        </button>
        <output className={css.problem}>{problem}</output>
      </div>
    </form>
  );
}

function countWords(count: number): string {
  return count === 1 ? t('1 (solo)') : String(count);
}

function Seats({ loaded: { game, ui }, draft, change }: PartProps) {
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return (
    <>
      <div className={css.line}>
        <h2>{t('Players')}</h2>
        <Choices
          legend={t('Number of players')}
          values={counts}
          value={draft.count}
          words={countWords}
          onChoose={(count) => change(refitted(game, ui, { ...draft, count }))}
        />
      </div>
      <ol className={css.seats}>
        {draft.seats.slice(0, draft.count).map((value, seat) => (
          <SeatRow
            key={ui.seats[seat]?.name}
            seat={seat}
            value={value}
            look={ui.seats[seat]}
            onChange={(to) => change({ seats: draft.seats.map((old, i) => (i === seat ? to : old)) })}
          />
        ))}
      </ol>
    </>
  );
}

/** For practice: what the draws shall be. */
function Seed({ draft, change }: PartProps) {
  return (
    <label className={css.seed}>
      <span className={css.settingTitle}>{t('Seed')}</span>
      <input
        className={controls.field}
        value={draft.seed}
        maxLength={60}
        placeholder={t('left to chance')}
        onChange={(event) => change({ seed: event.target.value })}
      />
      <span className={css.hint}>
        {t('The same seed deals the same match again. It is for practice: whoever knows the seed knows the draws.')}
      </span>
    </label>
  );
}
