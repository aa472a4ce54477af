import {
  challengeOf,
  challenges,
  creatureCount,
  END_CREATURES,
  locationName,
  soloCards,
} from '@benchtop/games/biohack';
import type { biohack, BioView } from '@benchtop/games/biohack';
import type { FooterPropsOf } from '../../table/contract.ts';
import { SeatMark } from '../../table/SeatMark.tsx';
import { useShown } from '../../table/use-table.ts';
import { SoloCard } from './art/CreatureCard.tsx';
import { playerOf } from './model.ts';
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
      <h2 className={css.title}>
        EP track{' '}
        <span className="label">
          {least} to {most}
        </span>
      </h2>
      <div className={css.rail}>
        {values.map((ep, seat) => (
          <span
            key={seat}
            style={{ left: `${((ep - least) / (most - least)) * 100}%`, top: `${seat * 3}px` }}
            title={`${ep} EP`}
          >
            <SeatMark seat={seat} />
          </span>
        ))}
      </div>
    </section>
  );
}

function Alone({ view }: { readonly view: BioView }) {
  const { scores } = useShown();
  const goal = challenges[challengeOf(view)];
  const total = scores[0]?.total ?? 0;
  return (
    <>
      <section aria-label="Goal">
        <h2 className={css.title}>Your goal</h2>
        <p className={css.text}>{goal.goal}</p>
        <Bar name="Creatures" value={creatureCount(playerOf(view, 0))} of={END_CREATURES} />
        {goal.ep !== null && <Bar name="EP" value={total} of={goal.ep} />}
      </section>
      <Deck view={view} />
    </>
  );
}

function Bar({ name, value, of }: { readonly name: string; readonly value: number; readonly of: number }) {
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
  const { top, deck, assistants, flipped } = view.solo;
  const police = flipped.at(-1);
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
              On top: {locationName(soloCards[top].location)}. Cards marked in the display leave at the end of the
              round.
            </p>
          )}
          {assistants.length > 0 && <p>Assistants: {assistants.map(locationName).join(', ')}.</p>}
          {police !== undefined && <p>Police: {soloCards[police].police.map((area) => areas[area]).join(', ')}.</p>}
        </div>
      </div>
    </section>
  );
}

const areas = { biofarm: 'Biofarm', alley: 'Alley', 'dna-inc': 'DNA Inc.', downtown: 'Downtown' } as const;
