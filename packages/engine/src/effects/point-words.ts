import { amount, icon, you } from './phrase.ts';
import type { Noun, Part, Phrase } from './phrase.ts';
import type { PointWords, SaidChange } from './spec.ts';

/*
 * Words for the usual kinds of numbers that rows change. A number that reads otherwise has a `say` of its own.
 */

/** A price: "a tile costs you 1 science point less, but at least 1". */
export function price(subject: string, unit: Noun, { first = subject }: { readonly first?: string } = {}): PointWords {
  return {
    say(change) {
      const { by, to, may } = change;
      const start: Part[] = [whose(subject, first, change), may ? 'may cost' : 'costs', you];
      if (to !== null) return [...start, icon('equals'), ...(to === 0 ? ['nothing', icon('0')] : [amount(to, unit)])];
      const n = by ?? 0;
      return [
        ...start,
        icon(n < 0 ? 'minus' : 'plus'),
        amount(Math.abs(n), unit),
        n < 0 ? 'less' : 'more',
        ...floorOf(change),
      ];
    },
  };
}

/** An amount: "you may place 1 worker fewer, but at least 1". */
export function number(doing: string, unit: Noun): PointWords {
  return {
    say(change) {
      const { by, to, may } = change;
      const start: Part[] = [may ? 'you may' : 'you', doing];
      if (to !== null) return [...start, icon('equals'), amount(to, unit), ...insteadOf(change)];
      const n = by ?? 0;
      return [
        ...start,
        icon(n < 0 ? 'minus' : 'plus'),
        amount(Math.abs(n), unit),
        n < 0 ? 'fewer' : 'more',
        ...floorOf(change),
      ];
    },
  };
}

/** A worth: "the market value of foil becomes 3". */
export function worth(subject: string, mark: string): PointWords {
  return {
    say({ by, to }) {
      if (to !== null) return [subject, icon(mark), 'becomes', icon('equals'), `${to}`, icon(`${to}`)];
      const n = by ?? 0;
      return [
        subject,
        icon(mark),
        n < 0 ? 'falls by' : 'rises by',
        icon(n < 0 ? 'minus' : 'plus'),
        `${Math.abs(n)}`,
        icon(`${Math.abs(n)}`),
      ];
    },
  };
}

/** A switch: what is said when it is on (1), and when it is off (0). */
export function either(on: string, off: string, mark: string): PointWords {
  return { say: ({ to }) => (to === 0 ? [off, icon(mark), icon('shut')] : [on, icon(mark), icon('open')]) };
}

function whose(subject: string, first: string, change: SaidChange): string {
  return change.first === null ? subject : `${first} in each ${change.first}`;
}

function floorOf({ by, floor }: SaidChange): Phrase {
  return floor === null || (by ?? 0) > 0 ? [] : [`, but at least ${floor}`];
}

function insteadOf({ base }: SaidChange): Phrase {
  return base === null ? [] : [`instead of ${base}`];
}
