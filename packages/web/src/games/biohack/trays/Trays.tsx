import type { KitOption } from '@benchtop/engine/effects';
import type { ReactNode } from 'react';
import { OnlyYou } from '../../../table/kit/Cost.tsx';
import { useWhere } from '../../../table/kit/in-frame.ts';
import { Confirm } from '../../../table/kit/Toggle.tsx';
import { Tray } from '../../../table/kit/Tray.tsx';
import { GoodIcon } from '../art/icons.tsx';
import { lacking } from '../costs.ts';
import { useBoard, useChoices, useSentTo, useStep } from '../kit.ts';
import { alternativeOf } from '../model.ts';
import type { Step } from '../model.ts';
import { AlleyTray, TradeTray } from './AlleyTray.tsx';
import { Answers } from '../../../table/kit/Answers.tsx';
import { CreateTray, HelpTray, SpareTray } from './CreateTrays.tsx';
import { DieTray, InjuryTray } from './DieTrays.tsx';
import { ScientistTray, SideTray } from './SetupTrays.tsx';
import { BuyTray, KeepTray } from './ShopTrays.tsx';
import css from './trays.module.css';

const trays: { readonly [S in Step]?: () => ReactNode } = {
  'choose-side': SideTray,
  'take-scientist': ScientistTray,
  'send-nomans': PlanTray,
  'decide-die': DieTray,
  'survive-injury': InjuryTray,
  'buy-card': BuyTray,
  'keep-card': KeepTray,
  'create-pick': CreateTray,
  'use-scientist': HelpTray,
  'spare-gene': SpareTray,
  'visit-alley': AlleyTray,
  'trade-on': TradeTray,
  'visit-office': OfficeTray,
  'reserve-space': ReserveTray,
  'use-ability': AbilityTray,
  'choose-one': ChoiceTray,
  'choose-good': ChoiceTray,
};

/** What lies over a part of the board that the open question does not need. */
export function Trays() {
  const step = useStep();
  const Drawn = step === null ? undefined : trays[step];
  return Drawn === undefined ? null : <Drawn />;
}

/** Locations are touched in the city; what the hand lacks stands here. */
function PlanTray() {
  const { view, player, paged } = useBoard();
  const picks = useSentTo();
  const most = player.home;
  const lacks = lacking(view, player);
  return (
    <Tray
      title={`Choose ${most} ${most === 1 ? 'location' : 'locations'}`}
      hint={<OnlyYou words="in secret" />}
      actions={
        <Confirm of={picks}>
          {picks.chosen.length < most ? `${picks.chosen.length} of ${most} chosen` : 'Send the Nomans'}
        </Confirm>
      }
      className={useWhere(css.firms)}
      low
    >
      {!paged && (
        <p className={css.words}>
          Touch the places in the city. The more Nomans stay behind when yours leaves, the better its reward.
        </p>
      )}
      {lacks.length > 0 && (
        <ul className={css.lacks} aria-label="What your hand lacks">
          <li>Your hand lacks</li>
          {lacks.map(({ gene, units, found }) => (
            <li key={gene}>
              <b>{units}</b>
              <GoodIcon good={gene} size={18} label={gene} /> <small>{found}</small>
            </li>
          ))}
        </ul>
      )}
    </Tray>
  );
}

function OfficeTray() {
  const choices = useChoices('visit-office');
  const unlock = choices.of((o) => o.do === 'unlock');
  return (
    <Tray
      title="DNA Inc."
      hint="touch a milestone or a lock"
      ends={choices.of((o) => o.do === 'done')}
      className={useWhere(css.firms)}
      low
    >
      <p className={css.words}>One report and one unlock, each at most once. The first to report gets the most.</p>
      <Answers of={unlock} />
    </Tray>
  );
}

function ReserveTray() {
  return (
    <Tray title="Reserve a place in the next round" className={useWhere(css.firms)} low>
      <p className={css.words}>Touch a place under the turn order. Later places bring something in planning.</p>
      <Answers of={useChoices('reserve-space')} />
    </Tray>
  );
}

function AbilityTray() {
  return (
    <Tray title="Use what you have" hint="touch it in your lab" className={useWhere(css.firms)}>
      <Answers of={useChoices('use-ability')} />
    </Tray>
  );
}

/** Only where there is no room over the thing itself: elsewhere its tokens rise there. */
function ChoiceTray() {
  const { paged } = useBoard();
  const one = useChoices('choose-one');
  const good = useChoices('choose-good');
  if (!paged) return null;
  return (
    <Tray title="Choose one" className={css.paged}>
      <Answers of={one.asked ? one : good} icon={(option) => <Goods of={option} />} />
    </Tray>
  );
}

function Goods({ of }: { readonly of: KitOption }) {
  const alternative = alternativeOf(of);
  return alternative === null ? null : <GoodIcon good={alternative.good} size={20} />;
}
