import { usePage } from '../../table/kit/pages.ts';
import { Stop } from './Overlay.tsx';
import { group } from '../../table/kit/naming.ts';
import css from './board.module.css';

const PAGES = ['Ocean', 'Factory', 'Cards'] as const;

/** Where each step is answered; what is not named, on the ocean. */
const PAGE_OF: { readonly [step: string]: (typeof PAGES)[number] } = {
  'choose-action': 'Cards',
  'plan-pick': 'Cards',
  'plan-set': 'Cards',
  'unload-token': 'Factory',
};

/** On a small screen the board has pages; elsewhere there is only one. */
export function usePageNumber(pages: 1 | 3): readonly [number, (page: string) => void] {
  const [page, turn] = usePage((step) => PAGE_OF[step ?? ''] ?? 'Ocean');
  return [pages === 1 ? 0 : PAGES.findIndex((name) => name === page), turn];
}

interface PagerProps {
  readonly page: number;
  readonly turn: (page: string) => void;
}

export function Pager({ page, turn }: PagerProps) {
  return (
    <>
      <Stop />
      <div className={css.pager} {...group('Part of the table')}>
        {PAGES.map((name, n) => (
          <button
            key={name}
            type="button"
            aria-pressed={page === n}
            className={css.tab}
            data-page={n}
            onClick={() => turn(name)}
          >
            {name}
          </button>
        ))}
      </div>
    </>
  );
}
