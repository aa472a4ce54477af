import controls from '../ui/controls.module.css';
import page from '../pages/page.module.css';
import { SeatName } from './SeatMark.tsx';
import { useDirector, useMatch } from './use-table.ts';
import { rich, t } from '../words/words.ts';

/** Hides the table while a shared device changes hands. */
export function Curtain({ seat }: { readonly seat: number }) {
  const director = useDirector();
  const { match } = useMatch();
  return (
    <main className={`${page.trouble} ${page.centred}`}>
      <h1>{t('Pass the device to {name}', { name: match.name(seat) })}</h1>
      <p>
        {rich('The table is covered, so that {name} alone sees what is theirs.', { name: <SeatName seat={seat} /> })}
      </p>
      <div className={page.actions}>
        <button
          type="button"
          className={`${controls.button} ${controls.primary} ${controls.large}`}
          onClick={() => director.liftCurtain?.()}
        >
          {t('I am {name}', { name: match.name(seat) })}
        </button>
      </div>
    </main>
  );
}
