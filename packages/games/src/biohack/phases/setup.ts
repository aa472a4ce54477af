import { at } from '@benchtop/engine/author';
import { fillPile } from '@benchtop/engine/effects';
import { headStartOf } from '../../head-starts.ts';
import { creaturesOf } from '../data/creatures.ts';
import { classes } from '../data/goods.ts';
import { milestoneIds, SHOWN_MILESTONES } from '../data/milestones.ts';
import { BOARDS } from '../data/player-boards.ts';
import { scientistIds } from '../data/scientists.ts';
import { soloOf } from '../data/solo.ts';
import { headStarts, locations, START_COINS, START_MEDICINE } from '../data/table.ts';
import { tileIds } from '../data/tiles.ts';
import { phase } from '../define.ts';
import type { BioContext } from '../define.ts';
import { dealTiles, refillDisplay } from '../market.ts';
import { turnUp } from '../solo.ts';
import { mainBoard, playerAt } from '../state.ts';
import type { BioState } from '../state.ts';

/** BIO-SET-01 to BIO-SET-17: everything is dealt, then sides, scientists and first creatures are chosen. */
export const setup = phase({
  name: 'setup',
  run(s, _d, ctx) {
    for (const kind of classes) {
      fillPile(s.piles[kind], creaturesOf[kind], ctx);
      for (let i = 0; i < mainBoard(s).prices.length; i++) s.display[kind].push(null);
    }
    refillDisplay(s, ctx);
    showMilestones(s, ctx);
    for (const tile of tileIds) s.tileStack.push(tile);
    ctx.shuffle(s.tileStack);
    dealTiles(s, ctx);
    drawOrder(s, ctx);
    dealBoards(s, ctx);
    if (s.seats === 1) layOutSolo(s, ctx);
    for (const id of scientistIds) s.scientists.push(id);
    askForStart(s, ctx);
  },
});

/** BIO-SET-04. */
function showMilestones(s: BioState, ctx: BioContext): void {
  const shuffled = [...milestoneIds];
  ctx.shuffle(shuffled);
  for (const card of shuffled.slice(0, SHOWN_MILESTONES)) s.milestones.push({ card, tokens: [] });
  ctx.emit?.({ type: 'milestones-shown', cards: s.milestones.map(({ card }) => card) });
}

/** BIO-SET-12, BIO-TWO-03. */
function drawOrder(s: BioState, ctx: BioContext): void {
  for (let seat = 0; seat < s.seats; seat++) s.order.push(seat);
  if (s.seats > 1) ctx.shuffle(s.order);
  ctx.emit?.({ type: 'order-drawn', order: [...s.order] });
}

/** BIO-SET-10. */
function dealBoards(s: BioState, ctx: BioContext): void {
  const boards = Array.from({ length: BOARDS }, (_, i) => i + 1);
  ctx.shuffle(boards);
  s.players.forEach((p, seat) => {
    p.board = at(boards, seat);
    p.advanced = s.settings['boards'] === 'advanced';
  });
}

/** BIO-SOL-04: one card of each location, shuffled, the assistant side up. */
function layOutSolo(s: BioState, ctx: BioContext): void {
  for (const location of locations) {
    for (const card of soloOf[location]) s.solo.cards[location].push(card);
    ctx.shuffle(s.solo.cards[location]);
    s.solo.deck.push(location);
  }
  ctx.shuffle(s.solo.deck);
  turnUp(s);
}

/** BIO-SET-15, BIO-SET-17: a scientist, a card and another card, each time in reverse turn order. */
function askForStart(s: BioState, ctx: BioContext): void {
  // The stack is last in, first out: the last player in turn order must come out first.
  ctx.resume('opening');
  for (let round = 0; round < 2; round++) for (const seat of s.order) ctx.ask('draft-creature', seat);
  for (const seat of s.order) ctx.ask('take-scientist', seat);
  if (s.settings['boards'] === 'choice')
    ctx.askAll(
      'choose-side',
      s.players.map((_, seat) => seat),
    );
}

/** BIO-SET-18 to BIO-SET-20, BIO-RUL-48: the display is refilled, coins, medicine and EP go by turn order, the first round begins. */
export const opening = phase({
  name: 'opening',
  checkFrame: (s, _d, depth) => (s.stage === 'setup' && depth === 0 ? null : 'the first round begins once'),
  run(s, _d, ctx) {
    s.scientists.length = 0;
    refillDisplay(s, ctx);
    s.order.forEach((seat, place) => {
      const { goods } = playerAt(s, seat);
      goods.coin = at(START_COINS, place);
      goods.medicine = at(START_MEDICINE, place);
      ctx.emit?.({ type: 'funds-received', seat, coins: goods.coin, medicine: goods.medicine });
      const ep = headStartOf(headStarts, s.seats, place);
      goods.ep += ep;
      if (ep > 0) ctx.emit?.({ type: 'head-start', seat, ep });
    });
    ctx.emit?.({ type: 'round-started', round: s.round, last: false });
    ctx.resume('plan-round');
  },
});
