import type { View } from '@benchtop/engine/host';
import pc from 'picocolors';

/** Colours of the terminal; all of them leave the text alone when colours are off. */
export type Paint = ReturnType<typeof pc.createColors>;

/** How a game is drawn with letters. Colour only helps: everything can be read without it. */
export interface TextBoard {
  /** Names of the seats. */
  readonly names: readonly string[];
  /** The table as `viewer` sees it (null: a spectator); `names` are those of this match. */
  draw(view: View, viewer: number | null, names: readonly string[], paint: Paint): string[];
}

/** Colours where the terminal has them and nobody switched them off. */
export function paintFor(stream: { readonly isTTY?: boolean }): Paint {
  const { env } = process;
  const off = env['NO_COLOR'] !== undefined && env['NO_COLOR'] !== '';
  return pc.createColors(stream.isTTY === true && !off && env['TERM'] !== 'dumb');
}
