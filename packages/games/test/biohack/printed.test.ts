import { expect, test } from 'vitest';
import { creatures, creaturesOf } from '../../src/biohack/data/creatures.ts';
import type { CreatureId } from '../../src/biohack/data/creatures.ts';
import { boardSides, playerBoards } from '../../src/biohack/data/player-boards.ts';
import { scientistIds, scientists } from '../../src/biohack/data/scientists.ts';
import { classes } from '../../src/biohack/data/goods.ts';

/*
 * The printed tables, written by hand from the specification: each row of the data is compared with its line. M mammal, A aquatic,
 * R reptile, V avian, P primate, F feral, C coin, E EP, D medicine; / is a choice, > comes after it.
 */

/** Cost, EP, location, what it does there. */
const commons = `
  crag-ram 4M+1V 4 mountain 2M
  kite-hound 1M+1R+2V 5 mountain 1V
  lantern-lynx 2M+1V+1P 5 mountain reroll
  salt-faun 1A+1V+1F 6 mountain 1D
  reed-otter 4A+1R 4 river 2A
  mud-prophet 1A+2R+1P 5 river 1R
  sluice-newt 2A+2R 5 river reroll
  fen-mother 1M+1R+1F 6 river 1D
  coin-magpie 2A+1V+1P 4 bank 2C
  ledger-toad 1M+3A+1R 4 bank 1C+1E
  gilt-gecko 1A+3R 5 bank 1V/1R
  vault-mimic 1M+1P+1F 5 bank 3E
  mender-ape 2M+1A+2P 5 hospital 1P
  ward-nymph 3A+1R+1P 5 hospital 2C
  pulse-hare 4M+1P 4 hospital 1M+1A
  ghost-lemur 1A+1V+2P 5 hospital 2E
  vellum-owl 2A+2V 5 basement price-2
  cellar-imp 1M+1R+2P 6 basement cards+1
  blueprint-crow 2M+2V 4 basement 1P
  tunnel-wyrmling 3M+1R+1V 5 basement 2M/2A
`;

/** Cost, EP, what it takes off each creation. */
const artisans = `
  antler-smith 3M+1A+2P 6 2M
  tide-weaver 1M+3A+2R 6 2A
  plume-tailor 3M+2V+1P 7 1V
  scale-glazier 3A+2R+1V 7 1R
  mask-carver 1M+2A+3P 7 1P
  silt-potter 2M+2A+1R+1V 6 1M+1A
  quill-scribe 2M+3V+1P 6 1M+1V
  eel-brewer 2A+3R+1P 6 1A+1R
  wyvern-mason 1M+2R+2V+1P 5 1R+1V
  satyr-chemist 2M+1P+1F 6 1M+1P
  merrow-surgeon 4A+3P 6 1A+1P
  heron-pilot 2A+1V+1F 6 1A+1V
  boar-farrier 4M+3R 6 1M+1R
  changeling-tinker 1M+1A+2P+1F 6 1any
  beast-binder 1M+1R+1V+1F 6 1F
  gorgon-architect 1R+2P+1F 6 1R+1P
`;

/** Cost, EP for each, of what. */
const nobles = `
  herd-king 4M+1V+1P+1F 3 mammal
  abyss-infanta 4A+1R+1P+1F 3 aquatic
  serpent-regent 2A+3R+1F 3 reptile
  tempest-heir 2M+3V+1F 3 avian
  riddle-chancellor 2A+1V+2P+1F 3 primate
  apex-maw 2M+1V+2F 4 feral
  shepherd-colossus 3M+2A+1V+2P 5 common
  guild-hydra 3A+2R+3P 5 artisan
  twin-diadem 1A+1R+2P+1F 7 noble
  herald-archon 3M+1R+2V+1P 7 reported-milestone
  perfect-form 2M+2P+1F 9 creation-milestone
  prism-chimera 1M+1A+1R+1V+1P+1F 2 creature
`;

/** Four common spaces, three of artisans, two of nobles. */
const boards = `
  basic - 1C 1M/1A 2E - 2C 3E - 4E
  adv-1 1C 1C 2C 3E - 1P 2E - 2E
  adv-2 - - 2M/2A 2E 1C 1R/1V 3E - 3E
  adv-3 - 1M/1A - 2E - 1D 2E 3C 5E
  adv-4 1D - 1P - 2C - 3E - 4E
`;

