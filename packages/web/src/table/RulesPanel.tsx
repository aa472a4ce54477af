import type { Game } from '@benchtop/engine/host';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import controls from '../ui/controls.module.css';
import { CloseIcon } from '../ui/icons/icons.ts';
import css from './rules.module.css';
import { useTable } from '../match/store.ts';
import { closeRules } from '../match/table-acts.ts';
import { rulesFor } from './rule-search.ts';
import type { FoundRule } from './rule-search.ts';
import { useMatch } from './use-table.ts';
import { language } from '../words/language.ts';
import { t } from '../words/words.ts';

interface Chapter {
  readonly heading: string;
  readonly rules: readonly FoundRule[];
}

function chaptersOf(game: Game, search: string): Chapter[] {
  const chapters = new Map<string, FoundRule[]>();
  for (const rule of rulesFor(game, search, language().id))
    chapters.set(rule.heading, [...(chapters.get(rule.heading) ?? []), rule]);
  return [...chapters].map(([heading, rules]) => ({ heading, rules }));
}

/** The rulebook: searchable, open at the rule that somebody asked about. */
export function RulesPanel() {
  const rule = useTable((table) => table.rule ?? table.open?.decision.rule ?? null);
  return <Rules key={rule} rule={rule} />;
}

function Rules({ rule }: { readonly rule: string | null }) {
  const { match } = useMatch();
  const [search, setSearch] = useState('');
  const list = useRef<HTMLElement>(null);
  const chapters = useMemo(() => chaptersOf(match.game, search), [match, search]);
  useEffect(() => {
    if (search !== '') list.current?.scrollTo({ top: 0 });
    else if (rule !== null) list.current?.querySelector(`[data-rule="${rule}"]`)?.scrollIntoView({ block: 'start' });
  }, [rule, search]);
  const escape = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    if (search === '') closeRules();
    else setSearch('');
  };
  return (
    <div className={css.rules}>
      <input
        id="rules-search"
        type="search"
        className={`${controls.field} ${css.search}`}
        placeholder={t('Search the rules')}
        aria-label={t('Search the rules')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={escape}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section ref={list} className={css.chapters} tabIndex={0} aria-label={t('Rules')}>
        {chapters.length === 0 && <p>{t('No rule holds these words.')}</p>}
        {chapters.map(({ heading, rules }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            {heading === 'Components' && search === '' && <Pictures />}
            {rules.map(({ id, text, rulings = [] }) => (
              <div key={id} data-rule={id} className={id === rule ? css.here : ''} aria-current={id === rule}>
                <p>
                  {text} <span className={`${css.id} label`}>{id}</span>
                </p>
                {rulings.map(({ question, ruling }) => (
                  <p key={question} className={css.ours}>
                    <strong>{t('Our ruling.')}</strong> {question} {ruling}
                  </p>
                ))}
              </div>
            ))}
          </section>
        ))}
      </section>
    </div>
  );
}

/** The pieces of the table, each with its name. */
function Pictures() {
  const { legend = [] } = useMatch().ui;
  return (
    <ul className={css.pictures}>
      {legend.map(({ sign, name }) => (
        <li key={name}>
          <span aria-hidden="true">{sign}</span> {name}
        </li>
      ))}
    </ul>
  );
}

/** On a wide screen the rulebook slides over the side column; the board stays in sight. */
export function RulesDrawer() {
  const open = useTable((table) => table.rule !== null);
  const drawer = useRef<HTMLElement>(null);
  useEffect(() => {
    if (open) drawer.current?.focus();
  }, [open]);
  if (!open) return null;
  return (
    <aside ref={drawer} className={css.drawer} aria-label={t('Rulebook')} tabIndex={-1} data-testid="rulebook">
      <div className={css.drawerHead}>
        <h2>{t('Rulebook')}</h2>
        <button
          type="button"
          className={`${controls.button} ${controls.quiet} ${controls.icon}`}
          aria-label={t('Close the rulebook')}
          onClick={closeRules}
        >
          <CloseIcon />
        </button>
      </div>
      <RulesPanel />
    </aside>
  );
}
