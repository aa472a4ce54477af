/**
 * Does a list cost more on a server that has seen many tables? Two databases are asked in turn, so that both meet the
 * same heap and the same machine; the median over many such pairs counts.
 */
import path from 'node:path';
import { openStore, type Host, type PageWish, type Store } from '@benchtop/server/parts';
import { spreadOf } from '../judge.ts';
import { hostOn } from '../load/arrange.ts';
import { passingFolder } from '../load/folder.ts';
import { cpuSeconds, type Budget, type Figures } from '../measure.ts';
import { busy, calm, fill } from './crowd.ts';

const FEW = 200;
const MANY = 20_000;
const STRETCH = 10;

interface Side {
  readonly store: Store;
  readonly host: Host;
}

const page: PageWish = { from: null, limit: 20 };
const person = ({ account }: { readonly account: string }) => ({ account, name: account });

/** What is asked for, by the name of its figure. */
const lists = {
  lobby: ({ host }) => host.listed(null, page),
  busyOpen: ({ host }) => host.mine(person(busy), page, 'open'),
  busyPast: ({ host }) => host.mine(person(busy), page, 'past'),
  calm: ({ host }) => host.mine(person(calm), page),
  // As somebody does who looks for an old match.
  turned: async ({ host }) => {
    const { next } = await host.mine(person(busy), page, 'past');
    await host.mine(person(busy), { ...page, from: next }, 'past');
  },
  census: ({ store }) => store.census(),
} satisfies { readonly [name: string]: (side: Side) => Promise<unknown> };

export type ListName = keyof typeof lists;

export async function manyAndFew(budget: Budget): Promise<Figures> {
  const few = await sideOf(FEW);
  const many = await sideOf(MANY);
  const figures: { [name: string]: number } = {};
  for (const [name, ask] of Object.entries(lists)) figures[name] = await ratioOf(few, many, ask, budget);
  await Promise.all([few.store.close(), many.store.close()]);
  return figures;
}

async function sideOf(tables: number): Promise<Side> {
  const file = path.join(passingFolder('lists'), 'benchtop.db');
  await (await openStore({ file, thread: false })).close();
  fill(file, tables);
  const store = await openStore({ file, thread: false });
  return { store, host: hostOn(store) };
}

/** The budget is for all lists together. */
async function ratioOf(few: Side, many: Side, ask: (side: Side) => Promise<unknown>, budget: Budget): Promise<number> {
  const share = 1 / Object.keys(lists).length;
  const ratios: number[] = [];
  const begin = cpuSeconds();
  while (cpuSeconds() - begin < share * (budget.warmUp + budget.measured)) {
    const ratio = (await stretch(many, ask)) / (await stretch(few, ask));
    if (cpuSeconds() - begin >= share * budget.warmUp) ratios.push(ratio);
  }
  return spreadOf(ratios).median;
}

async function stretch(side: Side, ask: (side: Side) => Promise<unknown>): Promise<number> {
  const begin = cpuSeconds();
  for (let i = 0; i < STRETCH; i++) await ask(side);
  return cpuSeconds() - begin;
}
