import { choices } from '@benchtop/engine/author';
import { capital, plural } from '../../words.ts';
import { blockIds, blocks, lineIds, lines } from '../data/factory.ts';
import type { LineId } from '../data/factory.ts';
import { BLOCK_POINTS, TO_END } from '../data/players.ts';
import { colours, tokens } from '../data/tokens.ts';
import type { Colour } from '../data/tokens.ts';
import { chain } from '../define.ts';
import { lineRefusal, openLine, processed, processToken } from '../factory.ts';
import { docked } from '../fleet.ts';
import { STRONGEST } from '../hand.ts';
import { lineName, tokenName } from '../names.ts';
import { points } from '../scoring.ts';
import { playerAt, shipIndexes } from '../state.ts';
import type { ArcticState, SeenPlayer } from '../state.ts';
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
  prompt: 'unload tokens into your factory',
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
    'ARC-UNL-02': ({ ship }) => `Ship ${ship} is not on a dock: a hex that touches your factory. Sail it to one first.`,
    'ARC-FAC-01': ({ line, held }) => onlyFor(line, held),
    'ARC-FAC-02': ({ line, size }) => `${capital(lineName(line))} is full: it holds ${size}.`,
    'ARC-FAC-03': ({ colour, open }) =>
      `${tokenName(colour)} already has an unfinished line: ${open === null ? '' : lineName(open)}. Fill it first.`,
    'ARC-FAC-05': null,
    'ARC-FAC-06': ({ line, colour }) =>
      lines[line].hatched
        ? 'Your hatched lines are closed. Two tokens each on the load line and the unload line open them.'
        : `${tokenName(colour)} is worth 3 points: it goes on hatched lines only.`,
    'ARC-FAC-07': ({ line, held }) => onlyFor(line, held),
  },
  warn: (s, d, { colour, line }) => endsMatch(lastToken(s, d.seat, colour, line)),
  checkFrame: wrongAction,
  apply(s, d, { ship, colour, line }, ctx) {
    const p = playerAt(s, d.seat);
    const { cargo } = p.ships[ship];
    cargo.splice(cargo.indexOf(colour), 1);
    s.stirred = true;
    processToken(p, d.seat, ship, colour, line, ctx);
  },
});

function onlyFor(line: LineId, held: Colour | null): string {
  return `${capital(lineName(line))} is for ${held === null ? 'nothing' : tokenName(held)} only.`;
}

/** How many tokens the factory has, and how far ahead its owner is, if the match ends with this token; null where it goes on. */
export interface LastToken {
  readonly held: number;
  /** Null alone at the table. */
  readonly lead: number | null;
}

/** The match ends with the action that brings a factory to its last token, unless more are unloaded in it. */
export function lastToken(s: Readonly<ArcticState>, seat: number, colour: Colour, line: LineId): LastToken | null {
  const p = playerAt(s, seat);
  const held = processed(p) + 1;
  if (held < TO_END) return null;
  if (s.seats === 1) return { held, lead: null };
  const best = Math.max(...s.players.map((_, other) => (other === seat ? -1 : points(s, other))));
  return { held, lead: points(s, seat) + gain(p, colour, line) - best };
}

/** Who would win if the match ended with this token. */
function endsMatch(last: LastToken | null): string | null {
  if (last === null) return null;
  const { held, lead } = last;
  const ending = `Your factory will have ${held} tokens, so the match ends after this action.`;
  if (lead === null) return ending;
  if (lead === 0) return `${ending} If you stop there, you share the victory.`;
  return `${ending} If you stop there, you ${lead > 0 ? 'win' : 'lose'} by ${plural(Math.abs(lead), 'point')}.`;
}

/** ARC-SCO-01 to ARC-SCO-03: what a token on a line adds to the points: its own, and those of dice that it wins. */
function gain(p: SeenPlayer, colour: Colour, line: LineId): number {
  const after = (id: LineId): number => p.lines[id].count + (id === line ? 1 : 0);
  const won = blockIds.filter((id) => {
    const { lines: pair, needs, reward } = blocks[id];
    return reward === 'die' && !p.blocks[id] && pair.every((each) => after(each) >= needs);
  });
  // The point that it counted aboard is gone.
  return tokens[colour].points - 1 + won.length * BLOCK_POINTS;
}
