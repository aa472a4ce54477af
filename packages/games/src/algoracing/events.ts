import type { Corner, Direction } from './data/board.ts';
import type { CommandKind, Factor, Kind } from './data/cards.ts';
import type { ElevatorId, HillId, Placement, Rotation } from './data/hills.ts';
import type { Colour } from './data/rovers.ts';
import type { SampleId, SampleType } from './data/samples.ts';
import type { Square } from './terrain.ts';

/** Why a command was skipped. */
export type SkipReason =
  | 'border'
  | 'hill'
  | 'wall'
  | 'rover'
  | 'too-high'
  | 'nothing-ahead'
  | 'at-home'
  | 'base-occupied';

/** What can happen while an algorithm runs or an elevator rides. Commands and slots are counted from 1. */
export type RunEvent =
  | {
      readonly type: 'command-started';
      readonly seat: number;
      readonly n: number;
      readonly slot: number;
      readonly repeat: number;
      readonly kind: CommandKind;
    }
  | { readonly type: 'command-done'; readonly seat: number; readonly n: number; readonly kind: CommandKind }
  | {
      readonly type: 'command-skipped';
      readonly seat: number;
      readonly n: number;
      readonly kind: CommandKind;
      readonly reason: SkipReason;
    }
  | {
      readonly type: 'rover-moved';
      readonly seat: number;
      readonly kind: 'step' | 'all-way' | 'jump';
      readonly from: Square;
      readonly to: Square;
    }
  | { readonly type: 'rover-turned'; readonly seat: number; readonly from: Direction; readonly to: Direction }
  | { readonly type: 'sample-picked'; readonly seat: number; readonly sample: SampleId; readonly at: Square }
  | {
      readonly type: 'samples-delivered';
      readonly seat: number;
      readonly corner: Corner;
      readonly samples: readonly SampleId[];
      /** Empty in a preview: nobody knows them before the delivery. */
      readonly types: readonly SampleType[];
      readonly points: number;
      readonly total: number;
    }
  | { readonly type: 'encounter'; readonly seat: number; readonly other: number }
  | { readonly type: 'compensation'; readonly seat: number; readonly from: number; readonly sample: SampleId }
  | {
      readonly type: 'rover-teleported';
      readonly seat: number;
      readonly other: number;
      readonly from: Square;
      readonly to: Square;
      readonly dropped: readonly SampleId[];
    }
  | {
      readonly type: 'samples-pulled';
      readonly seat: number;
      readonly samples: readonly SampleId[];
      readonly from: Square;
      readonly to: Square;
    }
  | {
      readonly type: 'elevator-ride';
      readonly seat: number;
      readonly elevator: ElevatorId;
      readonly from: Square;
      readonly to: Square;
    }
  | {
      readonly type: 'elevator-blocked';
      readonly seat: number;
      readonly elevator: ElevatorId;
      readonly other: number;
    };

type CycleEvent<T extends string> = {
  readonly type: T;
  readonly seat: number;
  readonly factor: Factor;
  readonly start: number;
  readonly width: number;
};

/** Everything that can happen. */
export type AlgoracingEvent =
  | RunEvent
  | { readonly type: 'order-set'; readonly order: readonly number[] }
  | { readonly type: 'layout-set'; readonly layout: string; readonly placements: readonly Placement[] }
  | { readonly type: 'samples-scattered'; readonly count: number; readonly empty: number }
  | { readonly type: 'colour-chosen'; readonly seat: number; readonly colour: Colour }
  | {
      readonly type: 'block-placed';
      readonly seat: number;
      readonly hill: HillId;
      readonly r: Rotation;
      readonly x: number;
      readonly y: number;
    }
  | { readonly type: 'base-placed'; readonly seat: number; readonly colour: Colour; readonly corner: Corner }
  | { readonly type: 'spare-base-placed'; readonly colour: Colour; readonly corner: Corner }
  | {
      readonly type: 'rover-placed';
      readonly seat: number;
      readonly corner: Corner;
      readonly x: number;
      readonly y: number;
      readonly dir: Direction;
    }
  | { readonly type: 'turn-began'; readonly seat: number; readonly round: number }
  | { readonly type: 'card-laid'; readonly seat: number; readonly kind: CommandKind; readonly position: number }
  | { readonly type: 'command-inserted'; readonly seat: number; readonly kind: CommandKind; readonly position: number }
  | {
      readonly type: 'command-covered';
      readonly seat: number;
      readonly kind: CommandKind;
      readonly covered: CommandKind;
      readonly position: number;
    }
  | CycleEvent<'cycle-placed'>
  | CycleEvent<'cycle-removed'>
  | CycleEvent<'cycle-lost'>
  | { readonly type: 'run-started'; readonly seat: number; readonly executions: number }
  | { readonly type: 'algorithm-cleared'; readonly seat: number; readonly cards: number }
  | { readonly type: 'card-swapped'; readonly seat: number; readonly kind: Kind }
  | { readonly type: 'turn-passed'; readonly seat: number; readonly swapped: number }
  | { readonly type: 'deck-reshuffled'; readonly cards: number }
  | {
      readonly type: 'cards-drawn';
      readonly seat: number;
      readonly count: number;
      /** Only for the eyes of the seat. */
      readonly kinds: readonly Kind[] | null;
      readonly only: { readonly kinds: readonly number[] };
    }
  | { readonly type: 'turn-ended'; readonly seat: number }
  | { readonly type: 'match-ended'; readonly reason: string }
  | { readonly type: 'medal-earned'; readonly seat: number; readonly turns: number; readonly medal: string };
