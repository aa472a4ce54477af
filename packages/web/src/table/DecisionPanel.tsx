import { useMemo } from 'react';
import controls from '../ui/controls.module.css';
import { BookIcon } from '../ui/icons/icons.ts';
import css from './decision.module.css';
import { OptionList } from './OptionList.tsx';
import { PreviewRows } from './PreviewRows.tsx';
import { RefusedList } from './RefusedList.tsx';
import { previewWords } from '../match/preview-words.ts';
import { useTable } from '../match/store.ts';
import { openRule } from '../match/table-acts.ts';
import type { OpenDecision } from '../match/store.ts';
import { usePreview } from './use-preview.ts';
import { useMatch, useSlots } from './use-table.ts';

/** What the viewer owes and everything that answers it: whatever the board can do, this list can. */
export function DecisionPanel() {
  const { caption, decision } = useSlots();
  return (
    <>
      {caption}
      {decision?.panel ?? <Asked />}
    </>
  );
}

function Asked() {
  const open = useTable((table) => table.open);
  const past = useTable((table) => table.past);
  const taught = useTable((table) => table.lesson !== null);
  if (open === null) return <Waiting />;
  const { decision } = open;
  return (
    <div className={css.panel}>
      <div className={`${css.head} ${taught ? css.told : ''}`}>
        <h2 id="prompt" className={css.prompt}>
          {sentenceCase(decision.prompt)}
        </h2>
        <button
          type="button"
          className={`${controls.button} ${controls.quiet} ${controls.icon}`}
          aria-label="The rule for this decision"
          title="The rule for this decision"
          onClick={() => openRule(decision.rule)}
        >
          <BookIcon />
        </button>
      </div>
      {past !== null && <p className={css.hold}>You are looking at the past. Go back to now to choose.</p>}
      <div className={css.lists}>
        <OptionList open={open} />
        <RefusedList open={open} />
      </div>
      <PreviewRows />
      <Hint open={open} />
    </div>
  );
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function Waiting() {
  const { match } = useMatch();
  useTable((table) => table.position);
  const moving = useTable((table) => table.busy);
  const names = match
    .awaited()
    .map(({ seat }) => match.name(seat))
    .join(', ');
  return (
    <div className={css.panel}>
      <h2 className={css.prompt}>
        {match.over ? 'The match is over' : names === '' ? 'Nobody is to move' : `${names} to move`}
      </h2>
      <p className={css.waiting}>
        {match.over
          ? 'Look around the table, or open the result.'
          : moving
            ? 'Any key or click skips what is moving.'
            : match.yours.length === 0 || names === ''
              ? 'Look around, read the log or the rules.'
              : 'Look around, read the log or the rules: the table tells you when it is your turn.'}
      </p>
    </div>
  );
}

/** What the option under the pointer would do, or why it cannot be done. */
function Hint({ open }: { readonly open: OpenDecision }) {
  const { match } = useMatch();
  const pointed = useTable((table) => table.pointed);
  const busy = useTable((table) => table.busy);
  const position = useTable((table) => table.position);
  const preview = usePreview();
  const words = useMemo(() => {
    if (pointed === null || busy) return null;
    const refused = open.refused.find(({ id }) => id === pointed);
    if (refused !== undefined) return refused.reason;
    const { seat } = open.decision;
    const lines = preview === null ? [] : previewWords(preview, seat, match.scores(position)[seat]?.total ?? 0);
    return lines.length === 0 ? null : lines.join(' · ');
  }, [match, open, pointed, busy, preview, position]);
  return (
    <p className={css.hint} data-testid="hint">
      {words ?? (
        <span className={css.idle}>
          {match.previews ? 'Point at an option to see what it changes. ' : ''}Press ? for the keys.
        </span>
      )}
    </p>
  );
}
