import { at } from '@benchtop/engine/host';
import {
  dayNames,
  effects,
  printedOn,
  spotIds,
  spots,
  strips,
  teamName,
  WEEKS,
  weekendSlots,
  weekendTiles,
} from '@benchtop/games/algae-inc';
import type { Team } from '@benchtop/games/algae-inc';
import { together } from '../../../table/kit/choices.ts';
import { group } from '../../../table/kit/naming.ts';
import { Drawing } from '../../../table/kit/Piece.tsx';
import { Target } from '../../../table/kit/Target.tsx';
import { Tip } from '../../../table/kit/Tip.tsx';
import { Glyph } from '../art/icons.tsx';
import { Ring, TokenMark, VpMark } from '../art/pieces.tsx';
import { gainedBy } from '../gains.ts';
import { areas } from '../geometry.ts';
import { useArea, useBoard, useChoices, useExtent } from '../kit.ts';
import { linksOf, slotAt, stripY, TILE, weekGeometry } from './geometry.ts';
import type { WeekGeometry } from './geometry.ts';
import { Spot } from './Spot.tsx';
import css from './week.module.css';

/** The action board: five days from the bottom to the top, the weekend above them, the four weeks below. */
export function Week() {
  const { view, player } = useBoard();
  const g = weekGeometry(useExtent(areas.week, 384));
  return (
    <div style={useArea('week')} className={css.week} {...group('Action board')}>
      <Drawing viewBox={`0 0 ${g.w} ${g.h}`} className={css.drawing}>
        <rect x={0.75} y={0.75} width={g.w - 1.5} height={g.h - 1.5} rx={12} className={css.paper} />
        {strips.map((strip) => (
          <Day key={strip} g={g} strip={strip} />
        ))}
        {linksOf(g).map(({ from, to, ...line }) => (
          <line key={from + to} {...line} className={css.link} data-next={player.spot === from || undefined} />
        ))}
        {weekendSlots.map((slot) => (
          <WeekendTile key={slot} g={g} slot={slot} />
        ))}
        {spotIds.map((spot) => (
          <Spot key={spot} g={g} spot={spot} />
        ))}
        {Array.from({ length: WEEKS }, (_, i) => (
          <WeekNumber key={i} g={g} week={i + 1} team={view.exportBonus[i] ?? null} />
        ))}
      </Drawing>
    </div>
  );
}

interface PartProps {
  readonly g: WeekGeometry;
}

interface DayProps extends PartProps {
  readonly strip: (typeof strips)[number];
}

/** Whether a strip shows its other side in this week. */
function isTurned(week: number, strip: (typeof strips)[number]): boolean {
  return spotIds.some((spot) => spots[spot].strip === strip && printedOn(week, spot) !== printedOn(1, spot));
}

function Day({ g, strip }: DayProps) {
  const { view } = useBoard();
  const y = stripY(g, strip);
  const turned = isTurned(view.week, strip);
  const name = at(dayNames, strips.indexOf(strip));
  return (
    <Tip
      title={name}
      text={
        turned
          ? 'This strip has been turned: it shows its side B.'
          : 'Everybody moves here on this day, along the links.'
      }
    >
      <rect
        x={4}
        y={y - g.sh / 2 - 3}
        width={g.w - 8}
        height={g.sh + 6}
        rx={9}
        className={css.day}
        data-turned={turned || undefined}
        data-today={(view.stage === 'work' && view.day - 1 === strips.indexOf(strip)) || undefined}
      />
      <text x={17} y={turned ? y - 1 : y + 4} className={css.dayName}>
        {name.slice(0, 3)}
      </text>
      {turned && (
        <text x={17} y={y + 13} className={css.dayName}>
          B
        </text>
      )}
    </Tip>
  );
}

interface SlotProps extends PartProps {
  readonly slot: (typeof weekendSlots)[number];
}

/** A weekend bonus; in the last week what the milestones of a colour score. */
function WeekendTile({ g, slot }: SlotProps) {
  const { view } = useBoard();
  const offer = together(
    useChoices('weekend-bonus').of(({ pick }) => pick === slot),
    useChoices('month-bonus').of(({ pick }) => pick === slot),
  );
  const place = weekendSlots.indexOf(slot);
  const id = view.weekend[place];
  const vp = view.month[place];
  const { x, y } = slotAt(g, slot);
  if (id === undefined || vp === undefined) return null;
  const { colour } = weekendTiles[id];
  const last = view.week === WEEKS;
  const [gain] = gainedBy(weekendTiles[id]);
  return (
    <Target
      of={offer}
      title={last ? 'End-of-month bonus' : 'Weekend bonus'}
      text={
        last
          ? `${vp} VP for each ${colour} milestone that you have reached.`
          : `${effects.text(id)} With Energy 2 to 4 you choose one of two linked tiles, from 5 you take both. In week 4: ${vp} VP for each ${colour} milestone.`
      }
      rule="ALG-WKD-02"
    >
      {({ choosable, pointed }) => (
        <g transform={`translate(${x} ${y})`}>
          <rect
            x={-g.sw / 2}
            y={-TILE / 2}
            width={g.sw}
            height={TILE}
            rx={7}
            className={css.tile}
            style={last ? { fill: `var(--al-${colour})` } : undefined}
          />
          {!last && gain !== undefined && gain.kind !== 'vp' && gain.kind !== 'energy' && (
            <>
              <g transform="translate(-9 0)">
                <TokenMark kind={gain.kind} size={18} />
              </g>
              <text x={10} y={5} className={css.amount}>
                ×{gain.n}
              </text>
              <circle cx={g.sw / 2 - 7} cy={10} r={4} style={{ fill: `var(--al-${colour})` }} className={css.dot} />
            </>
          )}
          {last && (
            <text y={4} className={css.colour} data-dark={colour === 'moss' || colour === 'pine' || undefined}>
              {colour}
            </text>
          )}
          <g transform="translate(0 -27)">
            <VpMark n={vp} size={17} />
          </g>
          {choosable && <Ring of={{ x: -g.sw / 2, y: -TILE / 2, w: g.sw, h: TILE }} r={7} chosen={pointed} />}
        </g>
      )}
    </Target>
  );
}

interface NumberProps extends PartProps {
  readonly week: number;
  readonly team: Team | null;
}

/** A week, with the team that its first export upgrades. */
function WeekNumber({ g, week, team }: NumberProps) {
  const { view } = useBoard();
  const w = (g.w - 12) / WEEKS;
  const x = 6 + (week - 1) * w;
  const y = g.h - g.foot;
  return (
    <Tip
      title={`Week ${week}`}
      text={
        team === null
          ? 'The last week: the end-of-month bonuses are scored after it.'
          : `Whoever exports in this week upgrades the ${teamName(team)} after the first activation with an export.`
      }
      rule="ALG-EXP-16"
    >
      <g className={css.number} data-now={view.week === week || undefined} data-past={view.week > week || undefined}>
        <rect x={x + 1} y={y} width={w - 3} height={g.foot - 6} rx={6} />
        <text x={x + 7} y={y + 18}>
          Wk {week}
        </text>
        <g transform={`translate(${x + w - 15} ${y + 14})`}>
          <Glyph shape={team ?? 'trophy'} size={17} />
        </g>
      </g>
    </Tip>
  );
}
