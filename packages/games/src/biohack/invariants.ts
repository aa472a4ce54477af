import { displayFault, doubledCard } from '@benchtop/engine/effects';
import { classes, rowSpaces } from './data/goods.ts';
import { soloCards } from './data/solo.ts';
import { advancedSpaces, spacesOn } from './data/spaces.ts';
import { END_CREATURES, locations, NOMANS } from './data/table.ts';
import { tileIds } from './data/tiles.ts';
import { activeNomans } from './nomans.ts';
import { challengeOf, creatureCount, isSurvival, mainBoard, roundLimit, sideOf } from './state.ts';
import type { BioState, Player } from './state.ts';

/** The first thing that cannot be in any position, in words. */
export function checkInvariants(s: Readonly<BioState>): string | null {
  const order = [...s.order].sort((a, b) => a - b);
  if (order.length !== s.seats || order.some((seat, i) => seat !== i))
    return 'the turn order does not name every seat once';
  if (s.turn >= s.seats) return 'the active player is not in the turn order';
  if (s.round > roundLimit(s)) return `there are ${roundLimit(s)} rounds`;
  return brokenTable(s) ?? brokenPlayers(s) ?? (s.seats === 1 ? brokenSolo(s) : null);
}

function brokenTable(s: Readonly<BioState>): string | null {
  const { prices, tiles, milestones } = mainBoard(s);
  for (const kind of classes) {
    if (s.display[kind].length !== prices.length) return `the display has ${prices.length} columns`;
    if (s.stage === 'planning' && displayFault(s.display[kind], s.piles[kind]) !== null)
      return `the ${kind} row of the display was not refilled`;
    if (doubledCard(s.completions[kind]) !== null) return 'a player has two tokens on one creation milestone';
  }
  if (s.downtown.length !== tiles) return `there are ${tiles} downtown tiles`;
  if (s.tileStack.length !== tileIds.length - tiles * s.round) return 'tiles are missing from the stack';
  const tile = doubledCard(s.downtown, s.tileStack);
  if (tile !== null) return tile;
  for (const { tokens } of s.milestones)
    if (tokens.length > milestones.length || doubledCard(tokens) !== null)
      return 'a milestone holds one token of each player';
  if (doubledCard(s.milestones.map(({ card }) => card)) !== null) return 'a milestone is shown twice';
  return brokenSpaces(s) ?? brokenTrack(s);
}

function brokenSpaces(s: Readonly<BioState>): string | null {
  for (const space of advancedSpaces) {
    const holder = s.occupied[space];
    if (holder === null) continue;
    if (!spacesOn[sideOf(s)].includes(space)) return `${space} is not on this side of the board`;
    if (holder === 'police' ? s.seats !== 1 : s.players[holder]?.placed.includes(space) !== true)
      return `nobody stands on ${space}`;
  }
  for (const [seat, { placed }] of s.players.entries())
    for (const space of placed) {
      if (!spacesOn[sideOf(s)].includes(space)) return `${space} is not on this side of the board`;
      for (const advanced of advancedSpaces)
        if (advanced === space && s.occupied[advanced] !== seat) return `${space} holds somebody else`;
    }
  return null;
}

function brokenTrack({ reservation, seats }: Readonly<BioState>): string | null {
  const markers = reservation.filter((seat) => seat !== null);
  if (markers.length > 0 && seats < 3) return 'there is no reservation track';
  return doubledCard(markers) === null ? null : 'a player has two markers on the reservation track';
}

function brokenPlayers(s: Readonly<BioState>): string | null {
  let most = 0;
  for (const [seat, p] of s.players.entries()) {
    const fault = brokenPlayer(s, p, seat);
    if (fault !== null) return `seat ${seat}: ${fault}`;
    most = Math.max(most, creatureCount(p));
  }
  const ends = most >= END_CREATURES && !(s.seats === 1 && challengeOf(s) === 'professional');
  if (s.lastRound !== ends) return 'the last round goes with a seventh creature';
  const scientists = s.players.flatMap(({ scientist }) => scientist ?? []);
  if (doubledCard(scientists, s.scientists) !== null) return 'a scientist works for two';
  return doubledCard(s.players.map(({ board }) => board)) === null ? null : 'two players have the same board';
}

function brokenPlayer(s: Readonly<BioState>, p: Player, seat: number): string | null {
  if (activeNomans(p) + p.injured !== NOMANS) return `there are ${NOMANS} Nomans`;
  if (doubledCard(p.away) !== null) return 'two Nomans are at one location';
  if (s.stage !== 'research' && p.away.length > 0) return 'Nomans are away outside the research phase';
  if (s.over === null && s.stage === 'planning' && activeNomans(p) < 2)
    return 'at least two Nomans are active in planning';
  if (isSurvival(s) && s.over === null && activeNomans(p) < 2) return 'survival ends with one active Noman';
  if (p.passed && p.away.length > 0) return 'who has passed has no Noman on a public space';
  if (s.stage !== 'setup' && p.scientist === null) return 'everybody has a scientist';
  if (s.settings['boards'] !== 'choice' && p.advanced !== (s.settings['boards'] === 'advanced'))
    return 'the player board has the wrong side up';
  for (const kind of classes)
    if (s.completions[kind].includes(seat) !== (p.rows[kind].length === rowSpaces[kind]))
      return `the ${kind} row and its creation milestone do not agree`;
  return p.seventh > 0 === creatureCount(p) >= END_CREATURES ? null : 'the round of the seventh creature is wrong';
}

function brokenSolo({ solo, round, stage }: Readonly<BioState>): string | null {
  const { deck, top, flipped, cards, assistants } = solo;
  if (top === null) return 'a solo card lies on top';
  const done = stage === 'research' || stage === 'clean-up' ? round : round - 1;
  if (flipped.length !== done || deck.length !== locations.length - 1 - done)
    return 'a solo card is flipped each round';
  const seen = [...flipped, top].map((card) => soloCards[card].location);
  if (doubledCard(seen, deck) !== null) return 'the solo deck has one card of each location';
  if (doubledCard(assistants) !== null) return 'two assistants are at one location';
  for (const location of locations)
    if (doubledCard(cards[location]) !== null || cards[location].length !== (seen.includes(location) ? 2 : 3))
      return `the solo cards of the ${location} do not add up`;
  return null;
}
