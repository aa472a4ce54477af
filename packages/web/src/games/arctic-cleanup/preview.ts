import {
  blockIds,
  blocks,
  cardText,
  colours,
  directions,
  docked,
  faces,
  lineIds,
  lineRefusal,
  loadRefusal,
  neighbours,
  placeable,
  points,
  processed,
  strengthOf,
  TO_END,
  tokens,
} from '@benchtop/games/arctic-cleanup';
import type {
  ArcticView,
  BlockId,
  CardId,
  Colour,
  Face,
  LineId,
  OceanHex,
  SeenPlayer,
  ShipIndex,
  Site,
} from '@benchtop/games/arctic-cleanup';
import { drawnTokens, isOceanHex, pendingNumber, playerOf, SHIPS } from './model.ts';

/** What an option would do, as ghosts and marks on the table. */
export interface Preview {
  readonly site?: Site;
  /** A ship that comes to a hex, from another one or from nowhere. */
  readonly ship?: { readonly ship: ShipIndex; readonly from: OceanHex | null; readonly to: OceanHex };
  /** A die's direction, drawn from the ship on the ocean. */
  readonly arrow?: { readonly ship: ShipIndex; readonly face: Face };
  readonly row?: { readonly row: ShipIndex; readonly face: Face };
  readonly hold?: { readonly ship: ShipIndex; readonly colour: Colour };
  readonly line?: { readonly line: LineId; readonly colour: Colour };
  readonly surfaced?: { readonly hex: OceanHex; readonly colour: Colour };
  /** Hexes a ship could come to with a card. */
  readonly reach?: readonly OceanHex[];
  /** Tokens a card could take, by hex. */
  readonly within?: readonly { readonly hex: OceanHex; readonly colour: Colour }[];
  /** Lines that would take something. */
  readonly lit?: readonly LineId[];
  readonly toPool?: boolean;
  readonly words: string;
}

const polymers = new Map<string, Colour>(colours.map((colour) => [tokens[colour].polymer.toLowerCase(), colour]));
const winds = new Map<string, Face>(faces.map((face) => [directions[face].name, face]));

/** The effect of an option of the viewer's own decision, or null where there is nothing to show. */
export function previewOf(step: string, id: string, view: ArcticView, seat: number): Preview | null {
  const p = playerOf(view, seat);
  const [a = '', b = '', c = '', d = ''] = id.split(' ');
  if (id === 'done') return null;
  switch (step) {
    case 'place-factory':
      return { site: id as Site, words: 'Your factory. Ships unload on the three hexes that touch it.' };
    case 'place-ship':
      return isOceanHex(id)
        ? { ship: { ship: pendingNumber(view, 'ship') === 1 ? 1 : 0, from: null, to: id }, words: '' }
        : null;
    case 'choose-action':
      return cardPreview(view, p, id as CardId);
    case 'plan-pick':
      return a === 'row-1' || a === 'row-2' ? { arrow: { ship: index(a.slice(4)), face: face(b) }, words: '' } : null;
    case 'plan-set':
      return a === 'pool' ? null : setPreview(index(a.slice(4)), face(b));
    case 'move-step':
      return movePreview(p, index(b), winds.get(c) ?? 1);
    case 'load-token':
      return loadPreview(p, index(b), polymers.get(c) ?? 'red');
    case 'analyze-place':
      return placePreview(view, p, index(a.slice(5)));
    case 'unload-token':
      return unloadPreview(view, seat, polymers.get(c) ?? 'red', d as LineId);
    default:
      return null;
  }
}

const index = (text: string): ShipIndex => (text === '2' ? 1 : 0);
const face = (text: string): Face => faces.find((f) => String(f) === text) ?? 1;
const setPreview = (row: ShipIndex, f: Face): Preview => ({
  row: { row, face: f },
  arrow: { ship: row, face: f },
  words: '',
});

function movePreview(p: SeenPlayer, ship: ShipIndex, f: Face): Preview | null {
  const { hex } = p.ships[ship];
  const to = hex === null ? null : neighbours[hex][f];
  if (hex === null || to === null) return null;
  return isOceanHex(to)
    ? { ship: { ship, from: hex, to }, toPool: true, words: '' }
    : { arrow: { ship, face: f }, words: '' };
}

