import { t } from '../words/words.ts';
const TITLE = 'Benchtop';

let subject = '';
let dueHere = false;
let elsewhere = 0;

/** Sets the tab's title, and its picture to the one with a dot while the player owes a decision. */
export function showBadge(newSubject: string, due: boolean): void {
  subject = newSubject;
  dueHere = due;
  paint();
}

/** How many other tables wait for the player: said on every page. */
export function showElsewhere(count: number): void {
  elsewhere = count;
  paint();
}

/** The title as words, so that it can be checked without a browser. */
export function titleWords(about: string, due: boolean, others: number): string {
  if (due) return t('● Your turn – {about}', { about });
  const named = about === '' ? TITLE : `${about} – ${TITLE}`;
  return others > 0 ? t('({others}) Your turn – {named}', { others, named }) : named;
}

function paint(): void {
  document.title = titleWords(subject, dueHere, elsewhere);
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = dueHere || elsewhere > 0 ? '/icon-turn.svg' : '/icon.svg';
  if (icon !== null && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
}
