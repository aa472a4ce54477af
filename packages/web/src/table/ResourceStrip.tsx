import { Count } from './kit/Piece.tsx';
import css from './players.module.css';
import { useTable } from '../match/store.ts';
import { useMatch, useShown } from './use-table.ts';
import { t } from '../words/words.ts';

/** On a small screen: what the viewer has, always in sight. */
export function ResourceStrip() {
  const { ui } = useMatch();
  const { view } = useShown();
  const viewer = useTable(({ looking, viewer: own }) => looking ?? own);
  const resources = ui.resources?.(view, viewer) ?? [];
  if (resources.length === 0) return null;
  return (
    <ul className={css.resources} aria-label={t('Resources')} data-testid="resources">
      {resources.map(({ name, value, max, icon, from }) => (
        <li key={name} title={from ?? name}>
          {icon}
          <span className={icon === undefined ? css.resourceName : 'visually-hidden'}>{name}</span>
          <span className="label">
            <Count value={value} />
            {max !== undefined && <span className={css.most}>/{max}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
