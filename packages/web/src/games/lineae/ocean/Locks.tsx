import { capital, lockIds, lockName } from '@benchtop/games/lineae';
import type { LockId } from '@benchtop/games/lineae';
import { Target } from '../../../table/kit/Target.tsx';
import { useBoard } from '../kit.ts';
import { Gate } from './art/Gate.tsx';
import { foretold } from './foretold.ts';
import { useLockOffer } from './offers.ts';
import { GAP, gateLeft, gateSpan } from './places.ts';

/** How far beside a gate a touch is meant for it, for a pointer and for a thumb. */
const SIDES = { pointer: 4, thumb: 22 } as const;

interface LocksProps {
  /** The lock whose toggle is shown. */
  readonly pointed: LockId | null;
  look(this: void, lock: LockId | null): void;
}

/** The four gates. */
export function Locks({ pointed, look }: LocksProps) {
  return lockIds.map((lock) => <Lock key={lock} lock={lock} turning={pointed === lock} look={look} />);
}

interface LockProps {
  readonly lock: LockId;
  readonly turning: boolean;
  look(this: void, lock: LockId | null): void;
}

function Lock({ lock, turning, look }: LockProps) {
  const { view, paged } = useBoard();
  const offer = useLockOffer(lock);
  const side = paged ? SIDES.thumb : SIDES.pointer;
  const closed = view.locks[lock];
  const { top, bottom } = gateSpan(lock);
  const { title, rows } = useLockTip(lock);
  return (
    <Target
      of={offer}
      several={`${capital(lockName(lock))}: choose how`}
      title={title}
      rows={rows}
      onLook={(on) => look(on ? lock : null)}
    >
      {({ choosable, pointed }) => (
        <g transform={`translate(${gateLeft(lock)} ${top})`}>
          <rect x={-side} y="-12" width={GAP + 2 * side} height={bottom - top + 12} fill="transparent" />
          <Gate width={GAP} height={bottom - top} closed={closed} lit={choosable} chosen={pointed} turning={turning} />
        </g>
      )}
    </Target>
  );
}

/** How a lock stands, and what a toggle would do. */
export function useLockTip(lock: LockId) {
  const { view, viewer, names } = useBoard();
  const closed = view.locks[lock];
  return {
    title: `${capital(lockName(lock))}: ${closed ? 'closed' : 'open'}`,
    rows: foretold(view, lock, viewer, names).rows,
  };
}
