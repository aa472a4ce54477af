import { capital, cubeName } from '@benchtop/games/lineae';
import type { Cube } from '@benchtop/games/lineae';
import { together } from '../../../table/kit/choices.ts';
import { useWhere } from '../../../table/kit/in-frame.ts';
import { Target } from '../../../table/kit/Target.tsx';
import { Tray } from '../../../table/kit/Tray.tsx';
import { useTable } from '../../../match/store.ts';
import { CubePicture } from '../art/pieces.tsx';
import { useCargoOffer, useSupplyOffer } from '../cargo.ts';
import { useBoard, useChoices } from '../kit.ts';
import { cubesIn } from '../OwnBoard.tsx';
import { Answers } from '../../../table/kit/Answers.tsx';
import css from './trays.module.css';

/** A cube to return, or a cube to take: which type. */
export function ExchangeTray() {
  const { view } = useBoard();
  const one = useChoices('choose-one');
  const good = useChoices('choose-good');
  const prompt = useTable((table) => table.open?.decision.prompt ?? 'Choose one');
  return (
    <Tray title={capital(prompt)} ends={good.of(({ text }) => text === 'done')} className={useWhere(css.small)}>
      {one.asked ? (
        <Answers of={one} />
      ) : (
        <div className={css.cubes}>
          {cubesIn(view).map((cube) => (
            <Offered key={cube} cube={cube} />
          ))}
        </div>
      )}
    </Tray>
  );
}

function Offered({ cube }: { readonly cube: Cube }) {
  const { view, player } = useBoard();
  const mine = useCargoOffer(cube);
  const theirs = useSupplyOffer(cube);
  const paid = mine.options.length + mine.refused.length > 0;
  const offer = together(mine, theirs);
  if (offer.options.length + offer.refused.length === 0) return null;
  return (
    <Target of={offer} title={cubeName(cube)} text={paid ? 'From your cargo bay.' : 'From the supply.'}>
      {({ choosable, pointed }) => (
        <span
          className={css.good}
          data-lit={choosable || undefined}
          data-chosen={pointed || undefined}
          data-refused={!choosable || undefined}
        >
          <CubePicture cube={cube} size={38} label={cubeName(cube)} />
          <b>{paid ? player.goods[cube] : view.supply[cube]}</b>
        </span>
      )}
    </Target>
  );
}
