import { useMemo } from 'react';
import { resourceChanges } from '../match/resource-changes.ts';
import { useTable } from '../match/store.ts';
import { usePreviewed } from './kit/previewed.ts';
import css from './preview-rows.module.css';
import { SeatName } from './SeatMark.tsx';
import { useMatch, useShown } from './use-table.ts';
import { t } from '../words/words.ts';

/** What the option that is pointed at would give and take, kind by kind, with the new number. */
export function PreviewRows() {
  const { ui } = useMatch();
  const { view } = useShown();
  const viewer = useTable((table) => table.viewer);
  const after = usePreviewed();
  const rows = useMemo(
    () => (after === null ? [] : resourceChanges(ui, view, after, viewer)),
    [ui, view, after, viewer],
  );
  if (rows.length === 0) return null;
  return (
    <ul className={css.rows} aria-label={t('What it changes')} data-testid="preview-rows">
      {rows.map(({ seat, now: { name, icon, value }, next }) => (
        <li key={`${seat} ${name}`}>
          {seat !== viewer && <SeatName seat={seat} />}
          {icon} <span>{name}</span>{' '}
          <strong className="label">
            {value} → {next} ({next > value ? '+' : '−'}
            {Math.abs(next - value)})
          </strong>
        </li>
      ))}
    </ul>
  );
}
