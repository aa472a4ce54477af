import { useState } from 'react';
import type { BoardState } from './board-state.ts';
import { Stop } from './Overlay.tsx';
import { group } from './naming.ts';
import css from './board.module.css';

type Page = 0 | 1 | 2;

/** Where each step is answered; what is not named, on the ocean. */
const PAGE_OF: { readonly [step: string]: Page } = {
  'choose-action': 2,
  'plan-pick': 2,
  'plan-set': 2,
  'unload-token': 1,
};

/** On a small screen the page follows the question, until somebody turns it by hand. */
export function usePage(board: BoardState): readonly [Page, (page: Page) => void] {
  const { step } = board.play;
  const [turned, setTurned] = useState<{ readonly step: string | null; readonly page: Page } | null>(null);
  if (board.layout.pages === 1) return [0, () => undefined];
  const asked = step === null ? 0 : (PAGE_OF[step] ?? 0);
  const page = turned !== null && turned.step === step ? turned.page : asked;
  return [page, (next) => setTurned({ step, page: next })];
}

interface PagerProps {
  readonly board: BoardState;
  readonly page: Page;
  readonly turn: (page: Page) => void;
}

const TITLES = ['Ocean', 'Factory', 'Cards'] as const;

export function Pager({ board, page, turn }: PagerProps) {
  return (
    <>
      <Stop board={board} />
      <div className={css.pager} {...group('Part of the table')}>
        {([0, 1, 2] as const).map((n) => (
          <button
            key={n}
            type="button"
            aria-pressed={page === n}
            className={css.tab}
            data-page={n}
            onClick={() => turn(n)}
          >
            {TITLES[n]}
          </button>
        ))}
      </div>
    </>
  );
}
