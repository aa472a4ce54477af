import {
  bareDisks,
  bareMarkers,
  departmentName,
  goods,
  incomeSeen,
  isSolo,
  kinds,
  plural,
} from '@benchtop/games/algae-inc';
import { group, picture } from '../../table/kit/naming.ts';
import { Count, Place } from '../../table/kit/Piece.tsx';
import { Tip } from '../../table/kit/Tip.tsx';
import { Icon } from './art/icons.tsx';
import { Picture, SignMark, TokenPicture, VpMark } from './art/pieces.tsx';
import type { Kind } from './art/pieces.tsx';
import { useArea, useBoard, usePreview } from './kit.ts';
import { playerOf } from './model.ts';
import { uses } from './uses.ts';
import css from './wallet.module.css';

/** The tokens of the player whose boards are shown, and what Monday will bring. */
export function Wallet() {
  const { player, viewer, names } = useBoard();
  return (
    <div style={useArea('wallet')} className={css.wallet} {...group('Tokens')}>
      <span className={css.who}>
        <Picture size={19}>
          <SignMark owner={viewer} size={19} />
        </Picture>
        {player.department === null ? (
          <b>{names[viewer]}</b>
        ) : (
          <b>
            <Icon shape={player.department} size={18} /> {departmentName(player.department)}
          </b>
        )}
      </span>
      <Place of={`wallet ${viewer}`} className={css.tokens}>
        {kinds.map((kind) => (
          <Token key={kind} kind={kind} />
        ))}
      </Place>
      <Monday />
      <Competitor />
    </div>
  );
}

function Token({ kind }: { readonly kind: Kind }) {
  const { player, viewer } = useBoard();
  const preview = usePreview();
  const now = player.goods[kind];
  const then = preview === null ? now : playerOf(preview, viewer).goods[kind];
  const { one, many } = goods[kind];
  const name = `${now} ${now === 1 ? one : many}`;
  return (
    <Tip
      title={name}
      text={kind === 'wild' ? uses.wild : `${uses[kind]} If one is missing, any two tokens stand for it.`}
      rule="ALG-RES-06"
    >
      <span className={css.token} data-none={now === 0 || undefined} {...picture(name)}>
        <TokenPicture kind={kind} size={20} />
        <b>
          <Count value={now} />
        </b>
        {then !== now && <em>→{then}</em>}
      </span>
    </Tip>
  );
}

/** What comes on the next Monday, as things stand. */
export function Monday() {
  const { view, viewer, player } = useBoard();
  if (player.department === null) return null;
  const [euro, vp] = [2 + bareDisks(player), bareMarkers(player)];
  const [cubes, moves, science] = (['operators', 'engineers', 'scientists'] as const).map((team) =>
    incomeSeen(view, viewer, team),
  );
  return (
    <Tip
      title="Next Monday"
      text="€2 and €1 for each disk, 1 VP for each marker that has left a Double Action tile which was not used. The teams bring cubes, moves and science points."
      rows={[
        { name: 'Euros', value: euro },
        { name: 'VP', value: vp },
        { name: 'Operators', value: plural(cubes ?? 0, 'cube') },
        { name: 'Engineers', value: plural(moves ?? 0, 'move') },
        { name: 'Scientists', value: plural(science ?? 0, 'science point') },
      ]}
      rule="ALG-MON-02"
    >
      <span className={css.monday}>
        Monday <b>+€{euro}</b>
        <Picture size={20} label={`${vp} VP`}>
          <VpMark n={`+${vp}`} size={18} />
        </Picture>
        <b>+{cubes}</b>
        <Icon shape="cube" size={14} label="cubes" />
        <b>+{moves}</b>
        <Icon shape="move" size={14} label="moves" />
        <b>+{science}</b>
        <Icon shape="science" size={14} label="science points" />
      </span>
    </Tip>
  );
}

/** Alone: how far the conventional competitor is. */
function Competitor() {
  const { view } = useBoard();
  if (!isSolo(view)) return null;
  const { vp, cities, milestones } = view.competitor;
  return (
    <Tip
      title={`The competitor has ${vp} VP`}
      text="At the end of each week it exports once for each neutral disk on the strip that is turned, next to its own disks."
      rows={[
        { name: 'Cities', value: cities.length },
        { name: 'Milestones', value: milestones.length },
      ]}
      rule="ALG-SOLO-06"
    >
      <span className={css.competitor}>
        <Icon shape="competitor" size={18} /> Competitor
        <Picture size={22} label={`${vp} VP`}>
          <VpMark n={vp} size={20} />
        </Picture>
      </span>
    </Tip>
  );
}
