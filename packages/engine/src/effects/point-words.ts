import { amount, icon, you } from './phrase.ts';
import type { Noun, Part, Phrase } from './phrase.ts';
import type { PointWords, SaidChange } from './spec.ts';

/*
 * Words for the usual kinds of numbers that rows change. A number that reads otherwise has a `say` of its own.
 */

/** Words that belong to one of several numbers of a kind: "transport" and "over distance 2". */
interface OfKind {
  /** Which of the kind: stands behind the subject. */
  readonly of?: string;
  /** The subject where only the first occasion counts: "the first tile you place". */
  readonly first?: string;
  /** An icon for it. */
  readonly mark?: string;
}

/** A price: "a tile costs you 1 science point less, but at least 1". */
export function price(subject: string, unit: Noun, { of, first = subject, mark }: OfKind = {}): PointWords {
  return {
    ...(of === undefined ? {} : { head: subject }),
    say(change) {
      const { by, to, may } = change;
      const icons = [...(change.first === null ? [] : ['first']), ...(mark === undefined ? [] : [mark])];
      const start: Part[] = [of ?? whose(subject, first, change), ...icons.map(icon), may ? 'may cost' : 'costs', you];
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
export function worth(subject: string, mark: string, { of }: Pick<OfKind, 'of'> = {}): PointWords {
  return {
    ...(of === undefined ? {} : { head: subject }),
    say({ by, to }) {
      const start: Part[] = [of ?? subject, icon(mark)];
      if (to !== null) return [...start, 'becomes', icon('equals'), `${to}`, icon(`${to}`)];
      const n = by ?? 0;
      const size = `${Math.abs(n)}`;
      return [...start, n < 0 ? 'falls by' : 'rises by', icon(n < 0 ? 'minus' : 'plus'), size, icon(size)];
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
