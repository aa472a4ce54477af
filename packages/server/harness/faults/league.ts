import type { Answer, CreateBody, WireTable } from '@benchtop/server/wire';
import type { Roll } from './chance.ts';
import type { SeatHistory } from './history.ts';
import { pause, Person } from './person.ts';
import type { Site } from './person.ts';
import { Place } from './place.ts';
import type { Listener, Manner } from './place.ts';

export interface LeagueOptions {
  readonly site: Site;
  readonly matches: number;
  readonly people: number;
  readonly manner: Manner;
  readonly roll: Roll;
  readonly wish: () => CreateBody;
}

interface Table {
  readonly id: string;
  readonly places: Place[];
}

/** Keeps so many matches going: whoever's match is over gets another. */
export class League implements Listener {
  readonly people: Person[] = [];
  /** Every table that ever began, with what its clients remember. */
  readonly tables: Table[] = [];
  readonly resumes: number[] = [];
  /** Since when the server is down, while it is of interest how long clients take to come back. */
  downSince: number | null = null;
  acked = 0;
  /** Of acknowledged commands, in milliseconds. */
  latencies: number[] = [];
  /** Called for every answer to a command. */
  answered: ((answer: Answer, ms: number) => void) | null = null;
  /** Called for every acknowledged command. */
  heard: (() => void) | null = null;
  /** True while matches that end are replaced. */
  replacing = true;
  private readonly options: LeagueOptions;
  private readonly load = new Map<Person, number>();
  private readonly open = new Map<string, Table>();

  constructor(options: LeagueOptions) {
    this.options = options;
  }

  get running(): number {
    return this.open.size;
  }

  get histories(): SeatHistory[] {
    return this.tables.flatMap(({ places }) => places.map(({ history }) => history));
  }

  /** Everybody comes and sits down. */
  async begin(): Promise<void> {
    const { people, site, roll } = this.options;
    for (let i = 0; i < people; i++) this.people.push(new Person(site, `Player ${i}`, roll));
    await inParts(this.people, 20, async (person) => person.signIn());
    for (const person of this.people) person.open();
    await this.fill();
  }

  /** As many matches as there should be. */
  async fill(): Promise<void> {
    const missing = Array.from({ length: this.options.matches - this.open.size }, (_, i) => i);
    await inParts(missing, 20, async () => this.newTable());
  }

  /** From now on everybody thinks so long before each command, on average. */
  slowDown(ms: number): void {
    this.options.manner.think = ms;
  }

  onResumed(): void {
    if (this.downSince !== null) this.resumes.push(performance.now() - this.downSince);
  }

  onAcked(): void {
    this.acked++;
    this.heard?.();
  }

  onAnswer(answer: Answer, ms: number): void {
    if (answer.ok) this.latencies.push(ms);
    this.answered?.(answer, ms);
  }

  onOver(place: Place): void {
    const table = this.open.get(place.table);
    if (table === undefined || !table.places.every(({ over }) => over)) return;
    this.open.delete(table.id);
    for (const person of this.people)
      if (person.places.has(table.id)) {
        person.send({ type: 'unwatch', id: crypto.randomUUID(), table: table.id });
        this.load.set(person, (this.load.get(person) ?? 1) - 1);
      }
    if (this.replacing) this.newTable().catch((error: unknown) => (this.replacing ? console.error(error) : undefined));
  }

  /** Waits until every match is over; false: some did not end in time. */
  async finish(ms: number): Promise<boolean> {
    this.replacing = false;
    const end = performance.now() + ms;
    while (this.open.size > 0 && performance.now() < end) await pause(100);
    return this.open.size === 0;
  }

  /** Everybody notes what they see, and leaves. */
  end(): void {
    this.replacing = false;
    for (const { places } of this.open.values()) for (const place of places) place.look();
    for (const person of this.people) person.close();
  }

  private async newTable(): Promise<void> {
    const body = this.options.wish();
    const people = this.idlest(body.bots.filter((bot) => bot === null).length);
    const table = await arranged(people, body);
    const found: Table = { id: table.id, places: [] };
    this.tables.push(found);
    this.open.set(table.id, found);
    for (const person of people) found.places.push(this.placeOf(person, table));
    for (const [i, person] of people.entries()) {
      const place = found.places[i];
      if (place !== undefined) person.sit(place);
    }
  }

  private placeOf(person: Person, table: WireTable): Place {
    const seat = table.seats.find(({ name }) => name === person.name)?.seat ?? 0;
    const { roll, manner } = this.options;
    return new Place(table.id, seat, person, roll, manner, this);
  }

  private idlest(n: number): Person[] {
    const sorted = this.people.toSorted((a, b) => (this.load.get(a) ?? 0) - (this.load.get(b) ?? 0));
    const chosen = sorted.slice(0, n);
    for (const person of chosen) this.load.set(person, (this.load.get(person) ?? 0) + 1);
    return chosen;
  }
}

/** A table that runs, whatever happens to the server meanwhile. */
export async function arranged(people: readonly Person[], body: CreateBody): Promise<WireTable> {
  const [host] = people;
  if (host === undefined) throw new Error('nobody wants to play');
  const made = await must(host, '/api/tables', body);
  for (const person of people.slice(1))
    await must(person, `/api/tables/${made.id}/join`, { seat: null, invite: made.invite });
  let last = made;
  for (const person of people) last = await must(person, `/api/tables/${made.id}/ready`, { ready: true });
  return last;
}

async function must(person: Person, path: string, body: object): Promise<WireTable> {
  const { status, body: answer } = await person.insist('POST', path, body);
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`);
  return answer as WireTable;
}

/** Works on many things, so many at a time. */
export async function inParts<T>(items: readonly T[], width: number, work: (item: T) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) await work(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
}
