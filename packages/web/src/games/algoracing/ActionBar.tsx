import { cardName, skipText } from '@benchtop/games/algoracing';
import type { AlgoracingView } from '@benchtop/games/algoracing';
import type { ReactNode } from 'react';
import { together } from '../../table/kit/choices.ts';
import type { Offer } from '../../table/kit/choices.ts';
import { Target } from '../../table/kit/Target.tsx';
import { useTable } from '../../match/store.ts';
import { DoneIcon, PassIcon, RunIcon } from './icons.ts';
import { useChoices } from './kit.ts';
import type { Running } from './running.ts';
import css from './board.module.css';

export interface ActionBarProps {
  readonly view: AlgoracingView;
  /** What the run would bring, in words. */
  readonly forecast: string;
  readonly running: Running | null;
}

/** What the run would bring, and the buttons that end building. */
export function ActionBar({ view, forecast, running }: ActionBarProps) {
  const [basic, full] = [useChoices('build-basic'), useChoices('build-full')];
  const discards = useChoices('pass-discard');
  const run = together(
    basic.of((o) => o.do === 'run'),
    full.of((o) => o.do === 'run'),
  );
  const pass = together(
    basic.of((o) => o.do === 'pass'),
    full.of((o) => o.do === 'pass'),
  );
  const pointed = useTable((table) => table.pointed);
  const options = together(basic, full, useChoices('place-command'), useChoices('place-cycle')).options;
  const warning = options.find(({ id }) => id === pointed)?.warning ?? run.options[0]?.warning ?? null;
  return (
    <div className={css.bar}>
      <p className={css.forecast}>
        {running === null ? forecast : runningWords(view, running)}
        {warning !== null && <span className={css.warning}> {warning}</span>}
      </p>
      <div className={css.actions}>
        <Action of={pass}>
          <PassIcon size={18} />
          Pass
        </Action>
        <Action of={discards.of((o) => o.do === 'done')} primary>
          <DoneIcon size={18} />
          Draw and end
        </Action>
        <Action of={run} primary>
          <RunIcon size={18} />
          Run
        </Action>
      </div>
    </div>
  );
}

interface ActionProps {
  readonly of: Offer;
  readonly primary?: boolean;
  readonly children: ReactNode;
}

function Action({ of: offer, primary = false, children }: ActionProps) {
  if (offer.options.length + offer.refused.length === 0) return null;
  return (
    <Target of={offer} className={`${css.action} ${primary ? css.primary : ''}`}>
      {children}
    </Target>
  );
}

function runningWords({ commands }: AlgoracingView, { slot, repeat, skipped }: Running): string {
  const kind = commands[slot];
  const what = `Command ${slot + 1}${kind === undefined ? '' : `: ${cardName(kind)}`}`;
  const times = repeat > 1 ? `, time ${repeat}` : '';
  return `${what}${times}.${skipped === null ? '' : ` Skipped: ${skipText(skipped)}.`}`;
}
