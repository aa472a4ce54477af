import type { KitEvent } from '@benchtop/engine/effects';
import type { ContractId } from './data/contracts.ts';
import type { CrossoverId, EngineeringId } from './data/engineering.ts';
import type { CityBonusId, CityId } from './data/map.ts';
import type { MilestoneId } from './data/milestones.ts';
import type { LayoutId } from './data/side-board.ts';
import type { Action, smallActions, SpotId, Strip, WeekendId, weekendSlots } from './data/week.ts';
import type {
  Byproduct,
  DepartmentId,
  FieldId,
  GreenId,
  Machine,
  SlotId,
  Species,
  Team,
  YellowId,
} from './data/words.ts';
import type { LayableId } from './tiles.ts';

interface OfSeat<T extends string> {
  readonly type: T;
  readonly seat: number;
}

/** Cubes of an export, by the fields of dispatch they lay on. */
export type CubeSet = { readonly [F in FieldId]?: number };
/** A token pool as it lay on the table. */
export interface Pool {
  readonly staff: Team;
  readonly tokens: readonly CityBonusId[];
}
/** How an action was had: as printed, for a Choice or a Wild token, or a small one. */
export type Via = 'printed' | 'choice' | 'wild' | 'small';
/** An action of the week, or a small one. */
export type ChosenAction = Action | `small-${(typeof smallActions)[number]}`;
export type WeekendSlot = (typeof weekendSlots)[number];

