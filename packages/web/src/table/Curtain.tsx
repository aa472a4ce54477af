import controls from '../ui/controls.module.css';
import page from '../pages/page.module.css';
import { SeatName } from './SeatMark.tsx';
import { useDirector, useMatch } from './use-table.ts';

/** Hides the table while a shared device changes hands. */
export function Curtain({ seat }: { readonly seat: number }) {
  const director = useDirector();
  const { match } = useMatch();
  return (
    <main className={page.trouble}>
      <h1>Pass the device to {match.name(seat)}</h1>
      <p>
        The table is covered, so that <SeatName seat={seat} /> alone sees what is theirs.
      </p>
      <div className={page.actions}>
        <button
          type="button"
          className={`${controls.button} ${controls.primary} ${controls.large}`}
          onClick={() => director.liftCurtain?.()}
        >
          I am {match.name(seat)}
        </button>
      </div>
    </main>
  );
}
