import { Tabs } from '@base-ui/react/tabs';
import { useState } from 'react';
import { ChevronIcon, LogIcon } from '../ui/icons/icons.ts';
import { TalkIcon } from '../ui/icons/table-icons.ts';
import { LogPanel } from './LogPanel.tsx';
import css from './side.module.css';
import { useTable } from '../match/store.ts';
import { showTab } from '../match/table-acts.ts';
import { useSlots } from './use-table.ts';

/**
 * On a wide screen, under the decision: the log, and beside it what the players say to each other. A long decision leaves
 * it the last turn; its handle opens it over the decision.
 */
export function SidePanels() {
  const { talk } = useSlots();
  const tab = useTable((state) => (state.tab === 'talk' ? 'talk' : 'log'));
  const [open, setOpen] = useState(false);
  const decision = useTable((state) => state.open?.decision.id ?? null);
  // What is asked next must be seen.
  const [asked, setAsked] = useState(decision);
  if (asked !== decision) {
    setAsked(decision);
    setOpen(false);
  }
  const handle = <Handle open={open} turn={() => setOpen(!open)} />;
  const className = `${css.side} ${open ? css.open : ''}`;
  if (talk === undefined)
    return (
      <section className={className} aria-label="Log">
        <div className={css.tabs}>
          <h2 className={css.title}>Log</h2>
          {handle}
        </div>
        <div className={css.panel}>
          <LogPanel />
        </div>
      </section>
    );
  return (
    <Tabs.Root className={className} value={tab} onValueChange={(value: 'log' | 'talk') => showTab(value)}>
      <Tabs.List className={`${css.tabs} ${css.both}`} aria-label="Log and chat">
        <Tabs.Tab value="log" className={css.tab}>
          <LogIcon size={16} /> Log
        </Tabs.Tab>
        <Tabs.Tab value="talk" className={css.tab}>
          <TalkIcon size={16} /> Chat
          {talk.unread > 0 && tab !== 'talk' && (
            <span className={`${css.unread} label`}>
              {talk.unread > 99 ? '99+' : talk.unread}
              <span className="visually-hidden"> not read</span>
            </span>
          )}
        </Tabs.Tab>
      </Tabs.List>
      {handle}
      <Tabs.Panel value="log" className={css.panel}>
        <LogPanel />
      </Tabs.Panel>
      <Tabs.Panel value="talk" className={css.panel}>
        {talk.panel}
      </Tabs.Panel>
    </Tabs.Root>
  );
}

/** Opens the log over the decision, and folds it again. */
function Handle({ open, turn }: { readonly open: boolean; turn(this: void): void }) {
  return (
    <button
      type="button"
      className={css.handle}
      aria-expanded={open}
      title={open ? 'Fold the log' : 'Open the log over the decision'}
      onClick={turn}
    >
      {open ? 'Fold' : 'All turns'} <ChevronIcon size={16} />
    </button>
  );
}
