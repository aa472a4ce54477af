import { lockIds, subIds } from '@benchtop/games/lineae';
import type { LockId, SubId } from '@benchtop/games/lineae';
import { together } from '../../table/kit/choices.ts';
import { group } from '../../table/kit/naming.ts';
import { Drawing } from '../../table/kit/Piece.tsx';
import { Target } from '../../table/kit/Target.tsx';
import { NamedCube } from './art/pieces.tsx';
import { City, Rounds } from './City.tsx';
import { Core } from './Core.tsx';
import { useBoard, useChoices } from './kit.ts';
import { SpaceOctagon, useSpaceOffer, useSpaceWords } from './Space.tsx';
import css from './actions.module.css';

/** All places for workers on a small screen; those on colony cards lie with the rockets. */
export function Actions() {
  return (
    <>
      <Rounds />
      <h3 className={css.title}>Europa City and Launch Pad</h3>
      <City />
      <h3 className={css.title}>Locks: toggle one, then another turn</h3>
      <div className={css.locks} {...group('Locks')}>
        {lockIds.map((lock) => (
          <Lock key={lock} lock={lock} />
        ))}
      </div>
      <h3 className={css.title}>Submersibles and what they hold</h3>
      <div className={css.subs} {...group('Submersibles')}>
        {subIds.map((sub) => (
          <Sub key={sub} sub={sub} />
        ))}
      </div>
      <Core />
    </>
  );
}

function Lock({ lock }: { readonly lock: LockId }) {
  const { view } = useBoard();
  const offer = together(
    useSpaceOffer(lock),
    useChoices('choose-lock').of(({ pick }) => pick === lock),
  );
  const words = useSpaceWords(lock);
  return (
    <Target of={offer} several={`${words.title}: how?`} {...words}>
      {({ choosable, pointed }) => (
        <div className={css.rock}>
          <Drawing viewBox="-24 -24 48 48" className={css.octagon}>
            <SpaceOctagon space={lock} size={18} lit={choosable} chosen={pointed} />
          </Drawing>
          {view.locks[lock] ? 'closed' : 'open'}
        </div>
      )}
    </Target>
  );
}

function Sub({ sub }: { readonly sub: SubId }) {
  const { view } = useBoard();
  const offer = together(
    useSpaceOffer(sub),
    useChoices('choose-sub').of(({ pick }) => pick === sub),
  );
  const words = useSpaceWords(sub);
  const { hold } = view.subs[sub];
  return (
    <Target of={offer} several={`${words.title}: how?`} {...words}>
      {({ choosable, pointed }) => (
        <div className={`${css.rock} ${css.sub}`}>
          <Drawing viewBox="-24 -24 48 48" className={css.octagon}>
            <SpaceOctagon space={sub} size={18} lit={choosable} chosen={pointed} />
          </Drawing>
          <span className={css.hold}>
            {Array.from({ length: 4 }, (_, i) => {
              const cube = hold[i];
              return cube === undefined ? <i key={i} /> : <NamedCube key={i} cube={cube} size={22} />;
            })}
          </span>
        </div>
      )}
    </Target>
  );
}
