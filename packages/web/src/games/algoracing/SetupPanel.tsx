import { colours, extentOf, hills, rotations, rovers as roverData } from '@benchtop/games/algoracing';
import type { AlgoracingView, HillId } from '@benchtop/games/algoracing';
import { group } from '../../table/kit/naming.ts';
import { Target } from '../../table/kit/Target.tsx';
import { argOf, useChoices } from './kit.ts';
import { signPath } from './signs.tsx';
import { Rover } from './TopView.tsx';
import css from './board.module.css';

/** Before the race: the colours to choose from, or the turns of a block. */
export function SetupPanel({ view }: { readonly view: AlgoracingView }) {
  const { asked } = useChoices('choose-colour');
  const turning = useChoices('block-rotation').asked;
  const hill = argOf(view, 'hill');
  if (asked) return <Colours />;
  return turning && hill !== null ? <Turns hill={hill} /> : null;
}

function Colours() {
  const choices = useChoices('choose-colour');
  return (
    <div className={css.panel} {...group('Choose your rover')}>
      {colours.map((colour) => (
        <Target key={colour} of={choices.of((o) => o.colour === colour)} className={css.choice}>
          <svg viewBox="-0.6 -0.85 1.2 1.35" width="84" height="94" aria-hidden="true">
            <Rover rover={{ x: 0, y: 0, z: 0, heading: 0, pitch: 0, solid: 1, load: 0, seat: 0, colour }} />
          </svg>
          <span className={css.choiceName}>
            <svg viewBox="-11 -11 22 22" width="14" height="14" aria-hidden="true">
              <path d={signPath[colour]} fill="currentColor" />
            </svg>
            {roverData[colour].name}
          </span>
        </Target>
      ))}
    </div>
  );
}

const ARROWS = { N: 0, E: 90, S: 180, W: 270 } as const;

function Turns({ hill }: { readonly hill: HillId }) {
  const choices = useChoices('block-rotation');
  return (
    <div className={css.panel} {...group(`Turn ${hills[hill].name}`)}>
      {rotations.map((r) => {
        const { width, height } = extentOf(hill, r);
        return (
          <Target key={r} of={choices.of((o) => o.r === r)} className={css.choice}>
            <svg viewBox="-2.2 -2.2 4.4 4.4" width="84" height="84" aria-hidden="true">
              <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="0.12" className={css.block} />
              <g transform={`rotate(${r * 90}) translate(${-hills[hill].width / 2} ${-hills[hill].height / 2})`}>
                {hills[hill].marks.map(([x, y]) => (
                  <circle key={`${x} ${y}`} cx={x + 0.5} cy={y + 0.5} r="0.26" className={css.blockMark} />
                ))}
                {hills[hill].elevators.map(({ id, at: [x, y], arrow }) => (
                  <path
                    key={id}
                    d="M-0.22 0.14L0-0.16 0.22 0.14"
                    transform={`translate(${x + 0.5} ${y + 0.5}) rotate(${ARROWS[arrow]})`}
                    className={css.blockArrow}
                  />
                ))}
              </g>
            </svg>
            <span className={css.choiceName}>{r === 0 ? 'as it is' : `${r * 90}°`}</span>
          </Target>
        );
      })}
    </div>
  );
}
