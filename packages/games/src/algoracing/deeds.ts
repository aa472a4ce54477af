import type { Deed, EventDeeds } from '@benchtop/engine/author';
import { capital } from '../words.ts';
import { cycleKind } from './algorithm.ts';
import type { AlgoracingEvent } from './events.ts';
import { cardName, cornerName, elevatorName, hillName, skipText, typeName } from './names.ts';

/** What a simulation counts: which cards are drawn, laid and run, which samples are fetched, whom rovers meet, what elevators do. */
export const deeds: EventDeeds<AlgoracingEvent> = {
  'colour-chosen': (e) => [deed('Rovers', capital(e.colour), 'driven', e.seat)],
  'base-placed': (e) => [deed('Corners', capital(cornerName(e.corner)), 'home', e.seat)],
  'block-placed': (e) => [deed('Hills', capital(hillName(e.hill)), 'placed', e.seat)],
  'cards-drawn': (e) => e.kinds?.map((kind) => deed('Cards', cardName(kind), 'drawn', e.seat)) ?? [],
  'card-laid': (e) => [deed('Cards', cardName(e.kind), 'laid', e.seat)],
  'command-inserted': (e) => [deed('Cards', cardName(e.kind), 'laid', e.seat)],
  'command-covered': (e) => [
    deed('Cards', cardName(e.kind), 'laid', e.seat),
    deed('Cards', cardName(e.covered), 'covered', e.seat),
  ],
  'cycle-placed': (e) => [deed('Cards', cardName(cycleKind(e.factor)), 'laid', e.seat)],
  'cycle-removed': (e) => [deed('Cards', cardName(cycleKind(e.factor)), 'taken away', e.seat)],
  'cycle-lost': (e) => [deed('Cards', cardName(cycleKind(e.factor)), 'lost', e.seat)],
  'command-done': (e) => [deed('Cards', cardName(e.kind), 'run', e.seat)],
  'command-skipped': (e) => [
    deed('Cards', cardName(e.kind), 'skipped', e.seat),
    deed('Reasons', capital(skipText(e.reason)), 'skipped', e.seat),
  ],
  'run-started': (e) => [deed('Turns', 'An algorithm', 'run', e.seat)],
  'algorithm-cleared': (e) => [deed('Turns', 'An algorithm', 'cleared', e.seat)],
  'turn-passed': (e) => [deed('Turns', e.swapped === 0 ? 'Without swapping' : 'To swap cards', 'passed', e.seat)],
  'card-swapped': (e) => [deed('Cards', cardName(e.kind), 'swapped', e.seat)],
  'sample-picked': (e) => [deed('Samples', 'A sample', 'picked up', e.seat)],
  'samples-delivered': (e) => [
    deed('Corners', capital(cornerName(e.corner)), 'delivered to', e.seat),
    ...e.types.map((type) => deed('Samples', capital(typeName(type)), 'delivered', e.seat)),
  ],
  encounter: (e) => [deed('Meetings', 'Another rover', 'met', e.seat)],
  compensation: (e) => [
    deed('Meetings', 'A sample', 'received', e.seat),
    deed('Meetings', 'A sample', 'handed over', e.from),
  ],
  'rover-teleported': (e) => [
    deed('Meetings', 'Another rover', 'sent home', e.seat),
    deed('Meetings', 'The own rover', 'sent home', e.other),
  ],
  'samples-pulled': (e) => [deed('Samples', 'A square of samples', 'pulled', e.seat)],
  'elevator-ride': (e) => [deed('Elevators', capital(elevatorName(e.from, e.to)), 'ridden', e.seat)],
  'elevator-blocked': (e) => [deed('Elevators', capital(elevatorName(e.from, e.to)), 'waited for', e.seat)],
  'match-ended': (e) => [deed('Ending', e.reason, 'brought about', e.seat)],
};

function deed(group: string, thing: string, done: string, seat: number | null): Deed {
  return { group, thing, done, seat };
}
