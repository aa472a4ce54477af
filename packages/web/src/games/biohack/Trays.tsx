import {
  cardName,
  classSpaces,
  creatures,
  die,
  effects,
  faceWords,
  genes,
  goods,
  printedCost,
  artisanDiscounts,
  scientistName,
  scientists,
} from '@benchtop/games/biohack';
import type { CreatureId, FaceId, Gene } from '@benchtop/games/biohack';
import type { ReactNode } from 'react';
import { OnlyYou } from '../../table/kit/Cost.tsx';
import { Ledger } from '../../table/kit/Payment.tsx';
import type { LedgerRow } from '../../table/kit/Payment.tsx';
import { Target } from '../../table/kit/Target.tsx';
import { Confirm } from '../../table/kit/Toggle.tsx';
import { Tray } from '../../table/kit/Tray.tsx';
import { AlleyTray, TradeTray } from './AlleyTray.tsx';
import { Answers } from './Answers.tsx';
import { CreatureCard, ScientistCard } from './art/CreatureCard.tsx';
import { GoodIcon } from './art/icons.tsx';
import { DangerDie } from './art/pieces.tsx';
import { useBoard, useChoices, usePointed, useStep } from './kit.ts';
import { argOf, billOf, handOf, lacking } from './model.ts';
import css from './trays.module.css';

const trays: { readonly [step: string]: () => ReactNode } = {
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
  'choose-good': GoodTray,
};

/** What lies over a part of the board that the open question does not need. */
export function Trays() {
  const step = useStep();
  const Drawn = step === null ? undefined : trays[step];
  return Drawn === undefined ? null : <Drawn />;
}

function useWhere(wide: string | undefined): string | undefined {
  return useBoard().paged ? css.paged : wide;
}

function SideTray() {
  return (
    <Tray title="Choose a side of your board" hint="Basic is the same for all." className={useWhere(css.middle)}>
      <Answers of={useChoices('choose-side')} />
    </Tray>
  );
}

function ScientistTray() {
  const { view, scale, paged } = useBoard();
  const choices = useChoices('take-scientist');
  return (
    <Tray title="Choose your scientist" className={useWhere(css.tall)}>
      <div className={css.cards}>
        {view.scientists.map((id) => (
          <Target
            key={id}
            of={choices.of((o) => 'pick' in o && o.pick === id)}
            title={scientistName(id)}
            text={effects.text(id)}
          >
            {({ pointed }) => (
              <div className={css.card} data-lit data-chosen={pointed || undefined}>
                <ScientistCard id={id} width={(paged ? 1 : scale) * 122} />
              </div>
            )}
          </Target>
        ))}
      </div>
    </Tray>
  );
}

/** Locations are touched in the city; what the hand lacks stands here. */
function PlanTray() {
  const { player, picks } = useBoard();
  const most = player.home;
  const lacks = lacking(player);
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
    >
      <p className={css.words}>
        Touch the places in the city. The more Nomans stay behind when yours leaves, the better its reward.
      </p>
      {lacks.length > 0 && (
        <p className={css.lacks}>
          Your hand lacks
          {lacks.map(({ gene, units }) => (
            <span key={gene}>
              {units}
              <GoodIcon good={gene} size={16} label={gene} />
            </span>
          ))}
        </p>
      )}
    </Tray>
  );
}

const faces: readonly FaceId[] = ['choice', 'feral', 'feral-injury', 'injury'];

function DieTray() {
  const { view } = useBoard();
  const choices = useChoices('decide-die');
  return (
    <Tray title={`The die shows ${faceWords(view.face)}`} className={useWhere(css.city)}>
      <div className={css.dice}>
        <DangerDie face={view.face} size={64} />
        <ul className={css.odds}>
          {faces.map((face) => (
            <li key={face} data-now={face === view.face || undefined}>
              <DangerDie face={face} size={20} /> {die.filter((each) => each === face).length} of {die.length}:{' '}
              {faceWords(face)}
            </li>
          ))}
        </ul>
      </div>
      <Answers of={choices} />
    </Tray>
  );
}

