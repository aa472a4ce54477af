import { COLUMNS, cubeName, grades, ROUNDS } from '@benchtop/games/lineae';
import type { lineae, Cube, LinView } from '@benchtop/games/lineae';
import type { FooterPropsOf } from '../../table/contract.ts';
import { Target } from '../../table/kit/Target.tsx';
import { Place } from '../../table/kit/Piece.tsx';
import { useShown } from '../../table/use-table.ts';
import { CubePicture } from './art/pieces.tsx';
import { useSupplyOffer } from './cargo.ts';
import { cubesIn } from './OwnBoard.tsx';
import css from './dashboard.module.css';

/** The cubes of the supply; alone, the goal and what the score would be called. */
export function Footer({ view }: FooterPropsOf<typeof lineae>) {
  return (
    <>
      <Supply view={view} />
      {view.seats === 1 && <Alone view={view} />}
    </>
  );
}

export function Supply({ view }: { readonly view: LinView }) {
  const kinds = cubesIn(view);
  return (
    <section aria-label="Supply">
      <h2 className={css.title}>Cubes in the supply</h2>
      <div className={css.supply}>
        {kinds.map((cube) => (
          <Pile key={cube} cube={cube} n={view.supply[cube]} size={kinds.length > 5 ? 17 : 18} />
        ))}
      </div>
    </section>
  );
}

interface PileProps {
  readonly cube: Cube;
  readonly n: number;
  readonly size: number;
}

function Pile({ cube, n, size }: PileProps) {
  return (
    <Target
      of={useSupplyOffer(cube)}
      title={`${n} ${cubeName(cube)} in the supply`}
      text="25 of each type are in the box."
    >
      {({ choosable, pointed }) => (
        <span className={css.pile} data-lit={choosable || undefined} data-chosen={pointed || undefined}>
          <Place of={`supply ${cube}`}>
            <CubePicture cube={cube} size={size} label={cubeName(cube)} />
          </Place>
          <b>{n}</b>
        </span>
      )}
    </Target>
  );
}

function Alone({ view }: { readonly view: LinView }) {
  const { scores } = useShown();
  const total = scores[0]?.total ?? 0;
  const gone = view.rockets.filter((rocket) => rocket === null).length;
  const reached = grades.find(({ from }) => total >= from)?.name;
  const left = ROUNDS - view.round + 1;
  return (
    <section aria-label="Goal">
      <h2 className={css.title}>Your goal</h2>
      <p className={css.text}>
        {gone} of {COLUMNS} rockets. Launch all of them: {left} {left === 1 ? 'round is' : 'rounds are'} left with this
        one.
      </p>
      <progress className={css.bar} value={gone} max={COLUMNS} aria-label="Rockets launched" />
      <ul className={css.grades}>
        {grades.map(({ from, name }) => (
          <li key={name} data-now={name === reached || undefined}>
            <b>{from}</b> {name}
            {name === reached && <em> now</em>}
          </li>
        ))}
      </ul>
    </section>
  );
}
