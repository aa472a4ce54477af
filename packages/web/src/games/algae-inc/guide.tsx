import { departmentName, goods, kinds, turnOrder, WEEKS } from '@benchtop/games/algae-inc';
import type { algaeInc } from '@benchtop/games/algae-inc';
import type { ReactNode } from 'react';
import type { GameUi } from '../../table/contract.ts';
import { capital } from '../../table/kit/words.ts';
import { Icon } from './art/icons.tsx';
import type { Shape } from './art/icons.tsx';
import { CubeMark, DiskMark, MarkerMark, Picture, TokenPicture, VpMark, WorkerMark } from './art/pieces.tsx';
import type { CubeKind } from './art/pieces.tsx';
import { specials } from './specials.ts';
import { uses } from './uses.ts';

type Guide = Pick<Required<GameUi<typeof algaeInc>>, 'order' | 'ends' | 'goal' | 'legend' | 'introduce'>;

const sign = (shape: Shape): ReactNode => <Icon shape={shape} size={26} />;
const piece = (drawn: ReactNode): ReactNode => <Picture size={28}>{drawn}</Picture>;
const cube = (kind: CubeKind): ReactNode => piece(<CubeMark kind={kind} size={24} />);

/** What a newcomer needs before the first turn, and every sign of the table. */
export const guide: Guide = {
  order: turnOrder,
  ends: `The match ends after week ${WEEKS}: end-of-month bonuses and contracts are scored then.`,
  goal: {
    goal: 'Turn algae into products and sell them all over Europe. Whoever has the most VP, victory points, at the end wins.',
    turn: [
      'Monday morning: euros and VP for what has left your Double Action tiles, then cubes, science points and moves from your teams.',
      'Five days: everybody moves a worker along the links to the next strip and does what the spot shows; tokens change the action, ready tiles repeat it.',
      'Weekend: Energy decides how many of the two linked bonuses you take. Strips are turned, tanks are refilled, the next week begins.',
    ],
    end: 'After the fourth week. VP come from milestones, contracts, recruits, markers, your largest set of tiles, the end scoring of a contract, and left-over tokens.',
  },
  introduce({ stage, players }, seat) {
    const department = players[seat]?.department ?? null;
    if (department === null || stage === 'setup') return null;
    const { title, lines, rule } = specials[department];
    return { id: department, title: `${departmentName(department)}: ${title}`, lines, rule };
  },
  legend: [
    ...kinds.map((kind) => ({
      sign: <TokenPicture kind={kind} size={26} />,
      name: capital(goods[kind].one),
      meaning: uses[kind],
    })),
    { sign: piece(<VpMark n="" size={26} />), name: 'VP', meaning: 'Victory points.' },
    {
      sign: sign('energy'),
      name: 'Energy',
      meaning: 'From 0 to 6. Green belts use it; the zone decides the weekend bonus. What is missing costs euros.',
    },
    {
      sign: cube('algae'),
      name: 'Cube',
      meaning: 'Algae in storages, then goods on their way, then products in dispatch.',
    },
    { sign: cube('biomass'), name: 'Biomass', meaning: 'A by-product: two departments make it, two use it.' },
    { sign: cube('bio-oil'), name: 'Bio-oil', meaning: 'The other by-product.' },
    {
      sign: piece(<WorkerMark owner={0} size={26} />),
      name: 'Worker',
      meaning: 'Moves one strip up each day, along the links.',
    },
    {
      sign: piece(<DiskMark owner={0} size={24} />),
      name: 'Disk',
      meaning:
        'You have 10. An export: it leaves a Double Action tile for its city. Transport is counted from the nearest disk of anybody.',
    },
    {
      sign: piece(<MarkerMark owner={0} size={22} />),
      name: 'Marker',
      meaning: 'You have 10. A milestone that was reached; the earlier, the more VP.',
    },
    { sign: sign('operators'), name: 'Operators', meaning: 'Take cubes from the tanks, or export.' },
    {
      sign: sign('engineers'),
      name: 'Engineers',
      meaning: 'Take tiles off the Side board and build them into the plant.',
    },
    { sign: sign('scientists'), name: 'Scientists', meaning: 'Gain science points, or place tiles on the Side board.' },
    { sign: sign('gear'), name: 'Machine', meaning: 'A, B or C: moves cubes over its belts, as many as its capacity.' },
    { sign: sign('recruit'), name: 'Recruit', meaning: 'One more member for a team, for the euros of its desk.' },
    {
      sign: sign('twice'),
      name: 'Double Action',
      meaning: 'You have 10 tiles. Once disk and marker have left one: one more action of the same spot.',
    },
    { sign: sign('loss'), name: 'Loss', meaning: 'Machine A loses cubes by its table; they are burned or stored.' },
    { sign: sign('burn'), name: 'Burn', meaning: 'A lost cube becomes Energy.' },
    { sign: sign('route'), name: 'Transport', meaning: 'Euros by the steps to the nearest disk.' },
    { sign: sign('trophy'), name: 'End scoring', meaning: 'What a contract scores at the end of the month.' },
    {
      sign: sign('competitor'),
      name: 'Competitor',
      meaning: 'Only alone: it exports at the end of each week by its neutral disks.',
    },
  ],
};
