import { at } from '@benchtop/engine/host';
import { columnIds, lockIds } from '@benchtop/games/lineae';
import type { LockId, SubId } from '@benchtop/games/lineae';
import { together } from '../../../table/kit/choices.ts';
import type { Offer } from '../../../table/kit/choices.ts';
import { useBoard, useChoices, usePointed, useStep } from '../kit.ts';
import { argOf } from '../model.ts';
import { useSpaceOffer } from '../Space.tsx';

export function useLockOffer(lock: LockId): Offer {
  return together(
    useSpaceOffer(lock),
    useChoices('choose-lock').of(({ pick }) => pick === lock),
  );
}

export function useSubOffer(sub: SubId): Offer {
  return together(
    useSpaceOffer(sub),
    useChoices('choose-sub').of(({ pick }) => pick === sub),
  );
}

/** Where the own vessel could go, whichever question asks it. */
export function useVesselOffer(column: number): Offer {
  const id = at(columnIds, column);
  return together(
    useChoices('take-turn').of((o) => o.do === 'vessel' && o.column === column),
    useChoices('steer-sub').of((o) => o.do === 'vessel' && o.column === column),
    useChoices('pay-toll').of(({ pick }) => pick === id),
    useChoices('sail-on').of(({ pick }) => pick === id),
    useChoices('place-vessel').of(({ pick }) => pick === id),
  );
}

/** The lock that is pointed at, or that is about to be flipped. */
export function usePointedLock(looked: LockId | null): LockId | null {
  const { view } = useBoard();
  const turn = usePointed('take-turn');
  const chosen = usePointed('choose-lock')?.pick ?? null;
  const space = turn?.do === 'place' || turn?.do === 'foreman' ? turn.space : null;
  const toll = useStep() === 'pay-toll' ? argOf(view, 'lock') : null;
  return lockIds.find((id) => id === space || id === chosen || id === toll) ?? looked;
}
