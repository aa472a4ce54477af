import { creatures } from './data/creatures.ts';
import { rowSpaces } from './data/goods.ts';
import { challenges } from './data/solo.ts';
import type { ChallengeId } from './data/solo.ts';
import { END_CREATURES } from './data/table.ts';
import { challengeOf, creatureCount } from './state.ts';
import type { BioView, SeenPlayer } from './state.ts';

/** One thing that a match alone asks for, and how near it is. */
export interface Goal {
  readonly name: string;
  readonly value: number;
  readonly of: number;
}

type GoalView = Pick<BioView, 'seats' | 'settings' | 'milestones'>;
type Own = Pick<SeenPlayer, 'rows' | 'goods' | 'locks'>;

/** BIO-SOL-14, BIO-SOL-16, BIO-CHL-01: everything that the goal of a match alone asks for. */
export function goalsOf(s: GoalView, p: Own, total: number): readonly Goal[] {
  const id = challengeOf(s);
  const { ep } = challenges[id];
  const all = id === 'professional' ? rowSpaces.common + rowSpaces.artisan + rowSpaces.noble : END_CREATURES;
  const creaturesMade = { name: 'Creatures', value: creatureCount(p), of: all };
  return [creaturesMade, ...special(id, s, p), ...(ep === null ? [] : [{ name: 'EP', value: total, of: ep }])];
}

function special(id: ChallengeId, s: GoalView, p: Own): readonly Goal[] {
  switch (id) {
    case 'standard':
      return [];
    case 'small-creature':
      return [{ name: 'Commons', value: p.rows.common.length, of: rowSpaces.common }];
    case 'report-mania':
      return [{ name: 'Reported milestones', value: reports(s), of: 3 }];
    case 'professional':
      return [
        { name: 'Unlocks', value: 2 - p.locks, of: 2 },
        { name: 'Reported milestones', value: reports(s), of: 2 },
        { name: 'Coins left', value: p.goods.coin, of: 5 },
      ];
    case 'survival':
      return [{ name: 'Creatures with a feral gene', value: feralCreatures(p), of: 3 }];
  }
}

function reports({ milestones }: GoalView): number {
  return milestones.filter(({ tokens }) => tokens.length > 0).length;
}

function feralCreatures({ rows }: Own): number {
  return [...rows.common, ...rows.artisan, ...rows.noble].filter((card) => 'feral' in creatures[card].cost).length;
}
