import { word } from '@benchtop/engine/author';
import { TECHNOLOGIES_HELD } from '../data/table.ts';
import { techIds } from '../data/technologies.ts';
import { pickCard } from '../define.ts';
import { technologyName } from '../names.ts';
import { playerAt } from '../state.ts';
import { isInDeck, swapTechnology } from '../technology.ts';
import { wrongTurn } from '../turn.ts';

/** LIN-TEC-02, LIN-TEC-03: which of the two old cards makes room for the chosen one. */
export const returnTechnology = pickCard({
  kind: 'return-technology',
  rule: 'LIN-TEC-03',
  args: { taken: word(techIds) },
  of: techIds,
  among: (s, d) => playerAt(s, d.seat).technologies,
  prompt: (_s, d) => `choose the technology to put back for ${technologyName(d.args.taken)}`,
  name: (id) => `put back ${technologyName(id)}`,
  refuse: (s, d, id) => (playerAt(s, d.seat).technologies.includes(id) ? null : 'LIN-TEC-02'),
  refusals: { 'LIN-TEC-02': 'You can put back only one of the two technologies that you had.' },
  checkFrame(s, d) {
    if (playerAt(s, d.seat).technologies.length < TECHNOLOGIES_HELD) return 'there is room for the technology';
    return isInDeck(s, d.args.taken) ? wrongTurn(s, d.seat) : 'that technology is not in the deck';
  },
  pick: (s, d, id, ctx) => swapTechnology(s, d.seat, id, d.args.taken, ctx),
});