/** Planning effect, discount, EP for each, of what. */
const staff = `
  mara-quist roll 1R+1V 4 feral
  odo-fenwick 2C 1M+1P 2 reported-milestone
  ines-calloway 2M/2A>1C 1M+1A+1P 3 common
  teodor-brandt 1R/1V 1A+1R 4 artisan
  sunniva-holt 1P 1M+2A 4 noble
  kasimir-wolde 1D/1C 1R+1P 4 creation-milestone
`;

const linesOf = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

const letters: { readonly [good: string]: string } = {
  mammal: 'M',
  aquatic: 'A',
  reptile: 'R',
  avian: 'V',
  primate: 'P',
  feral: 'F',
  coin: 'C',
  ep: 'E',
  medicine: 'D',
  tame: 'any',
};
const order = Object.keys(letters);
const named: { readonly [set: string]: string } = { report: 'reported-milestone', completion: 'creation-milestone' };

/** What rows of data are made of, as far as these tables name it. */
interface Part {
  readonly gain?: { readonly [good: string]: number };
  readonly oneOf?: readonly (readonly Part[])[];
  readonly act?: string;
}
interface Power {
  readonly on?: readonly string[];
  readonly do?: readonly Part[];
  readonly less?: { readonly [good: string]: number };
  readonly change?: string;
  readonly add?: number;
  readonly where?: { readonly place?: string };
  readonly score?: { readonly each: number; readonly per: Measured };
}
interface Measured {
  readonly count?: string;
  readonly where?: { readonly gene?: string; readonly class?: string };
}

const goodsText = (goods: { readonly [good: string]: number }): string =>
  order.flatMap((good) => (goods[good] === undefined ? [] : [`${goods[good]}${letters[good]}`])).join('+');

const partText = ({ gain, oneOf, act }: Part): string => {
  if (gain !== undefined) return goodsText(gain);
  if (oneOf !== undefined) return oneOf.map((list) => list.map(partText).join('+')).join('/');
  return act ?? '';
};
const doneText = (parts: readonly Part[]): string => parts.map(partText).join('>');

const scoreText = ({ score }: Power): string => {
  const { count: set = '', where = {} } = score?.per ?? {};
  return `${score?.each ?? 0} ${where.gene ?? where.class ?? named[set] ?? set}`;
};

const powersOf = (row: { readonly abilities?: unknown }): readonly Power[] => row.abilities as readonly Power[];
const costText = (id: CreatureId): string => goodsText(creatures[id].cost);

function commonText(id: CreatureId): string {
  const [power] = powersOf(creatures[id]);
  if (power?.change !== undefined) {
    const what = power.change === 'purchases' ? `cards+${power.add ?? 0}` : `price-${power.add ?? 0}`;
    return `${power.where?.place ?? ''} ${what}`;
  }
  return `${(power?.on?.[0] ?? '').replace('-die', '')} ${doneText(power?.do ?? [])}`;
}

test('commons', () => {
  expect(creaturesOf.common.map((id) => `${id} ${costText(id)} ${creatures[id].ep} ${commonText(id)}`)).toEqual(
    linesOf(commons),
  );
});

test('artisans', () => {
  const lessText = (id: CreatureId): string => goodsText(powersOf(creatures[id])[0]?.less ?? {});
  expect(creaturesOf.artisan.map((id) => `${id} ${costText(id)} ${creatures[id].ep} ${lessText(id)}`)).toEqual(
    linesOf(artisans),
  );
});

test('nobles', () => {
  const lines = creaturesOf.noble.map((id) => `${id} ${costText(id)} ${scoreText(powersOf(creatures[id])[0] ?? {})}`);
  expect(lines).toEqual(linesOf(nobles));
});

test('player boards', () => {
  const lines = boardSides.map((side) => {
    const bonuses = classes.flatMap(
      (kind): readonly (Part | null)[] => playerBoards[side][kind] as readonly unknown[] as readonly (Part | null)[],
    );
    return `${side} ${bonuses.map((bonus) => (bonus === null ? '-' : partText(bonus))).join(' ')}`;
  });
  expect(lines).toEqual(linesOf(boards));
});

test('scientists', () => {
  const lines = scientistIds.map((id) => {
    const [top, middle, bottom] = powersOf(scientists[id]);
    return `${id} ${doneText(top?.do ?? [])} ${goodsText(middle?.less ?? {})} ${scoreText(bottom ?? {})}`;
  });
  expect(lines).toEqual(linesOf(staff));
});
