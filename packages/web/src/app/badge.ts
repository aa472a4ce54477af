const TITLE = 'Benchtop';

/** Sets the tab's title, and its picture to the one with a dot while the player owes a decision. */
export function showBadge(subject: string, due: boolean): void {
  document.title = due ? `● Your turn – ${subject}` : `${subject} – ${TITLE}`;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = due ? '/icon-turn.svg' : '/icon.svg';
  if (icon !== null && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
}