function loadPreview(p: SeenPlayer, ship: ShipIndex, colour: Colour): Preview {
  const lit = lineIds.filter((line) => lineRefusal(p, colour, line) === null);
  const free = 4 - p.ships[ship].cargo.length - 1;
  const words =
    lit.length > 0
      ? `${free} free ${free === 1 ? 'place' : 'places'} left on ship ${ship + 1}.`
      : 'No line of your factory takes it now.';
  return { hold: { ship, colour }, lit, words };
}

function placePreview(view: ArcticView, p: SeenPlayer, ship: ShipIndex): Preview | null {
  const { hex } = p.ships[ship];
  const colour = drawnTokens(view)[0];
  return hex === null || colour === undefined ? null : { surfaced: { hex, colour }, words: '' };
}

/** Gain and new totals of one token, with the blocks it completes. */
function unloadPreview(view: ArcticView, seat: number, colour: Colour, line: LineId): Preview {
  const p = playerOf(view, seat);
  const completed = completedBy(p, line).filter((block) => blocks[block].reward === 'die').length;
  const gain = tokens[colour].points - 1 + 5 * completed;
  const total = points(view, seat) + gain;
  const die = completed > 0 ? ` and ${completed === 1 ? 'a die' : `${completed} dice`}` : '';
  const words = `+${gain} points${die}: ${total} in all. ${processed(p) + 1} of ${TO_END} processed.`;
  return { line: { line, colour }, words };
}

/** Blocks that one more token on this line would complete. */
export function completedBy(p: SeenPlayer, line: LineId): readonly BlockId[] {
  return blockIds.filter((id) => {
    const { lines: pair, needs } = blocks[id];
    const counts = pair.map((other) => p.lines[other].count + (other === line ? 1 : 0));
    return !p.blocks[id] && (pair as readonly string[]).includes(line) && counts.every((n) => n >= needs);
  });
}

function cardPreview(view: ArcticView, p: SeenPlayer, card: CardId): Preview {
  const strength = strengthOf(p, card);
  const words = `${cardText(card, strength).charAt(0).toUpperCase()}${cardText(card, strength).slice(1)}.`;
  switch (card) {
    case 'plan':
      return { words };
    case 'move':
      return { reach: reachable(p, strength), words };
    case 'load':
      return { within: loadable(view, p), words };
    case 'unload':
      return { lit: unloadable(p), words };
    case 'analyze':
      return { reach: SHIPS.flatMap((ship) => p.ships[ship].hex ?? []), words };
  }
}

/** Every hex a ship can come to by spending its own dice, in any order. */
function reachable(p: SeenPlayer, strength: number): readonly OceanHex[] {
  const found = new Set<OceanHex>();
  for (const ship of SHIPS) {
    const { hex } = p.ships[ship];
    if (hex !== null) sail(hex, p.rows[ship], strength, found);
  }
  return [...found];
}

function sail(hex: OceanHex, dice: readonly Face[], left: number, found: Set<OceanHex>): void {
  if (left === 0) return;
  for (const f of new Set(dice)) {
    const to = neighbours[hex][f];
    if (to === null || !isOceanHex(to)) continue;
    found.add(to);
    const used = dice.indexOf(f);
    sail(
      to,
      dice.filter((_, i) => i !== used),
      left - 1,
      found,
    );
  }
}

function loadable(view: ArcticView, p: SeenPlayer): readonly { readonly hex: OceanHex; readonly colour: Colour }[] {
  return SHIPS.flatMap((ship) => {
    const { hex } = p.ships[ship];
    if (hex === null) return [];
    return view.sea[hex]
      .filter((colour) => loadRefusal(view, p, ship, colour) === null)
      .map((colour) => ({ hex, colour }));
  });
}

function unloadable(p: SeenPlayer): readonly LineId[] {
  const aboard = SHIPS.filter((ship) => docked(p, ship)).flatMap((ship) => p.ships[ship].cargo);
  const fits = aboard.filter((colour) => placeable(p, colour));
  return lineIds.filter((line) => fits.some((colour) => lineRefusal(p, colour, line) === null));
}

/** Lines that take a token of this colour, for lighting them up. */
export const linesFor = (p: SeenPlayer, colour: Colour): readonly LineId[] =>
  lineIds.filter((line) => lineRefusal(p, colour, line) === null);
