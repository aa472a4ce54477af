import { creatures, genes } from '@benchtop/games/biohack';
import type { CreatureId, Gene } from '@benchtop/games/biohack';

/** Genes that make a body and a head; feral only makes them wild. */
export type Tame = Exclude<Gene, 'feral'>;

/** Heads by the gene they come from, the usual one first. */
export const headsOf = {
  mammal: ['hound', 'ram', 'lynx', 'hare', 'boar', 'stag'],
  aquatic: ['otter', 'toad', 'eel', 'newt'],
  reptile: ['lizard', 'serpent'],
  avian: ['raptor', 'crow', 'owl', 'heron'],
  primate: ['ape', 'lemur', 'mask', 'sage'],
} as const satisfies Record<Tame, readonly string[]>;
export type HeadKind = (typeof headsOf)[Tame][number];

/** A hydra has more than one. */
export type HeadCount = 1 | 2 | 3;

export interface Form {
  readonly body: Tame;
  readonly head: HeadKind;
  readonly heads: HeadCount;
}

/** Where the name asks for an animal. Body and head still come from genes of the creature. */
const named: { readonly [C in CreatureId]?: readonly [Tame, HeadKind, HeadCount?] } = {
  'crag-ram': ['mammal', 'ram'],
  'kite-hound': ['mammal', 'hound'],
  'lantern-lynx': ['mammal', 'lynx'],
  'mud-prophet': ['reptile', 'sage'],
  'sluice-newt': ['reptile', 'newt'],
  'reed-otter': ['aquatic', 'otter'],
  'coin-magpie': ['avian', 'crow'],
  'ledger-toad': ['aquatic', 'toad'],
  'gilt-gecko': ['reptile', 'lizard'],
  'vault-mimic': ['primate', 'lynx'],
  'mender-ape': ['primate', 'ape'],
  'ward-nymph': ['aquatic', 'mask'],
  'pulse-hare': ['mammal', 'hare'],
  'ghost-lemur': ['primate', 'lemur'],
  'vellum-owl': ['avian', 'owl'],
  'cellar-imp': ['primate', 'lizard'],
  'blueprint-crow': ['avian', 'crow'],
  'tunnel-wyrmling': ['reptile', 'serpent'],
  'antler-smith': ['mammal', 'stag'],
  'tide-weaver': ['aquatic', 'serpent'],
  'mask-carver': ['primate', 'mask'],
  'quill-scribe': ['avian', 'hare'],
  'eel-brewer': ['reptile', 'eel'],
  'satyr-chemist': ['primate', 'ram'],
  'merrow-surgeon': ['aquatic', 'sage'],
  'heron-pilot': ['avian', 'heron'],
  'boar-farrier': ['mammal', 'boar'],
  'changeling-tinker': ['primate', 'otter'],
  'beast-binder': ['reptile', 'lynx'],
  'gorgon-architect': ['primate', 'serpent'],
  'herd-king': ['mammal', 'stag'],
  'abyss-infanta': ['aquatic', 'mask'],
  'serpent-regent': ['reptile', 'serpent'],
  'tempest-heir': ['avian', 'raptor'],
  'riddle-chancellor': ['avian', 'sage'],
  'apex-maw': ['mammal', 'boar'],
  'shepherd-colossus': ['mammal', 'sage'],
  'guild-hydra': ['aquatic', 'serpent', 3],
  'twin-diadem': ['primate', 'lizard', 2],
  'herald-archon': ['avian', 'mask'],
  'perfect-form': ['primate', 'ape'],
  'prism-chimera': ['mammal', 'raptor'],
};

/** Rarer genes are stronger where two are equally many. */
const rank = { mammal: 0.1, aquatic: 0.1, reptile: 0.2, avian: 0.3, primate: 0.2 } as const satisfies Record<
  Tame,
  number
>;

const isTame = (gene: Gene): gene is Tame => gene !== 'feral';

/** The body is that of the strongest gene, the head that of the second. */
export function formOf(creature: CreatureId): Form {
  const form = named[creature];
  if (form !== undefined) return { body: form[0], head: form[1], heads: form[2] ?? 1 };
  const count = genesOf(creature);
  const strongest = genes
    .filter(isTame)
    .filter((gene) => count[gene] > 0)
    .toSorted((a, b) => count[b] + rank[b] - count[a] - rank[a]);
  const body = strongest[0] ?? 'mammal';
  return { body, head: headsOf[strongest[1] ?? body][0], heads: 1 };
}

/** How many of each gene a creature is made of. */
export function genesOf(creature: CreatureId): Record<Gene, number> {
  return { mammal: 0, aquatic: 0, reptile: 0, avian: 0, primate: 0, feral: 0, ...creatures[creature].cost };
}
