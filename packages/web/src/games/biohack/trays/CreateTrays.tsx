import {
  artisanDiscounts,
  cardName,
  classSpaces,
  creatures,
  genes,
  goods,
  printedCost,
  scientistName,
  scientists,
} from '@benchtop/games/biohack';
import type { CreatureId, Gene } from '@benchtop/games/biohack';
import type { ReactNode } from 'react';
import { useTable } from '../../../match/store.ts';
import { useWhere } from '../../../table/kit/in-frame.ts';
import { Ledger } from '../../../table/kit/Payment.tsx';
import type { LedgerRow } from '../../../table/kit/Payment.tsx';
import { Target } from '../../../table/kit/Target.tsx';
import { Tray } from '../../../table/kit/Tray.tsx';
import { CreatureCard } from '../art/CreatureCard.tsx';
import { GoodIcon } from '../art/icons.tsx';
import { anyOff, billOf, helpOf, meansFor, shortWords } from '../costs.ts';
import { useBoard, useChoices, usePointed } from '../kit.ts';
import { argOf, handOf } from '../model.ts';
import { Answers } from '../../../table/kit/Answers.tsx';
import css from './trays.module.css';

/** A hand card is touched; the one that is pointed at lies in the vat with its ledger, also where it cannot be paid. */
export function CreateTray() {
  const { view, player } = useBoard();
  const { options, refused, done } = useChoices('create-pick');
  const pointed = useTable((table) => table.pointed);
  const seen = [...options, ...refused].find(({ id }) => id === pointed) ?? options[0] ?? refused[0];
  const left = Number(argOf(view, 'left') ?? 1);
  return (
    <Tray
      title={left === 1 ? 'Create a creature' : 'Create up to 2 creatures'}
      hint={done === null ? undefined : 'touch a card of your hand'}
      className={useWhere(css.market)}
    >
      {seen === undefined ? (
        <p className={css.words}>{handOf(player).length === 0 ? 'Your hand is empty.' : 'Nothing can be created.'}</p>
      ) : (
        <Vat card={seen.value.pick} />
      )}
    </Tray>
  );
}

interface VatProps {
  readonly card: CreatureId;
  /** Whether the scientist helps; left out where that is not decided. */
  readonly helped?: boolean | undefined;
  /** What is left of the cost, by gene, once discounts are being chosen. */
  readonly left?: readonly number[] | undefined;
  /** What is touched, in place of the card. */
  readonly children?: ReactNode;
}

function Vat({ card, helped, left, children }: VatProps) {
  const { view, player, paged } = useBoard();
  const kind = creatures[card].class;
  const [taken, room] = [player.rows[kind].length, classSpaces[kind]];
  const means = meansFor(view, player, card);
  return (
    <div className={css.vat}>
      <div className={css.specimen}>
        {children ?? <CreatureCard creature={card} width={paged ? 96 : 150} shape={paged ? 'tall' : 'wide'} />}
        {left === undefined && (
          <p className={css.verdict} data-missing={means.by === null || undefined}>
            {means.by === null
              ? `Missing: ${shortWords(means.short)}`
              : means.by === 'store'
                ? 'Payable'
                : 'Payable with your scientist'}
          </p>
        )}
      </div>
      <div>
        <p className={css.words}>
          <b>{cardName(card)}</b>{' '}
          {taken === room
            ? `finds no room: your ${kind} row is full.`
            : `goes to ${kind} space ${taken + 1} of ${room}.`}
        </p>
        <Costs card={card} helped={helped ?? means.by !== 'store'} left={left} />
      </div>
    </div>
  );
}

interface CostsProps {
  readonly card: CreatureId;
  readonly helped: boolean;
  readonly left: readonly number[] | undefined;
}

