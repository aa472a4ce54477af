import { COLUMNS, cubeName, cubes, ROUNDS, turnOrder } from '@benchtop/games/lineae';
import type { lineae } from '@benchtop/games/lineae';
import type { ReactNode } from 'react';
import type { GameUi } from '../../table/contract.ts';
import { Icon } from './art/icons.tsx';
import type { Shape } from './art/icons.tsx';
import { CubePicture, DiscPicture, Octagon, WorkerPicture } from './art/pieces.tsx';

type Guide = Pick<Required<GameUi<typeof lineae>>, 'order' | 'ends' | 'goal' | 'legend'>;

const sign = (shape: Shape): ReactNode => <Icon shape={shape} size={26} />;

const octagon = (many: boolean, arrow: boolean): ReactNode => (
  <svg viewBox="-22 -22 44 44" width="36" height="36" aria-hidden="true">
    <Octagon size={16} many={many} arrow={arrow} need={many ? undefined : 2} sign="worker" />
  </svg>
);

const cubeMeaning = {
  silica: 'A mineral. Rockets ask for it by its mark.',
  iron: 'A mineral. Rockets ask for it by its mark.',
  salt: 'A mineral. Rockets ask for it by its mark.',
  sulfur: 'A mineral. Rockets ask for it by its mark.',
  hydrocarbon: 'A mineral; the diesel engine burns it for 6 electricity, and its smoke hides a sun.',
  algae: 'Only with Biogenesis. It grows on the surface and fits on the wild spot of a rocket alone.',
} as const;

/** What a newcomer needs before the first turn, and every sign of the table. */
export const guide: Guide = {
  order: turnOrder,
  ends: `The match ends after round ${ROUNDS}, or after the round in which the last of ${COLUMNS} rockets is launched.`,
  goal: {
    goal: 'Bring minerals up from the ocean of Europa and send rockets off with them. Whoever has the most VP, victory points, at the end wins.',
    turn: [
      'Sunlight: each sun that shines on your vessel gives electricity. Jupiter and smoke are in the way.',
      'Actions: in turn you sail as far as the water is level and place workers: steer a submersible, toggle a lock, load a rocket. A group of workers is sent home by one worker more.',
      'When all have passed, Jupiter moves on, minerals dissolve into the water, and the workers come home.',
    ],
    end: `After round ${ROUNDS}, or the round in which the last of ${COLUMNS} rockets is launched. VP come from cubes on rockets, excavation tracks and colony cards; stars, money and pairs of cubes count at the end.`,
  },
  legend: [
    ...cubes.map((cube) => ({
      sign: <CubePicture cube={cube} size={28} />,
      name: cubeName(cube),
      meaning: cubeMeaning[cube],
    })),
    { sign: sign('bolt'), name: 'Electricity', meaning: 'Pays the steps of submersibles. A battery holds 9.' },
    {
      sign: sign('coin'),
      name: 'Money',
      meaning: 'Every cube you pick up brings $1; docking one costs $1. $5 are 1 VP at the end.',
    },
    { sign: sign('star'), name: 'VP', meaning: 'Victory points. Stars on technologies count at the end.' },
    { sign: sign('sun'), name: 'Sun', meaning: 'Gives 2 electricity to each vessel below it at sunlight.' },
    {
      sign: octagon(false, false),
      name: 'Single outline',
      meaning: 'Workers of one player. The number is how many the next one needs; those who stood there go home.',
    },
    {
      sign: octagon(true, false),
      name: 'Double outline',
      meaning: 'Room for everybody: one worker each time, and nobody goes home.',
    },
    { sign: octagon(true, true), name: 'Arrow', meaning: 'After this action you have another turn.' },
    {
      sign: <WorkerPicture seat={0} size={30} />,
      name: 'Worker',
      meaning: 'In your crew quarters, or out on a space.',
    },
    {
      sign: <DiscPicture seat={0} size={24} />,
      name: 'Token',
      meaning: 'On an excavation track: each space is reached once and brings its bonus.',
    },
    {
      sign: sign('water'),
      name: 'Water',
      meaning: 'Vessels pass between columns whose water is level. Locks hold it back.',
    },
    { sign: sign('lock'), name: 'Lock', meaning: 'Opened and closed by a worker. Others may pay $1 to sail first.' },
    {
      sign: sign('sub'),
      name: 'Submersible',
      meaning: 'Six of them, shared by all. It picks up to four cubes; docking under your vessel ends your turn.',
    },
    {
      sign: sign('dig'),
      name: 'Excavation',
      meaning: 'On the floor a submersible digs a cube from the deposit, once in a dive.',
    },
    {
      sign: sign('rocket'),
      name: 'Rocket',
      meaning:
        'Four printed spots and one for any cube. Whoever fills the last one launches it and takes a technology.',
    },
    {
      sign: sign('card'),
      name: 'Technology',
      meaning: 'You hold two at most: for a third one you put one back into the deck.',
    },
    {
      sign: sign('dome'),
      name: 'Colony card',
      meaning: 'Replaces a launched rocket. Only vessels in its column use it, until it is promoted to Europa City.',
    },
    { sign: sign('cloud'), name: 'Atmosphere', meaning: 'Burned cubes stay here and hide the sun above them.' },
    { sign: sign('flag'), name: 'First Player', meaning: 'Begins the next round. The Special Election gives it away.' },
    {
      sign: sign('core'),
      name: 'Reactor Core',
      meaning: 'Only with its module: lends cubes, and converts them for electricity.',
    },
  ],
};
