import { at, flag, int, word } from '@benchtop/engine/author';
import { die } from '../data/spaces.ts';
import type { Shop } from '../data/lexicon.ts';
import { locations } from '../data/table.ts';
import { phase } from '../define.ts';
import { effects } from '../effects.ts';
import { officeFault, officeHelps } from '../office.ts';
import { alleyHelps } from '../alley.ts';
import { askPurchase, shopFault } from '../shop.ts';
import { playerAt } from '../state.ts';
import { canReroll } from '../steps/decide-die.ts';
import { creationArgs, creationFault, hasSecrets } from '../steps/create-pick.ts';
import { refuseCreation } from '../creation.ts';
import { wrongMoment, wrongTurn } from '../turn.ts';
import type { BioState } from '../state.ts';

type Owned = { readonly seat: number | null };

const inTurn = (s: Readonly<BioState>, { seat }: Owned): string | null =>
  seat === null ? 'an action is somebody’s' : wrongTurn(s, seat);
const atMoment = (s: Readonly<BioState>, { seat }: Owned): string | null =>
  seat === null ? 'an action is somebody’s' : wrongMoment(s, seat);

/** BIO-RES-06: creatures of the location may be activated. */
export const boost = phase({
  name: 'boost',
  args: { at: word(locations) },
  checkFrame: inTurn,
  run: (s, d, ctx) => effects.at(s, d.seat ?? 0, d.args.at, ctx),
});

/** BIO-DIE-01, BIO-DIE-08: the danger die falls. Whoever can roll again is asked. */
export const rollDie = phase({
  name: 'roll-die',
  args: { at: word(['mountain', 'river', 'planning']), again: flag() },
  checkFrame(s, d) {
    const planned = d.args.at === 'planning';
    if (planned !== (s.stage === 'planning')) return 'a roll in planning is no research';
    return planned && d.args.again ? 'a roll in planning is not repeated' : atMoment(s, d);
  },
  run(s, d, ctx) {
    const seat = d.seat ?? 0;
    const { at: place, again } = d.args;
    s.face = at(die, ctx.randomInt(die.length));
    ctx.emit?.({ type: 'die-rolled', seat, face: s.face, again });
    if (place !== 'planning' && canReroll(s, seat, place)) ctx.ask('decide-die', seat, { at: place });
    else effects.run(s, seat, s.face, ctx);
  },
});

const PLACES = ['basement', 'dna-inc', 'downtown'] as const;

interface Opening {
  readonly most: number;
  readonly less: number;
  readonly decks: boolean;
  readonly at: Shop;
}

/** What rows of the Basement, the archive and tiles sell. */
function isOpened({ seats }: Readonly<BioState>, { most, less, decks, at: place }: Opening): boolean {
  if (place === 'dna-inc') return most === 1 && less === 0 && !decks;
  return decks && (place === 'downtown' ? less === 2 : less <= (seats > 2 ? 1 : 0));
}

/** A purchase action begins: creatures of the buyer that improve it are used up. */
export const openShop = phase({
  name: 'open-shop',
  args: { most: int(1, 2), less: int(0, 2), decks: flag(), at: word(PLACES) },
  checkFrame: (s, d) => (isOpened(s, d.args) ? inTurn(s, d) : 'nobody sells cards like this'),
  run(s, d, ctx) {
    const seat = d.seat ?? 0;
    const { most, less, decks, at: place } = d.args;
    let left = most;
    let discount = less;
    if (place === 'basement') {
      left += effects.value(s, seat, 'purchases', { place });
      discount += effects.value(s, seat, 'purchase-discount', { place });
      for (const point of ['purchases', 'purchase-discount'] as const)
        for (const change of effects.changes(s, seat, point, { place })) {
          effects.spend(s, seat, change);
          ctx.emit?.({ type: 'ability-used', seat, row: change.row, offered: change.may });
        }
    }
    askPurchase(s, seat, { left, discount, decks }, ctx);
  },
});

/** A purchase action goes on. */
export const shopOn = phase({
  name: 'shop-on',
  args: { left: int(1, 2), discount: int(0, 3), decks: flag() },
  checkFrame: (s, d) =>
    d.args.decks ? (shopFault(s, d.seat, d.args) ?? inTurn(s, d)) : 'only a look at a deck interrupts a purchase',
  run: (s, d, ctx) => askPurchase(s, d.seat ?? 0, d.args, ctx),
});

/** BIO-FRM-01: the next creation, if there can be one, or if others could not know that there cannot. */
export const createMore = phase({
  name: 'create-more',
  args: { left: int(1, 2), ...creationArgs },
  checkFrame: (s, d) => creationFault(d.args) ?? inTurn(s, d),
  run(s, d, ctx) {
    const seat = d.seat ?? 0;
    const p = playerAt(s, seat);
    const { any, at: lab } = d.args;
    if (hasSecrets(p) || p.hand.faces.some((card) => refuseCreation(s, seat, card, any, lab) === null))
      ctx.ask('create-pick', seat, d.args);
  },
});

/** The ALLEY is asked about while it helps. */
export const openAlley = phase({
  name: 'open-alley',
  args: { top: flag(), bottom: flag() },
  checkFrame: inTurn,
  run(s, d, ctx) {
    if (alleyHelps(s, d.seat ?? 0, d.args.top, d.args.bottom)) ctx.ask('visit-alley', d.seat ?? 0, d.args);
  },
});

/** DNA INC. is asked about while it helps. */
export const openOffice = phase({
  name: 'open-office',
  args: { report: flag(), price: int(0, 5) },
  checkFrame: (s, d) => officeFault(d.args) ?? inTurn(s, d),
  run(s, d, ctx) {
    if (officeHelps(s, d.seat ?? 0, d.args)) ctx.ask('visit-office', d.seat ?? 0, d.args);
  },
});
