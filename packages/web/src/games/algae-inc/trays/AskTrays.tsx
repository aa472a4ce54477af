import type { ReactNode } from 'react';
import { useWhere } from '../../../table/kit/in-frame.ts';
import { Tray } from '../../../table/kit/Tray.tsx';
import { useTable } from '../../../match/store.ts';
import { Icon } from '../art/icons.tsx';
import { useChoices } from '../kit.ts';
import { Answers } from '../../../table/kit/Answers.tsx';
import css from './trays.module.css';

function usePrompt(): string {
  const prompt = useTable((table) => table.open?.decision.prompt ?? 'Choose one');
  return prompt.charAt(0).toUpperCase() + prompt.slice(1);
}

interface AskProps {
  readonly words: string;
  readonly children: ReactNode;
}

function Ask({ words, children }: AskProps) {
  return (
    <Tray title={usePrompt()} className={useWhere(css.ask)}>
      {children}
      <p className={css.words}>{words}</p>
    </Tray>
  );
}

export function OperatorTray() {
  return (
    <Ask words="Cubes come from the tanks into your open storages. An export takes products from dispatch to a city.">
      <Answers
        of={useChoices('operator-task')}
        icon={({ pick }) => <Icon shape={pick === 'take' ? 'cube' : 'operators'} size={18} />}
      />
    </Ask>
  );
}

export function ScientistTray() {
  return (
    <Ask words="Placing a tile costs science points by its row, opens what it covered, and brings the bonuses below it.">
      <Answers of={useChoices('scientist-task')} icon={() => <Icon shape="science" size={18} />} />
    </Ask>
  );
}

export function ByproductTray() {
  return (
    <Ask words="Burned it gives Energy. Stored it gives the euros of its row in the tank.">
      <Answers
        of={useChoices('use-byproduct')}
        icon={({ pick }) => <Icon shape={pick === 'burn' ? 'burn' : 'cube'} size={18} />}
      />
    </Ask>
  );
}

export function LossTray() {
  return (
    <Ask words="Machine A loses cubes by how many it moved. Each becomes a by-product: burned for Energy or stored for euros.">
      <Answers of={useChoices('loss-count')} icon={() => <Icon shape="loss" size={18} />} />
    </Ask>
  );
}

export function DoubleTray() {
  return (
    <Ask words="One more action of the same spot. The tile is gone: €1 and 1 VP less on each Monday to come.">
      <Answers of={useChoices('double-action')} icon={({ pick }) => pick && <Icon shape="twice" size={18} />} />
    </Ask>
  );
}

export function TankTray() {
  return (
    <Ask words="The cube goes on the lowest free row, and brings its euros.">
      <Answers of={useChoices('byproduct-tank')} icon={({ pick }) => <Icon shape={pick} size={18} />} />
    </Ask>
  );
}

export function ModeTray() {
  return (
    <Ask words="Own units may be kept: two other tokens go for each.">
      <Answers of={{ options: useChoices('pay-mode').options, refused: [] }} />
    </Ask>
  );
}

export function RecruitTray() {
  return (
    <Ask words="The next desk of a team has its price and its bonus.">
      <Answers of={useChoices('recruit-team')} icon={({ pick }) => <Icon shape={pick} size={18} />} />
    </Ask>
  );
}
