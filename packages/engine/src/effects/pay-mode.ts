import type { AnyRules, Context } from '../context.ts';
import { counters, word } from '../fields.ts';
import { vocabulary } from '../options.ts';
import type { Vocabulary } from '../options.ts';
import { at } from '../state.ts';
import type { Core } from '../state.ts';
import { rulesFor } from '../step.ts';
import type { Step } from '../step.ts';
import type { Book, Good } from './book.ts';
import { entry } from './book.ts';
import { frameFault, named } from './kit-options.ts';
import type { KitOption, ModeArgs } from './kit-options.ts';
import { askTokens, billFor, canKeep, takeBill } from './pay.ts';
import type { Kept } from './pay.ts';
import { amount, capital, textOf } from './phrase.ts';
import { nounOf } from './say.ts';
import { refusalsOf } from './voices.ts';

/*
 * How to pay, where own units need not go first: with what one has, or keeping some units of one kind, for which tokens of
 * other kinds are given up. Asked before anything is paid, and only where something could be kept.
 */

/** The most units of a kind that anybody would keep at once. */
const MOST_KEPT = 10;

const own = named('own');

interface KeepOption extends KitOption {
  readonly good: string;
  readonly units: number;
}

function modesOf<S extends Core>(book: Book<S>): Vocabulary<KitOption | KeepOption> {
  const keeps = exchanged(book).flatMap(({ id }) =>
    Array.from({ length: MOST_KEPT }, (_, i): KeepOption => ({
      ...named(`keep ${i + 1} ${id}`),
      good: id,
      units: i + 1,
    })),
  );
  return vocabulary<KitOption | KeepOption>([own, ...keeps], ({ text }) => text);
}

/** Goods for which tokens can be given up. */
function exchanged<S extends Core>(book: Book<S>): readonly Good[] {
  return book.goods.filter(({ rate }) => rate > 0);
}

/** Asks how the bill that was written down is to be paid. False where that is no question. */
export function askMode<S extends Core>(
  book: Book<S>,
  s: Readonly<S>,
  seat: number,
  from: string | null,
  ctx: Context,
): boolean {
  if (book.spec.purse?.exchange?.free?.(s.settings) !== true) return false;
  if (!exchanged(book).some((good) => canKeep(book, s, seat, { good, units: 1 }))) return false;
  const bill = Object.fromEntries(book.goods.map(({ id, index }) => [id, at(book.need, index)]));
  ctx.ask('pay-mode', seat, { bill, from: from ?? '' });
  return true;
}

/** The step `pay-mode`. */
export function payModeStep<S extends Core>(book: Book<S>): Step<S, ModeArgs, KitOption> {
  const { step } = rulesFor<S, AnyRules>();
  const keptIn = (option: KitOption | KeepOption): Kept | null =>
    'good' in option ? { good: entry(book.good, option.good), units: option.units } : null;
  return step({
    kind: 'pay-mode',
    rule: book.rules.pay,
    args: {
      bill: counters(
        book.goods.map(({ id }) => id),
        0,
        999,
      ),
      from: word(['', ...book.rows.keys()]),
    },
    options: modesOf(book),
    refuse(s, d, option) {
      const kept = keptIn(option);
      if (kept === null) return null;
      billFor(book, s, d.seat, d.args.bill);
      return canKeep(book, s, d.seat, kept) ? null : book.rules.pay;
    },
    facts: (_s, _d, option) => ({ why: 'pay', good: 'good' in option ? option.good : '' }),
    refusals: refusalsOf(book),
    prompt: 'choose how to pay',
    label(_s, _d, option) {
      const kept = keptIn(option);
      if (kept === null) return 'Pay with what you have';
      const { good, units } = kept;
      const tokens = `and give up ${units * good.rate} other tokens`;
      return capital(textOf(['keep', amount(units, nounOf(book, good.id)), tokens]));
    },
    checkFrame: (s, d, depth) => frameFault(book, s, d.seat, depth),
    apply(s, d, option, ctx) {
      const { bill, from } = d.args;
      const row = from === '' ? null : from;
      const kept = keptIn(option);
      billFor(book, s, d.seat, bill);
      takeBill(book, s, d.seat, row, ctx, null, kept);
      askTokens(book, d.seat, row, ctx, kept);
    },
  });
}
