import { policed, soloCards } from './data/solo.ts';
import type { BioContext } from './define.ts';
import type { BioState } from './state.ts';

/** BIO-SOL-06: an assistant goes to the location of the card on top of the solo deck. */
export function placeAssistant(s: BioState, ctx: BioContext): void {
  const { top, assistants } = s.solo;
  if (top === null) return;
  const { location } = soloCards[top];
  assistants.push(location);
  ctx.emit?.({ type: 'assistant-placed', location });
}

/** BIO-SOL-07, BIO-SOL-08: the card on top is flipped for police, and the next one calls the second assistant. */
export function placeSecondAssistant(s: BioState, ctx: BioContext): void {
  const { solo } = s;
  const flipped = solo.top;
  if (flipped === null) return;
  const spaces = soloCards[flipped].police.map((area) => policed[area]);
  for (const space of spaces) s.occupied[space] = 'police';
  solo.flipped.push(flipped);
  solo.top = null;
  turnUp(s);
  ctx.emit?.({ type: 'police-placed', card: flipped, spaces });
  placeAssistant(s, ctx);
}

/** The assistant side of the next card of the solo deck comes to light. */
export function turnUp({ solo }: BioState): void {
  const location = solo.deck.pop();
  if (location !== undefined) solo.top = solo.cards[location].pop() ?? null;
}
