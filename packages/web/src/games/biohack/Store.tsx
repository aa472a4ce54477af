import { INJURY_PENALTY, MEDICINE_MAX } from '@benchtop/games/biohack';
import { together } from '../../table/kit/choices.ts';
import { useSpot } from '../../table/kit/in-frame.ts';
import { group } from '../../table/kit/naming.ts';
import { Count, Piece, Place } from '../../table/kit/Piece.tsx';
import { Target } from '../../table/kit/Target.tsx';
import { GoodIcon } from './art/icons.tsx';
import { Ampoule, Noman } from './art/pieces.tsx';
import { useBoard, useChoices, useStep } from './kit.ts';
import { useOfGood } from './Offered.tsx';
import css from './lab.module.css';

/** Coins, medicine and the Nomans that are at home. */
export function Store() {
  const { viewer, player, scale, paged } = useBoard();
  const spot = useSpot(8, 620, 168, 82);
  const u = paged ? 1 : scale;
  const survive = useChoices('survive-injury');
  const spend = together(
    useChoices('decide-die').of((o) => o.what === 'coins'),
    survive.of((o) => o.do === 'coins'),
    useOfGood('coin'),
  );
  const heal = together(
    useChoices('take-turn').of((o) => o.do === 'heal'),
    useChoices('heal-nomans').of((o) => o.do === 'heal'),
    useChoices('use-ability').of((o) => o.text === 'heal'),
    survive.of((o) => o.do === 'medicine'),
    useOfGood('medicine'),
  );
  const stay = together(
    useChoices('take-turn').of((o) => o.do === 'pass'),
    useChoices('heal-nomans').of((o) => o.do === 'done'),
    survive.of((o) => o.do === 'accept'),
  );
  const step = useStep();
  const end = step === 'heal-nomans' ? 'heal nobody' : step === 'survive-injury' ? 'accept' : 'pass';
  const { home, injured } = player;
  const size = 30 * u * (home + injured > 2 ? 0.8 : 1);
  return (
    <section className={css.store} style={spot} {...group('Store')}>
      <Target of={spend} className={css.shelf} title="Coins" text="Four coins are 1 EP at the end.">
        {({ choosable, pointed }) => (
          <div className={css.shelfFace} data-lit={choosable || undefined} data-chosen={pointed || undefined}>
            <Place of={`coins ${viewer}`}>
              <GoodIcon good="coin" size={26 * u} />
            </Place>
            <b>
              <Count value={player.goods.coin} />
            </b>
            <span>coins</span>
          </div>
        )}
      </Target>
      <Target
        of={heal}
        className={css.shelf}
        title="Medicine"
        text={`A full medicine heals one Noman at any time. A Noman that lies costs ${INJURY_PENALTY} EP when the round is cleaned up.`}
      >
        {({ choosable, pointed }) => (
          <div className={css.shelfFace} data-lit={choosable || undefined} data-chosen={pointed || undefined}>
            <div className={css.stand}>
              {Array.from({ length: MEDICINE_MAX }, (_, i) => (
                <Ampoule key={i} full={i < player.goods.medicine} size={26 * u} />
              ))}
            </div>
            <span>medicine</span>
          </div>
        )}
      </Target>
      <Target
        of={stay}
        className={css.shelf}
        title="Nomans at home"
        text="They can be sent to an experiment. Touched when nothing is left to do, you pass."
      >
        {({ choosable, pointed }) => (
          <div className={css.shelfFace} data-lit={choosable || undefined} data-chosen={pointed || undefined}>
            <Place of={`home ${viewer}`} className={css.stand}>
              {Array.from({ length: home }, (_, i) => (
                <Piece key={i} kind={`noman ${viewer}`} at={`home ${viewer}`}>
                  <Noman seat={viewer} size={size} />
                </Piece>
              ))}
              {Array.from({ length: injured }, (_, i) => (
                <Piece key={`lying ${i}`} kind={`noman ${viewer}`} at={`bed ${viewer}`}>
                  <Noman seat={viewer} size={size} lying />
                </Piece>
              ))}
            </Place>
            <span>{player.passed ? 'passed' : choosable ? end : `${home} home`}</span>
          </div>
        )}
      </Target>
    </section>
  );
}
