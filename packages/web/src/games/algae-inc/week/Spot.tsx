import { actionName, printedOn, spotIds, spotName } from '@benchtop/games/algae-inc';
import type { PrintedAction, SpotId } from '@benchtop/games/algae-inc';
import { Piece, Place } from '../../../table/kit/Piece.tsx';
import { Target } from '../../../table/kit/Target.tsx';
import { DiskMark, Ring, WorkerMark } from '../art/pieces.tsx';
import { useBoard, useChoices } from '../kit.ts';
import { ActionMark } from './ActionMark.tsx';
import { spotAt } from './geometry.ts';
import type { WeekGeometry } from './geometry.ts';
import css from './week.module.css';

const meanings: { readonly [A in PrintedAction]: string } = {
  operators: 'Take cubes from the tanks or export products.',
  engineers: 'Take tiles from the Side board and build them into the plant.',
  scientists: 'Gain science points or place tiles on the Side board.',
  'machine-a': 'Move cubes over the belts of Machine A; some are lost.',
  'machine-b': 'Move cubes over the belts of Machine B.',
  'machine-c': 'Move cubes over the belts of Machine C into dispatch.',
  recruit: 'Hire a member for one of your teams.',
  'any-team': 'One of your three teams works.',
  'any-machine': 'One of your three Machines runs.',
};

/** The words on a spot: short. */
const signs: { readonly [A in PrintedAction]: string } = {
  operators: 'Operators',
  engineers: 'Engineers',
  scientists: 'Scientists',
  'machine-a': 'Machine A',
  'machine-b': 'Machine B',
  'machine-c': 'Machine C',
  recruit: 'Recruit',
  'any-team': 'Any team',
  'any-machine': 'Any Machine',
};

interface SpotProps {
  readonly g: WeekGeometry;
  readonly spot: SpotId;
}

/** A spot of the week with the workers on it. */
export function Spot({ g, spot }: SpotProps) {
  const { view } = useBoard();
  const offer = useChoices('move-worker').of(({ pick }) => pick === spot);
  const shown = printedOn(view.week, spot);
  const { x, y } = spotAt(g, spot);
  const { sw, sh } = g;
  const large = sh > 38;
  return (
    <g transform={`translate(${x} ${y})`}>
      <Target
        of={offer}
        title={`${spotName(spot)}: ${actionName(shown)}`}
        text={`${meanings[shown]} Instead: another one of its type for a Choice token, anything for a Wild token, or a small action.`}
        rule="ALG-WRK-04"
      >
        {({ choosable, pointed }) => (
          <>
            <Place of={`spot ${spot}`}>
              <rect x={-sw / 2} y={-sh / 2} width={sw} height={sh} rx={8} className={css.spot} />
            </Place>
            <g transform={`translate(0 ${-sh / 2 + (large ? 14 : 10.5)})`}>
              <ActionMark action={shown} size={large ? 23 : 18} />
            </g>
            <text y={sh / 2 - 4.5} className={css.words}>
              {signs[shown]}
            </text>
            {choosable && <Ring of={{ x: -sw / 2, y: -sh / 2, w: sw, h: sh }} chosen={pointed} />}
          </>
        )}
      </Target>
      <Standing spot={spot} g={g} />
    </g>
  );
}

/** Workers stand on the upper edge of their spot, so that its sign stays in sight. */
function Standing({ g, spot }: SpotProps) {
  const { view } = useBoard();
  const here = view.players.flatMap((p, seat) => (p.spot === spot ? [seat] : []));
  const neutral = view.neutral[spotIds.indexOf(spot)] ?? 0;
  return (
    <g pointerEvents="none">
      {here.map((seat, i) => (
        <g key={seat} transform={`translate(${-g.sw / 2 + 8 + i * 13} ${-g.sh / 2 - 3})`}>
          <Piece kind={`worker ${seat}`} id={`worker ${seat}`} at={`spot ${spot}`}>
            <WorkerMark owner={seat} size={21} />
          </Piece>
        </g>
      ))}
      {Array.from({ length: neutral }, (_, i) => (
        <g key={i} transform={`translate(${g.sw / 2 - 4 - i * 9} ${-g.sh / 2 + 3})`}>
          <Piece kind="disk cc" at={`spot ${spot}`}>
            <DiskMark owner="cc" size={13} />
          </Piece>
        </g>
      ))}
    </g>
  );
}
