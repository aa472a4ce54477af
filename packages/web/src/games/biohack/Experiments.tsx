import {
  advancedSpaces,
  basicSpaces,
  effects,
  isPrinted,
  sideOf,
  spaceName,
  spacesOn,
  tileName,
} from '@benchtop/games/biohack';
import type { BasicSpace, SpaceId } from '@benchtop/games/biohack';
import { useSpot } from '../../table/kit/in-frame.ts';
import { group } from '../../table/kit/naming.ts';
import { Piece, Place } from '../../table/kit/Piece.tsx';
import { Target } from '../../table/kit/Target.tsx';
import { SignIcon } from './art/icons.tsx';
import type { Sign } from './art/icon-shapes.tsx';
import { Noman } from './art/pieces.tsx';
import { Fx } from './Fx.tsx';
import { useBoard, useChoices } from './kit.ts';
import { seatsOn } from './model.ts';
import { Offered } from './Offered.tsx';
import { signName } from '../../table/kit/words.ts';
import css from './city.module.css';

/** What the large spaces are for, on their signs. */
const signs: { readonly [S in BasicSpace]: readonly [title: string, words: string, icon: Sign] } = {
  biofarm: ['Biofarm', 'Create up to 2 creatures', 'creature'],
  alley: ['Alley', 'Trade genes and coins', 'trade'],
  'dna-inc': ['DNA Inc.', 'Report a milestone, unlock an ability', 'milestone'],
};

const small: { readonly [S in SpaceId]?: string } = {
  'biofarm-gene': 'gene bench',
  'biofarm-order': 'booking desk',
  'alley-serum': 'serum lab',
  'alley-order': 'booking desk',
  'dna-buy': 'archive',
  'dna-order': 'booking desk',
};

/** BIOFARM, ALLEY and DNA INC.: a large space for all, small ones for one Noman each. */
export function Experiments() {
  const { view, scale, paged } = useBoard();
  const spot = useSpot(528, 0, 340, 222);
  const all = spacesOn[sideOf(view)];
  return (
    <section className={css.experiments} style={spot} {...group('Experiments')}>
      {basicSpaces.map((space) => (
        <div key={space} className={css.firm}>
          <b className={css.firmName}>
            {signs[space][0]}
            <SignIcon sign={signs[space][2]} size={(paged ? 1 : scale) * 18} />
          </b>
          <ExperimentSpace space={space} words={signs[space][1]} large />
          <div className={css.benches}>
            {all
              .filter(
                (each) =>
                  each !== space && each.startsWith(space === 'dna-inc' ? 'dna-' : `${space}-`) && each in small,
              )
              .map((each) => (
                <ExperimentSpace key={each} space={each} words={small[each] ?? ''} />
              ))}
          </div>
        </div>
      ))}
    </section>
  );
}

interface SpaceProps {
  readonly space: SpaceId;
  readonly words: string;
  readonly large?: boolean;
}

function ExperimentSpace({ space, words, large = false }: SpaceProps) {
  const send = useChoices('take-turn').of((o) => o.do === 'experiment' && o.space === space);
  return (
    <div className={`${css.bench} ${large ? css.large : ''}`}>
      <Target
        of={send}
        className={css.filled}
        title={signName(spaceName(space))}
        text={isPrinted(space) ? effects.text(space) : undefined}
      >
        {({ choosable, pointed }) => (
          <div className={css.benchFace} data-lit={choosable || undefined} data-chosen={pointed || undefined}>
            <span className={css.benchWords}>{words}</span>
            <Guests space={space} large={large} />
          </div>
        )}
      </Target>
      <Offered rows={[space]} />
    </div>
  );
}

/** Nomans on an experiment space; a small one shows its empty spot. */
function Guests({ space, large = false }: { readonly space: SpaceId; readonly large?: boolean }) {
  const { view, scale, paged } = useBoard();
  const size = (paged ? 1 : scale) * 30;
  const seats = seatsOn(view, space);
  const police = advancedSpaces.some((each) => each === space && view.occupied[each] === 'police');
  return (
    <Place of={space} className={css.guests}>
      {seats.map((seat, i) => (
        <Piece key={`${seat} ${i}`} kind={`noman ${seat}`} at={space}>
          <Noman seat={seat} size={size} />
        </Piece>
      ))}
      {police && (
        <Piece kind="police" at={space}>
          <Noman seat="police" size={size} />
        </Piece>
      )}
      {seats.length === 0 && !police && !large && <span className={css.spot} />}
    </Place>
  );
}

/** The tiles of DOWNTOWN: what lies there this round. */
export function Downtown() {
  const { view } = useBoard();
  const spot = useSpot(528, 230, 340, 91);
  return (
    <section className={css.downtown} style={spot} {...group('Downtown')}>
      {view.downtown.map((tile, i) => (
        <Tile key={tile} place={i} />
      ))}
    </section>
  );
}

const tileSpaces = ['downtown-1', 'downtown-2', 'downtown-3', 'downtown-4'] as const;

function Tile({ place }: { readonly place: number }) {
  const { view } = useBoard();
  const space = tileSpaces[place] ?? 'downtown-1';
  const tile = view.downtown[place];
  const send = useChoices('take-turn').of((o) => o.do === 'experiment' && o.space === space);
  if (tile === undefined) return null;
  return (
    <div className={css.tile}>
      <Target of={send} className={css.filled} title={signName(tileName(tile))} text={effects.text(tile)}>
        {({ choosable, pointed }) => (
          <div className={css.tileFace} data-lit={choosable || undefined} data-chosen={pointed || undefined}>
            <b>{signName(tileName(tile))}</b>
            <Fx row={tile} />
            <Guests space={space} />
          </div>
        )}
      </Target>
      <Offered rows={[tile]} />
    </div>
  );
}
