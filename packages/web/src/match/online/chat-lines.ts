import type { WireChat } from '@benchtop/server/wire';
import type { OnlineState } from './online-store.ts';

/** The lines that are known with newer ones; where some are missing between them, those before are fetched anew. */
export function withLines(
  known: readonly WireChat[],
  newer: readonly WireChat[],
  earlier: boolean,
): Pick<OnlineState, 'chat' | 'earlier'> {
  const [next] = newer;
  if (next === undefined) return { chat: known, earlier };
  const joins = known.length > 0 && next.no <= (known.at(-1)?.no ?? 0) + 1;
  if (!joins) return { chat: newer, earlier: next.no > 1 };
  return { chat: [...known.filter(({ no }) => no < next.no), ...newer], earlier };
}
