import type { ReactNode } from 'react';
import { useStep } from '../kit.ts';
import type { Step } from '../model.ts';
import { AbilityTray, RecallTray, TokenTray } from './AskTrays.tsx';
import { CoreTray } from './CoreTray.tsx';
import { ExchangeTray } from './ExchangeTray.tsx';
import { LaunchTray, RocketTray } from './LaunchTray.tsx';
import { TechTray } from './TechTray.tsx';

const trays: { readonly [S in Step]?: () => ReactNode } = {
  'use-ability': AbilityTray,
  'choose-token': TokenTray,
  'recall-worker': RecallTray,
  'operate-core': CoreTray,
  'choose-good': ExchangeTray,
  'choose-one': ExchangeTray,
  'give-cube': ExchangeTray,
  'take-cube': ExchangeTray,
  'choose-rocket': RocketTray,
  'load-cube': LaunchTray,
  'choose-technology': TechTray,
  'return-technology': TechTray,
};

/** What lies over water that the open question does not need. */
export function Trays() {
  const step = useStep();
  const Drawn = step === null ? undefined : trays[step];
  return Drawn === undefined ? null : <Drawn />;
}
