import type { ShownOption } from '@benchtop/engine/host';
import { useEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import controls from '../app/controls.module.css';
import { usePreferences } from '../app/preferences.ts';
import { WarningIcon } from '../icons/icons.ts';
import css from './decision.module.css';
import { keyOf } from './option-keys.ts';
import { canChoose, useTable } from './store.ts';
import type { OpenDecision } from './store.ts';
import { useDirector } from './use-table.ts';

const point = (pointed: string | null): void => useTable.setState({ pointed });

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

/** The options as an ordinary list: arrows and Enter, their own keys, a click or a tap. */
export function OptionList({ open }: { readonly open: OpenDecision }) {
  const director = useDirector();
  const list = useRef<HTMLUListElement>(null);
  const { options, decision } = open;
  const pointed = useTable((table) => table.pointed);
  const still = !useTable(canChoose);
  const keys = usePreferences((preferences) => preferences.keys);

  // The option that had the focus is gone: the list keeps it, so that the next arrow key goes on from here.
  useEffect(() => {
    list.current?.parentElement?.scrollTo({ top: 0 });
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
      {options.map((option, i) => (
        <li key={option.id}>
          <Option
            option={option}
            keyName={keys ? keyOf(i) : null}
            pointed={option.id === pointed}
            still={still}
            onChoose={() => director.choose(option.id)}
          />
        </li>
      ))}
    </ul>
  );
}

interface OptionProps {
  readonly option: ShownOption;
  readonly keyName: string | null;
  readonly pointed: boolean;
  /** True while it cannot be chosen: pieces are moving, an answer is awaited, or the past is looked at. */
  readonly still: boolean;
  readonly onChoose: () => void;
}

function Option({ option: { id, label, warning }, keyName, pointed, still, onChoose }: OptionProps) {
  return (
    <button
      type="button"
      className={`${css.option} ${pointed ? css.pointed : ''}`}
      aria-disabled={still}
      data-option={id}
      onClick={onChoose}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={() => point(null)}
      onPointerEnter={() => point(id)}
      onPointerLeave={() => point(null)}
    >
      {keyName !== null && (
        <kbd className={`${controls.key} ${css.key}`} aria-hidden="true">
          {keyName}
        </kbd>
      )}
      <span className={css.label}>{label}</span>
      {warning !== null && (
        <span className={css.warning}>
          <WarningIcon size={16} label="Careful:" /> {warning}
        </span>
      )}
    </button>
  );
}
