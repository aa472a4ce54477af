import { Suspense, useEffect, useState } from 'react';
import page from '../pages/page.module.css';
import { BoardArea } from './BoardArea.tsx';
import { ConfirmBar } from './ConfirmBar.tsx';
import { Curtain } from './Curtain.tsx';
import { ResourceStrip } from './ResourceStrip.tsx';
import { DecisionPanel } from './DecisionPanel.tsx';
import { ExplainCard } from './ExplainCard.tsx';
import { GuideDialog, useFirstGuide } from './GuideDialog.tsx';
import { IntroductionDialog } from './IntroductionDialog.tsx';
import { useKeys } from './keys.ts';
import { KeyboardHelp, ResultDialog, SettingsDialog, usePartsAhead } from './parts.ts';
import { PlayersPanel } from './PlayersPanel.tsx';
import { Recap } from './Recap.tsx';
import { RulesDrawer } from './RulesPanel.tsx';
import { ScoreStrip } from './ScoreStrip.tsx';
import { Sheet } from './Sheet.tsx';
import { SidePanels } from './SidePanels.tsx';
import { StatusBar } from './StatusBar.tsx';
import { useTable } from '../match/store.ts';
import { columnsOf, useForm } from './form.ts';
import css from './table.module.css';
import { useSounds } from './use-sounds.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { showFontsAtLeisure } from '../ui/theme/fonts.ts';
import { useDirector, useMatch, useShown, useSlots } from './use-table.ts';
import { t } from '../words/words.ts';

export type Overlay = 'settings' | 'keys' | 'guide' | null;

/** The table of one match: the same for every game, with the game's own board in the middle. */
export function Table() {
  const director = useDirector();
  const { match, ui } = useMatch();
  const [overlay, setOverlay] = useState<Overlay>(null);
  const curtain = useTable((table) => table.curtain);
  const resultShown = useTable((table) => table.resultShown);
  const form = useForm();
  useKeys(() => setOverlay('keys'));
  useSounds();
  useEffect(() => () => document.documentElement.removeAttribute('data-bare'), []);
  usePartsAhead();
  useEffect(() => afterPaint(() => void showFontsAtLeisure(isAboutToChoose)), []);
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
    <div
      className={css[form]}
      style={columnsOf(ui.layout)}
      data-form={form}
      onPointerDownCapture={() => director.play?.skip()}
    >
      <h1 className="visually-hidden">{match.game.title}</h1>
      <a className={page.skip} href="#decision">
        {t('Skip to the decision')}
      </a>
      <StatusBar onOverlay={setOverlay} />
      {form === 'wide' || form === 'dense' ? (
        <WideBody dense={form === 'dense'} />
      ) : (
        <NarrowBody column={form === 'tablet'} />
      )}
      <ExplainCard />
      <ConfirmBar />
      {overlay === null && <IntroductionDialog />}
      {overlay === 'guide' && <GuideDialog onClose={() => setOverlay(null)} />}
      <Suspense>
        {resultShown && <ResultDialog />}
        {overlay === 'settings' && <SettingsDialog onClose={() => setOverlay(null)} />}
        {overlay === 'keys' && <KeyboardHelp onClose={() => setOverlay(null)} />}
      </Suspense>
    </div>
  );
}

/** Something that can be chosen is under the pointer. */
const isAboutToChoose = (): boolean => useTable.getState().pointed !== null;

function WideBody({ dense }: { readonly dense: boolean }) {
  const { foot } = useSlots();
  return (
    <>
      {!dense && <Left />}
      <main className={css.board} aria-label={t('Board')}>
        <BoardArea />
        {foot}
      </main>
      <div className={css.side}>
        {dense && (
          <aside className={css.above} aria-label={t('Players')}>
            <PlayersPanel compact />
          </aside>
        )}
        <section id="decision" className={css.decision} aria-label={t('Decision')} tabIndex={-1}>
          <DecisionPanel />
        </section>
        <Recap always={false} />
        <SidePanels />
        <RulesDrawer />
      </div>
    </>
  );
}

/** The players, and below them what belongs to none of them. */
function Left() {
  const { ui } = useMatch();
  const { view } = useShown();
  const viewer = useTable((table) => table.viewer);
  return (
    <div className={css.left}>
      <aside className={css.players} aria-label={t('Players')}>
        <PlayersPanel compact={ui.layout?.compact ?? false} />
      </aside>
      {ui.Footer !== undefined && (
        <section className={css.footer} aria-label={t('About the table')}>
          <ui.Footer view={view} viewer={viewer} />
        </section>
      )}
    </div>
  );
}

/** `column`: what is under the thumb on a phone stands beside the board. */
function NarrowBody({ column }: { readonly column: boolean }) {
  const { foot } = useSlots();
  return (
    <>
      <div className={css.strips}>
        <ScoreStrip />
        <ResourceStrip />
      </div>
      <main className={css.board} aria-label={t('Board')}>
        <BoardArea />
        {column && foot}
      </main>
      {!column && foot}
      {column ? (
        <div className={css.side}>
          <section id="decision" className={css.decision} aria-label={t('Decision')} tabIndex={-1}>
            <DecisionPanel />
          </section>
          <Recap always />
          <Sheet column />
        </div>
      ) : (
        <Sheet column={false} />
      )}
    </>
  );
}
