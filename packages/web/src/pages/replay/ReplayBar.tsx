import controls from '../../ui/controls.module.css';
import { PlayIcon } from '../../ui/icons/icons.ts';
import { PauseIcon, StepBackIcon, StepOnIcon, TurnBackIcon, TurnOnIcon } from '../../ui/icons/table-icons.ts';
import { useTable } from '../../match/store.ts';
import css from './replay.module.css';
import type { ReplayDirector } from '../../match/replay/replay-director.ts';
import { replaySpeeds, useReplay } from '../../match/replay/replay-store.ts';
import { t } from '../../words/words.ts';

/** There and back through the match: by choice, by turn, by itself, or at one stroke. */
export function ReplayBar({ director }: { readonly director: ReplayDirector }) {
  const at = useTable((table) => table.position);
  const end = useTable((table) => table.logTo ?? 0);
  return (
    <section className={css.bar} aria-label={t('Replay')} data-testid="replay-bar">
      <div className={css.buttons}>
        <Go words={t('The turn before')} Icon={TurnBackIcon} off={at === 0} onGo={() => director.stepTurn(-1)} />
        <Go words={t('One choice back')} Icon={StepBackIcon} off={at === 0} onGo={() => director.step(-1)} />
        <PlayButton director={director} />
        <Go words={t('One choice on')} Icon={StepOnIcon} off={at === end} onGo={() => director.step(1)} />
        <Go words={t('The next turn')} Icon={TurnOnIcon} off={at === end} onGo={() => director.stepTurn(1)} />
      </div>
      <input
        type="range"
        className={css.scrub}
        min={0}
        max={end}
        value={at}
        aria-label={t('Position in the match')}
        aria-valuetext={t('{n} of {of}', { n: at, of: end })}
        onChange={({ target }) => director.lookAt(Number(target.value))}
      />
      <output className={`${css.count} label`} data-testid="replay-at">
        {at} / {end}
      </output>
      <SpeedField />
    </section>
  );
}

interface GoProps {
  readonly words: string;
  readonly Icon: typeof PlayIcon;
  readonly off: boolean;
  readonly onGo: () => void;
}

function Go({ words, Icon, off, onGo }: GoProps) {
  return (
    <button
      type="button"
      className={`${controls.button} ${controls.icon}`}
      aria-label={words}
      title={words}
      aria-disabled={off}
      onClick={() => {
        if (!off) onGo();
      }}
    >
      <Icon size={18} />
    </button>
  );
}

function PlayButton({ director }: { readonly director: ReplayDirector }) {
  const playing = useReplay((replay) => replay.playing);
  const words = playing ? t('Pause') : t('Play|a recording');
  return (
    <button
      type="button"
      className={`${controls.button} ${controls.primary} ${controls.icon}`}
      aria-label={words}
      title={t('{words} (space)', { words })}
      onClick={() => (playing ? director.pause() : director.run())}
    >
      {playing ? <PauseIcon size={18} /> : <PlayIcon size={18} />}
    </button>
  );
}

function SpeedField() {
  const speed = useReplay((replay) => replay.speed);
  return (
    <select
      className={`${controls.field} ${css.speed}`}
      aria-label={t('Speed')}
      value={speed}
      onChange={({ target }) =>
        useReplay.setState({ speed: replaySpeeds.find((one) => String(one) === target.value) ?? 1 })
      }
    >
      {replaySpeeds.map((one) => (
        <option key={one} value={one}>
          {one}×
        </option>
      ))}
    </select>
  );
}
