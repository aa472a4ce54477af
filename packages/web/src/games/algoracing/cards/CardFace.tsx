import type { Kind } from '@benchtop/games/algoracing';
import css from './cards.module.css';

/** Width to height of a command card. */
export const CARD = { width: 100, height: 132 } as const;

type Family = 'move' | 'jump' | 'turn' | 'cycle' | 'teleport';

const family: Readonly<Record<Kind, Family>> = {
  step: 'move',
  'all-way': 'move',
  jump: 'jump',
  left: 'turn',
  right: 'turn',
  'u-turn': 'turn',
  'cycle-2': 'cycle',
  'cycle-3': 'cycle',
  teleport: 'teleport',
};

/** What stands under the picture. */
const short: Readonly<Record<Kind, string>> = {
  step: 'Step',
  'all-way': 'All the way',
  jump: 'Jump',
  left: 'Left',
  right: 'Right',
  'u-turn': 'U-turn',
  'cycle-2': 'Cycle ×2',
  'cycle-3': 'Cycle ×3',
  teleport: 'Teleport',
};

export const colourOf = (kind: Kind): string => `var(--card-${family[kind]})`;

/** A command card, drawn in a box of 100 by 132. */
export function CardFace({ kind }: { readonly kind: Kind }) {
  return (
    <g>
      <rect x="1.5" y="1.5" width="97" height="129" rx="9" className={css.card} />
      <path d="M1.5 14V10.5A9 9 0 0 1 10.5 1.5H89.5A9 9 0 0 1 98.5 10.5V14Z" fill={colourOf(kind)} />
      <rect x="9" y="21" width="82" height="82" rx="6" className={css.window} />
      <g className={css.picture} style={{ color: colourOf(kind) }}>
        <Picture kind={kind} />
      </g>
      <text x="50" y="121.5" className={css.name}>
        {short[kind]}
      </text>
    </g>
  );
}

/** The drawing on a card alone, about 80 across around the origin, in the current colour. */
export function Picture({ kind }: { readonly kind: Kind }) {
  switch (kind) {
    case 'step':
      return (
        <>
          <path d="M-15 8H15V36H-15Z" className={css.square} />
          <path d="M-15-32H15V-4H-15Z" className={css.square} />
          <path d="M0 24V-22M-13-10L0-24 13-10" className={css.arrow} />
        </>
      );
    case 'all-way':
      return (
        <>
          <path d="M-22-34H22" className={css.bar} />
          <path d="M-17 35L0 19 17 35M-17 13L0-3 17 13M-17-9L0-25 17-9" className={css.arrow} />
        </>
      );
    case 'jump':
      return (
        <>
          <path d="M2 34V8H36V34Z" className={css.rock} />
          <path d="M-36 34H2" className={css.ground} />
          <path d="M-26 26C-26-34 18-36 20-2M6-14L20 0 32-16" className={css.arrow} />
        </>
      );
    case 'left':
      return <path d="M16 34V6C16-14 8-22-6-22H-22M-10-37L-26-22-10-7" className={css.arrow} />;
    case 'right':
      return <path d="M-16 34V6C-16-14-8-22 6-22H22M10-37L26-22 10-7" className={css.arrow} />;
    case 'u-turn':
      return <path d="M20 34V-4C20-34-20-34-20-4V26M-35 12L-20 29-5 12" className={css.arrow} />;
    case 'cycle-2':
      return <Loop factor={2} />;
    case 'cycle-3':
      return <Loop factor={3} />;
    case 'teleport':
      return (
        <>
          <ellipse cx="0" cy="29" rx="27" ry="8" className={css.thin} />
          <ellipse cx="0" cy="14" rx="20" ry="6" className={css.thin} />
          <ellipse cx="0" cy="2" rx="13" ry="4" className={css.thin} />
          <path d="M0-2V-34M-11-22L0-34 11-22" className={css.arrow} strokeDasharray="9 7" />
          <circle cx="0" cy="29" r="5" fill="currentColor" />
        </>
      );
  }
}

function Loop({ factor }: { readonly factor: number }) {
  return (
    <>
      <path d="M27-14A31 31 0 1 0 31 4M33-30L28-12 12-19" className={css.arrow} />
      <text y="13" className={css.factor}>
        {`×${factor}`}
      </text>
    </>
  );
}
