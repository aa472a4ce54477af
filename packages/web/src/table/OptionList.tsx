import { useEffect, useMemo, useRef } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import controls from '../ui/controls.module.css';
import { usePreferences } from '../ui/preferences.ts';
import { ChevronIcon, WarningIcon } from '../ui/icons/icons.ts';
import { chooseOption } from './confirm.ts';
import css from './decision.module.css';
import { groupsOf, isClosed, keyedOf, openGroup, useOpenGroup } from './option-groups.ts';
import type { GroupedOption, OptionGroup } from './option-groups.ts';
import { keyOf } from './option-keys.ts';
import { usePressed } from './press.ts';
import { canChoose, useTable } from '../match/store.ts';
import { point, pointAway } from '../match/table-acts.ts';
import type { OpenDecision } from '../match/store.ts';
import { useDirector, useMatch } from './use-table.ts';
import { t } from '../words/words.ts';

/** Focus that came by keyboard points at an option; focus that a click left behind does not. */
function onFocus({ currentTarget }: FocusEvent<HTMLButtonElement>): void {
  if (currentTarget.matches(':focus-visible')) point(currentTarget.dataset['option'] ?? null);
}

/** Moves the focus through the options; the first and last ones hold it. */
export function stepOptions(by: number): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('#options button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const to = at < 0 ? 0 : Math.max(0, Math.min(buttons.length - 1, at + by));
  buttons[to]?.focus();
}

const steps: { readonly [key: string]: number } = { ArrowDown: 1, ArrowUp: -1, Home: -1000, End: 1000 };

function onKeyDown(event: KeyboardEvent): void {
  const by = steps[event.key];
  if (by === undefined) return;
  stepOptions(by);
  event.preventDefault();
}

/** The options as an ordinary list: arrows and Enter, their own keys, a click or a tap. Long ones stand in groups. */
export function OptionList({ open }: { readonly open: OpenDecision }) {
  const { match, ui } = useMatch();
  const list = useRef<HTMLUListElement>(null);
  const { decision } = open;
  const groups = useMemo(() => groupsOf(match.game, ui, open), [match.game, ui, open]);
  const opened = useOpenGroup(({ decision: of, words }) => (of === decision.id ? words : null));
  const keys = useMemo(() => {
    const places = new Map<string, number>();
    for (const [i, { option, group }] of keyedOf(groups, opened).entries()) places.set(option ?? `group ${group}`, i);
    return places;
  }, [groups, opened]);

  const scrolled = useRef(false);
  useEffect(() => {
    const box = list.current?.parentElement;
    const note = (): void => {
      scrolled.current = true;
    };
    box?.addEventListener('scroll', note, { passive: true });
    return () => box?.removeEventListener('scroll', note);
  }, []);

  // The option that had the focus is gone: the list keeps it, so that the next arrow key goes on from here.
  useEffect(() => {
    // Asking where it stands makes a browser lay out the whole table at once.
    if (scrolled.current) list.current?.parentElement?.scrollTo({ top: 0 });
    scrolled.current = false;
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [decision.id]);

  return (
    <ul
      ref={list}
      id="options"
      className={css.options}
      tabIndex={-1}
      aria-labelledby="prompt"
      data-decision={decision.id}
    >
      {groups.map((group) => (
        <Group
          key={group.options[0]?.option.id}
          group={group}
          closed={isClosed(group, opened)}
          keys={keys}
          onOpen={() => openGroup(decision.id, opened === group.words ? null : group.words)}
        />
      ))}
    </ul>
  );
}

interface GroupProps {
  readonly group: OptionGroup;
  readonly closed: boolean;
  /** Places by option, and by group where it is closed: their keys go by them. */
  readonly keys: ReadonlyMap<string, number>;
  onOpen(this: void): void;
}

function Group({ group: { words, icon, folds, options }, closed, keys, onOpen }: GroupProps) {
  const items = options.map((one) => (
    <li key={one.option.id}>
      <Option grouped={one} inGroup={words !== null} place={keys.get(one.option.id) ?? -1} />
    </li>
  ));
  if (words === null) return items;
  return (
    <li className={css.group}>
      {folds && options.length > 1 ? (
        <button
          type="button"
          className={`${css.option} ${css.opens}`}
          aria-expanded={!closed}
          onClick={onOpen}
          onKeyDown={onKeyDown}
        >
          <KeyName place={keys.get(`group ${words}`) ?? -1} />
          <span className={css.heading}>
            {icon} {words}
          </span>
          <span className="label">{options.length}</span>
          <ChevronIcon size={16} />
        </button>
      ) : (
        <p className={css.common}>
          {icon} {words}
        </p>
      )}
      {!closed && (
        <ul className={css.chips} aria-label={words}>
          {items}
        </ul>
      )}
    </li>
  );
}

function KeyName({ place }: { readonly place: number }) {
  const name = usePreferences(({ keys }) => keys) ? keyOf(place) : null;
  if (name === null) return null;
  return (
    <kbd className={`${controls.key} ${css.key}`} aria-hidden="true">
      {name}
    </kbd>
  );
}

interface OptionProps {
  readonly grouped: GroupedOption;
  readonly inGroup: boolean;
  readonly place: number;
}

/** While pieces are moving, an answer is awaited, or the past is looked at, it stays in sight but cannot be chosen. */
function Option({ grouped, inGroup, place }: OptionProps) {
  const director = useDirector();
  const { option, rest } = grouped;
  const { id, label, warning } = option;
  const pointed = useTable((table) => table.pointed === id);
  const pressed = usePressed((table) => table.option === id);
  const still = !useTable(canChoose);
  return (
    <button
      type="button"
      className={`${css.option} ${inGroup ? css.chip : ''} ${pointed ? css.pointed : ''} ${pressed ? css.pressed : ''}`}
      aria-disabled={still}
      aria-label={inGroup ? label : undefined}
      data-option={id}
      onClick={() => chooseOption(director, id)}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={() => pointAway(id)}
      onPointerEnter={() => point(id)}
      onPointerLeave={() => pointAway(id)}
    >
      <KeyName place={place} />
      <span className={css.label}>{rest}</span>
      {warning !== null && (
        <span className={css.warning}>
          <WarningIcon size={16} label={t('Careful:')} /> {warning}
        </span>
      )}
    </button>
  );
}