/** Printed cost, each discount by name, what is paid and what is left. */
function Costs({ card, helped, left }: CostsProps) {
  const { view, player } = useBoard();
  const printed = printedCost(card);
  const columns = genes.flatMap((gene, g) => ((printed[g] ?? 0) > 0 ? [{ gene, g }] : []));
  const bills = new Map(billOf(view, player, card).map((bill) => [bill.gene, bill]));
  const pays = (gene: Gene, g: number): number => {
    const bill = bills.get(gene);
    return left?.[g] ?? (helped ? bill?.helped : bill?.due) ?? 0;
  };
  return (
    <Ledger
      title={`Cost of ${cardName(card)}`}
      columns={columns.map(({ gene }) => ({ name: goods[gene].many, icon: <GoodIcon good={gene} size={18} /> }))}
      rows={[
        { name: 'Printed cost', amounts: columns.map(({ g }) => printed[g] ?? 0) },
        ...useDiscounts(columns, helped),
        { name: 'You pay', amounts: columns.map(({ gene, g }) => pays(gene, g)), kind: 'sum' },
        { name: 'Left over', amounts: columns.map(({ gene, g }) => player.goods[gene] - pays(gene, g)) },
      ]}
    />
  );
}

/** Each discount by name, also one that does not work now and why. */
function useDiscounts(columns: readonly { readonly g: number }[], helped: boolean): readonly LedgerRow[] {
  const { view, player } = useBoard();
  const rows = player.rows.artisan.flatMap((artisan): LedgerRow[] => {
    const { typed, tame } = artisanDiscounts[artisan];
    const amounts = columns.map(({ g }) => -(typed[g] ?? 0) || null);
    if (tame > 0) return [{ name: `${cardName(artisan)} (any ${tame}, not feral)`, amounts, kind: 'less' }];
    return amounts.every((amount) => amount === null) ? [] : [{ name: cardName(artisan), amounts, kind: 'less' }];
  });
  const any = anyOff(view);
  if (any > 0) rows.push({ name: `This place (any ${any})`, amounts: columns.map(() => null), kind: 'less' });
  const help = helpOf(view, player);
  if (help === null) return rows;
  const amounts = columns.map(({ g }) => -(help.less[g] ?? 0) || null);
  if (amounts.every((amount) => amount === null)) return rows;
  const works = help.idle === null && helped;
  const why = help.idle ?? (helped ? null : 'saved');
  const name = `${scientistName(help.scientist)}${why === null ? '' : ` (${why})`}`;
  return [...rows, { name, amounts, kind: works ? 'less' : 'idle' }];
}

/** Now, or for a later creature: what is pointed at stands in the ledger. */
export function HelpTray() {
  const { player } = useBoard();
  const { scientist, creating } = player;
  const pointed = usePointed('use-scientist');
  return (
    <Tray
      title={scientist === null ? 'Use the discount?' : `${scientistName(scientist)}, ${scientists[scientist].calling}`}
      hint="once each round, at the Biofarm"
      className={useWhere(css.market)}
    >
      {creating !== null && <Vat card={creating} helped={pointed?.pick ?? true} />}
      <Answers of={useChoices('use-scientist')} />
    </Tray>
  );
}

/** The genes of the cost are buttons: what is touched is not paid. */
export function SpareTray() {
  const { view, player } = useBoard();
  const { creating, cost } = player;
  const left = Number(argOf(view, 'tame') ?? 0) + Number(argOf(view, 'any') ?? 0);
  return (
    <Tray
      title={`Leave out ${left} ${left === 1 ? 'gene' : 'genes'}`}
      hint="touch what you do not want to pay"
      className={useWhere(css.market)}
    >
      {creating !== null && (
        <Vat card={creating} left={genes.map((gene) => cost[gene])}>
          <div className={css.genes}>
            {genes
              .filter((gene) => cost[gene] > 0)
              .map((gene) => (
                <Spared key={gene} gene={gene} />
              ))}
          </div>
        </Vat>
      )}
    </Tray>
  );
}

/** One gene of a cost that may be left out. */
function Spared({ gene }: { readonly gene: Gene }) {
  const units = useBoard().player.cost[gene];
  const offer = useChoices('spare-gene').of((o) => 'pick' in o && o.pick === gene);
  return (
    <Target of={offer} title={`1 ${gene} gene less`}>
      {({ choosable, pointed }) => (
        <span
          className={css.gene}
          data-lit={choosable || undefined}
          data-chosen={pointed || undefined}
          data-refused={!choosable || undefined}
        >
          <GoodIcon good={gene} size={24} />
          {choosable ? `${units} → ${units - 1}` : units}
        </span>
      )}
    </Target>
  );
}
