import type { View } from '@benchtop/engine/host';
import type { GameUi, Resource } from '../table/contract.ts';

/** One thing of a seat, and how much there would be of it. */
export interface ResourceChange {
  readonly seat: number;
  readonly now: Resource;
  readonly next: number;
}

/** What would change of what the seats have: first for `viewer`, then for the others. Nothing where a game does not say. */
export function resourceChanges(
  { resources }: Pick<GameUi, 'resources'>,
  before: View,
  after: View,
  viewer: number,
): readonly ResourceChange[] {
  const seats = Array.from({ length: before.seats }, (_, i) => (viewer + i) % before.seats);
  return seats.flatMap((seat) => {
    const next = resources?.(after, seat) ?? [];
    return (resources?.(before, seat) ?? []).flatMap((now) => {
      const value = next.find(({ name }) => name === now.name)?.value ?? 0;
      return value === now.value ? [] : [{ seat, now, next: value }];
    });
  });
}
