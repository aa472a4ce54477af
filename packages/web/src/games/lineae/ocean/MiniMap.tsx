import { capital, columnName, COLUMNS, level } from '@benchtop/games/lineae';
import { group } from '../../../table/kit/naming.ts';
import { painted } from '../art/seats.ts';
import { useBoard } from '../kit.ts';
import css from './ocean.module.css';

interface MiniMapProps {
  readonly from: number;
  turnTo(this: void, column: number): void;
}

/** All eight columns with their levels and vessels: touched, the ocean turns there. */
export function MiniMap({ from, turnTo }: MiniMapProps) {
  const { view } = useBoard();
  return (
    <div className={css.map} {...group('All columns')}>
      {Array.from({ length: COLUMNS }, (_, column) => (
        <button
          key={column}
          type="button"
          className={css.mapColumn}
          data-shown={column >= from && column < from + 4 ? '' : undefined}
          aria-label={`Show ${columnName(column)}, level ${level(view, column)}`}
          title={capital(columnName(column))}
          onClick={() => turnTo(column)}
        >
          <span className={css.mapVessels}>
            {view.players.map((p, seat) => p.column === column && <i key={seat} style={painted(seat)} />)}
          </span>
          <span className={css.mapWater} style={{ height: `${level(view, column) * 4}px` }}>
            {column + 1}
          </span>
        </button>
      ))}
    </div>
  );
}