function InjuryTray() {
  const { view } = useBoard();
  return (
    <Tray title="A Noman is in danger" className={useWhere(css.city)}>
      <DangerDie face={view.face} size={64} />
      <Answers of={useChoices('survive-injury')} />
    </Tray>
  );
}

function BuyTray() {
  const { view, player } = useBoard();
  const done = useChoices('buy-card').of((o) => o.do === 'done');
  const pointed = usePointed('buy-card');
  const card = pointed !== null && pointed.do === 'buy' ? pointed.card : null;
  const left = Number(argOf(view, 'left') ?? 1);
  return (
    <Tray
      title={left === 1 ? 'Buy a card' : `Buy up to ${left} cards`}
      hint={`${player.goods.coin} coins`}
      className={useWhere(css.firms)}
    >
      {card === null ? (
        <p className={css.words}>Touch a card of the display, or a deck to look at two of its cards and keep one.</p>
      ) : (
        <Wanted card={card} />
      )}
      <Answers of={done} />
    </Tray>
  );
}

/** A card that is pointed at, with what it would still need. */
function Wanted({ card }: { readonly card: CreatureId }) {
  const { player } = useBoard();
  const missing = billOf(player, card).filter((bill) => bill.missing > 0);
  return (
    <p className={css.words}>
      <b>{cardName(card)}</b>: {missing.length === 0 ? 'you could pay for it now.' : 'still missing '}
      {missing.map((bill) => `${bill.missing} ${bill.gene}`).join(', ')}
    </p>
  );
}

function KeepTray() {
  const { player } = useBoard();
  const choices = useChoices('keep-card');
  return (
    <Tray
      title="Keep one of them"
      hint={<OnlyYou words="only you see these; the other goes under the deck" />}
      className={useWhere(css.market)}
    >
      <div className={css.cards}>
        {player.looked.faces.map(
          (card) =>
            card !== null && (
              <Target
                key={card}
                of={choices.of((o) => 'pick' in o && o.pick === card)}
                title={cardName(card)}
                text={effects.text(card)}
              >
                {({ pointed }) => (
                  <div className={css.card} data-lit data-chosen={pointed || undefined}>
                    <CreatureCard creature={card} width={170} />
                  </div>
                )}
              </Target>
            ),
        )}
      </div>
    </Tray>
  );
}

/** A hand card is touched; the one that is pointed at lies in the vat with its ledger. */
function CreateTray() {
  const { player } = useBoard();
  const pointed = usePointed('create-pick');
  const choices = useChoices('create-pick');
  const first = choices.options[0]?.value;
  const card = pointed?.pick ?? first?.pick ?? null;
  const left = Number(argOf(useBoard().view, 'left') ?? 1);
  return (
    <Tray title={left === 1 ? 'Create a creature' : 'Create up to 2 creatures'} className={useWhere(css.market)}>
      {card === null ? (
        <p className={css.words}>
          {handOf(player).length === 0 ? 'Your hand is empty.' : 'None of your creatures can be paid for now.'}
        </p>
      ) : (
        <Vat card={card} />
      )}
    </Tray>
  );
}

function Vat({ card, paid }: { readonly card: CreatureId; readonly paid?: readonly number[] }) {
  const { player, paged } = useBoard();
  const kind = creatures[card].class;
  const space = player.rows[kind].length + 1;
  return (
    <div className={css.vat}>
      <CreatureCard creature={card} width={paged ? 112 : 140} />
      <div>
        <p className={css.words}>
          <b>{cardName(card)}</b> goes to {kind} space {space} of {classSpaces[kind]}.
        </p>
        <Costs card={card} paid={paid} />
      </div>
    </div>
  );
}

