import { cubeName, rocketAt, rocketName, SPOTS, vpFor } from '@benchtop/games/lineae';
import type { Cube } from '@benchtop/games/lineae';
import { useWhere } from '../../../table/kit/in-frame.ts';
import { group } from '../../../table/kit/naming.ts';
import { Target } from '../../../table/kit/Target.tsx';
import { Tray } from '../../../table/kit/Tray.tsx';
import { RocketPicture } from '../art/Cards.tsx';
import { CubePicture } from '../art/pieces.tsx';
import { useBoard, useChoices } from '../kit.ts';
import { lackOf } from '../loading.ts';
import { argOf } from '../model.ts';
import { cubesIn } from '../OwnBoard.tsx';
import { Answers } from '../../../table/kit/Answers.tsx';
import css from './trays.module.css';

/** Rockets are touched in their row. */
export function RocketTray() {
  const { player } = useBoard();
  return (
    <Tray title="Which rocket?" hint="touch it" className={useWhere(css.small)} low>
      <Answers of={useChoices('choose-rocket')} />
      <p className={css.words}>Your vessel is on column {player.column + 1}. One action loads one rocket.</p>
    </Tray>
  );
}

/** The rocket large, the ladder of VP with its next step, and the cargo that fits. */
export function LaunchTray() {
  const { view, paged } = useBoard();
  const choices = useChoices('load-cube');
  const rocket = rocketAt(view, argOf(view, 'column') ?? 0);
  const loaded = argOf(view, 'loaded') ?? 0;
  const { open } = lackOf(rocket);
  return (
    <Tray
      title={`Load ${rocketName(rocket.card)}`}
      hint={loaded === 0 ? 'at least one cube' : `${loaded} loaded in this action`}
      ends={choices.of((o) => o.do === 'done')}
      className={useWhere(css.launch)}
    >
      {!paged && (
        <div className={css.rocket}>
          <RocketPicture rocket={rocket} width={190} />
        </div>
      )}
      <div className={css.stack}>
        <Ladder loaded={loaded} first={argOf(view, 'first') ?? 0} />
        <div className={css.cubes} {...group('Your cargo that fits')}>
          {cubesIn(view).map((cube) => (
            <Loading key={cube} cube={cube} />
          ))}
        </div>
        <p className={css.words}>
          {open === 1
            ? 'The last spot: the rocket launches. Its cubes return to the supply, the card is yours, you choose a technology, and a colony card comes.'
            : `${open} spots are open. A full rocket launches and brings a technology.`}
        </p>
      </div>
    </Tray>
  );
}

/** VP for each cube of the action. */
function Ladder({ loaded, first }: { readonly loaded: number; readonly first: number }) {
  return (
    <ol className={css.ladder} aria-label="VP for each cube of this action">
      {Array.from({ length: SPOTS }, (_, i) => (
        <li key={i} data-done={i < loaded || undefined} data-next={i === loaded || undefined}>
          +{vpFor(i, first)}
        </li>
      ))}
    </ol>
  );
}

function Loading({ cube }: { readonly cube: Cube }) {
  const { player } = useBoard();
  const offer = useChoices('load-cube').of((o) => o.do === 'load' && o.cube === cube);
  if (player.goods[cube] === 0) return null;
  return (
    <Target of={offer} several={`Load ${cubeName(cube)}: on which spot?`} title={cubeName(cube)}>
      {({ choosable, pointed }) => (
        <span
          className={css.good}
          data-lit={choosable || undefined}
          data-chosen={pointed || undefined}
          data-refused={!choosable || undefined}
        >
          <CubePicture cube={cube} size={34} label={cubeName(cube)} />
          <b>{player.goods[cube]}</b>
        </span>
      )}
    </Target>
  );
}
