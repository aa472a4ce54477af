/** As the growth of a match on the engine alone, but through the whole host: mailbox, log, messages to both seats. */
import { openStore } from '@benchtop/server/parts';
import { spreadOf } from '../judge.ts';
import { OLD, STRETCH, YOUNG } from '../growth.ts';
import { cpuSeconds, type Budget, type Figures } from '../measure.ts';
import { mulberry } from '../rivals/floor/yard.ts';
import { hostOn, newPlayer, newTable } from './arrange.ts';
import { InsideMatch } from './inside.ts';

export async function lateAndEarly(budget: Budget): Promise<Figures> {
  const begin = cpuSeconds();
  const randomInt = mulberry(1);
  const ratios: number[] = [];
  const warm = await readyAt(OLD);
  while (ratios.length < 2 || cpuSeconds() - begin < budget.measured) {
    const young = await readyAt(YOUNG);
    const old = await readyAt(OLD);
    ratios.push(randomInt(2) === 0 ? 1 / (await inTurn(young.match, old.match)) : await inTurn(old.match, young.match));
  }
  return { lateOverEarly: spreadOf(ratios).median, sightBytes: await warm.comeBack() };
}

async function inTurn(first: InsideMatch, second: InsideMatch): Promise<number> {
  return (await play(first, STRETCH)) / (await play(second, STRETCH));
}

interface Ready {
  readonly match: InsideMatch;
  /** What somebody is sent who opens the table now, in bytes. */
  comeBack(): Promise<number>;
}

async function readyAt(decisions: number): Promise<Ready> {
  const store = await openStore({ file: ':memory:', thread: false });
  const host = hostOn(store);
  const players = [await newPlayer(store, 'First'), await newPlayer(store, 'Second')];
  const table = await newTable(host, 'long-walk', players, []);
  const match = new InsideMatch(host, table, players);
  await match.watch();
  await play(match, decisions);
  return {
    match,
    async comeBack() {
      const again = new InsideMatch(host, table, players.slice(0, 1));
      await again.watch();
      return again.sightBytes;
    },
  };
}

async function play(match: InsideMatch, decisions: number): Promise<number> {
  const begin = cpuSeconds();
  for (let i = 0; i < decisions; i++) await match.play();
  return cpuSeconds() - begin;
}
