import { END_CREATURES, genes, goods, INJURY_PENALTY } from '@benchtop/games/biohack';
import type { biohack } from '@benchtop/games/biohack';
import type { GameUi } from '../../table/contract.ts';
import { ClassIcon, GoodIcon } from './art/icons.tsx';
import { Ampoule, DangerDie, Lock, Noman, Token } from './art/pieces.tsx';

type Guide = Pick<Required<GameUi<typeof biohack>>, 'order' | 'ends' | 'goal' | 'legend'>;

const found = {
  mammal: 'Found on the Mountain and on the danger die.',
  aquatic: 'Found at the River and on the danger die.',
  reptile: 'Found at the River.',
  avian: 'Found on the Mountain.',
  primate: 'Found at the Hospital.',
  feral: 'The rarest: by the danger die, or fused in the Alley.',
} as const;

/** What a newcomer needs before the first turn, and every sign of the table. */
export const guide: Guide = {
  order: ({ order }) => order,
  ends: `The match ends after the last round, or after the round in which somebody creates a ${END_CREATURES}th creature.`,
  goal: {
    goal: 'Breed creatures of myth out of genes for a company that does not want to be named. Whoever has the most EP, evaluation points, at the end wins.',
    turn: [
      'Planning: everybody sends three workers, called Nomans, to three of five locations, in secret.',
      'Research: in turn order you take a Noman home, and the more Nomans stay behind, the more you get; or you send a Noman from home to an experiment.',
      'When all have passed, the round is cleaned up: injured Nomans cost EP, and new cards and tiles come.',
    ],
    end: `After the last round, or the round in which somebody creates a ${END_CREATURES}th creature. EP come from creatures, full rows, reported milestones, your scientist and what is left over.`,
  },
  legend: [
    ...genes.map((gene) => ({
      sign: <GoodIcon good={gene} size={28} />,
      name: goods[gene].one,
      meaning: found[gene],
    })),
    {
      sign: <GoodIcon good="coin" size={28} />,
      name: 'Coin',
      meaning: 'Pays for cards and locks. Four are 1 EP at the end.',
    },
    {
      sign: <GoodIcon good="ep" size={28} />,
      name: 'EP',
      meaning: 'Evaluation points: whoever has the most at the end wins.',
    },
    {
      sign: <Ampoule full size={30} />,
      name: 'Medicine',
      meaning: `Heals a Noman. Each that still lies at the end of a round costs ${INJURY_PENALTY} EP.`,
    },
    {
      sign: <Noman seat={0} size={32} />,
      name: 'Noman',
      meaning: 'Your workers, three of them. One that lies is injured.',
    },
    {
      sign: <DangerDie face="choice" size={30} />,
      name: 'Danger die',
      meaning: 'Rolled on the Mountain and at the River.',
    },
    {
      sign: <Lock size={26} />,
      name: 'Lock',
      meaning: 'Closes a row of your scientist until it is unlocked at DNA Inc.',
    },
    {
      sign: <Token seat={0} size={26} />,
      name: 'Token',
      meaning: 'Marks a milestone, a full row or a place in the turn order.',
    },
    {
      sign: <ClassIcon kind="common" size={24} />,
      name: 'Common',
      meaning: 'Creatures that help at a location, once each round.',
    },
    {
      sign: <ClassIcon kind="artisan" size={24} />,
      name: 'Artisan',
      meaning: 'Creatures that make every later creation cheaper.',
    },
    {
      sign: <ClassIcon kind="noble" size={24} />,
      name: 'Noble',
      meaning: 'Creatures that score at the end for what you have.',
    },
  ],
};