/** Printed cost, each discount by name, what is paid and what is left. */
function Costs({ card, paid }: { readonly card: CreatureId; readonly paid?: readonly number[] | undefined }) {
  const { player } = useBoard();
  const printed = printedCost(card);
  const columns = genes.flatMap((gene, g) => ((printed[g] ?? 0) > 0 ? [{ gene, g }] : []));
  const due = new Map(billOf(player, card).map((bill) => [bill.gene, bill.due]));
  const pays = (gene: Gene, g: number): number => paid?.[g] ?? due.get(gene) ?? 0;
  const discounts = player.rows.artisan.flatMap((artisan): LedgerRow[] => {
    const amounts = columns.map(({ g }) => -(artisanDiscounts[artisan].typed[g] ?? 0) || null);
    return amounts.every((amount) => amount === null) ? [] : [{ name: cardName(artisan), amounts, kind: 'less' }];
  });
  return (
    <Ledger
      title={`Cost of ${cardName(card)}`}
      columns={columns.map(({ gene }) => ({ name: goods[gene].many, icon: <GoodIcon good={gene} size={18} /> }))}
      rows={[
        { name: 'Printed cost', amounts: columns.map(({ g }) => printed[g] ?? 0) },
        ...discounts,
        { name: 'You pay', amounts: columns.map(({ gene, g }) => pays(gene, g)), kind: 'sum' },
        { name: 'Left over', amounts: columns.map(({ gene, g }) => player.goods[gene] - pays(gene, g)) },
      ]}
    />
  );
}

function HelpTray() {
  const { player } = useBoard();
  const { scientist, creating } = player;
  return (
    <Tray
      title={scientist === null ? 'Use the discount?' : `${scientistName(scientist)}, ${scientists[scientist].calling}`}
      hint="once each round, at the Biofarm"
      className={useWhere(css.market)}
    >
      {creating !== null && <Vat card={creating} />}
      <Answers of={useChoices('use-scientist')} />
    </Tray>
  );
}

function SpareTray() {
  const { view, player } = useBoard();
  const { creating, cost } = player;
  const left = Number(argOf(view, 'tame') ?? 0) + Number(argOf(view, 'any') ?? 0);
  return (
    <Tray
      title={`Leave out ${left} ${left === 1 ? 'gene' : 'genes'}`}
      hint="touch what you do not want to pay"
      className={useWhere(css.market)}
    >
      {creating !== null && <Vat card={creating} paid={genes.map((gene) => cost[gene])} />}
      <Answers
        of={useChoices('spare-gene').of((o) => 'pick' in o && cost[o.pick] > 0)}
        icon={(o) => ('pick' in o ? <GoodIcon good={o.pick} size={18} /> : null)}
      />
    </Tray>
  );
}

function OfficeTray() {
  const choices = useChoices('visit-office');
  const unlock = choices.of((o) => o.do === 'unlock');
  return (
    <Tray title="DNA Inc." hint="touch a milestone or a lock" className={useWhere(css.firms)}>
      <p className={css.words}>One report and one unlock, each at most once. The first to report gets the most.</p>
      <Answers of={unlock} />
      <Answers of={choices.of((o) => o.do === 'done')} />
    </Tray>
  );
}

function ReserveTray() {
  return (
    <Tray title="Reserve a place in the next round" className={useWhere(css.firms)}>
      <p className={css.words}>Touch a place under the turn order. Later places bring something in planning.</p>
      <Answers of={useChoices('reserve-space')} />
    </Tray>
  );
}

function AbilityTray() {
  return (
    <Tray title="Use what you have" className={useWhere(css.firms)}>
      <Answers of={useChoices('use-ability')} />
    </Tray>
  );
}

function ChoiceTray() {
  return (
    <Tray title="Choose one" className={useWhere(css.firms)}>
      <Answers of={useChoices('choose-one')} />
    </Tray>
  );
}

function GoodTray() {
  return (
    <Tray title="Choose one" className={useWhere(css.firms)}>
      <Answers of={useChoices('choose-good')} icon={(o) => iconOf(o.text)} />
    </Tray>
  );
}

function iconOf(text: string): ReactNode {
  const gene = genes.find((each) => each === text);
  return gene === undefined ? null : <GoodIcon good={gene} size={18} />;
}
