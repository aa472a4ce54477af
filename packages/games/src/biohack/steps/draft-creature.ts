import { EVERYBODY, put } from '@benchtop/engine/author';
import { takeShown } from '@benchtop/engine/effects';
import { classOf, creatureIds } from '../data/creatures.ts';
import { classes } from '../data/goods.ts';
import { pickCard } from '../define.ts';
import { cardName } from '../names.ts';
import { playerAt } from '../state.ts';

/** BIO-SET-17: a face-up card for nothing, twice in reverse turn order. */
export const draftCreature = pickCard({
  kind: 'draft-creature',
  rule: 'BIO-SET-17',
  of: creatureIds,
  among: (s) => classes.flatMap((kind) => s.display[kind].filter((card) => card !== null)),
  prompt: 'take a creature card from the display',
  name: cardName,
  refuse: (s, _d, card) => (s.display[classOf(card)].includes(card) ? null : 'BIO-SET-18'),
  refusals: { 'BIO-SET-18': 'That card does not lie in the display.' },
  checkFrame: (s) => (s.stage === 'setup' ? null : 'cards are taken for nothing before the first round'),
  pick(s, d, card, ctx) {
    const row = s.display[classOf(card)];
    // BIO-RUL-38: what was taken openly stays known.
    put(playerAt(s, d.seat).hand, takeShown(row, row.indexOf(card)), EVERYBODY);
    ctx.emit?.({ type: 'creature-drafted', seat: d.seat, card });
  },
});
