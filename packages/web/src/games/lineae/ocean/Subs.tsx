import { capital, cubeName, placeName, subIds, subName } from '@benchtop/games/lineae';
import type { SubId } from '@benchtop/games/lineae';
import { Piece } from '../../../table/kit/Piece.tsx';
import { Target } from '../../../table/kit/Target.tsx';
import { useBoard, useMotion } from '../kit.ts';
import { Submersible } from './art/Submersible.tsx';
import { carriedVia, useFlow } from './flow.ts';
import { useSubOffer } from './offers.ts';
import { cellMiddle, cellPlace, ridden } from './places.ts';
import { diveOf } from './reach.ts';
import css from './ocean.module.css';

/** The six submersibles, which are everybody's. */
export function Subs() {
  return subIds.map((sub) => <Sub key={sub} sub={sub} />);
}

/** What is in a hold, as rows of a tip. */
export function useHoldRows(sub: SubId) {
  const { hold } = useBoard().view.subs[sub];
  const kinds = [...new Set(hold)];
  if (kinds.length === 0) return [{ name: 'Hold', value: 'empty' }];
  return kinds.map((cube) => ({ name: capital(cubeName(cube)), value: hold.filter((one) => one === cube).length }));
}

/** The submersible that somebody steers: also while what was chosen is still shown. */
function useSteered(): SubId | null {
  const { view } = useBoard();
  const event = useMotion()?.event;
  const dive = diveOf(view);
  if (dive !== null) return dive.sub;
  return event?.type === 'sub-moved' || event?.type === 'cube-picked' || event?.type === 'excavated' ? event.sub : null;
}

function Sub({ sub }: { readonly sub: SubId }) {
  const { view } = useBoard();
  const flow = useFlow();
  const offer = useSubOffer(sub);
  const rows = useHoldRows(sub);
  const { x, r, hold } = view.subs[sub];
  const middle = cellMiddle(x, r);
  const steered = useSteered() === sub;
  return (
    <Target
      of={offer}
      several={`${capital(subName(sub))}: choose how`}
      title={capital(subName(sub))}
      text={`${capital(placeName(x, r))}. Everybody may steer it; what is in its hold is nobody’s until it docks.`}
      rows={rows}
    >
      {({ choosable, pointed }) => (
        <g transform={`translate(${middle.x} ${middle.y + 0.5})`}>
          {choosable && (
            <rect x="-18.5" y="-15.5" width="37" height="31" rx="12" className={pointed ? css.chosen : css.lit} />
          )}
          <Piece kind="sub" id={sub} at={cellPlace(x, r)} slides via={carriedVia(flow, x, r, ridden)}>
            <Submersible sub={sub} hold={hold} lit={steered} />
          </Piece>
        </g>
      )}
    </Target>
  );
}
