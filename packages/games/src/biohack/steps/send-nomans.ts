import { at } from '@benchtop/engine/author';
import { plural } from '../../words.ts';
import { locations } from '../data/table.ts';
import type { Location } from '../data/table.ts';
import { secretly } from '../define.ts';
import { listed, locationName } from '../names.ts';
import { activeNomans } from '../nomans.ts';
import { placeSecondAssistant } from '../solo.ts';
import { playerAt } from '../state.ts';

/** All choices of some locations, in the order of the board. */
function subsets(size: number, from: readonly Location[] = locations): Location[][] {
  if (size === 0) return [[]];
  return from.flatMap((first, i) => subsets(size - 1, from.slice(i + 1)).map((rest) => [first, ...rest]));
}

const written = (chosen: readonly Location[]): string => chosen.join('+');
const bySize = [1, 2, 3].map((size) => subsets(size));
const textsBySize = bySize.map((sets) => sets.map(written));
const chosenBy = new Map(bySize.flat().map((chosen) => [written(chosen), chosen]));

function locationsIn(text: string): readonly Location[] {
  return chosenBy.get(text) ?? [];
}

/** BIO-PLN-10, BIO-PLN-11: as many of the five locations as there are active Nomans, in secret, revealed together. */
export const sendNomans = secretly({
  kind: 'send-nomans',
  rule: 'BIO-PLN-10',
  of: [...chosenBy.keys()],
  among: (s, d) => at(textsBySize, activeNomans(playerAt(s, d.seat)) - 1),
  prompt: (s, d) => `choose ${plural(activeNomans(playerAt(s, d.seat)), 'location')} for your Nomans, in secret`,
  name: (text) => listed(locationsIn(text).map(locationName)),
  refuse: (s, d, text) => (locationsIn(text).length === activeNomans(playerAt(s, d.seat)) ? null : 'BIO-PLN-10'),
  facts: (s, d) => ({ nomans: activeNomans(playerAt(s, d.seat)) }),
  refusals: {
    'BIO-PLN-10': ({ nomans }) =>
      `You choose exactly ${plural(Number(nomans), 'location')}, one for each active Noman.`,
  },
  reveal(s, d, picks, ctx) {
    d.seats.forEach((seat, i) => {
      const p = playerAt(s, seat);
      for (const location of locationsIn(at(picks, i))) p.away.push(location);
      p.home -= p.away.length;
    });
    s.stage = 'research';
    s.turn = s.seats - 1;
    ctx.emit?.({
      type: 'locations-revealed',
      picks: s.order.map((seat) => ({ seat, locations: [...playerAt(s, seat).away] })),
    });
    if (s.seats === 1) placeSecondAssistant(s, ctx);
  },
});
