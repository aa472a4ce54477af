import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import controls from '../../ui/controls.module.css';
import page from '../page.module.css';
import { TroublePage } from '../TroublePage.tsx';
import { lessonOf, loadGame } from '../../games/index.ts';
import { dealLesson } from '../../match/lesson/begin.ts';
import { begunLesson } from '../../match/local/saves.ts';
import { t } from '../../words/words.ts';

/** The match of a lesson: the one that was begun, or a new one. Throws a sentence when there can be none. */
async function tableOf(game: string, id: string): Promise<string> {
  const begun = begunLesson(game, id);
  if (begun !== null) return begun;
  const loaded = await loadGame(game);
  if (loaded === null) throw new Error(t('This page does not know the game of this lesson.'));
  const lesson = lessonOf(game, id);
  if (lesson === null) throw new Error(t('There is no such lesson.'));
  const dealt = dealLesson(loaded.game, lesson);
  if (!dealt.ok) throw new Error(dealt.reason);
  return dealt.value.id;
}

/** Leads from the address of a lesson to its table. */
export function LearnPage({ game, lesson }: { readonly game: string; readonly lesson: string }) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const [, go] = useLocation();
  useEffect(() => {
    let left = false;
    tableOf(game, lesson).then(
      (id) => {
        if (!left) go(`/table/${id}`, { replace: true });
      },
      (error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      left = true;
    };
  }, [game, lesson, go]);
  if (trouble === null)
    return (
      <main className={page.wait}>
        <output>{t('Setting the table…')}</output>
      </main>
    );
  return (
    <TroublePage>
      <h1>{t('This lesson cannot begin')}</h1>
      <p>{trouble}</p>
      <div className={page.actions}>
        <Link href="/" className={`${controls.button} ${controls.primary}`}>
          {t('Front page')}
        </Link>
      </div>
    </TroublePage>
  );
}
