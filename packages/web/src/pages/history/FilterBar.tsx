import { titleOf } from '../../games/index.ts';
import { Choices } from '../../ui/Choices.tsx';
import controls from '../../ui/controls.module.css';
import { places } from './filter.ts';
import type { Filter, Where } from './filter.ts';
import css from './history.module.css';
import { t } from '../../words/words.ts';
import type { Phrase } from '../../words/words.ts';

const whereWords: { readonly [W in Where]: Phrase } = {
  everywhere: 'Everywhere',
  here: 'On this device',
  online: 'Online',
};

export interface FilterBarProps {
  readonly filter: Filter;
  /** The games of which something was played. */
  readonly games: readonly string[];
  readonly onFilter: (filter: Filter) => void;
}

/** Narrows the list down: by game, by place, by who played. */
export function FilterBar({ filter, games, onFilter }: FilterBarProps) {
  return (
    <search className={css.filters} aria-label={t('Which matches')}>
      <select
        className={controls.field}
        aria-label={t('Game')}
        value={filter.game ?? ''}
        onChange={({ target: { value } }) => onFilter({ ...filter, game: value === '' ? null : value })}
      >
        <option value="">{t('All games')}</option>
        {games.map((id) => (
          <option key={id} value={id}>
            {titleOf(id)}
          </option>
        ))}
      </select>
      <Choices
        legend={t('Where')}
        values={places}
        value={filter.where}
        words={(value) => t(whereWords[value])}
        onChoose={(where) => onFilter({ ...filter, where })}
      />
      <input
        type="search"
        className={controls.field}
        aria-label={t('Player')}
        placeholder={t('Player')}
        value={filter.player}
        onChange={({ target }) => onFilter({ ...filter, player: target.value })}
      />
    </search>
  );
}
