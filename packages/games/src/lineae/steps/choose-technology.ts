import { techIds, technologies } from '../data/technologies.ts';
import { TECHNOLOGIES_HELD } from '../data/table.ts';
import { pickCard } from '../define.ts';
import { technologyName } from '../names.ts';
import { playerAt } from '../state.ts';
import { isInDeck, keepTechnology, technologyDeck } from '../technology.ts';
import { wrongTurn } from '../turn.ts';

/** LIN-TEC-01, LIN-TEC-02: any technology of the deck; with two in hand the seat may decline. */
export const chooseTechnology = pickCard({
  kind: 'choose-technology',
  rule: 'LIN-TEC-01',
  of: techIds,
  among: technologyDeck,
  prompt: (s, d) =>
    playerAt(s, d.seat).technologies.length < TECHNOLOGIES_HELD
      ? 'choose a technology'
      : 'choose a technology to exchange one of yours for, or decline',
  name: (id) => `${technologyName(id)} (${starsInWords(technologies[id].stars)})`,
  refuse: (s, _d, id) => (isInDeck(s, id) ? null : 'LIN-TEC-01'),
  facts: (_s, _d, id) => ({ technology: technologyName(id) }),
  stop: 'Decline',
  refuseStop: (s, d) => (playerAt(s, d.seat).technologies.length < TECHNOLOGIES_HELD ? 'LIN-TEC-02' : null),
  refusals: {
    'LIN-TEC-01': ({ technology }) => `${String(technology)} is not in the Technology Deck.`,
    'LIN-TEC-02': 'You may decline only with two technologies in hand.',
  },
  checkFrame: (s, d) => (technologyDeck(s).length === 0 ? 'the Technology Deck is empty' : wrongTurn(s, d.seat)),
  pick(s, d, id, ctx) {
    if (playerAt(s, d.seat).technologies.length < TECHNOLOGIES_HELD) keepTechnology(s, d.seat, id, ctx);
    else ctx.ask('return-technology', d.seat, { taken: id });
  },
  stopped: (_s, d, ctx) => ctx.emit?.({ type: 'technology-declined', seat: d.seat }),
});

function starsInWords(stars: number): string {
  return `${stars} star${stars === 1 ? '' : 's'}`;
}
