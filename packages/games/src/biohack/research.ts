import { at } from '@benchtop/engine/author';
import { downtownSpaces, researchRows } from './data/spaces.ts';
import type { ResearchId, SpaceId } from './data/spaces.ts';
import type { Location } from './data/table.ts';
import type { TileId } from './data/tiles.ts';
import { sideOf } from './state.ts';
import type { BioView, SeenPlayer } from './state.ts';

/** What lies open on the table: of a state, or of a view. */
interface ResearchView {
  readonly seats: number;
  readonly players: readonly Pick<SeenPlayer, 'away'>[];
  readonly solo: Pick<BioView['solo'], 'assistants'>;
  readonly downtown: BioView['downtown'];
}

/** How many Nomans stand on a public space, assistants included, when so many of them are gone. */
export function remainingOn({ players, solo }: ResearchView, location: Location, without: number): number {
  let n = 0;
  for (const { away } of players) if (away.includes(location)) n++;
  if (solo.assistants.includes(location)) n++;
  return n - without;
}

/** BIO-RES-05: the row of a public space for so many Nomans that stay behind. */
export function rowFor(s: ResearchView, location: Location, remaining: number): ResearchId {
  const rows = researchRows[sideOf(s)][location];
  const most = s.seats === 1 ? 1 : s.seats - 1;
  return at(rows, Math.min(rows.length - 1, Math.max(0, most - remaining)));
}

/** BIO-DIE-01: research that includes the danger die. */
export function isRolled(location: Location): location is 'mountain' | 'river' {
  return location === 'mountain' || location === 'river';
}

/** The tile that lies on a space, null for spaces that are printed on the board. */
export function tileOn({ downtown }: ResearchView, space: SpaceId): TileId | null {
  const i = downtownSpaces.findIndex((each) => each === space);
  return i < 0 ? null : (downtown[i] ?? null);
}
