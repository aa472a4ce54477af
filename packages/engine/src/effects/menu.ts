import type { AnyRules } from '../context.ts';
import { word } from '../fields.ts';
import type { Core } from '../state.ts';
import { rulesFor } from '../step.ts';
import type { Facts, Step } from '../step.ts';
import { factsAt, refuseAt, work } from './abilities.ts';
import type { AbilityEntry, Book } from './book.ts';
import { entry } from './book.ts';
import { done, frameFault, named, names, optionsOf } from './kit-options.ts';
import type { KitOption, MomentArgs } from './kit-options.ts';
import { isHeld } from './limits.ts';
import { textOf } from './phrase.ts';
import { sayEffects } from './say.ts';
import { refusalsOf } from './voices.ts';

/*
 * The menu of what is offered at a moment: abilities of the rows that a seat holds, and words of the game's own.
 */

/** The texts of offered abilities: the row, unless it offers several. */
export function abilityTexts<S extends Core>(book: Book<S>): ReadonlyMap<string, AbilityEntry> {
  const offered = [...book.abilities.values()].filter(({ may, list }) => may && list !== null);
  return new Map(
    offered.map((a) => [offered.some((other) => other !== a && other.row === a.row) ? a.id : a.row.id, a]),
  );
}

/** The step `use-ability`. */
export function abilityMenu<S extends Core>(book: Book<S>): Step<S, MomentArgs, KitOption> {
  const { step } = rulesFor<S, AnyRules>();
  const texts = abilityTexts(book);
  const extras = book.spec.extras ?? {};
  const options = optionsOf([...texts.keys(), ...Object.keys(extras)].map(named));
  const codes = new Map([...texts].map(([text, a]) => [a, options.code(text)]));
  const end = options.code(done.text);
  return step({
    kind: 'use-ability',
    rule: book.rules.use,
    ruleFor: ({ moment }) => entry(book.moments, moment).rules.use,
    args: { moment: word(names(book.moments.keys())) },
    options,
    candidates(s, d, out) {
      const moment = entry(book.moments, d.args.moment);
      let n = 0;
      for (const a of moment.offered) if (isHeld(s, d.seat, a)) out[n++] = codes.get(a) ?? end;
      for (const { id } of moment.extras) out[n++] = options.code(id);
      out[n] = end;
      return n + 1;
    },
    refuse(s, d, option) {
      if (option === done) return null;
      const moment = entry(book.moments, d.args.moment);
      const extra = extras[option.text];
      if (extra !== undefined)
        return extra.moments.includes(moment.id) ? extra.check(s, d.seat, moment.id) : moment.rules.use;
      return refuseAt(book, s, d.seat, entry(texts, option.text), moment);
    },
    facts(s, d, { text }, rule) {
      const moment = entry(book.moments, d.args.moment);
      const a = texts.get(text);
      if (a !== undefined) return factsAt(book, s, d.seat, a, moment, rule);
      const extra = extras[text];
      return extra?.moments.includes(moment.id) === true ? { ...extra.facts?.(s, d.seat, rule), word: text } : {};
    },
    refusals: menuRefusals(book),
    prompt: (_s, d) => entry(book.moments, d.args.moment).prompt,
    label(_s, _d, { text }) {
      const a = texts.get(text);
      return a === undefined ? (extras[text]?.label ?? 'Done') : abilityLabel(book, a);
    },
    checkFrame: (s, d, depth) => frameFault(book, s, d.seat, depth),
    apply(s, d, option, ctx) {
      if (option === done) return;
      const { args } = entry(book.moments, d.args.moment);
      // The menu comes again until nothing is left: it lies below what this one asks.
      ctx.resumeFor('menu-again', d.seat, args);
      const a = texts.get(option.text);
      if (a === undefined) extras[option.text]?.run(s, d.seat, ctx);
      else work(book, s, d.seat, a, ctx);
    },
  });
}

/** The sentences of the kit, and those that come with the game's own words. */
function menuRefusals<S extends Core>(book: Book<S>): { readonly [rule: string]: (facts: Facts) => string } {
  const extras = book.spec.extras ?? {};
  const kit = refusalsOf(book);
  const rules = Object.values(extras).flatMap(({ refusals }) => Object.keys(refusals ?? {}));
  const said = (rule: string, facts: Facts): string => {
    const own = typeof facts['word'] === 'string' ? extras[facts['word']]?.refusals?.[rule] : undefined;
    return (own ?? kit[rule])?.(facts) ?? '';
  };
  return { ...kit, ...Object.fromEntries(rules.map((rule) => [rule, (facts: Facts) => said(rule, facts)])) };
}

/** An ability in a menu: "Crag Ram: gain 2 mammal genes". */
export function abilityLabel<S extends Core>(book: Book<S>, { row, ability }: AbilityEntry): string {
  return `${row.name}: ${'on' in ability ? textOf(sayEffects(book, ability.do)) : row.name}`;
}
