import { cubeName, subName } from '@benchtop/games/lineae';
import { Target } from '../../../table/kit/Target.tsx';
import { Tray } from '../../../table/kit/Tray.tsx';
import { CubePicture } from '../art/pieces.tsx';
import { useBoard, useChoices } from '../kit.ts';
import { argOf } from '../model.ts';
import css from './ocean.module.css';

/** The hold of a docked submersible: what is touched goes into the cargo bay. */
export function HoldTray() {
  const { view, player } = useBoard();
  const takes = useChoices('take-cubes');
  const sub = argOf(view, 'sub');
  if (!takes.asked || sub === null) return null;
  const { x, hold } = view.subs[sub];
  return (
    <Tray
      title={`Hold of ${subName(sub)}`}
      hint={`You have $${player.goods.money}`}
      className={x < 12 ? css.trayRight : css.trayLeft}
    >
      <div className={css.hold}>
        {hold.map((cube, i) => (
          <Target key={i} of={takes.of(({ pick }) => pick === cube)} className={css.held}>
            {({ choosable, pointed }) => (
              <div data-lit={choosable || undefined} data-chosen={pointed || undefined} className={css.heldFace}>
                <CubePicture cube={cube} size={44} />
                <span>{cubeName(cube)}</span>
              </div>
            )}
          </Target>
        ))}
      </div>
    </Tray>
  );
}
