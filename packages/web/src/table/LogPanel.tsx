import { memo, useEffect, useMemo, useRef } from 'react';
import { UndoIcon } from '../ui/icons/icons.ts';
import { lineOf, logOf } from '../match/log.ts';
import type { LinePart, LogLine, LogTurn } from '../match/log.ts';
import type { ShownMatch } from '../match/shown-match.ts';
import css from './log.module.css';
import { SeatName } from './SeatMark.tsx';
import { useTable } from '../match/store.ts';
import { useAtEnd } from './use-at-end.ts';
import { useDirector, useMatch } from './use-table.ts';
import { t } from '../words/words.ts';

/** Everything that happened, turn by turn, the newest at the end; a line shows the position it led to. */
export function LogPanel() {
  const director = useDirector();
  const { match, ui, changes } = useMatch();
  const { first } = match;
  const viewer = useTable((table) => table.viewer);
  const perspective = useTable((table) => table.perspective);
  const position = useTable(({ logTo, position: shown }) => logTo ?? shown);
  const list = useRef<HTMLDivElement>(null);
  const turns = useMemo(
    () => logOf(match, ui, viewer, perspective, position),
    // oxlint-disable-next-line react/exhaustive-deps -- more of the past may have become known
    [match, ui, viewer, perspective, position, first, changes],
  );
  // Where the whole log stands there from the beginning, or the past is looked at, it is where the board is.
  const elsewhere = useTable(({ past, logTo }) => past !== null || logTo !== null);
  useAtEnd(list, elsewhere);
  return (
    <div ref={list} className={css.log} role="log" aria-label={t('What happened')}>
      <div>
        {first > 0 && (
          <button type="button" className={css.earlier} onClick={() => director.lookBack?.()}>
            {t('Earlier choices…')}
          </button>
        )}
        {turns.map((turn, i) => (
          <Turn key={`${i} ${turn.heading}`} turn={turn} />
        ))}
      </div>
    </div>
  );
}

function Turn({ turn: { heading, seat, lines } }: { readonly turn: LogTurn }) {
  return (
    <section className={css.turn}>
      <h3 className={css.heading}>
        <span className="label">{heading}</span>
        {seat !== null && <SeatName seat={seat} />}
      </h3>
      <ol>
        {lines.map((line, i) => (
          <Line key={`${line.position} ${i}`} line={line} />
        ))}
      </ol>
    </section>
  );
}

interface LineProps {
  readonly line: LogLine;
}

/** The log is told anew with every choice; what an entry says stays the same. */
function sameLine({ line: a }: LineProps, { line: b }: LineProps): boolean {
  return a.parts === b.parts && a.position === b.position && a.kind === b.kind && a.fresh === b.fresh;
}

const Line = memo(function Line({ line: { parts, position, kind, fresh } }: LineProps) {
  const director = useDirector();
  const shown = useTable(({ past, logTo, position: now }) => position === (past ?? (logTo === null ? null : now)));
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (shown) item.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return (
    <li ref={item}>
      <button
        type="button"
        className={`${css.line} ${fresh ? css.fresh : ''}`}
        aria-current={shown}
        title={t('Show this position')}
        onClick={() => director.lookAt(position)}
      >
        {kind === 'undo' && <UndoIcon size={14} />}
        <Parts parts={parts} />
        {kind === 'forced' && <span className={css.forced}>{t('only choice')}</span>}
      </button>
    </li>
  );
}, sameLine);

/** A sentence with the names in it marked by colour and glyph. */
export function Parts({ parts }: { readonly parts: readonly LinePart[] }) {
  return (
    <span>
      {parts.map((part, i) =>
        typeof part === 'string' ? part : <SeatName key={`${i} ${part.seat}`} seat={part.seat} />,
      )}
    </span>
  );
}

export interface ToldProps {
  readonly match: ShownMatch;
  readonly index: number;
  readonly perspective: number | null;
}

/** What happened in one entry, in a sentence. */
export function Told({ match, index, perspective }: ToldProps) {
  const parts = lineOf(match, index, perspective);
  return parts === null ? t('A choice that changes nothing in sight.') : <Parts parts={parts} />;
}
