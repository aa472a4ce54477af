import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Game } from '@benchtop/engine/host';
import type { CreateBody } from '@benchtop/server/wire';
import { check } from './checker.ts';
import type { Verdict } from './checker.ts';
import { rollFrom } from './chance.ts';
import type { Roll } from './chance.ts';
import { harnessGame } from './harness-games.ts';
import type { SeatHistory } from './history.ts';
import { arranged } from './league.ts';
import { Person } from './person.ts';
import { Place } from './place.ts';
import type { Listener, Manner } from './place.ts';
import { freePort, ServerProcess } from './server-process.ts';

export const quiet: Manner = { undo: 0, twice: 0, plays: false };
export const deaf: Listener = { onResumed: () => undefined, onAcked: () => undefined, onOver: () => undefined };

/** People at a table, each with a place that does nothing by itself. */
export interface Sitting {
  readonly table: string;
  readonly people: readonly Person[];
  readonly places: readonly Place[];
}

/** A server of its own with people whom the test leads by the hand. */
export class Scene {
  readonly server: ServerProcess;
  readonly roll: Roll;
  readonly port: number;
  readonly data: string;
  readonly people: Person[] = [];
  readonly histories: SeatHistory[] = [];
  private names = 0;

  private constructor(server: ServerProcess, seed: number) {
    this.server = server;
    this.port = server.spec.port;
    this.data = server.spec.data;
    this.roll = rollFrom(seed);
  }

  static async open(
    part: string | null,
    seed = 1,
    data = mkdtempSync(path.join(tmpdir(), 'benchtop-faults-')),
  ): Promise<Scene> {
    const server = new ServerProcess({ data, port: await freePort(), part });
    if (!(await server.start())) throw new Error(`the server does not start: ${server.complaints}`);
    return new Scene(server, seed);
  }

  async person(cookie?: string): Promise<Person> {
    const person = new Person({ port: this.port }, `Player ${this.names++}`, this.roll);
    if (cookie === undefined) await person.signIn();
    else person.cookie = cookie;
    this.people.push(person);
    person.open();
    return person;
  }

  /** A table where a new person sits at every seat. */
  async sitDown(wish: Partial<CreateBody>, manner = quiet, listener = deaf): Promise<Sitting> {
    const body = { ...usual, ...wish };
    const bots = Array.from({ length: body.seats }, () => null);
    const people = await Promise.all(bots.map(async () => this.person()));
    const table = await arranged(people, { ...body, bots });
    const places = people.map((person) => {
      const seat = table.seats.find(({ name }) => name === person.name)?.seat ?? 0;
      return this.place(person, table.id, seat, manner, listener);
    });
    for (const person of people) await person.inStep();
    return { table: table.id, people, places };
  }

  place(person: Person, table: string, seat: number, manner = quiet, listener = deaf): Place {
    const place = new Place(table, seat, person, this.roll, manner, listener);
    this.histories.push(place.history);
    person.sit(place);
    return place;
  }

  /** Everybody leaves, the server ends, and the log is held against what people remember. */
  async judge(games: (id: string) => Game | null = harnessGame): Promise<Verdict> {
    for (const person of this.people) for (const place of person.places.values()) if (!place.over) place.look();
    this.leave();
    await this.server.stop();
    return check(this.data, this.histories, games);
  }

  leave(): void {
    for (const person of this.people) person.close();
  }

  /** Leaves nothing behind. */
  async close(): Promise<void> {
    this.leave();
    await this.server.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}

const usual: CreateBody = {
  game: 'arctic-cleanup',
  seats: 2,
  settings: {},
  listed: false,
  clock: null,
  delay: null,
  bots: [],
};

/** Runs something in a scene and leaves nothing behind, whatever happens. */
export async function inScene<T>(part: string | null, work: (scene: Scene) => Promise<T>): Promise<T> {
  const scene = await Scene.open(part);
  try {
    return await work(scene);
  } finally {
    await scene.close();
  }
}
