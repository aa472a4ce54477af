import { useEffect, useState } from 'react';
import { KeyboardHelp } from '../pages/KeyboardHelp.tsx';
import page from '../pages/page.module.css';
import { SettingsDialog } from '../pages/SettingsDialog.tsx';
import { BoardArea } from './BoardArea.tsx';
import { ConfirmBar } from './ConfirmBar.tsx';
import { Curtain } from './Curtain.tsx';
import { DecisionPanel } from './DecisionPanel.tsx';
import { ExplainCard } from './ExplainCard.tsx';
import { GuideDialog, useFirstGuide } from './GuideDialog.tsx';
import { useKeys } from './keys.ts';
import { PlayersPanel } from './PlayersPanel.tsx';
import { Recap } from './Recap.tsx';
import { ResultDialog } from './ResultDialog.tsx';
import { RulesDrawer } from './RulesPanel.tsx';
import { ScoreStrip } from './ScoreStrip.tsx';
import { Sheet } from './Sheet.tsx';
import { SidePanels } from './SidePanels.tsx';
import { StatusBar } from './StatusBar.tsx';
import { useTable } from '../match/store.ts';
import css from './table.module.css';
import { useDirector, useMatch, useMedia, useSlots } from './use-table.ts';

export type Overlay = 'settings' | 'keys' | 'guide' | null;

/** The table of one match: the same for every game, with the game's own board in the middle. */
export function Table() {
  const director = useDirector();
  const { match } = useMatch();
  const [overlay, setOverlay] = useState<Overlay>(null);
  const curtain = useTable((table) => table.curtain);
  const resultShown = useTable((table) => table.resultShown);
  const wide = useMedia('(min-width: 1024px)');
  useKeys(() => setOverlay('keys'));
  useFirstGuide(() => setOverlay('guide'));
  useEffect(() => {
    const keep = (): void => director.keepNow?.();
    const hidden = (): void => {
      if (document.hidden) keep();
    };
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [director]);
  if (curtain !== null) return <Curtain seat={curtain} />;
  return (
    <div className={wide ? css.wide : css.narrow} onPointerDownCapture={() => director.play?.skip()}>
      <h1 className="visually-hidden">{match.game.title}</h1>
      <a className={page.skip} href="#decision">
        Skip to the decision
      </a>
      <StatusBar onOverlay={setOverlay} />
      {wide ? <WideBody /> : <NarrowBody />}
      <ExplainCard />
      <ConfirmBar />
      {resultShown && <ResultDialog />}
      {overlay === 'settings' && <SettingsDialog onClose={() => setOverlay(null)} />}
      {overlay === 'guide' && <GuideDialog onClose={() => setOverlay(null)} />}
      {overlay === 'keys' && <KeyboardHelp onClose={() => setOverlay(null)} />}
    </div>
  );
}

function WideBody() {
  const { foot } = useSlots();
  return (
    <>
      <aside className={css.players} aria-label="Players">
        <PlayersPanel />
      </aside>
      <main className={css.board} aria-label="Board">
        <BoardArea />
        {foot}
      </main>
      <div className={css.side}>
        <section id="decision" className={css.decision} aria-label="Decision" tabIndex={-1}>
          <DecisionPanel />
        </section>
        <Recap always={false} />
        <SidePanels />
        <RulesDrawer />
      </div>
    </>
  );
}

function NarrowBody() {
  const { foot } = useSlots();
  return (
    <>
      <ScoreStrip />
      <main className={css.board} aria-label="Board">
        <BoardArea />
      </main>
      {foot}
      <Sheet />
    </>
  );
}
