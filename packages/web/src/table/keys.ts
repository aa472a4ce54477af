import { useEffect } from 'react';
import { usePreferences } from '../ui/preferences.ts';
import { takeBack } from '../match/chain.ts';
import { hidePieces, jumpTo } from './areas.ts';
import type { Director } from '../match/director.ts';
import { chooseOption } from './confirm.ts';
import { seatOfKey } from './looking.ts';
import { mainNow } from './main-option.ts';
import { stepOptions } from './OptionList.tsx';
import { groupsOf, keyedOf, openGroup, useOpenGroup } from './option-groups.ts';
import { placeOf } from './option-keys.ts';
import { useTable } from '../match/store.ts';
import { closeRules, dropChoice, lookAtSeat, lookBack, openRule, say } from '../match/table-acts.ts';
import { useDirector } from './use-table.ts';

const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'Tab', 'CapsLock']);

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, select, textarea');
}

/** True when the focus is on nothing that has keys of its own. */
function idle(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof HTMLElement && target.matches('#options, h1'));
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
  const { past, rule, position, confirming, looking } = useTable.getState();
  if (confirming !== null) dropChoice();
  else if (looking !== null) lookBack();
  else if (useOpenGroup.getState().words !== null) openGroup('', null);
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
  else return listed(key, director);
  return true;
}

/** Chooses or opens what the key stands for in the list. */
function listed(key: string, director: Director): boolean {
  const { open, match, ui } = useTable.getState();
  if (open === null || match === null || ui === null) return false;
  const { decision, words } = useOpenGroup.getState();
  const opened = decision === open.decision.id ? words : null;
  const found = keyedOf(groupsOf(match.game, ui, open), opened)[placeOf(key)];
  if (found === undefined) return false;
  if (found.option === undefined) openGroup(open.decision.id, found.group);
  else chooseOption(director, found.option);
  return true;
}

/** Enter where nothing has the focus: what ends or confirms. A key that is held down confirms nothing. */
function enter({ target, repeat }: KeyboardEvent, director: Director): boolean {
  const main = repeat || !idle(target) ? null : mainNow();
  if (main === null) return false;
  chooseOption(director, main.id);
  return true;
}

/** Shows the board of the seat that the key names, if there is one. */
function look(event: KeyboardEvent): boolean {
  const seat = seatOfKey(event);
  if (seat === null || seat >= (useTable.getState().match?.seats.length ?? 0)) return false;
  lookAtSeat(seat);
  return true;
}

function handled(event: KeyboardEvent, director: Director, help: () => void): boolean {
  const { key, target } = event;
  if (useTable.getState().busy) director.play?.skip();
  else if (key === 'Escape') escape(director);
  else if (key === 'Enter') return enter(event, director);
  else if (look(event)) return true;
  else if ((key === 'ArrowDown' || key === 'ArrowUp') && idle(target)) stepOptions(1);
  else return usePreferences.getState().keys && single(key, director, help);
  return true;
}

/** Keys with Alt: questions, parts of the table, and the board without its pieces. */
const ALTS = /^(Key[LSORBDPGH]|Digit[1-9])$/;

/** Says what a key asks for, where everybody can read it and screen readers say it. */
async function answer(code: string): Promise<void> {
  const { answerTo } = await import('./queries.ts');
  const words = answerTo(code);
  // The same sentence is said again.
  say(null);
  requestAnimationFrame(() => say(words));
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
      if (event.ctrlKey || event.metaKey) return;
      if (event.altKey) {
        if (!ALTS.test(event.code)) return;
        event.preventDefault();
        if (event.code === 'KeyH') hidePieces();
        else if (!jumpTo(event.code)) void answer(event.code);
        return;
      }
      if (director.key?.(event) === true) {
        event.preventDefault();
        return;
      }
      if (handled(event, director, help)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [director, help]);
}
