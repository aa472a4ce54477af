import { useEffect } from 'react';
import { usePreferences } from '../ui/preferences.ts';
import { takeBack } from '../match/chain.ts';
import type { Director } from '../match/director.ts';
import { chooseOption } from './confirm.ts';
import { stepOptions } from './OptionList.tsx';
import { placeOf } from './option-keys.ts';
import { useTable } from '../match/store.ts';
import { closeRules, dropChoice, openRule } from '../match/table-acts.ts';
import { useDirector } from './use-table.ts';

const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'Tab', 'CapsLock']);

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, select, textarea');
}

/** True when the focus is on nothing that has arrows of its own. */
function idle(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof HTMLElement && target.id === 'options');
}

/** True when a sheet above the table has the keys. */
function covered(): boolean {
  return document.querySelector('[role="dialog"], [role="menu"]') !== null;
}

/** Goes back and forth in the positions of the match; the last one is now. */
export function stepPast(director: Director, by: number): void {
  const { past, position } = useTable.getState();
  director.lookAt((past ?? position) + by);
}

function escape(director: Director): void {
  const { past, rule, position, confirming } = useTable.getState();
  if (confirming !== null) dropChoice();
  else if (rule !== null) closeRules();
  else if (past !== null) director.lookAt(position);
}

function searchRules(): void {
  const { open, rule, match } = useTable.getState();
  const first = Object.keys(match?.game.rulebook ?? {})[0] ?? null;
  openRule(rule ?? open?.decision.rule ?? first);
  requestAnimationFrame(() => document.getElementById('rules-search')?.focus());
}

/** What a single key does; false when it does nothing. */
function single(key: string, director: Director, help: () => void): boolean {
  if (key === '?') help();
  else if (key === '/') searchRules();
  else if (key === '[') stepPast(director, -1);
  else if (key === ']') stepPast(director, 1);
  else if (key === '.') director.play?.showAgain();
  else {
    const option = useTable.getState().open?.options[placeOf(key)];
    if (option === undefined) return false;
    chooseOption(director, option.id);
  }
  return true;
}

/** The keys of the table. The list of options handles its own arrows. */
export function useKeys(help: () => void): void {
  const director = useDirector();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || MODIFIERS.has(event.key) || typing(event.target) || covered()) return;
      if ((event.ctrlKey || event.metaKey) && event.key === 'z') {
        if (director.play !== null) takeBack(director.play);
        event.preventDefault();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (director.key?.(event) === true) {
        event.preventDefault();
        return;
      }
      if (useTable.getState().busy) director.play?.skip();
      else if (event.key === 'Escape') escape(director);
      else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && idle(event.target)) stepOptions(1);
      else if (!usePreferences.getState().keys || !single(event.key, director, help)) return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [director, help]);
}
