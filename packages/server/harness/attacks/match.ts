import type { Answer } from '@benchtop/server/wire';
import { rollFrom } from '../faults/chance.ts';
import type { Roll } from '../faults/chance.ts';
import { arranged } from '../faults/league.ts';
import { Person } from '../faults/person.ts';
import { Place } from '../faults/place.ts';
import { deaf, quiet } from '../faults/scene.ts';
import type { ServerProcess } from '../faults/server-process.ts';
import { anyOrder, level } from '../faults/steps.ts';

/** Two people at a table, led by the hand. */
export interface Duel {
  readonly table: string;
  readonly people: readonly Person[];
  readonly places: readonly Place[];
  readonly roll: Roll;
}

export async function sitDown({ spec: { port } }: ServerProcess): Promise<Duel> {
  const roll = rollFrom(1);
  const people = ['Ada', 'Bob'].map((name) => new Person({ port }, name, roll));
  for (const person of people) {
    await person.signIn();
    person.open();
  }
  const wish = { game: 'arctic-cleanup', seats: 2, settings: {}, listed: true, clock: null, delay: null };
  const table = await arranged(people, { ...wish, bots: [null, null] });
  const places = people.map((person) => {
    const seat = table.seats.find(({ name }) => name === person.name)?.seat ?? 0;
    const place = new Place(table.id, seat, person, roll, quiet, deaf);
    person.sit(place);
    return place;
  });
  for (const person of people) await person.inStep();
  return { table: table.id, people, places, roll };
}

/** Plays so many moves, one after the other, or until one is not taken. Returns all answers. */
export async function play({ people, places, roll }: Duel, moves: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (answers.length < moves) {
    const at = places.findIndex((place) => (place.turnInfo?.due ?? null) !== null);
    const [person, place] = [people[at], places[at]];
    const order = place === undefined ? null : anyOrder(place, roll);
    if (person === undefined || order === null) break;
    const [answer] = await person.call(order.message);
    if (answer === undefined) break;
    answers.push(answer);
    if (!answer.ok) break;
    await level(places, answer.seq);
  }
  return answers;
}

export function leave({ people }: Duel): void {
  for (const person of people) person.close();
}
