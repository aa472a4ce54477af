import {
  cityIds,
  cityName,
  contracts,
  fieldName,
  plantOf,
  waySeen,
  worthSeen,
  zoneStarts,
} from '@benchtop/games/algae-inc';
import type { FieldId } from '@benchtop/games/algae-inc';
import { useWhere } from '../../../table/kit/in-frame.ts';
import { Target } from '../../../table/kit/Target.tsx';
import { Tray } from '../../../table/kit/Tray.tsx';
import { CubeMark, Picture, TokenPicture } from '../art/pieces.tsx';
import { useBoard, useChoices } from '../kit.ts';
import { argOf, demandIn } from '../model.ts';
import css from './trays.module.css';

/** The products of an export, until the demand is met; market value tokens fill it up. */
export function ExportTray() {
  const { view, viewer, player } = useBoard();
  const choices = useChoices('export-cubes');
  const to = cityIds.find((id) => id === argOf(view, 'to')) ?? null;
  const set = argOf(view, 'set') ?? [];
  const worth = worthSeen(view, viewer, set);
  const demand =
    to === null ? (player.contract === null ? 0 : contracts[player.contract.export].demand) : (demandIn(view, to) ?? 0);
  const way = to === null ? 0 : waySeen(view, viewer, to);
  const where = useWhere(css.export);
  if (player.department === null) return null;
  const { fields } = plantOf(player);
  const market = choices.of((o) => o.do === 'market');
  return (
    <Tray
      title={to === null ? 'Products for the contract' : `Products for ${cityName(to)}`}
      hint={`value ${worth} of ${demand}${way > 0 ? `, transport €${way}` : ''}`}
      className={where}
    >
      <div className={css.products}>
        {fields
          .slice(zoneStarts.dispatch)
          .map((field, i) =>
            field === null ? null : (
              <Product
                key={field}
                field={field}
                chosen={set[i] ?? 0}
                have={player.fields[zoneStarts.dispatch + i] ?? 0}
              />
            ),
          )}
        <Target of={market} title="Market value tokens" text="They fill up what is missing: the export is made.">
          {({ choosable, pointed }) => (
            <span className={css.product} data-refused={!choosable || undefined} data-chosen={pointed || undefined}>
              <TokenPicture kind="market" size={22} />
              <b>{market.options[0]?.label ?? 'Fill up'}</b>
            </span>
          )}
        </Target>
      </div>
    </Tray>
  );
}

interface ProductProps {
  readonly field: FieldId;
  readonly chosen: number;
  readonly have: number;
}

function Product({ field, chosen, have }: ProductProps) {
  const { player } = useBoard();
  const offer = useChoices('export-cubes').of((o) => o.do === 'cube' && o.field === field);
  if (have === 0) return null;
  return (
    <Target of={offer} title={fieldName(player, field)}>
      {({ choosable, pointed }) => (
        <span className={css.product} data-refused={!choosable || undefined} data-chosen={pointed || undefined}>
          <Picture size={22}>
            <CubeMark size={20} />
          </Picture>
          <b>{offer.options[0]?.label ?? fieldName(player, field)}</b>
          <small>
            {chosen} of {have}
          </small>
        </span>
      )}
    </Target>
  );
}
