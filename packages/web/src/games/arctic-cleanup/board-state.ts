import type { SeenEvent } from '@benchtop/engine/host';
import type { Colour, ShipIndex } from '@benchtop/games/arctic-cleanup';
import type { Point } from './geometry.ts';
import type { Layout } from './layout.ts';
import type { Look, Play } from './play.ts';
import type { Preview } from './preview.ts';
import type { Passage, Stage } from './stage.ts';

/** What a first click has picked up, until the second one: a token in a hold, or several options of one place. */
export type Picked =
  | { readonly kind: 'hold'; readonly ship: ShipIndex; readonly colour: Colour }
  | { readonly kind: 'menu'; readonly at: Point; readonly ids: readonly string[] };

/** Everything the parts of the board share. */
export interface BoardState {
  readonly layout: Layout;
  readonly stage: Stage;
  readonly passage: Passage | null;
  readonly viewer: number;
  readonly names: readonly string[];
  readonly play: Play;
  readonly preview: Preview | null;
  /** The viewer's ship that the pointed option is about. */
  readonly pointedShip: ShipIndex | null;
  readonly trace: readonly SeenEvent[];
  readonly look: Look | null;
  readonly picked: Picked | null;
  /** A match that has just begun: tokens drop into the water. */
  readonly dealing: boolean;
  setLook(look: Look | null): void;
  pickUp(picked: Picked | null): void;
  openMenu(at: Point, ids: readonly string[]): void;
}

/** A die is in hand: its faces are offered, on a small screen where the cards lie. */
export const isLayingDie = ({ play }: BoardState): boolean => play.step === 'plan-set';
