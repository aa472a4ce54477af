import { lazy, Suspense, useEffect } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { watchMine } from './notify/mine.ts';
import { useAsked } from '../ui/ask.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { later } from '../ui/later.ts';
import css from './page.module.css';
import { usePageFocus } from './page-focus.ts';
import { t } from '../words/words.ts';

const FrontPage = later(async () => (await import('./front/FrontPage.tsx')).FrontPage);
const SetupPage = later(async () => (await import('./setup/SetupPage.tsx')).SetupPage);
const LearnPage = later(async () => (await import('./learn/LearnPage.tsx')).LearnPage);
const TablePage = later(async () => (await import('./local/TablePage.tsx')).TablePage);
const LobbyPage = later(async () => (await import('./lobby/LobbyPage.tsx')).LobbyPage);
const CreatePage = later(async () => (await import('./lobby/CreatePage.tsx')).CreatePage);
const TableDoor = later(async () => (await import('./lobby/TableDoor.tsx')).TableDoor);
const HistoryPage = later(async () => (await import('./history/HistoryPage.tsx')).HistoryPage);
const AccountPage = later(async () => (await import('./account/AccountPage.tsx')).AccountPage);
const ReplayPage = later(async () => (await import('./replay/ReplayPage.tsx')).ReplayPage);
const LostPage = later(async () => (await import('./LostPage.tsx')).LostPage);

/** By the first part of an address, which may be any word: an object would answer to `constructor`. */
const pages = new Map<string, () => Promise<void>>([
  ['', FrontPage.fetch],
  ['new', SetupPage.fetch],
  ['learn', LearnPage.fetch],
  ['table', TablePage.fetch],
  ['online', LobbyPage.fetch],
  ['t', TableDoor.fetch],
  ['history', HistoryPage.fetch],
  ['account', AccountPage.fetch],
  ['replay', ReplayPage.fetch],
]);

/** Fetches the page of an address; a failure shows when it is drawn. */
export async function fetchPage(address: string): Promise<void> {
  const [, part = ''] = address.split('/');
  await pages
    .get(part)?.()
    .catch(() => undefined);
}

const AskDialog = lazy(async () => ({ default: (await import('../ui/AskDialog.tsx')).AskDialog }));

/** Until a page is there. */
export function Wait() {
  return (
    <main className={css.wait}>
      <output>{t('Setting the table…')}</output>
    </main>
  );
}

/** What is asked before it is done, above whatever page. */
function Asking() {
  const asked = useAsked((state) => state.asked);
  return <Suspense>{asked !== null && <AskDialog asked={asked} />}</Suspense>;
}

/** Every page by its address. */
export function App() {
  useEffect(watchMine, []);
  usePageFocus();
  return (
    <ErrorBoundary>
      <Suspense fallback={<Wait />}>
        <Switch>
          <Route path="/">
            <FrontPage />
          </Route>
          <Route path="/new/:game">{({ game }) => <SetupPage key={game} game={game} />}</Route>
          <Route path="/learn/:game/:lesson">
            {({ game, lesson }) => <LearnPage key={`${game} ${lesson}`} game={game} lesson={lesson} />}
          </Route>
          <Route path="/online">
            <LobbyPage />
          </Route>
          <Route path="/lobby">
            <Redirect to="/online" replace />
          </Route>
          <Route path="/online/new/:game">{({ game }) => <CreatePage game={game} />}</Route>
          <Route path="/t/:id">{({ id }) => <TableDoor key={id} id={id} />}</Route>
          <Route path="/replay/file">
            <ReplayPage key="file" id={null} />
          </Route>
          <Route path="/replay/:id">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
          <Route path="/history">
            <HistoryPage />
          </Route>
          <Route path="/account">
            <AccountPage />
          </Route>
          <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
          <Route>
            <LostPage />
          </Route>
        </Switch>
      </Suspense>
      <Asking />
    </ErrorBoundary>
  );
}
