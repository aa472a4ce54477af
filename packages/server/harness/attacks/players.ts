import type { Answer } from '@benchtop/server/wire';
import { rollFrom } from '../faults/chance.ts';
import { arranged } from '../faults/league.ts';
import { pause, Person } from '../faults/person.ts';
import { Place } from '../faults/place.ts';
import type { ServerProcess } from '../faults/server-process.ts';
import { until } from '../faults/steps.ts';

/** Moves of which something can be said. */
const FEWEST = 10;

/** Two people who play on as people do who are quick. */
export class Players {
  private readonly people: readonly Person[];
  private times: number[] = [];

  private constructor(people: readonly Person[]) {
    this.people = people;
  }

  static async sitDown(server: ServerProcess): Promise<Players> {
    const roll = rollFrom(2);
    const people = ['Ann', 'Bob'].map((name) => new Person({ port: server.spec.port }, name, roll));
    for (const person of people) {
      await person.signIn();
      person.open();
    }
    const players = new Players(people);
    await players.begin();
    return players;
  }

  /** How long moves take within so many milliseconds, or within longer where a slow machine makes too few of them. */
  async latencies(ms: number): Promise<number[]> {
    this.times = [];
    await pause(ms);
    await until(() => this.times.length >= FEWEST, `${FEWEST} moves`);
    const { times } = this;
    this.times = [];
    return times;
  }

  leave(): void {
    for (const person of this.people) person.close();
  }

  private async begin(): Promise<void> {
    const wish = { seats: 2, settings: {}, listed: false, clock: null, delay: null, bots: [null, null] };
    const table = await arranged(this.people, { game: 'arctic-cleanup', ...wish });
    const manner = { undo: 0, twice: 0, plays: true, think: 4 };
    const onAnswer = (answer: Answer, took: number): number => (answer.ok ? this.times.push(took) : 0);
    const onOver = (): void => void this.begin().catch(() => undefined);
    const listener = { onResumed: () => undefined, onAcked: () => undefined, onOver: () => undefined, onAnswer };
    for (const [seat, person] of this.people.entries()) {
      const own = table.seats.find(({ name }) => name === person.name)?.seat ?? seat;
      const told = seat === 0 ? { ...listener, onOver } : listener;
      person.sit(new Place(table.id, own, person, rollFrom(seat), manner, told));
    }
    for (const person of this.people) await person.inStep();
  }
}
