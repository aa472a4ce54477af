import type { Frame, Context } from '@benchtop/engine';

/** The arguments of a chain: how many units of strength are left. */
export type Chain = { readonly left: number };

/** Asks for the next unit of a chain, if one is left. */
export function goOn(d: Frame<Chain>, ctx: Context): void {
  if (d.args.left > 1) ctx.ask(d.step, d.seat, { left: d.args.left - 1 });
}
