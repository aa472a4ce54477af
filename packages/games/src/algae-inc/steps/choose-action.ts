import { flag, menu } from '@benchtop/engine/author';
import type { Facts, MenuOption } from '@benchtop/engine/author';
import { capital } from '@benchtop/engine/effects';
import { isPrinted, isSameType, refuseAction, refuseSmall } from '../actions.ts';
import { EXCHANGE, WILD_EXCHANGE } from '../data/goods.ts';
import { actionIds, smallActions } from '../data/week.ts';
import type { PrintedAction } from '../data/week.ts';
import { step } from '../define.ts';
import { effects } from '../effects.ts';
import { actionName } from '../names.ts';
import { playerAt } from '../state.ts';
import type { AlgState } from '../state.ts';
import { printedOn, wrongTurn } from '../turn.ts';

const verbs = {
  printed: { action: actionIds },
  choice: { action: actionIds },
  wild: { action: actionIds },
  small: { what: smallActions },
};
const options = menu(verbs);
type Option = MenuOption<typeof verbs>;
type Rule =
  | 'ALG-WRK-04'
  | 'ALG-WRK-11'
  | 'ALG-RES-09'
  | ReturnType<typeof refuseAction>
  | ReturnType<typeof refuseSmall>;

const price = { choice: { choice: 1 }, wild: { wild: 1 } } as const;
const smallLabels = {
  choice: 'Small action: 1 Choice token',
  euro: 'Small action: €1',
  algae: 'Small action: 1 cube into a storage',
  move: 'Small action: 1 cube over a yellow belt',
} as const;

/** ALG-RES-09: a token that somebody lacks is paid for with others. */
function exchangeWords(s: Readonly<AlgState>, seat: number, kind: 'choice' | 'wild'): string | null {
  if (playerAt(s, seat).goods[kind] > 0) return null;
  return kind === 'wild'
    ? `You have no Wild token: you give up ${WILD_EXCHANGE} other tokens for one.`
    : `You have no Choice token: you give up ${EXCHANGE} other tokens for one.`;
}

/** What the spot of a worker shows. */
function shownTo(s: Readonly<AlgState>, seat: number): PrintedAction {
  const { spot } = playerAt(s, seat);
  return spot === null ? 'recruit' : printedOn(s.week, spot);
}

/** First the type, then the payment, then the effect, which takes longest to find out. */
function refuse(s: Readonly<AlgState>, seat: number, option: Option): Exclude<Rule, null> | null {
  if (option.do === 'small') return refuseSmall(s, seat, option.what);
  const shown = shownTo(s, seat);
  if (isPrinted(shown, option.action) !== (option.do === 'printed')) return 'ALG-WRK-04';
  if (option.do === 'choice' && !isSameType(shown, option.action)) return 'ALG-WRK-11';
  if (option.do !== 'printed' && !canPay(s, seat, option.do)) return 'ALG-RES-09';
  return refuseAction(s, seat, option.action);
}

/** Whether a token is there, or can be had for others. */
function canPay(s: Readonly<AlgState>, seat: number, token: 'choice' | 'wild'): boolean {
  return playerAt(s, seat).goods[token] > 0 || effects.checkCost(s, seat, price[token]) === null;
}

function factsOf(s: Readonly<AlgState>, seat: number, option: Option, rule: string): Facts {
  if (option.do === 'small')
    return rule === 'ALG-RES-09' ? effects.costFacts(s, seat, { euro: effects.value(s, seat, 'cube-price') }) : {};
  const action = actionName(option.action);
  const shown = actionName(shownTo(s, seat));
  if (rule !== 'ALG-RES-09' || option.do === 'printed') return { action, shown, printed: option.do !== 'printed' };
  return effects.costFacts(s, seat, price[option.do]);
}

/** ALG-WRK-04: the printed action, another one for a token, or a small one. */
export const chooseAction = step({
  kind: 'choose-action',
  rule: 'ALG-WRK-04',
  args: { second: flag() },
  options,
  candidates(s, d, out) {
    const shown = shownTo(s, d.seat);
    let n = 0;
    for (const action of actionIds)
      if (isPrinted(shown, action)) out[n++] = options.pick.printed(action);
      else {
        out[n++] = options.pick.choice(action);
        out[n++] = options.pick.wild(action);
      }
    for (const what of smallActions) out[n++] = options.pick.small(what);
    return n;
  },
  refuse: (s, d, option) => refuse(s, d.seat, option),
  facts: (s, d, option, rule) => factsOf(s, d.seat, option, rule),
  refusals: {
    'ALG-WRK-04': ({ printed, action, shown }) =>
      printed === true
        ? `Your spot shows ${String(shown)}: that needs no token.`
        : `Your spot shows ${String(shown)}, not ${String(action)}.`,
    'ALG-WRK-11': ({ action, shown }) =>
      `A Choice token turns a team into another team, or a Machine into another Machine. Your spot shows ${String(shown)}: ${String(action)} would need a Wild token.`,
    'ALG-RES-09': (facts) => effects.refusals['ALG-RES-09']?.(facts) ?? '',
    'ALG-OPS-01': 'Your Operators have nothing to take and nothing to export.',
    'ALG-ENG-02': 'Your Engineers can afford no tile.',
    'ALG-SCI-04': 'Your Scientists can neither gain science points nor place a tile.',
    'ALG-MACH-01': ({ action }) => `No cube lies to the left of ${String(action)}.`,
    'ALG-REC-01': 'You can afford no staff member, or every team is complete.',
    'ALG-DEP-01': 'No open storage has room for a cube.',
    'ALG-DEP-04': 'There is no cube that a yellow belt could move.',
  },
  prompt: (s, d) =>
    `choose ${d.args.second ? 'a second' : 'an'} action (your spot shows ${actionName(shownTo(s, d.seat))})`,
  label(_s, _d, option) {
    switch (option.do) {
      case 'printed':
        return capital(actionName(option.action));
      case 'choice':
        return `${capital(actionName(option.action))}, for 1 Choice token`;
      case 'wild':
        return `${capital(actionName(option.action))}, for 1 Wild token`;
      case 'small':
        return smallLabels[option.what];
    }
  },
  warn(s, d, option) {
    if (option.do === 'printed') return null;
    if (option.do !== 'small') return exchangeWords(s, d.seat, option.do);
    const shown = shownTo(s, d.seat);
    const better = actionIds.find((id) => isPrinted(shown, id) && refuseAction(s, d.seat, id) === null);
    return better === undefined ? null : `You could use your spot instead: ${actionName(better)}.`;
  },
  checkFrame(s, d, depth) {
    const wrong = wrongTurn(s, d.seat);
    if (wrong !== null) return wrong;
    return depth === 2 ? null : 'an action lies above the end of its turn';
  },
  apply(s, d, option, ctx) {
    const { seat } = d;
    if (option.do === 'small') {
      const action = `small-${option.what}` as const;
      ctx.emit?.({ type: 'action-chosen', seat, action, via: 'small' });
      effects.automatic(s, seat, 'small-action', ctx);
      effects.run(s, seat, action, ctx);
      return;
    }
    ctx.emit?.({ type: 'action-chosen', seat, action: option.action, via: option.do });
    ctx.resumeFor('run-action', seat, { action: option.action });
    if (option.do !== 'printed') effects.pay(s, seat, price[option.do], ctx);
  },
});
