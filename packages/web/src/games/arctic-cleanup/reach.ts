import {
  docked,
  lineIds,
  lineRefusal,
  loadRefusal,
  neighbours,
  oceanHexes,
  strengthOf,
} from '@benchtop/games/arctic-cleanup';
import type {
  ArcticView,
  CardId,
  Colour,
  Face,
  HexId,
  LineId,
  OceanHex,
  SeenPlayer,
} from '@benchtop/games/arctic-cleanup';
import { SHIPS } from './model.ts';

/** What a card could be good for: hexes a ship comes to, tokens it takes, lines that are filled. */
export interface Reach {
  readonly hexes: readonly OceanHex[];
  readonly tokens: readonly { readonly hex: OceanHex; readonly colour: Colour }[];
  readonly lines: readonly LineId[];
}

const none: Reach = { hexes: [], tokens: [], lines: [] };

export function reachOf(view: ArcticView, p: SeenPlayer, card: CardId | null): Reach {
  switch (card) {
    case 'move':
      return { ...none, hexes: reachable(p, strengthOf(p, card)) };
    case 'load':
      return { ...none, tokens: loadable(view, p) };
    case 'unload':
      return { ...none, lines: unloadable(p) };
    case 'analyze':
      return { ...none, hexes: SHIPS.flatMap((ship) => p.ships[ship].hex ?? []) };
    case 'plan':
    case null:
      return none;
  }
}

/** Lines that take a token of this colour now. */
export const linesFor = (p: SeenPlayer, colour: Colour): readonly LineId[] =>
  lineIds.filter((line) => lineRefusal(p, colour, line) === null);

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
  for (const face of new Set(dice)) {
    const to = neighbours[hex][face];
    if (to === null || !isOceanHex(to)) continue;
    found.add(to);
    sail(to, dice.toSpliced(dice.indexOf(face), 1), left - 1, found);
  }
}

const isOceanHex = (id: HexId): id is OceanHex => (oceanHexes as readonly string[]).includes(id);

function loadable(view: ArcticView, p: SeenPlayer): Reach['tokens'] {
  return SHIPS.flatMap((ship) => {
    const { hex } = p.ships[ship];
    const here = hex === null ? [] : view.sea[hex].filter((colour) => loadRefusal(view, p, ship, colour) === null);
    return here.flatMap((colour) => (hex === null ? [] : [{ hex, colour }]));
  });
}

function unloadable(p: SeenPlayer): readonly LineId[] {
  const aboard = SHIPS.filter((ship) => docked(p, ship)).flatMap((ship) => p.ships[ship].cargo);
  return lineIds.filter((line) => aboard.some((colour) => lineRefusal(p, colour, line) === null));
}
