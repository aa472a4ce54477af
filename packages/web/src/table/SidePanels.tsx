import { useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from '../ui/Tabs.tsx';
import { ChevronIcon, LogIcon } from '../ui/icons/icons.ts';
import { TalkIcon } from '../ui/icons/table-icons.ts';
import { LogPanel } from './LogPanel.tsx';
import css from './side.module.css';
import { useTable } from '../match/store.ts';
import { showTab } from '../match/table-acts.ts';
import { useSlots } from './use-table.ts';
import { t } from '../words/words.ts';

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
      <section className={className} aria-label={t('Log')}>
        <div className={css.tabs}>
          <h2 className={css.title}>{t('Log')}</h2>
          {handle}
        </div>
        <div className={css.panel}>
          <LogPanel />
        </div>
      </section>
    );
  return (
    <Tabs className={className} value={tab} onShow={(value) => showTab(value === 'talk' ? 'talk' : 'log')}>
      <TabList label={t('Log and chat')} className={`${css.tabs} ${css.both}`}>
        <Tab value="log" className={css.tab}>
          <LogIcon size={16} /> {t('Log')}
        </Tab>
        <Tab value="talk" className={css.tab}>
          <TalkIcon size={16} /> {t('Chat')}
          {talk.unread > 0 && tab !== 'talk' && (
            <span className={`${css.unread} label`}>
              {talk.unread > 99 ? '99+' : talk.unread}
              <span className="visually-hidden"> {t('not read')}</span>
            </span>
          )}
        </Tab>
      </TabList>
      {handle}
      <TabPanel value="log" className={css.panel}>
        <LogPanel />
      </TabPanel>
      <TabPanel value="talk" className={css.panel}>
        {talk.panel}
      </TabPanel>
    </Tabs>
  );
}

/** Opens the log over the decision, and folds it again. */
function Handle({ open, turn }: { readonly open: boolean; turn(this: void): void }) {
  return (
    <button
      type="button"
      className={css.handle}
      aria-expanded={open}
      title={open ? t('Fold the log') : t('Open the log over the decision')}
      onClick={turn}
    >
      {open ? t('Fold') : t('All turns')} <ChevronIcon size={16} />
    </button>
  );
}
