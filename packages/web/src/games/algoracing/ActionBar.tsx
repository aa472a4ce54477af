import { cardName } from '@benchtop/games/algoracing';
import type { RunPreview } from '@benchtop/games/algoracing';
import { DoneIcon, PassIcon, RunIcon } from './icons.ts';
import { OptionButton } from './OptionButton.tsx';
import type { Play } from './play.ts';
import type { Running } from './playback.ts';
import css from './board.module.css';

export interface ActionBarProps {
  readonly play: Play;
  readonly preview: RunPreview | null;
  readonly running: Running | null;
}

/** What the run would bring, and the buttons that end building. */
export function ActionBar({ play, preview, running }: ActionBarProps) {
  const pointed = play.pointed === null ? null : (play.option(play.pointed)?.warning ?? null);
  const warning = pointed ?? play.option('run')?.warning ?? null;
  return (
    <div className={css.bar}>
      <p className={css.forecast}>
        {running !== null ? runningWords(running) : preview !== null ? previewWords(preview) : ''}
        {warning !== null && <span className={css.warning}> {warning}</span>}
      </p>
      <div className={css.actions}>
        <OptionButton play={play} id="pass" className={css.action}>
          <PassIcon size={18} />
          Pass
        </OptionButton>
        <OptionButton play={play} id="done" className={`${css.action} ${css.primary}`}>
          <DoneIcon size={18} />
          Draw and end
        </OptionButton>
        <OptionButton play={play} id="run" className={`${css.action} ${css.primary}`}>
          <RunIcon size={18} />
          Run
        </OptionButton>
      </div>
    </div>
  );
}

function previewWords({ steps, lift, delivered, points, aboard, wins }: RunPreview): string {
  const picked = steps.reduce((sum, step) => sum + step.picked.length, lift?.picked.length ?? 0);
  const skipped = steps.filter((step) => step.skipped !== null).length;
  const range = points.least === points.most ? `${points.least}` : `${points.least} to ${points.most}`;
  const parts = [
    picked > 0 ? `picks up ${picked}` : '',
    delivered > 0 ? `delivers ${delivered} for ${range} points` : '',
    lift !== null && lift.to !== null ? 'rides the elevator' : '',
    skipped > 0 ? `${skipped} skipped` : '',
    `${aboard} aboard at the end`,
    wins === 'surely' ? 'wins the match' : wins === 'maybe' ? 'may win the match' : '',
  ].filter(Boolean);
  return `This run: ${parts.join(', ')}.`;
}

function runningWords({ algorithm, slot, repeat, skipped }: Running): string {
  const kind = algorithm.commands[slot];
  const what = `Command ${slot + 1}${kind === undefined ? '' : `: ${cardName(kind)}`}`;
  const times = repeat > 1 ? `, time ${repeat}` : '';
  return skipped === null ? `${what}${times}.` : `${what}${times}. Skipped: ${skipped}.`;
}
