import { createContext, useContext, useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

interface Shown {
  /** Ids of tabs and panels begin with it. */
  readonly id: string;
  readonly value: string;
  show(this: void, value: string): void;
}

const ShownContext = createContext<Shown>({ id: '', value: '', show: () => undefined });

interface TabsProps {
  readonly value: string;
  readonly onShow: (value: string) => void;
  readonly className: string;
  readonly children: ReactNode;
}

/** Panels of which one is shown, by the tab that is chosen. */
export function Tabs({ value, onShow, className, children }: TabsProps) {
  const id = useId();
  return (
    <ShownContext value={{ id, value, show: onShow }}>
      <div className={className}>{children}</div>
    </ShownContext>
  );
}

/** Where arrow keys lead from a tab; the last one is followed by the first. */
const ways: { readonly [key: string]: (at: number, count: number) => number } = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const to = at < 0 ? undefined : ways[event.key]?.(at, tabs.length);
  if (to === undefined) return;
  tabs[to]?.focus();
  event.preventDefault();
}

interface TabListProps {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** One stop for the Tab key; arrows go through the tabs, Enter and Space show what belongs to one. */
export function TabList({ label, className, children }: TabListProps) {
  return (
    <div role="tablist" tabIndex={-1} aria-label={label} className={className} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}

interface TabProps {
  readonly value: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

export function Tab({ value, className, children }: TabProps) {
  const shown = useContext(ShownContext);
  const chosen = shown.value === value;
  return (
    <button
      type="button"
      role="tab"
      id={`${shown.id}-${value}`}
      aria-selected={chosen}
      aria-controls={chosen ? `${shown.id}-${value}-panel` : undefined}
      tabIndex={chosen ? 0 : -1}
      className={className}
      onClick={() => shown.show(value)}
    >
      {children}
    </button>
  );
}

/** What belongs to a tab, while that is chosen. */
export function TabPanel({ value, className, children }: TabProps) {
  const shown = useContext(ShownContext);
  if (shown.value !== value) return null;
  return (
    <div
      role="tabpanel"
      id={`${shown.id}-${value}-panel`}
      aria-labelledby={`${shown.id}-${value}`}
      tabIndex={0}
      className={className}
    >
      {children}
    </div>
  );
}
