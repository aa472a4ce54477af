import { choices } from '@benchtop/engine/author';
import { lineIds, lines } from '../data/factory.ts';
import { TO_END } from '../data/players.ts';
import { colours, tokens } from '../data/tokens.ts';
import { chain } from '../define.ts';
import { lineRefusal, openLine, processed, processToken } from '../factory.ts';
import { docked } from '../fleet.ts';
import { STRONGEST } from '../hand.ts';
import { lineName, sentenceCase, tokenName } from '../names.ts';
import { points } from '../scoring.ts';
import { playerAt, shipIndexes } from '../state.ts';
import type { ArcticState } from '../state.ts';
import { wrongAction } from '../turn.ts';

const options = choices(
  { ship: shipIndexes, colour: colours, line: lineIds },
  ({ ship, colour, line }) => `unload ${ship + 1} ${tokens[colour].polymer.toLowerCase()} ${line}`,
);

export const unloadToken = chain({
  kind: 'unload-token',
  rule: 'ARC-UNL-01',
  most: STRONGEST,
  options,
  stop: 'Stop unloading',
  prompt: 'unload plastic into your factory',
  label: (_s, _d, { ship, colour, line }) => `${tokenName(colour)} from ship ${ship + 1} to ${lineName(line)}`,
  grouped: ({ ship, colour, line }) => [
    `${tokenName(colour)} from ship ${ship + 1} to`,
    lineName(line).replace('the ', ''),
  ],
  candidates(s, d, out) {
    const { ships } = playerAt(s, d.seat);
    let n = 0;
    for (const ship of shipIndexes)
      for (const colour of colours)
        if (ships[ship].cargo.includes(colour)) {
          // The codes of all lines of one colour follow each other.
          const first = options.pick(ship, colour, lineIds[0]);
          for (let line = 0; line < lineIds.length; line++) out[n++] = first + line;
        }
    return n;
  },
  refuse(s, d, { ship, colour, line }) {
    const p = playerAt(s, d.seat);
    if (!p.ships[ship].cargo.includes(colour)) return 'ARC-UNL-01';
    return docked(p, ship) ? lineRefusal(p, colour, line) : 'ARC-UNL-02';
  },
  facts(s, d, { ship, colour, line }) {
    const p = playerAt(s, d.seat);
    const { colour: held } = p.lines[line];
    return { ship: ship + 1, colour, line, held, open: openLine(p, colour), size: lines[line].size };
  },
  refusals: {
    'ARC-UNL-01': ({ colour, ship }) => `There is no ${tokenName(colour)} on ship ${ship}.`,
    'ARC-UNL-02': ({ ship }) => `Ship ${ship} does not touch your factory. Sail it to one of your docks first.`,
    'ARC-FAC-01': ({ line, held }) => onlyFor(line, held),
    'ARC-FAC-02': ({ line, size }) => `${sentenceCase(lineName(line))} is full: it holds ${size}.`,
    'ARC-FAC-03': ({ colour, open }) =>
      `${tokenName(colour)} already has an unfinished line: ${open === null ? '' : lineName(open)}. Fill it first.`,
    'ARC-FAC-05': null,
    'ARC-FAC-06': ({ line, colour }) =>
      lines[line].hatched
        ? 'The hatched lines are closed. Put two tokens each on the load and unload lines to open them.'
        : `${tokenName(colour)} is 3-point plastic: it goes on hatched lines only.`,
    'ARC-FAC-07': ({ line, held }) => onlyFor(line, held),
  },
  warn: (s, d) => (processed(playerAt(s, d.seat)) + 1 < TO_END ? null : endsMatch(s, d.seat)),
  checkFrame: wrongAction,
  apply(s, d, { ship, colour, line }, ctx) {
    const p = playerAt(s, d.seat);
    const { cargo } = p.ships[ship];
    cargo.splice(cargo.indexOf(colour), 1);
    s.stirred = true;
    processToken(p, d.seat, ship, colour, line, ctx);
  },
});

function onlyFor(line: (typeof lineIds)[number], held: (typeof colours)[number] | null): string {
  return `${sentenceCase(lineName(line))} is for ${held === null ? 'nothing' : tokenName(held)} only.`;
}

function endsMatch(s: Readonly<ArcticState>, seat: number): string {
  if (s.seats === 1) return 'With 16 tokens processed the match ends after this action.';
  const best = Math.max(...s.players.map((_, other) => (other === seat ? -1 : points(s, other))));
  const lead = points(s, seat) - best;
  const standing =
    lead > 0 ? `you lead by ${lead}` : lead < 0 ? `you trail by ${-lead}` : 'you are level with the best rival';
  return `With 16 tokens processed the match ends after this action; before it, ${standing}.`;
}
