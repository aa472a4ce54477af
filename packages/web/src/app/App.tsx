import { lazy, Suspense } from 'react';
import { Link, Route, Switch } from 'wouter';
import { FrontPage } from '../front/FrontPage.tsx';
import controls from './controls.module.css';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import css from './page.module.css';

const SetupPage = lazy(async () => ({ default: (await import('../setup/SetupPage.tsx')).SetupPage }));
const LearnPage = lazy(async () => ({ default: (await import('../lesson/LearnPage.tsx')).LearnPage }));
const TablePage = lazy(async () => ({ default: (await import('../table/TablePage.tsx')).TablePage }));

function Wait() {
  return (
    <main className={css.wait}>
      <output>Setting the table…</output>
    </main>
  );
}

function Lost() {
  return (
    <main className={css.trouble}>
      <h1>There is nothing at this address</h1>
      <p>The link may be old or mistyped.</p>
      <div className={css.actions}>
        <Link href="/" className={`${controls.button} ${controls.primary}`}>
          Front page
        </Link>
      </div>
    </main>
  );
}

/** Every page by its address. */
export function App() {
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
          <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
          <Route>
            <Lost />
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}
