import { picture } from './naming.ts';
import css from './cards.module.css';
import { t } from '../../words/words.ts';

const MIDDLE = [[0, 0]] as const;
const CORNERS = [
  [-1, 1],
  [1, -1],
  [-1, -1],
  [1, 1],
] as const;
const SIDES = [
  [-1, 0],
  [1, 0],
] as const;

/** The pips of a face of an ordinary die, as steps from the middle. */
export function pips(face: number): readonly (readonly [number, number])[] {
  const pairs = Math.floor(face / 2);
  return [
    ...(face % 2 === 1 ? MIDDLE : []),
    ...CORNERS.slice(0, Math.min(4, pairs * 2)),
    ...(pairs === 3 ? SIDES : []),
  ];
}

/** A die with one to six pips; other faces show their sign. */
export function Die({ face, size = 44 }: { readonly face: number | string; readonly size?: number }) {
  return (
    <svg
      viewBox="-24 -24 48 48"
      width={size}
      height={size}
      className={css.die}
      {...picture(t('Die: {face}', { face }))}
    >
      <rect x="-20" y="-18" width="40" height="40" rx="9" className={css.dieEdge} />
      <rect x="-20" y="-20" width="40" height="40" rx="9" className={css.dieFace} />
      {typeof face === 'number' && face >= 1 && face <= 6 ? (
        pips(face).map(([x, y]) => <circle key={`${x} ${y}`} cx={x * 10.5} cy={y * 10.5} r="3.9" />)
      ) : (
        <text dy="0.36em" className={css.sign} fontSize="20">
          {face}
        </text>
      )}
    </svg>
  );
}
