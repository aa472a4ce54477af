import type { CardId } from './data/cards.ts';
import type { BlockId, LineId } from './data/factory.ts';
import type { Face, OceanHex, Site } from './data/ocean.ts';
import type { Colour } from './data/tokens.ts';

/** Everything that can happen. Ships and rows are numbered as players count them: 1 and 2. */
export type ArcticEvent =
  | { readonly type: 'pollution-spread'; readonly sea: { readonly [hex: string]: readonly Colour[] } }
  | { readonly type: 'order-set'; readonly order: readonly number[] }
  | { readonly type: 'factory-placed'; readonly seat: number; readonly site: Site }
  | { readonly type: 'ship-placed'; readonly seat: number; readonly ship: number; readonly hex: OceanHex }
  | {
      readonly type: 'action-chosen';
      readonly seat: number;
      readonly card: CardId;
      readonly column: number;
      readonly strength: number;
    }
  | {
      readonly type: 'die-planned';
      readonly seat: number;
      readonly from: string;
      readonly row: number;
      readonly face: Face;
    }
  | {
      readonly type: 'ship-moved';
      readonly seat: number;
      readonly ship: number;
      readonly from: OceanHex;
      readonly to: OceanHex;
      readonly face: Face;
    }
  | {
      readonly type: 'token-loaded';
      readonly seat: number;
      readonly ship: number;
      readonly hex: OceanHex;
      readonly colour: Colour;
    }
  | { readonly type: 'bag-drawn'; readonly seat: number; readonly colours: readonly Colour[] }
  | { readonly type: 'token-surfaced'; readonly seat: number; readonly hex: OceanHex; readonly colour: Colour }
  | {
      readonly type: 'token-processed';
      readonly seat: number;
      readonly ship: number;
      readonly colour: Colour;
      readonly line: LineId;
      readonly slot: number;
    }
  | { readonly type: 'line-completed'; readonly seat: number; readonly line: LineId }
  | { readonly type: 'card-upgraded'; readonly seat: number; readonly card: CardId }
  | { readonly type: 'block-completed' | 'die-gained'; readonly seat: number; readonly block: BlockId }
  | { readonly type: 'hatched-opened' | 'turn-ended'; readonly seat: number }
  | {
      readonly type: 'cards-slid';
      readonly seat: number;
      readonly card: CardId;
      readonly fromColumn: number;
      readonly row: readonly CardId[];
    }
  | { readonly type: 'match-ended'; readonly reason: string }
  | { readonly type: 'rank-earned'; readonly seat: number; readonly points: number; readonly rank: string };
