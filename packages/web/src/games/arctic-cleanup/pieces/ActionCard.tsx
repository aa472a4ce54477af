import { CardLogo } from './CardLogo.tsx';
import { CardScene } from './CardScene.tsx';
import { CardUnits } from './CardUnits.tsx';
import type { CardId, PlayerColour } from './data.ts';
import { Piece, type PieceState, type Placed } from './Piece.tsx';
import { readable, Scale } from './scale.ts';
import css from './piece.module.css';

export interface ActionCardProps extends PieceState, Placed {
  readonly card: CardId;
  /** Whose ships are in the picture. */
  readonly player: PlayerColour;
  readonly title: string;
  /** The column it lies in, 1 to 5. An upgraded card shows and draws twice as much. */
  readonly column: number;
  readonly upgraded?: boolean;
  /** One short line of words below the units, such as "up to 4 dice". */
  readonly effect?: string | undefined;
  /** Width; the height is 1.36 times as much. */
  readonly width?: number;
}

export const CARD_RATIO = 1.36;
/** Narrower cards have no room for a sign beside their name. */
const SIGN_FROM = 80;
/** A name in so many letters is as large as this divided by them: then it ends before the strength. */
const ROOM = 134;
const SHEET = 'M-64-95H64Q70-95 70-89V89Q70 95 64 95H-64Q-70 95-70 89V-89Q-70-95-64-95Z';

/** An action card, centred on (x, y). */
export function ActionCard({
  card,
  player,
  title,
  column,
  upgraded = false,
  effect,
  width = 140,
  x,
  y,
  ...state
}: ActionCardProps) {
  const strength = upgraded ? column * 2 : column;
  return (
    <Piece x={x} y={y} scale={width / 140} outline={SHEET} ring={2.6} {...state}>
      <path
        d={SHEET}
        fill={upgraded ? 'url(#arc-gold)' : 'url(#arc-paper)'}
        stroke={upgraded ? 'var(--gold-deep)' : 'var(--paper-line)'}
        strokeWidth="1.5"
      />
      <path
        d="M-59-88H59Q64-88 64-83V83Q64 88 59 88H-59Q-64 88-64 83V-83Q-64-88-59-88Z"
        fill="var(--paper)"
        stroke={upgraded ? 'var(--gold-deep)' : 'var(--paper-line)'}
        strokeWidth="1"
      />
      {width >= SIGN_FROM && <CardLogo card={card} size={22} x={-49} y={-73} colour="var(--paper-ink)" />}
      <text
        className={`${css.text} ${css.small}`}
        x={width >= SIGN_FROM ? -34 : -59}
        y="-73"
        dy="0.355em"
        fontSize={Math.min(readable(19, width / 140), (width >= SIGN_FROM ? ROOM : ROOM + 53) / title.length)}
        fill="var(--paper-ink)"
        style={{ textAnchor: 'start' }}
      >
        {title}
      </text>
      <Scale.Provider value={width / 140}>
        <CardScene card={card} player={player} />
      </Scale.Provider>
      <CardUnits card={card} count={strength} />
      {effect && (
        <text
          className={`${css.text} ${css.small}`}
          x="-57"
          y="80.5"
          fontSize="12.5"
          fill="var(--paper-soft)"
          style={{ textAnchor: 'start', fontWeight: 560 }}
        >
          {effect}
        </text>
      )}
      <Strength n={strength} upgraded={upgraded} twice={readable(11.5, width / 140) / 11.5} />
    </Piece>
  );
}

interface StrengthProps {
  readonly n: number;
  readonly upgraded: boolean;
  /** How much larger than it is drawn its "×2" has to be. */
  readonly twice: number;
}

function Strength({ n, upgraded, twice }: StrengthProps) {
  return (
    <g transform="translate(47 -70)">
      <circle r="19" fill={upgraded ? 'url(#arc-gold)' : 'var(--strength)'} stroke="var(--paper)" strokeWidth="3" />
      <circle r="19" fill="none" stroke={upgraded ? 'var(--gold-deep)' : 'var(--strength)'} strokeWidth="1" />
      <text
        className={css.text}
        dy="0.355em"
        fontSize={n > 9 ? 22 : 26}
        fill={upgraded ? 'var(--on-gold)' : 'var(--on-strength)'}
        style={{ fontStretch: '82%' }}
      >
        {n}
      </text>
      {upgraded && (
        <g transform={`translate(${(1 - twice) * 9} ${18 + 7 * twice}) scale(${twice})`}>
          <rect x="-15" y="-8" width="30" height="15" rx="7.5" fill="var(--paper-ink)" />
          <text className={css.text} dy="0.3em" fontSize="11.5" fill="var(--paper)">
            ×2
          </text>
        </g>
      )}
    </g>
  );
}