/** Everything that can happen besides what the kit of effects tells. */
export type AlgEvent =
  | KitEvent
  // Setup.
  | OfSeat<'first-player-drawn'>
  | (OfSeat<'department-chosen'> & { readonly department: DepartmentId })
  | (OfSeat<'head-start'> & { readonly vp: number })
  /** Counted from 1. */
  | (OfSeat<'insert-dealt'> & { readonly insert: number })
  | (OfSeat<'insert-chosen'> & { readonly layout: LayoutId })
  | (OfSeat<'contracts-dealt'> & { readonly cards: readonly ContractId[] | null })
  | (OfSeat<'contracts-assigned'> & {
      readonly scoring: ContractId;
      readonly export: ContractId;
      readonly ability: ContractId;
    })
  | { readonly type: 'demand-laid'; readonly demand: readonly number[] }
  | { readonly type: 'bonuses-laid'; readonly bonuses: readonly (CityBonusId | null)[] }
  | { readonly type: 'milestones-laid'; readonly milestones: readonly MilestoneId[] }
  | {
      readonly type: 'week-laid';
      readonly weekend: readonly WeekendId[];
      readonly month: readonly number[];
      readonly exportBonus: readonly Team[];
    }
  | { readonly type: 'pools-laid'; readonly pools: readonly Pool[] }
  /** Counted from 1. */
  | (OfSeat<'pool-chosen'> & { readonly pool: number })
  | { readonly type: 'competitor-started'; readonly city: CityId; readonly vp: number }
  | { readonly type: 'month-began' }
  // The week.
  | { readonly type: 'monday-came'; readonly week: number }
  | { readonly type: 'week-began'; readonly week: number }
  | (OfSeat<'worker-moved'> & { readonly spot: SpotId; readonly removed: boolean })
  | (OfSeat<'action-chosen'> & { readonly action: ChosenAction; readonly via: Via })
  | (OfSeat<'action-lost'> & { readonly action: ChosenAction })
  | (OfSeat<'double-action-used'> & { readonly left: number })
  | OfSeat<'turn-ended'>
  // Cubes.
  | (OfSeat<'algae-taken'> & { readonly species: Species; readonly bought: boolean })
  | (OfSeat<'cube-moved'> & { readonly belt: YellowId })
  | (OfSeat<'machine-started'> & { readonly machine: Machine })
  | (OfSeat<'machine-stopped'> & { readonly machine: Machine })
  /** `cubes` 0 where it charges; `bought` of them came from the supply. */
  | (OfSeat<'link-used'> & {
      readonly belt: GreenId;
      readonly machine: Machine;
      readonly cubes: number;
      readonly bought: number;
    })
  | (OfSeat<'cube-lost'> & { readonly field: FieldId })
  | (OfSeat<'byproduct-burned'> & { readonly field: FieldId })
  /** `field` is null where a bonus gave the cube. */
  | (OfSeat<'byproduct-stored'> & { readonly tank: Byproduct; readonly coins: number; readonly field: FieldId | null })
  /** Cubes lifted from each step of the ladder. */
  | (OfSeat<'refined'> & { readonly lifts: readonly number[] })
  | (OfSeat<'food-degenerated'> & {
      readonly moves: readonly { readonly from: FieldId; readonly to: FieldId; readonly cubes: number }[];
    })
  // Export.
  | (OfSeat<'exported'> & {
      readonly to: CityId;
      readonly set: CubeSet;
      readonly distance: number;
      readonly opened: boolean;
      /** Euros for transport. */
      readonly cost: number;
    })
  | (OfSeat<'contract-fulfilled'> & { readonly card: ContractId; readonly set: CubeSet })
  | (OfSeat<'repeat-exported'> & { readonly city: CityId; readonly set: CubeSet; readonly vp: number })
  | (OfSeat<'city-opened'> & { readonly city: CityId; readonly bonus: CityBonusId | null })
  /** `rank` from 0: who came before. */
  | (OfSeat<'milestone-reached'> & {
      readonly slot: number;
      readonly milestone: MilestoneId;
      readonly rank: number;
      readonly vp: number;
    })
  | (OfSeat<'team-upgraded'> & { readonly team: Team })
  // Boards.
  | (OfSeat<'tile-built'> & { readonly tile: EngineeringId; readonly slot: SlotId })
  | (OfSeat<'crossover-taken'> & { readonly tile: CrossoverId })
  | (OfSeat<'tile-laid'> & {
      readonly tile: LayableId;
      readonly rotation: number;
      readonly cell: number;
      /** Cells with a bonus that it covers. */
      readonly covers: readonly number[];
    })
  | (OfSeat<'tank-raised'> & { readonly species: Species; readonly capacity: number })
  /** The column counted from 1. */
  | (OfSeat<'staff-recruited'> & { readonly team: Team; readonly column: number })
  // The weekend.
  | (OfSeat<'weekend-bonus-taken'> & { readonly slot: WeekendSlot; readonly tile: WeekendId })
  | { readonly type: 'strip-turned'; readonly strip: Strip }
  | { readonly type: 'weekend-tiles-turned' }
  | { readonly type: 'tanks-refilled'; readonly algae: Readonly<Record<Species, number>> }
  | { readonly type: 'tanks-balanced'; readonly byproducts: Readonly<Record<Byproduct, number>> }
  | OfSeat<'first-player-passed'>
  // The end.
  | (OfSeat<'month-bonus-scored'> & { readonly slots: readonly WeekendSlot[]; readonly vp: number })
  | { readonly type: 'match-ended'; readonly reason: keyof typeof endings }
  // The competitor.
  | { readonly type: 'competitor-income'; readonly vp: number }
  | {
      readonly type: 'competitor-exported';
      readonly city: CityId;
      readonly vp: number;
      readonly token: CityBonusId | null;
    }
  | {
      readonly type: 'competitor-milestone';
      readonly slot: number;
      readonly milestone: MilestoneId;
      readonly rank: number;
      readonly vp: number;
    }
  | { readonly type: 'competitor-scored'; readonly vp: number };

/** Why a match ended. */
export const endings = {
  'month-over': 'The fourth week is over: the match ends.',
  'competitor-beaten': 'The month is over: you are ahead of the competitor.',
  'competitor-ahead': 'The month is over: the competitor is ahead.',
} as const;
