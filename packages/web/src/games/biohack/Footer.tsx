import {
  advancedSpaces,
  challengeOf,
  challenges,
  goalsOf,
  locationName,
  roundLimit,
  soloCards,
  spaceName,
  tileName,
  tileOn,
} from '@benchtop/games/biohack';
import type { AdvancedSpace, biohack, BioView, Goal } from '@benchtop/games/biohack';
import type { FooterPropsOf } from '../../table/contract.ts';
import { SeatMark } from '../../table/SeatMark.tsx';
import { useShown } from '../../table/use-table.ts';
import { SoloCard } from './art/CreatureCard.tsx';
import { Noman } from './art/pieces.tsx';
import { playerOf } from './model.ts';
import { capital, signName } from '../../table/kit/words.ts';
import css from './dashboard.module.css';

/** The EP track; alone, the goal and the solo deck. */
export function Footer({ view }: FooterPropsOf<typeof biohack>) {
  return view.seats === 1 ? <Alone view={view} /> : <Track view={view} />;
}

function Track({ view }: { readonly view: BioView }) {
  const values = view.players.map(({ goods }) => goods.ep);
  const most = Math.max(20, ...values);
  const least = Math.min(0, ...values);
  return (
    <section className={css.track} aria-label="EP track">
      <h2 className={css.title}>EP track</h2>
      <div className={css.rail}>
        {values.map((ep, seat) => (
          <span
            key={seat}
            style={{
              left: `${((ep - least) / (most - least)) * 100}%`,
              marginLeft: `${stack(values, seat) * 9 - 2}px`,
            }}
            title={`${ep} EP`}
          >
            <SeatMark seat={seat} />
          </span>
        ))}
        <small>{least}</small>
        <small>{most}</small>
      </div>
    </section>
  );
}

/** How many of the seats before this one stand at the same number. */
const stack = (values: readonly number[], seat: number): number =>
  values.slice(0, seat).filter((ep) => ep === values[seat]).length;

function Alone({ view }: { readonly view: BioView }) {
  const { scores } = useShown();
  const goal = challenges[challengeOf(view)];
  const early = playerOf(view, 0).seventh === 0 && view.round < roundLimit(view);
  return (
    <>
      <section aria-label="Goal">
        <h2 className={css.title}>Your goal</h2>
        <p className={css.text}>{goal.goal}</p>
        {goalsOf(view, playerOf(view, 0), scores[0]?.total ?? 0).map((each) => (
          <Bar key={each.name} {...each} />
        ))}
        {early && <p className={css.text}>20 EP more if the 7th creature comes before round {roundLimit(view)}.</p>}
      </section>
      <Deck view={view} />
    </>
  );
}

function Bar({ name, value, of }: Goal) {
  return (
    <p className={css.bar}>
      <span>
        {name}{' '}
        <b className="label">
          {value} of {of}
        </b>
      </span>
      <progress value={Math.max(0, Math.min(value, of))} max={of} aria-label={name} />
    </p>
  );
}

/** The card on top says where the next assistant goes, and which cards leave the display. */
function Deck({ view }: { readonly view: BioView }) {
  const { top, deck, assistants } = view.solo;
  const police = advancedSpaces.filter((space) => view.occupied[space] === 'police');
  return (
    <section aria-label="Solo deck">
      <h2 className={css.title}>
        Solo deck <span className="label">{deck.count} left</span>
      </h2>
      <div className={css.solo}>
        {top !== null && <SoloCard id={top} width={92} />}
        <div className={css.text}>
          {top !== null && (
            <p>
              On top: {signName(locationName(soloCards[top].location))}. Cards marked in the display leave at the end of
              the round.
            </p>
          )}
        </div>
      </div>
      <Others
        seat="assistant"
        words={
          assistants.length === 0
            ? 'No assistant yet'
            : assistants.map((each) => signName(locationName(each))).join(', ')
        }
        what={assistants.length === 0 ? 'They come with planning.' : 'They stay behind: rewards there are better.'}
      />
      <Others
        seat="police"
        words={
          police.length === 0 ? 'No police' : police.map((space) => capital(signName(nameOn(view, space)))).join(', ')
        }
        what={police.length === 0 ? 'They come with planning.' : 'Closed this round.'}
      />
    </section>
  );
}

function nameOn(view: BioView, space: AdvancedSpace): string {
  const tile = tileOn(view, space);
  return tile === null ? spaceName(space) : tileName(tile);
}

interface OthersProps {
  readonly seat: 'assistant' | 'police';
  readonly words: string;
  readonly what: string;
}

/** Where assistants and police stand. */
function Others({ seat, words, what }: OthersProps) {
  return (
    <p className={css.others}>
      <Noman seat={seat} size={28} label={seat} />
      <span>
        <b>{words}</b> {what}
      </span>
    </p>
  );
}
