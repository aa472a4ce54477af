import { displayFault, doubledCard } from '@benchtop/engine/effects';
import { classOf } from '../data/creatures.ts';
import { classes } from '../data/goods.ts';
import { SHOWN_MILESTONES } from '../data/milestones.ts';
import { advancedSpaces, spacesOn } from '../data/spaces.ts';
import { tileIds } from '../data/tiles.ts';
import { effects } from '../effects.ts';
import { milestoneName } from '../names.ts';
import { mainBoard, sideOf } from '../state.ts';
import type { BioState } from '../state.ts';

/** What lies on the main board, beside it and on its tracks. */
export function brokenTable(s: Readonly<BioState>): string | null {
  return brokenDisplay(s) ?? brokenTiles(s) ?? brokenMilestones(s) ?? brokenSpaces(s) ?? brokenTrack(s);
}

function brokenDisplay(s: Readonly<BioState>): string | null {
  const { prices } = mainBoard(s);
  for (const kind of classes) {
    const row = s.display[kind];
    if (row.length !== prices.length) return `the display has ${prices.length} columns`;
    if (row.some((card) => card !== null && classOf(card) !== kind))
      return `the ${kind} row of the display holds ${kind} cards only`;
    if (s.stage === 'planning' && displayFault(row, s.piles[kind]) !== null)
      return `the ${kind} row of the display was not refilled`;
  }
  return null;
}

function brokenTiles(s: Readonly<BioState>): string | null {
  const { tiles } = mainBoard(s);
  if (s.downtown.length !== tiles) return `there are ${tiles} downtown tiles`;
  if (s.tileStack.length !== tileIds.length - tiles * s.round) return 'tiles are missing from the stack';
  return doubledCard(s.downtown, s.tileStack);
}

/** Creatures stay where they are created: whoever has reported a milestone still meets it. */
function brokenMilestones(s: Readonly<BioState>): string | null {
  const spaces = mainBoard(s).milestones.length;
  if (s.milestones.length !== SHOWN_MILESTONES) return `DNA Inc. shows ${SHOWN_MILESTONES} milestones`;
  if (doubledCard(s.milestones.map(({ card }) => card)) !== null) return 'a milestone is shown twice';
  for (const { card, tokens } of s.milestones) {
    if (tokens.length > spaces || doubledCard(tokens) !== null) return 'a milestone holds one token of each player';
    for (const seat of tokens)
      if (!effects.holds(s, seat, card)) return `seat ${seat} does not meet ${milestoneName(card)}`;
  }
  for (const kind of classes)
    if (doubledCard(s.completions[kind]) !== null) return 'a player has two tokens on one creation milestone';
  return null;
}

function brokenSpaces(s: Readonly<BioState>): string | null {
  const printed = spacesOn[sideOf(s)];
  for (const space of advancedSpaces) {
    const holder = s.occupied[space];
    if (holder === null) continue;
    if (!printed.includes(space)) return `${space} is not on this side of the board`;
    // Where police stand is the matter of the solo cards.
    if (holder === 'police' ? s.seats !== 1 : s.players[holder]?.placed.includes(space) !== true)
      return `nobody stands on ${space}`;
  }
  for (const [seat, { placed }] of s.players.entries())
    for (const space of placed) {
      if (!printed.includes(space)) return `${space} is not on this side of the board`;
      for (const advanced of advancedSpaces) {
        if (advanced !== space) continue;
        if (s.occupied[advanced] !== seat) return `${space} holds somebody else`;
        if (placed.filter((each) => each === space).length > 1) return `${space} has room for one Noman`;
      }
    }
  return null;
}

/** BIO-PLN-02, BIO-PLN-09: in planning everybody has a marker on the track until the locations are chosen. */
function brokenTrack({ reservation, seats, stage, round, order, stack }: Readonly<BioState>): string | null {
  const markers = reservation.filter((seat) => seat !== null);
  if (markers.length > 0 && seats < 3) return 'there is no reservation track';
  if (doubledCard(markers) !== null) return 'a player has two markers on the reservation track';
  if (stage === 'setup') return markers.length === 0 ? null : 'nobody reserves before the first round';
  if (stage !== 'planning' || seats < 3) return null;
  const used = round > 1 && stack.some(({ step }) => step === 'call-nomans');
  if (markers.length !== (used ? seats : 0)) return 'in planning all markers are on the reservation track, or none';
  return markers.every((seat, i) => seat === order[i]) || !used ? null : 'the turn order is not that of the track';
}
