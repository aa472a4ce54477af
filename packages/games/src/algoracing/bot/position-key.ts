import type { AlgoracingState } from '../state.ts';

/**
 * What tells two positions of one turn apart: the algorithm and the cards in hand. What else changed follows from these,
 * but for the order of the discard pile, and nobody draws from that unshuffled.
 */
export function positionKey({ stack, commands, cycles, rovers, order, active }: Readonly<AlgoracingState>): string {
  let key = stack[stack.length - 1]?.step ?? '';
  for (const kind of commands) key += `,${kind}`;
  for (const { factor, start, width } of cycles) key += `,${factor}${start}${width}`;
  for (const kind of rovers[order[active] ?? 0]?.hand ?? []) key += `;${kind}`;
  return key;
}
