import type { ReactNode } from 'react';
import controls from '../../ui/controls.module.css';
import { group } from './naming.ts';
import { Confirm } from './Toggle.tsx';
import type { Toggles } from './toggles.ts';
import { Tray } from './Tray.tsx';
import css from './tray.module.css';
import { t } from '../../words/words.ts';

/** A line of a ledger: numbers under the columns; null: nothing there. */
export interface LedgerRow {
  readonly name: string;
  readonly amounts: readonly (number | null)[];
  /** `less`: a discount; `idle`: one that is not used; `sum`: what comes of the lines above. */
  readonly kind?: 'less' | 'idle' | 'sum';
}

interface LedgerProps {
  readonly title: string;
  /** What is counted in each column, with its icon. */
  readonly columns: readonly { readonly name: string; readonly icon?: ReactNode }[];
  readonly rows: readonly LedgerRow[];
}

/** What something costs, what is taken off, what is paid and what is left; below zero something is missing. */
export function Ledger({ title, columns, rows }: LedgerProps) {
  return (
    <table className={css.ledger} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('For')}</span>
          </th>
          {columns.map(({ name, icon }) => (
            <th key={name} scope="col" aria-label={name}>
              {icon ?? name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, amounts, kind }) => (
          <tr key={name} className={kind === undefined ? undefined : css[kind]}>
            <th scope="row">{name}</th>
            {columns.map((column, i) => (
              <td
                key={column.name}
                className={(amounts[i] ?? 0) < 0 && (kind === undefined || kind === 'sum') ? css.short : undefined}
              >
                {amountWords(amounts[i] ?? null)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const amountWords = (amount: number | null): string =>
  amount === null ? '' : amount < 0 ? `−${-amount}` : String(amount);

/** A kind of token that can be given. */
export interface Purse<T> {
  readonly item: T;
  readonly name: string;
  readonly have: number;
  readonly icon: ReactNode;
}

interface PaymentProps<T> {
  readonly title: string;
  readonly hint?: ReactNode;
  /** How many tokens are needed: so many holes are drawn. */
  readonly due: number;
  /** What was put in so far: from `useGather`. */
  readonly of: Toggles<T>;
  readonly purse: readonly Purse<T>[];
  /** What the button says. */
  readonly pay: string;
  readonly className?: string | undefined;
  /** The ledger, the thing that is bought. */
  readonly children?: ReactNode;
}

/** Tokens are put in and taken out again; nothing is paid before the button. */
export function PaymentTray<T>({ title, hint, due, of, purse, pay, className, children }: PaymentProps<T>) {
  const actions = (
    <>
      <Confirm of={of} ready={of.chosen.length >= due}>
        {pay}
      </Confirm>
      <button type="button" className={controls.button} aria-disabled={of.chosen.length === 0} onClick={of.clear}>
        {t('Take all back')}
      </button>
    </>
  );
  return (
    <Tray title={title} hint={hint} actions={actions} className={className}>
      {children}
      <div className={css.holes} {...group(t('Given: {chosen} of {due}', { chosen: of.chosen.length, due }))}>
        {of.chosen.map((item, i) => (
          <Given key={i} of={of} item={item} purse={purse} />
        ))}
        {Array.from({ length: Math.max(0, due - of.chosen.length) }, (_, i) => (
          <span key={i} className={css.hole} />
        ))}
      </div>
      <div className={css.wallet} {...group(t('Give from your stock'))}>
        {purse.map((one) => (
          <InPurse key={one.name} of={of} one={one} />
        ))}
      </div>
    </Tray>
  );
}

interface GivenProps<T> {
  readonly of: Toggles<T>;
  readonly item: T;
  readonly purse: readonly Purse<T>[];
}

function Given<T>({ of, item, purse }: GivenProps<T>) {
  const { name, icon } = purse.find((one) => one.item === item) ?? { name: '', icon: null };
  return (
    <button
      type="button"
      className={css.coin}
      data-live=""
      aria-label={t('Take {name} out again', { name })}
      onClick={() => of.take(item)}
    >
      {icon}
    </button>
  );
}

function InPurse<T>({ of, one: { item, name, have, icon } }: { readonly of: Toggles<T>; readonly one: Purse<T> }) {
  const left = have - of.count(item);
  const possible = left > 0 && of.canPut(item);
  return (
    <button
      type="button"
      className={css.coin}
      data-live={possible ? '' : undefined}
      aria-disabled={!possible}
      aria-label={t('Give {name}, {left} left', { name, left })}
      title={of.refusal(item) ?? undefined}
      onClick={() => possible && of.put(item)}
    >
      {icon}
      <small>{left}</small>
    </button>
  );
}
