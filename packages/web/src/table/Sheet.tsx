import { useState } from 'react';
import controls from '../ui/controls.module.css';
import { Tab, TabList, TabPanel, Tabs } from '../ui/Tabs.tsx';
import { BookIcon, ChevronIcon, FlagIcon, LogIcon, PlayersIcon } from '../ui/icons/icons.ts';
import { TalkIcon } from '../ui/icons/table-icons.ts';
import { setTrayRoom } from './kit/tray-room.ts';
import { BareDecision } from './DecisionPanel.tsx';
import { LogPanel } from './LogPanel.tsx';
import { PlayersPanel } from './PlayersPanel.tsx';
import { Recap } from './Recap.tsx';
import { RulesPanel } from './RulesPanel.tsx';
import css from './sheet.module.css';
import { tabs, useTable } from '../match/store.ts';
import { showTab } from '../match/table-acts.ts';
import type { Tab as TabName } from '../match/store.ts';
import { useMatch, useSlots } from './use-table.ts';
import { t } from '../words/words.ts';
import type { Phrase } from '../words/words.ts';

const looks: { readonly [T in TabName]: { readonly word: Phrase; readonly Icon: typeof LogIcon } } = {
  decision: { word: 'Decision', Icon: FlagIcon },
  players: { word: 'Players', Icon: PlayersIcon },
  log: { word: 'Log', Icon: LogIcon },
  talk: { word: 'Chat', Icon: TalkIcon },
  rules: { word: 'Rules', Icon: BookIcon },
};

/** On a small screen: everything but the board, under the thumb. As a column beside the board the decision stands above it. */
export function Sheet({ column }: { readonly column: boolean }) {
  const tab = useTable(({ tab: kept }) => (column && kept === 'decision' ? 'players' : kept));
  const { ui } = useMatch();
  const { talk, caption } = useSlots();
  const [tall, setTall] = useState(false);
  const height = tall ? css.tall : ui.boardFirst === true ? css.low : '';
  return (
    <Tabs
      className={column ? `${css.sheet} ${css.column}` : `${css.sheet} ${height}`}
      value={tab}
      onShow={(value) => showTab(tabs.find((one) => one === value) ?? 'decision')}
    >
      <div className={css.bar}>
        <SheetTabs column={column} />
        {!column && (
          <button
            type="button"
            className={`${controls.button} ${controls.quiet} ${controls.icon} ${css.pull}`}
            aria-label={tall ? t('Make the sheet smaller') : t('Make the sheet larger')}
            aria-expanded={tall}
            onClick={() => setTall(!tall)}
          >
            <ChevronIcon />
          </button>
        )}
      </div>
      {!column && (
        <TabPanel value="decision" className={css.panel}>
          {caption !== undefined && <div className={css.caption}>{caption}</div>}
          <div ref={setTrayRoom} className={css.room} />
          <Recap always />
          <div id="decision" className={css.decision}>
            <BareDecision />
          </div>
        </TabPanel>
      )}
      <TabPanel value="players" className={css.panel}>
        <PlayersPanel compact={column} />
      </TabPanel>
      <TabPanel value="log" className={css.panel}>
        <LogPanel />
      </TabPanel>
      {talk !== undefined && (
        <TabPanel value="talk" className={css.panel}>
          {talk.panel}
        </TabPanel>
      )}
      <TabPanel value="rules" className={css.panel}>
        <RulesPanel />
      </TabPanel>
    </Tabs>
  );
}

function SheetTabs({ column }: { readonly column: boolean }) {
  const tab = useTable((table) => table.tab);
  const due = useTable(({ open, busy }) => open !== null && !busy);
  const { talk, decision } = useSlots();
  return (
    <TabList label={t('Table')} className={`${css.tabs} ${talk === undefined ? '' : css.many}`}>
      {tabs.map((each) => {
        if ((each === 'talk' && talk === undefined) || (each === 'decision' && column)) return null;
        const { word, Icon } = looks[each];
        return (
          <Tab key={each} value={each} className={css.tab}>
            <Icon size={18} /> {each === 'decision' ? (decision?.word ?? t(word)) : t(word)}
            {each === 'decision' && due && tab !== 'decision' && <Mark words={t(', yours to make')} />}
            {each === 'talk' && (talk?.unread ?? 0) > 0 && tab !== 'talk' && <Mark words={t(', not read')} />}
          </Tab>
        );
      })}
    </TabList>
  );
}

/** Something waits behind another tab. */
function Mark({ words }: { readonly words: string }) {
  return (
    <span className={css.due}>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
