import type { Row } from '@benchtop/engine/effects';
import type { Gene } from './goods.ts';
import { match } from './lexicon.ts';
import type { BioLexicon } from './lexicon.ts';

/** A milestone card: each icon must be matched by a different creature. */
export interface Milestone extends Row<BioLexicon> {
  readonly icons: readonly Gene[];
}

function report(name: string, ...icons: readonly Gene[]): Milestone {
  return { name, icons, is: [match('creature', ...icons.map((gene) => ({ gene })))] };
}

export const milestones = {
  'herd-report': report('Herd Report', 'mammal', 'mammal', 'mammal', 'mammal'),
  'shoal-report': report('Shoal Report', 'aquatic', 'aquatic', 'aquatic', 'aquatic'),
  'scale-report': report('Scale Report', 'reptile', 'reptile', 'reptile'),
  'feather-report': report('Feather Report', 'avian', 'avian', 'avian'),
  'hand-report': report('Hand Report', 'primate', 'primate', 'primate', 'primate'),
  'fang-report': report('Fang Report', 'feral', 'feral'),
  'compass-report': report('Compass Report', 'mammal', 'aquatic', 'reptile', 'avian'),
  'hunt-report': report('Hunt Report', 'mammal', 'mammal', 'primate', 'feral'),
  'delta-report': report('Delta Report', 'aquatic', 'aquatic', 'reptile', 'reptile'),
  'summit-report': report('Summit Report', 'avian', 'avian', 'primate', 'primate'),
} as const satisfies { readonly [id: string]: Milestone };

export type MilestoneId = keyof typeof milestones;
export const milestoneIds = Object.keys(milestones) as MilestoneId[];
/** How many lie in the DNA Inc. display. */
export const SHOWN_MILESTONES = 4;
