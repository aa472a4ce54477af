import { cubeName, distance } from '@benchtop/games/lineae';
import { useWhere } from '../../../table/kit/in-frame.ts';
import { Tray } from '../../../table/kit/Tray.tsx';
import { Icon } from '../art/icons.tsx';
import { CubePicture } from '../art/pieces.tsx';
import { Rondel } from '../Core.tsx';
import { useBoard, useChoices, usePointed } from '../kit.ts';
import { argOf } from '../model.ts';
import css from './trays.module.css';

/** The rondel, large enough to be touched: a sector to borrow from or to convert to. */
export function CoreTray() {
  const { view } = useBoard();
  const choices = useChoices('operate-core');
  const left = argOf(view, 'left') ?? 0;
  return (
    <Tray
      title="Reactor Core"
      hint={`${left} ${left === 1 ? 'operation' : 'operations'} left`}
      ends={choices.of((o) => o.do === 'done')}
      className={useWhere(css.core)}
    >
      <div className={css.rondel}>
        <Rondel radius={108} />
      </div>
      <Operation />
    </Tray>
  );
}

/** What is pointed at, in pictures. */
function Operation() {
  const { view } = useBoard();
  const pointed = usePointed('operate-core');
  if (pointed === null || pointed.do === 'done')
    return (
      <p className={css.words}>
        Touch a sector: borrow from it, pay back to it, or convert a cube of your cargo into it.
      </p>
    );
  if (pointed.do !== 'convert')
    return (
      <p className={css.words}>
        {pointed.do === 'borrow'
          ? `1 ${cubeName(pointed.cube)} now; a debt that stays costs 3 VP at the end.`
          : `The debt of 1 ${cubeName(pointed.cube)} is gone.`}
      </p>
    );
  const price = distance(view, pointed.from, pointed.to);
  return (
    <div className={css.operation}>
      <span>Give</span>
      <CubePicture cube={pointed.from} size={40} label={cubeName(pointed.from)} />
      <span>
        {price} {price === 1 ? 'sector' : 'sectors'} on: <Icon shape="bolt" size={16} label="electricity" /> {price}
      </span>
      <span>Take</span>
      <CubePicture cube={pointed.to} size={40} label={cubeName(pointed.to)} />
    </div>
  );
}
