import css from './verdict.module.css';
import type { Verdict } from '../match/verify.ts';

/** A verdict on a record: one sentence a line, so that what is not proved is as plain to see as what is. */
export function VerdictLines({ verdict }: { readonly verdict: Verdict }) {
  return (
    <>
      <span className={`${css.line} ${css[verdict.tone]}`}>{verdict.words}</span>
      {verdict.notes.map(({ tone, words }) => (
        <span key={words} className={`${css.line} ${css.note} ${css[tone]}`}>
          {' '}
          {words}
        </span>
      ))}
    </>
  );
}
