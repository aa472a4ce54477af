import { Tabs } from '@base-ui/react/tabs';
import { LogIcon } from '../ui/icons/icons.ts';
import { TalkIcon } from '../ui/icons/table-icons.ts';
import { LogPanel } from './LogPanel.tsx';
import css from './side.module.css';
import { useTable } from '../match/store.ts';
import { showTab } from '../match/table-acts.ts';
import table from './table.module.css';
import { useSlots } from './use-table.ts';

/** On a wide screen, under the decision: the log, and beside it what the players say to each other. */
export function SidePanels() {
  const { talk } = useSlots();
  const tab = useTable((state) => (state.tab === 'talk' ? 'talk' : 'log'));
  if (talk === undefined)
    return (
      <section className={table.log} aria-label="Log">
        <LogPanel />
      </section>
    );
  return (
    <Tabs.Root
      className={`${table.log} ${css.side}`}
      value={tab}
      onValueChange={(value: 'log' | 'talk') => showTab(value)}
    >
      <Tabs.List className={css.tabs} aria-label="Log and chat">
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
      <Tabs.Panel value="log" className={css.panel}>
        <LogPanel />
      </Tabs.Panel>
      <Tabs.Panel value="talk" className={css.panel}>
        {talk.panel}
      </Tabs.Panel>
    </Tabs.Root>
  );
}
