import { at, flag } from '@benchtop/engine/author';
import { reducedCost, scientistChange, tameUnits } from '../creation.ts';
import { creatures } from '../data/creatures.ts';
import type { CreatureId } from '../data/creatures.ts';
import { genes, rowSpaces } from '../data/goods.ts';
import { bonusOf } from '../data/player-boards.ts';
import { END_CREATURES } from '../data/table.ts';
import { phase } from '../define.ts';
import type { BioContext } from '../define.ts';
import { effects } from '../effects.ts';
import { boardSideOf, challengeOf, creatureCount, mainBoard, playerAt } from '../state.ts';
import type { BioState } from '../state.ts';
import { creationArgs, creationFault } from '../steps/create-pick.ts';
import { spareArgs, spareFault } from '../steps/spare-gene.ts';
import { wrongTurn } from '../turn.ts';

function unfinished(s: Readonly<BioState>, { seat }: { readonly seat: number | null }): string | null {
  if (seat === null || playerAt(s, seat).creating === null) return 'nothing is being created';
  return wrongTurn(s, seat);
}

/** The cost is known but for what may be left out freely. */
export const price = phase({
  name: 'price',
  args: { ...creationArgs, helped: flag() },
  checkFrame: (s, d) => creationFault(d.args) ?? unfinished(s, d),
  run(s, d, ctx) {
    const seat = d.seat ?? 0;
    const p = playerAt(s, seat);
    const { any, at: lab, helped } = d.args;
    if (p.creating === null) return;
    const scientist = helped ? scientistChange(s, seat, lab) : null;
    const cost = reducedCost(p, p.creating, scientist);
    genes.forEach((gene, g) => (p.cost[gene] = at(cost, g)));
    if (scientist !== null) {
      effects.spend(s, seat, scientist);
      if (p.scientist !== null) ctx.emit?.({ type: 'scientist-used', seat, scientist: p.scientist });
    }
    ctx.resumeFor('spare', seat, { tame: tameUnits(p), any });
  },
});

/** Free discounts are asked about while there is a cost that they could lower; then the creature is created. */
export const spare = phase({
  name: 'spare',
  args: spareArgs,
  checkFrame: (s, d) => spareFault(s, d.seat, d.args) ?? unfinished(s, d),
  run(s, d, ctx) {
    const seat = d.seat ?? 0;
    const { cost } = playerAt(s, seat);
    let tameLeft = false;
    for (const gene of genes) if (gene !== 'feral' && cost[gene] > 0) tameLeft = true;
    const tame = tameLeft ? d.args.tame : 0;
    const any = tameLeft || cost.feral > 0 ? d.args.any : 0;
    if (tame + any > 0) ctx.ask('spare-gene', seat, { tame, any });
    else create(s, seat, ctx);
  },
});

/** BIO-FRM-03, BIO-FRM-05: the cost is paid, the card lies on the leftmost free space, whose bonus is gained. */
function create(s: BioState, seat: number, ctx: BioContext): void {
  const p = playerAt(s, seat);
  const card = p.creating;
  if (card === null) return;
  const kind = creatures[card].class;
  const saved = savedOf(card, p.cost);
  if (genes.some((gene) => p.cost[gene] > 0)) effects.pay(s, seat, paid(p.cost), ctx);
  for (const gene of genes) p.cost[gene] = 0;
  p.creating = null;
  p.rows[kind].push(card);
  const space = p.rows[kind].length;
  ctx.emit?.({ type: 'creature-created', seat, card, kind, space, saved });
  if (space === rowSpaces[kind]) complete(s, seat, kind, ctx);
  if (creatureCount(p) === END_CREATURES) seventh(s, seat, ctx);
  const bonus = at(bonusOf[boardSideOf(p)][kind], space - 1);
  if (bonus !== null) effects.run(s, seat, bonus, ctx);
}

/** Only what is paid: a line of the log without zeros. */
function paid(cost: { readonly [G in (typeof genes)[number]]: number }): { [gene: string]: number } {
  return Object.fromEntries(genes.flatMap((gene) => (cost[gene] > 0 ? [[gene, cost[gene]]] : [])));
}

function savedOf(card: CreatureId, cost: { readonly [G in (typeof genes)[number]]: number }): number {
  const printed: { readonly [G in (typeof genes)[number]]?: number } = creatures[card].cost;
  return genes.reduce((sum, gene) => sum + (printed[gene] ?? 0) - cost[gene], 0);
}

/** BIO-CML-01: a full row puts a token on the leftmost free space of the creation milestones. */
function complete(s: BioState, seat: number, kind: keyof typeof rowSpaces, ctx: BioContext): void {
  const tokens = s.completions[kind];
  tokens.push(seat);
  const ep = mainBoard(s).milestones[tokens.length - 1] ?? 0;
  ctx.emit?.({ type: 'creation-milestone-reached', seat, kind, place: tokens.length, ep });
}

/** BIO-END-01, BIO-CHL-04: the seventh creature makes this round the last, but not for professionals. */
function seventh(s: BioState, seat: number, ctx: BioContext): void {
  playerAt(s, seat).seventh = s.round;
  if (s.lastRound || (s.seats === 1 && challengeOf(s) === 'professional')) return;
  s.lastRound = true;
  ctx.emit?.({ type: 'end-triggered', seat, round: s.round });
}
