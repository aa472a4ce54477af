import type { View } from '@benchtop/engine/host';
import { CheckIcon } from '../ui/icons/icons.ts';
import { useActing } from './chosen.ts';
import type { Round } from './contract.ts';
import { picture } from './kit/naming.ts';
import { SeatMark } from './SeatMark.tsx';
import css from './turn-strip.module.css';
import { useMatch, useShown } from './use-table.ts';
import { t } from '../words/words.ts';

/** The seats in turn order. */
export function orderOf(order: ((view: View) => readonly number[]) | undefined, view: View): readonly number[] {
  return order?.(view) ?? Array.from({ length: view.seats }, (_, seat) => seat);
}

/** Who follows whoever acts: null where nobody does, or several act at once. */
export function nextOf(order: readonly number[], acting: readonly number[]): number | null {
  const [now] = acting;
  if (now === undefined || acting.length > 1 || order.length < 2) return null;
  return order[(order.indexOf(now) + 1) % order.length] ?? null;
}

/** Round and phase; turn order, who acts, who is next and who has chosen. */
export function TurnStrip() {
  const { match, ui } = useMatch();
  const { view } = useShown();
  const { acting, chosen } = useActing();
  if (match.over) return null;
  const order = orderOf(ui.order, view);
  const next = chosen.length > 0 ? null : nextOf(order, acting);
  const phase = ui.phase?.(view) ?? null;
  const round = ui.round?.(view) ?? null;
  return (
    <div className={css.strip} data-testid="turn-strip">
      {round !== null && <RoundMark round={round} />}
      {phase !== null && <span className="label">{phase}</span>}
      {order.length > 1 && (
        <ol aria-label={t('Turn order')}>
          {order.map((seat) => {
            const has = chosen.includes(seat);
            const title = titleOf(match.name(seat), acting.includes(seat), seat === next, has);
            return (
              <li
                key={seat}
                className={acting.includes(seat) ? css.acting : seat === next ? css.next : ''}
                title={title}
              >
                <SeatMark seat={seat} />
                {has && <CheckIcon size={14} />}
                <span className="visually-hidden">{title}</span>
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}

/** More rounds than this are told in words. */
const MOST = 8;

function RoundMark({ round: { at, of, name = t('Round') } }: { readonly round: Round }) {
  const words = t('{name} {at} of {of}', { name, at, of });
  if (of > MOST) return <span className="label">{words}</span>;
  return (
    <span className={css.rounds} {...picture(words)} title={words}>
      {name}
      {Array.from({ length: of }, (_, i) => (
        <span key={i} className={`${i + 1 === at ? css.now : i + 1 < at ? css.gone : ''} label`}>
          {i + 1}
        </span>
      ))}
    </span>
  );
}

function titleOf(name: string, acts: boolean, follows: boolean, has: boolean): string {
  if (has) return t('{name}, has chosen', { name });
  return acts ? t('{name}, to act', { name }) : follows ? t('{name}, next', { name }) : name;
}
