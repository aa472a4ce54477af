import { doubledCard } from '@benchtop/engine/effects';
import { classOf } from '../data/creatures.ts';
import { classes, rowSpaces } from '../data/goods.ts';
import { trackIds } from '../data/spaces.ts';
import { END_CREATURES, NOMANS } from '../data/table.ts';
import { activeNomans } from '../nomans.ts';
import { challengeOf, creatureCount, isSurvival } from '../state.ts';
import type { BioState, Player } from '../state.ts';
import { unfinished } from './unfinished.ts';

/** What lies before the players. */
export function brokenPlayers(s: Readonly<BioState>): string | null {
  for (const [seat, p] of s.players.entries()) {
    const fault =
      brokenNomans(s, p) ??
      brokenRows(s, p, seat) ??
      brokenSeventh(s, p) ??
      brokenMarks(s, p) ??
      unfinished(s, p, seat);
    if (fault !== null) return `seat ${seat}: ${fault}`;
  }
  const seventh = s.players.some((p) => creatureCount(p) >= END_CREATURES);
  if (s.lastRound !== (seventh && !isProfessional(s))) return 'the last round goes with a seventh creature';
  return brokenScientists(s);
}

/** BIO-CHL-04: the only matches that go on after a seventh creature. */
function isProfessional(s: Readonly<BioState>): boolean {
  return s.seats === 1 && challengeOf(s) === 'professional';
}

/** Whether a round has not yet come to its research phase. */
function isBefore({ stage }: Readonly<BioState>): boolean {
  return stage === 'setup' || stage === 'planning';
}

function brokenNomans(s: Readonly<BioState>, p: Player): string | null {
  if (activeNomans(p) + p.injured !== NOMANS) return `there are ${NOMANS} Nomans`;
  if (doubledCard(p.away) !== null) return 'two Nomans are at one location';
  if (s.stage !== 'research' && p.away.length > 0) return 'Nomans are away outside the research phase';
  if (isBefore(s) && p.placed.length > 0) return 'no Noman is on an experiment space before the research phase';
  if (s.over === null && s.stage === 'planning' && activeNomans(p) < 2)
    return 'at least two Nomans are active in planning';
  if (isSurvival(s) && s.over === null && activeNomans(p) < 2) return 'survival ends with one active Noman';
  if (p.passed && p.away.length > 0) return 'who has passed has no Noman on a public space';
  if (p.passed && isBefore(s)) return 'nobody passes before the research phase';
  return s.stage === 'clean-up' && !p.passed ? 'the research phase ends when all have passed' : null;
}

function brokenRows(s: Readonly<BioState>, p: Player, seat: number): string | null {
  if (s.settings['boards'] !== 'choice' && p.advanced !== (s.settings['boards'] === 'advanced'))
    return 'the player board has the wrong side up';
  for (const kind of classes) {
    if (p.rows[kind].some((card) => classOf(card) !== kind)) return `the ${kind} row holds ${kind} creatures only`;
    if (s.completions[kind].includes(seat) !== (p.rows[kind].length === rowSpaces[kind]))
      return `the ${kind} row and its creation milestone do not agree`;
  }
  return null;
}

/** BIO-END-01: the round of a seventh creature is the last, but for professionals. */
function brokenSeventh(s: Readonly<BioState>, p: Player): string | null {
  if (p.seventh > 0 !== creatureCount(p) >= END_CREATURES) return 'the round of the seventh creature is wrong';
  const latest = isBefore(s) ? s.round - 1 : s.round;
  if (p.seventh > latest) return 'the seventh creature comes in a later round';
  return p.seventh > 0 && p.seventh < s.round && !isProfessional(s)
    ? 'the round of the seventh creature is the last'
    : null;
}

/** What was used in this round is there, and could be used by now. */
function brokenMarks(s: Readonly<BioState>, { marks, scientist, locks, rows }: Player): string | null {
  if (doubledCard(marks.round) !== null) return 'an ability is used once in a round';
  for (const mark of marks.round) {
    const [row = '', ability = ''] = mark.split(':');
    const created = [...rows.common, ...rows.artisan, ...rows.noble].some((card) => card === row);
    const inPlanning = row === scientist ? ability === '0' : trackIds.some((id) => id === row);
    if (!inPlanning && !created && row !== scientist) return `${row} was used and is not there`;
    if (row === scientist && ability === '1' && locks === 2) return `the middle row of ${row} is locked`;
    if (s.stage === 'setup' || (s.stage === 'planning' && !inPlanning)) return `${row} was used too early`;
  }
  return null;
}

function brokenScientists(s: Readonly<BioState>): string | null {
  if (s.stage !== 'setup' && s.scientists.length > 0) return 'scientists that nobody took leave the game';
  if (s.stage !== 'setup' && s.players.some(({ scientist }) => scientist === null)) return 'everybody has a scientist';
  const taken = s.players.flatMap(({ scientist }) => scientist ?? []);
  if (doubledCard(taken, s.scientists) !== null) return 'a scientist works for two';
  return doubledCard(s.players.map(({ board }) => board)) === null ? null : 'two players have the same board';
}
