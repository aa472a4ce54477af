import { at } from '@benchtop/engine/host';
import {
  departmentIds,
  departmentName,
  departments,
  effects,
  insertOf,
  inserts,
  byproductName,
  speciesName,
  teamName,
} from '@benchtop/games/algae-inc';
import type { ContractId, DepartmentId, LayoutId } from '@benchtop/games/algae-inc';
import { useWhere } from '../../../table/kit/in-frame.ts';
import { Target } from '../../../table/kit/Target.tsx';
import { Tray } from '../../../table/kit/Tray.tsx';
import { Icon } from '../art/icons.tsx';
import { TokenPicture } from '../art/pieces.tsx';
import { Part } from '../Contracts.tsx';
import type { Use } from '../Contracts.tsx';
import { useBoard, useChoices, usePointed } from '../kit.ts';
import { bonusKinds } from '../map/City.tsx';
import { LayoutPicture } from '../side-board/bonuses.tsx';
import { specials } from '../specials.ts';
import css from './trays.module.css';

/** Four departments: what each makes, uses and does its own way. */
export function DepartmentTray() {
  const { paged } = useBoard();
  return (
    <Tray
      title="Choose your department"
      hint={paged ? 'each works in its own way' : 'point at one to see its boards below'}
      className={useWhere(css.upper)}
    >
      <div className={css.cards}>
        {departmentIds.map((id) => (
          <Department key={id} id={id} />
        ))}
      </div>
    </Tray>
  );
}

function Department({ id }: { readonly id: DepartmentId }) {
  const offer = useChoices('choose-department').of(({ pick }) => pick === id);
  const { produces, uses, start, capacity } = departments[id];
  return (
    <Target of={offer} title={departmentName(id)}>
      {({ choosable, pointed }) => (
        <div
          className={css.card}
          data-lit={choosable || undefined}
          data-chosen={pointed || undefined}
          data-refused={!choosable || undefined}
        >
          <b>
            <Icon shape={id} size={22} /> {departmentName(id)}
          </b>
          <span>{specials[id].words}</span>
          <small>
            Makes {byproductName(produces)}, uses {byproductName(uses)}. Starts with {speciesName(start)}; Machines move{' '}
            {capacity.join(', ')} cubes.
          </small>
        </div>
      )}
    </Target>
  );
}

/** Two sides of an insert, each with its bonuses; the one that is pointed at lies on the Side board. */
export function InsertTray() {
  const { player } = useBoard();
  const insert = inserts[insertOf(player.layout)];
  const where = useWhere(css.insert);
  if (insert === undefined) return null;
  return (
    <Tray
      title="Which side of the insert?"
      hint="tiles that you lay bring the bonuses they cover"
      className={where}
      low
    >
      <div className={css.sides}>
        <Side side="a" layout={insert.a} />
        <Side side="b" layout={insert.b} />
      </div>
    </Tray>
  );
}

function Side({ side, layout }: { readonly side: 'a' | 'b'; readonly layout: LayoutId }) {
  const offer = useChoices('choose-insert').of(({ pick }) => pick === side);
  return (
    <Target of={offer} title={`Side ${side.toUpperCase()}`}>
      {({ choosable, pointed }) => (
        <div className={css.card} data-lit={choosable || undefined} data-chosen={pointed || undefined}>
          <b>Side {side.toUpperCase()}</b>
          <LayoutPicture layout={layout} cell={22} />
        </div>
      )}
    </Target>
  );
}

const cardUses = ['scoring', 'export', 'ability'] as const satisfies readonly Use[];

/** Three contracts with three parts each: every card is used for one of them. */
export function ContractTray() {
  const { player } = useBoard();
  const pointed = usePointed('assign-contracts');
  const cards = player.hand.faces.flatMap((card) => (card === null ? [] : [card]));
  return (
    <Tray
      title="What is each contract for?"
      hint="one scores at the end, one can be exported to, one gives an ability"
      className={useWhere(css.large)}
    >
      <div className={css.contracts}>
        {cards.map((card, i) => (
          <div key={card} className={css.contract}>
            {cardUses.map((use) => (
              <PartOf key={use} card={card} use={use} place={i} chosen={pointed?.[use] === i} />
            ))}
          </div>
        ))}
      </div>
    </Tray>
  );
}

interface PartOfProps {
  readonly card: ContractId;
  readonly use: Use;
  readonly place: number;
  readonly chosen: boolean;
}

/** A part of a card: the two ways to use it so. */
function PartOf({ card, use, place, chosen }: PartOfProps) {
  const offer = useChoices('assign-contracts').of((assigned) => assigned[use] === place);
  return (
    <Target of={offer} several="And the other two?">
      <Part use={use} card={card} chosen={chosen} lit={chosen} />
    </Target>
  );
}

/** Staff and tokens to begin with; the last player chooses first. */
export function PoolTray() {
  const { view } = useBoard();
  return (
    <Tray title="Choose a token pool" hint="the staff member joins at no cost" className={useWhere(css.pools)}>
      <div className={css.cards}>
        {view.pools.map((_, i) => (
          <Pool key={i} number={i + 1} />
        ))}
      </div>
    </Tray>
  );
}

function Pool({ number }: { readonly number: number }) {
  const { view } = useBoard();
  const offer = useChoices('choose-pool').of(({ pick }) => pick === number);
  const pool = at(view.pools, number - 1);
  if (pool === null) return null;
  return (
    <Target of={offer} title={`Pool ${number}`}>
      {({ choosable, pointed }) => (
        <div className={css.card} data-lit={choosable || undefined} data-chosen={pointed || undefined}>
          <b>
            <Icon shape={pool.staff} size={20} /> {teamName(pool.staff)}
          </b>
          {pool.tokens.map((token, i) => (
            <span key={i} className={css.token}>
              <TokenPicture kind={bonusKinds[token]} size={22} /> {effects.text(token).replace(/^Gain |\.$/g, '')}
            </span>
          ))}
        </div>
      )}
    </Target>
  );
}
