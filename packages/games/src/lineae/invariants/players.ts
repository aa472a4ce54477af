import { debtsOf } from '../core.ts';
import { DEPOSITS } from '../data/deposits.ts';
import { singleSpaces, trackSpaces } from '../data/spaces.ts';
import { DEBTS, startCrewOf, WORKERS } from '../data/table.ts';
import { technologies } from '../data/technologies.ts';
import { spaceName, technologyName } from '../names.ts';
import { isOnTable } from '../spaces.ts';
import { crewOf, hasBiogenesis, hasCore, tokensOf } from '../state.ts';
import type { LinState } from '../state.ts';

/** What is wrong with workers, tracks, vessels and cards of the players, or null. */
export function playersFault(s: Readonly<LinState>): string | null {
  return workersFault(s) ?? crewsFault(s) ?? tracksFault(s) ?? technologiesFault(s) ?? debtsFault(s) ?? vesselsFault(s);
}

/** LIN-WRK-03: workers stand on spaces that are there, and only from the Action Phase on. */
function workersFault(s: Readonly<LinState>): string | null {
  const taken = singleSpaces.filter((space) => s.occupied[space] !== null);
  const spaces = [...taken, ...s.players.flatMap(({ placed }) => placed)];
  if (spaces.length > 0 && (s.stage === 'setup' || s.stage === 'sunlight')) return 'workers are placed in turns';
  for (const space of spaces)
    if (!isOnTable(s, space)) return `workers stand at ${spaceName(space)}, which is not there`;
  return null;
}

/** LIN-SET-12, LIN-HIR-05. */
function crewsFault(s: Readonly<LinState>): string | null {
  for (let seat = 0; seat < s.seats; seat++) {
    const crew = crewOf(s, seat);
    if (crew < startCrewOf(s.seats)) return `seat ${seat} has lost workers`;
    if (crew > WORKERS || tokensOf(s, seat) < 0) return `seat ${seat} has more than ${WORKERS} worker tokens`;
  }
  return null;
}

/** LIN-EXC-06. */
function tracksFault(s: Readonly<LinState>): string | null {
  for (let slot = 0; slot < DEPOSITS; slot++)
    if (s.players.filter(({ tracks }) => tracks[slot] === trackSpaces.length).length > 1)
      return `two tokens are at the end of track ${slot + 1}`;
  return null;
}

/** LIN-SET-08, LIN-TEC-02. */
function technologiesFault(s: Readonly<LinState>): string | null {
  const held = s.players.flatMap((p) => p.technologies);
  for (const id of held) {
    if (held.indexOf(id) !== held.lastIndexOf(id)) return `${technologyName(id)} is there twice`;
    if (technologies[id].module === 'biogenesis' && !hasBiogenesis(s)) return `${technologyName(id)} is not in play`;
  }
  return null;
}

/** LIN-COR-01. */
function debtsFault(s: Readonly<LinState>): string | null {
  for (const p of s.players) {
    const debts = debtsOf(p);
    if (debts > 0 && !hasCore(s)) return 'nobody owes anything without the reactor core';
    if (debts > DEBTS) return `nobody owes more than ${DEBTS} cubes`;
  }
  return null;
}

/** LIN-SET-15. */
function vesselsFault(s: Readonly<LinState>): string | null {
  for (const [seat, { column }] of s.players.entries()) {
    const owed = s.stack.some((frame) => frame.step === 'place-vessel' && frame.seat === seat);
    if (column < 0 !== owed) return `the vessel of seat ${seat} is ${column < 0 ? 'nowhere' : 'placed already'}`;
    if (s.stage === 'setup' && column >= 0 && s.players.some((p, other) => other !== seat && p.column === column))
      return 'vessels start in different columns';
  }
  return null;
}
