import type { CardId } from './data.ts';

/** What one unit of strength does, in a box of 18: a die, a step, a token up, a token down, a sample. */
const UNIT: Record<CardId, string> = {
  plan: 'M-6-4A2 2 0 0 1-4-6H4A2 2 0 0 1 6-4V4A2 2 0 0 1 4 6H-4A2 2 0 0 1-6 4ZM0 0H0.01',
  move: 'M-6 0H5M1.5-4L5.6 0 1.5 4',
  load: 'M-4 0H4V6H-4ZM0-1V-7M-3-4.4L0-7.4 3-4.4',
  unload: 'M-4-6H4V0H-4ZM0 1V7M-3 4.4L0 7.4 3 4.4',
  analyze: 'M0-7Q6 0 6 2.6A6 5 0 0 1-6 2.6Q-6 0 0-7Z',
};

/** As many units as the card is strong: one row of five, a second one for the golden side. */
export function CardUnits({ card, count }: { readonly card: CardId; readonly count: number }) {
  const twice = count > 5;
  return (
    <g fill="none" stroke="var(--paper-ink)" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      {Array.from({ length: count }, (_, i) => (
        <g key={i} transform={`translate(${-48 + (i % 5) * 24} ${twice ? 38 + Math.floor(i / 5) * 18.5 : 48})`}>
          <path d={UNIT[card]} />
        </g>
      ))}
    </g>
  );
}
