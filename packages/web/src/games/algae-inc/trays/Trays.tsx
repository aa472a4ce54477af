import type { ReactNode } from 'react';
import { useStep } from '../kit.ts';
import type { Step } from '../model.ts';
import { ActionTray } from './ActionTray.tsx';
import {
  ByproductTray,
  DoubleTray,
  LossTray,
  ModeTray,
  OperatorTray,
  RecruitTray,
  ScientistTray,
  TankTray,
} from './AskTrays.tsx';
import { ExportTray } from './ExportTray.tsx';
import { PayTray } from './PayTray.tsx';
import { ContractTray, DepartmentTray, InsertTray, PoolTray } from './SetupTrays.tsx';

const trays: { readonly [S in Step]?: () => ReactNode } = {
  'choose-department': DepartmentTray,
  'choose-insert': InsertTray,
  'assign-contracts': ContractTray,
  'choose-pool': PoolTray,
  'choose-action': ActionTray,
  'give-up': PayTray,
  'pay-mode': ModeTray,
  'operator-task': OperatorTray,
  'scientist-task': ScientistTray,
  'export-cubes': ExportTray,
  'use-byproduct': ByproductTray,
  'loss-count': LossTray,
  'byproduct-tank': TankTray,
  'recruit-team': RecruitTray,
  'double-action': DoubleTray,
};

/** What lies over a part of the table that the open question does not need. */
export function Trays() {
  const step = useStep();
  const Drawn = step === null ? undefined : trays[step];
  return Drawn === undefined ? null : <Drawn />;
}
