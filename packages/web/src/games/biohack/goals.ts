import { challengeOf, challenges, creatureCount, creatures, END_CREATURES } from '@benchtop/games/biohack';
import type { BioView, SeenPlayer } from '@benchtop/games/biohack';
import { playerOf } from './model.ts';

/** One thing that a solo goal asks for. */
export interface Goal {
  readonly name: string;
  readonly value: number;
  readonly of: number;
}

/** What the goal of a match alone asks for, and how near it is; `total` is the score as it stands. */
export function goalsOf(view: BioView, total: number): readonly Goal[] {
  const p = playerOf(view, 0);
  const id = challengeOf(view);
  const { ep } = challenges[id];
  const reported = view.milestones.filter(({ tokens }) => tokens.length > 0).length;
  const made = { name: 'Creatures', value: creatureCount(p), of: id === 'professional' ? 9 : END_CREATURES };
  const special: { readonly [challenge in typeof id]: readonly Goal[] } = {
    standard: [],
    'small-creature': [{ name: 'Commons', value: p.rows.common.length, of: 4 }],
    'report-mania': [{ name: 'Reported milestones', value: reported, of: 3 }],
    professional: [
      { name: 'Unlocks', value: 2 - p.locks, of: 2 },
      { name: 'Reported milestones', value: reported, of: 2 },
      { name: 'Coins left', value: p.goods.coin, of: 5 },
    ],
    survival: [{ name: 'Creatures with a feral gene', value: feral(p), of: 3 }],
  };
  return [made, ...special[id], ...(ep > 0 ? [{ name: 'EP', value: total, of: ep }] : [])];
}

function feral({ rows }: SeenPlayer): number {
  return [...rows.common, ...rows.artisan, ...rows.noble].filter((card) => 'feral' in creatures[card].cost).length;
}
