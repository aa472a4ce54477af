import {
  departmentName,
  disksOf,
  DOUBLE_TILES,
  goods,
  kinds,
  markersOf,
  readyTiles,
  teamName,
  teams,
} from '@benchtop/games/algae-inc';
import type { algaeInc, AlgView, SeenPlayer } from '@benchtop/games/algae-inc';
import type { ReactNode } from 'react';
import type { DashboardPropsOf } from '../../table/contract.ts';
import { picture } from '../../table/kit/naming.ts';
import { Count, Place } from '../../table/kit/Piece.tsx';
import { Tip } from '../../table/kit/Tip.tsx';
import { Icon } from './art/icons.tsx';
import { DiskMark, Picture, TokenPicture } from './art/pieces.tsx';
import { playerOf } from './model.ts';
import { uses } from './uses.ts';
import css from './dashboard.module.css';

/** One player's things at a glance: department, six tokens, teams, Energy, milestones, second actions, disks. */
export function Dashboard({ view, seat }: DashboardPropsOf<typeof algaeInc>) {
  const p = playerOf(view, seat);
  return (
    <div className={css.panel}>
      <Place of={`wallet ${seat}`} className={css.row}>
        <Head view={view} seat={seat} p={p} />
        {kinds.map((kind) => (
          <Pair
            key={kind}
            n={p.goods[kind]}
            name={goods[kind].many}
            text={uses[kind]}
            icon={<TokenPicture kind={kind} size={14} />}
          />
        ))}
      </Place>
      <div className={css.row}>
        {teams.map((team) => (
          <Pair
            key={team}
            n={p.staff[team]}
            name={teamName(team)}
            text={p.upgraded[team] ? 'Upgraded.' : 'Not upgraded yet.'}
            icon={<Icon shape={team} size={14} />}
          />
        ))}
        <Pair
          n={p.goods.energy}
          name="Energy"
          text="Below 2 the weekend brings nothing, from 5 on both tiles."
          icon={<Icon shape="energy" size={14} />}
        />
        <Pair n={markersOf(p)} name="milestones reached" icon={<Icon shape="flag" size={14} />} />
        <Pair n={readyTiles(p)} name="Double Action tiles ready" icon={<Icon shape="twice" size={14} />} />
        <Pair
          n={DOUBLE_TILES - disksOf(p)}
          name="disks left"
          icon={
            <Picture size={13}>
              <DiskMark owner={seat} size={12} />
            </Picture>
          }
        />
      </div>
    </div>
  );
}

interface HeadProps {
  readonly view: AlgView;
  readonly seat: number;
  readonly p: SeenPlayer;
}

/** The department, and the First player token. */
function Head({ view, seat, p }: HeadProps) {
  return (
    <span className={css.head}>
      {p.department !== null && (
        <Tip title={departmentName(p.department)}>
          <Icon shape={p.department} size={15} label={departmentName(p.department)} />
        </Tip>
      )}
      {view.first === seat && view.seats > 1 && (
        <Tip title="First player" text="Moves first every day; the token goes on after each week.">
          <em>1st</em>
        </Tip>
      )}
    </span>
  );
}

interface PairProps {
  readonly n: number;
  readonly name: string;
  readonly text?: string;
  readonly icon: ReactNode;
}

function Pair({ n, name, text, icon }: PairProps) {
  return (
    <Tip title={`${n} ${name}`} text={text}>
      <span className={css.pair} data-none={n === 0 || undefined} {...picture(`${n} ${name}`)}>
        {icon}
        <Count value={n} />
      </span>
    </Tip>
  );
}
