import type { AnyRules } from '../context.ts';
import { int, word } from '../fields.ts';
import type { Core } from '../state.ts';
import { rulesFor } from '../step.ts';
import type { Phase, Step } from '../step.ts';
import { offersAny } from './abilities.ts';
import type { Book, Node } from './book.ts';
import { entry } from './book.ts';
import { frameFault, idsOf, linkFault, mostOf, names } from './kit-options.ts';
import type { ChoiceArgs, KitOption, ModeArgs, MomentArgs, TokenArgs } from './kit-options.ts';
import { abilityMenu } from './menu.ts';
import { payModeStep } from './pay-mode.ts';
import { chooseGood, chooseOne, giveUpStep } from './questions.ts';
import { runChain, runFrom } from './run.ts';
import type { GoodArgs } from './run.ts';

/*
 * The steps of the kit, which are steps of the game like any other, and the phases that take up what they interrupt.
 */

/** The steps of the kit: list them among the game's own. */
export interface KitSteps<S extends Core, Moment extends string = string> {
  readonly 'choose-one': Step<S, ChoiceArgs, KitOption>;
  readonly 'choose-good': Step<S, GoodArgs, KitOption>;
  readonly 'give-up': Step<S, TokenArgs, KitOption>;
  readonly 'pay-mode': Step<S, ModeArgs, KitOption>;
  readonly 'use-ability': Step<S, MomentArgs<Moment>, KitOption>;
}

/** The phases of the kit. */
export interface KitPhases<S extends Core, Moment extends string = string> {
  readonly 'rest-of-row': Phase<S, { readonly node: string }>;
  readonly 'next-in-chain': Phase<S, ChoiceArgs>;
  readonly 'menu-again': Phase<S, MomentArgs<Moment>>;
}

export function kitSteps<S extends Core>(book: Book<S>): KitSteps<S> {
  return {
    'choose-one': chooseOne(book),
    'choose-good': chooseGood(book),
    'give-up': giveUpStep(book),
    'pay-mode': payModeStep(book),
    'use-ability': abilityMenu(book),
  };
}

export function kitPhases<S extends Core>(book: Book<S>): KitPhases<S> {
  const { phase } = rulesFor<S, AnyRules>();
  const places = placesOf(book);
  return {
    'rest-of-row': phase({
      name: 'rest-of-row',
      args: { node: word(names(book.nodes.keys())) },
      checkFrame: (s, d, depth) => frameFault(book, s, d.seat, depth),
      run(s, d, ctx) {
        const { list, index } = entry(places, d.args.node);
        runFrom(book, s, d.seat ?? 0, list, index, ctx);
      },
    }),
    'next-in-chain': phase({
      name: 'next-in-chain',
      args: { node: word(idsOf(book, ({ kind }) => kind === 'up-to')), left: int(1, mostOf(book)) },
      checkFrame: (s, { args, seat }, depth) =>
        linkFault(entry(book.nodes, args.node), args.left) ?? frameFault(book, s, seat, depth),
      run(s, d, ctx) {
        runChain(book, s, d.seat ?? 0, entry(book.nodes, d.args.node), d.args.left, ctx);
      },
    }),
    // Comes back to a menu as long as it offers something.
    'menu-again': phase({
      name: 'menu-again',
      args: { moment: word(names(book.moments.keys())) },
      checkFrame: (s, d, depth) => frameFault(book, s, d.seat, depth),
      run(s, d, ctx) {
        const moment = entry(book.moments, d.args.moment);
        if (offersAny(book, s, d.seat ?? 0, moment)) ctx.ask('use-ability', d.seat ?? 0, moment.args);
      },
    }),
  };
}

interface Place {
  readonly list: Node['body'];
  readonly index: number;
}

/** Where each part stands: lists are taken up by the id of the part that comes next. */
function placesOf<S extends Core>(book: Book<S>): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  const add = (list: Node['body']): void =>
    list.nodes.forEach((node, index) => {
      places.set(node.id, { list, index });
      add(node.body);
      node.lists.forEach(add);
    });
  for (const { list, abilities } of book.rows.values()) {
    if (list !== null) add(list);
    for (const a of abilities) if (a.list !== null) add(a.list);
  }
  return places;
}
