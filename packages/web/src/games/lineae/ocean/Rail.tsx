import { at } from '@benchtop/engine/host';
import { capital, HOLD, lockIds, lockName, pileOf, subIds, subName, WATER_TOKENS } from '@benchtop/games/lineae';
import type { LockId, SubId } from '@benchtop/games/lineae';
import { Place } from '../../../table/kit/Piece.tsx';
import { Target } from '../../../table/kit/Target.tsx';
import { Tip } from '../../../table/kit/Tip.tsx';
import { Glyph } from '../art/icons.tsx';
import { Cube } from '../art/pieces.tsx';
import { useBoard } from '../kit.ts';
import { neededOn } from '../model.ts';
import { SpaceOctagon, useSpaceWords } from '../Space.tsx';
import { useLockTip } from './Locks.tsx';
import { useLockOffer, useSubOffer } from './offers.ts';
import { BOX, GAP, gateLeft, RAIL } from './places.ts';
import { useHoldRows } from './Subs.tsx';
import { Words } from './Words.tsx';
import css from './ocean.module.css';

/** From the centre of an octagon to its sides. */
const SIZE = 17;
const MIDDLE = RAIL.y + RAIL.height / 2;
/** What a thumb needs on the smallest phone. */
const THUMB = 58;
/** A submersible's octagon with its hold. */
const STALL = 83;

const lockMiddle = (lock: LockId): number => gateLeft(lock) + GAP / 2;

/** Two submersibles have their octagons between two locks. */
function stallLeft(sub: SubId): number {
  const i = subIds.indexOf(sub);
  const pair = Math.floor(i / 2);
  const [from, to] = [lockMiddle(at(lockIds, pair)), lockMiddle(at(lockIds, pair + 1))];
  const width = (to - from - 52) / 2;
  return from + 26 + (i % 2) * (width + 1) + (width - STALL) / 2;
}

interface RailProps {
  look(this: void, lock: LockId | null): void;
}

/** Where workers are placed to toggle locks and to steer submersibles; the pile of water tokens at its left. */
export function Rail({ look }: RailProps) {
  return (
    <>
      <Pile />
      {lockIds.map((lock) => (
        <LockSpace key={lock} lock={lock} look={look} />
      ))}
      {subIds.map((sub) => (
        <SubSpace key={sub} sub={sub} />
      ))}
      <g className={css.onRock}>
        <Words x={BOX.width - 10} y={MIDDLE - 3} size={11} anchor="end">
          Level water:
        </Words>
        <Words x={BOX.width - 10} y={MIDDLE + 10} size={11} anchor="end">
          vessels pass
        </Words>
      </g>
    </>
  );
}

function LockSpace({ lock, look }: RailProps & { readonly lock: LockId }) {
  const offer = useLockOffer(lock);
  const { view, paged } = useBoard();
  const tip = useLockTip(lock);
  return (
    <Target
      of={offer}
      several={`${capital(lockName(lock))}: choose how`}
      title={tip.title}
      rows={[...tip.rows, { name: 'Workers needed', value: neededOn(view, lock) }]}
      onLook={(on) => look(on ? lock : null)}
    >
      {({ choosable, pointed }) => (
        <g transform={`translate(${lockMiddle(lock)} ${MIDDLE})`}>
          {paged && <rect x={-THUMB / 2} y={-THUMB / 2} width={THUMB} height={THUMB} className={css.ask} />}
          <SpaceOctagon space={lock} size={SIZE} lit={choosable} chosen={pointed} />
        </g>
      )}
    </Target>
  );
}

function SubSpace({ sub }: { readonly sub: SubId }) {
  const { paged } = useBoard();
  const offer = useSubOffer(sub);
  const words = useSpaceWords(sub);
  const rows = useHoldRows(sub);
  const x = stallLeft(sub);
  return (
    <Target
      of={offer}
      several={`${capital(subName(sub))}: choose how`}
      title={words.title}
      text={words.text}
      rows={[...rows, ...(words.rows ?? []).slice(1)]}
    >
      {({ choosable, pointed }) => (
        <g transform={`translate(${x} ${RAIL.y})`}>
          {paged && <rect y={(RAIL.height - THUMB) / 2} width={STALL} height={THUMB} className={css.ask} />}
          <rect x="14" y="2" width={STALL - 14} height={RAIL.height - 4} rx="8" className={css.stall} />
          <Hold sub={sub} />
          <g transform={`translate(20 ${RAIL.height / 2})`}>
            <SpaceOctagon space={sub} size={SIZE} lit={choosable} chosen={pointed} />
          </g>
        </g>
      )}
    </Target>
  );
}

/** What a submersible carries, large enough to be read. The cubes themselves lie in the submersible. */
function Hold({ sub }: { readonly sub: SubId }) {
  const { hold } = useBoard().view.subs[sub];
  return Array.from({ length: HOLD }, (_, i) => {
    const cube = hold[i] ?? null;
    const [x, y] = [54 + (i % 2) * 19.5, RAIL.height / 2 + (i < 2 ? -10 : 10)];
    return (
      <g key={i} transform={`translate(${x} ${y})`}>
        {cube === null ? (
          <rect x="-8.5" y="-8.5" width="17" height="17" rx="3.5" className={css.free} />
        ) : (
          <Cube cube={cube} size={18.6} />
        )}
      </g>
    );
  });
}

function Pile() {
  const { view } = useBoard();
  return (
    <Tip
      title={`${pileOf(view)} of ${WATER_TOKENS} water tokens in the pile`}
      text="When a lock is closed, water runs in at the left until every hole is filled. When one is opened, it runs off to the right."
      rule="LIN-WAT-05"
    >
      <Place of="pile">
        <rect x="4" y={RAIL.y + 4} width="76" height={RAIL.height - 8} className={css.ask} />
        <g transform={`translate(18 ${MIDDLE})`} className={css.onRock}>
          <Glyph shape="water" size={20} />
        </g>
        <g className={css.onRock}>
          <Words x={32} y={MIDDLE - 2} size={11} anchor="start">
            Pile {pileOf(view)}
          </Words>
        </g>
        <g className={css.onRockSoft}>
          <Words x={32} y={MIDDLE + 11} size={11} anchor="start">
            of {WATER_TOKENS}
          </Words>
        </g>
      </Place>
    </Tip>
  );
}
