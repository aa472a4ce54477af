import { at } from '@benchtop/engine/host';
import {
  capital,
  columnName,
  cubeFaces,
  cubeName,
  depositBelow,
  deposits,
  effects,
  tileName,
  tokensOf,
  trackSpaces,
  whyUnmoved,
  WIDTH,
} from '@benchtop/games/lineae';
import type { Mineral, SideId, TileId } from '@benchtop/games/lineae';
import { useContext } from 'react';
import { Piece, Place } from '../../../table/kit/Piece.tsx';
import { Target } from '../../../table/kit/Target.tsx';
import { Tip } from '../../../table/kit/Tip.tsx';
import { Glyph } from '../art/icons.tsx';
import { Cube, Disc } from '../art/pieces.tsx';
import { useBoard, useChoices } from '../kit.ts';
import { stones } from './art/stones.ts';
import { BOX, CELL, cellLeft, DEPOSITS, FLOOR, RAIL, seabedPlace } from './places.ts';
import { diveOf } from './reach.ts';
import { Pixels } from '../art/pixels.ts';
import { Words } from './Words.tsx';
import css from './ocean.module.css';

/** A tile lies below two columns. */
const SPAN = 2 * WIDTH;

/** The rock below the ocean. */
export function Bedrock() {
  return (
    <g aria-hidden="true">
      <rect
        x="0"
        y={FLOOR}
        width={BOX.width}
        height={RAIL.y - FLOOR + RAIL.height + 2}
        rx="8"
        className={css.bedrock}
      />
      <path d={stones(BOX.width, FLOOR)} className={css.stones} />
    </g>
  );
}

/** The four deposits: what dissolves above them, what is excavated there, and the track. */
export function Deposits() {
  const { view } = useBoard();
  return view.deposits.map((side, slot) => <Deposit key={slot} side={side} slot={slot} />);
}

interface DepositProps {
  readonly side: SideId;
  readonly slot: number;
}

function Deposit({ side, slot }: DepositProps) {
  const { view, viewer } = useBoard();
  const dive = diveOf(view);
  const above = dive !== null && depositBelow(view.subs[dive.sub].x) === slot && dive.seat === viewer;
  const all = useChoices('steer-sub').of((o) => o.do === 'excavate');
  const offer = above ? all : { options: [], refused: [] };
  const { name, excavate, setup, tile } = deposits[side];
  const x = cellLeft(slot * SPAN);
  const width = cellLeft(slot * SPAN + SPAN - 1) + CELL - x;
  const unmoved = whyUnmoved(view, viewer, slot);
  return (
    <Target
      of={offer}
      title={name}
      text={`A submersible on the floor above excavates 1 ${cubeName(excavate)}, once in a dive. ${nextWords(unmoved)}`}
      rows={[
        { name: 'Excavated', value: cubeName(excavate) },
        { name: 'To vessels that start above', value: cubeName(setup) },
      ]}
      rule="LIN-EXC-01"
    >
      {({ choosable, pointed }) => (
        <g transform={`translate(${x} ${DEPOSITS.y})`}>
          {choosable && (
            <rect
              x="-2"
              y="-2"
              width={width + 4}
              height={DEPOSITS.height + 3}
              rx="9"
              className={pointed ? css.chosen : css.lit}
            />
          )}
          <rect x="1" width={width - 2} height={DEPOSITS.height - 1} rx="7" className={css.tile} data-tile={tile} />
          <path d={grain(tile)} className={css.grain} transform={`translate(${width - 128} 0)`} />
          <Pattern side={side} slot={slot} x={x} />
          <Place of={`dig ${slot}`}>
            <g transform="translate(30 42)">
              <Cube cube={excavate} size={23} />
            </g>
          </Place>
          <g transform="translate(11 42)" className={css.onRock}>
            <Glyph shape="dig" size={15} />
          </g>
          <g className={css.onRock}>
            <Words x={46} y={29} size={11} anchor="start">
              {tileName(side)}
            </Words>
          </g>
          {view.stage === 'setup' && (
            <g className={css.onRockSoft}>
              <Words x={width - 6} y={29} size={11} anchor="end" narrow>
                start gift {cubeFaces[setup].mark}
              </Words>
            </g>
          )}
          <Track slot={slot} x={44} width={width - 47} />
        </g>
      )}
    </Target>
  );
}

function nextWords(unmoved: 'no-token' | 'taken' | 'at-end' | null): string {
  if (unmoved === 'no-token') return 'You have no token for its track.';
  if (unmoved === 'taken') return 'The last space of its track is taken.';
  return unmoved === 'at-end' ? 'Your token is at the end of its track.' : 'Your token on the track moves on.';
}

/** What dissolves into each mineral column at the end of a round. */
function Pattern({ side, slot, x }: DepositProps & { readonly x: number }) {
  const { pattern } = deposits[side];
  return pattern.map((mineral, i) => {
    const column = slot * SPAN + i;
    const middle = cellLeft(column) - x + CELL / 2;
    return (
      <Place key={column} of={seabedPlace(column)}>
        <g transform={`translate(${middle} 0)`}>
          {mineral === null ? <path d="M-4 9H4" className={css.barren} /> : <Vent mineral={mineral} column={column} />}
        </g>
      </Place>
    );
  });
}

function Vent({ mineral, column }: { readonly mineral: Mineral; readonly column: number }) {
  const { mark, hex } = cubeFaces[mineral];
  return (
    <Tip
      title={`${capital(cubeName(mineral))} below ${columnName(Math.floor(column / WIDTH))}`}
      text="After each round one cube dissolves into the lowest free space above."
      rule="LIN-CLN-03"
    >
      <path d="M0 -1L4.5 5H-4.5Z" className={css.rises} />
      <rect x="-12" y="4" width="24" height="14" rx="3.5" className={css.ventMark} style={{ fill: hex }} />
      <g className={css.ventWords} data-cube={mineral}>
        <Words x={0} y={15} size={11} narrow={mark.length > 3}>
          {mark}
        </Words>
      </g>
    </Tip>
  );
}

/** What arriving on each space gives, in short; the tip has the words of the rules. */
const bonuses = [
  { vp: 1, with: null },
  { vp: 1, with: 'cube' },
  { vp: 2, with: null },
  { vp: 1, with: 'card' },
  { vp: 3, with: null },
] as const;

interface TrackProps {
  readonly slot: number;
  readonly x: number;
  readonly width: number;
}

function Track({ slot, x, width }: TrackProps) {
  const { view, names, viewer } = useBoard();
  const token = useChoices('choose-token').of(({ pick }) => Number(pick) === slot);
  const step = width / bonuses.length;
  const left = tokensOf(view, viewer);
  const roomy = useContext(Pixels) > 0.88;
  return bonuses.map(({ vp, with: extra }, i) => {
    const space = i + 1;
    const here = view.players.flatMap(({ tracks }, seat) => (tracks[slot] === space ? [seat] : []));
    const own = here.includes(viewer);
    return (
      <Target
        key={space}
        of={own ? token : { options: [], refused: [] }}
        title={`Space ${space} of the track${space === bonuses.length ? ', for one player only' : ''}`}
        text={effects.text(at(trackSpaces, i))}
        rows={[
          { name: 'Here', value: here.map((seat) => names[seat] ?? '').join(', ') || 'nobody' },
          { name: 'Your tokens left', value: left },
        ]}
      >
        {({ choosable, pointed }) => (
          <g transform={`translate(${x + i * step} 33)`}>
            <rect
              x="1"
              width={step - 2}
              height="26"
              rx="4.5"
              className={css.space}
              data-last={space === bonuses.length || undefined}
            />
            {choosable && (
              <rect x="1" width={step - 2} height="26" rx="4.5" className={pointed ? css.chosen : css.lit} />
            )}
            <g className={css.onRock}>
              <Words x={5} y={11} size={11} anchor="start">
                {vp}
                {extra === null ? '' : '+'}
              </Words>
              {extra !== null && (
                <g transform="translate(21 7)">
                  <Glyph shape={extra} size={11} />
                </g>
              )}
              {space === bonuses.length && roomy && (
                <Words x={step - 4} y={11} size={11} anchor="end" narrow>
                  one
                </Words>
              )}
            </g>
            <Place of={`track ${slot} ${space}`}>
              {here.map((seat, n) => (
                <g key={seat} transform={`translate(${9 + n * (here.length > 2 ? 5.6 : 12.5)} 18.6)`}>
                  <Piece kind={`token ${seat}`} id={`token ${seat} ${slot}`} at={`track ${slot} ${space}`}>
                    <Disc seat={seat} size={12.5} />
                  </Piece>
                </g>
              ))}
            </Place>
          </g>
        )}
      </Target>
    );
  });
}

/** The stone of each tile, drawn lightly in its right half. */
function grain(tile: TileId): string {
  switch (tile) {
    case 'basalt-shelf':
      return 'M8 20V60M24 22V60M40 19V60M56 23V60M72 20V60M88 22V60M104 19V60';
    case 'magnetite-ridge':
      return 'M4 60L20 36 34 60M28 60L50 28 72 60M62 60L80 40 96 60M88 60L104 34 122 60';
    case 'brine-pool':
      return 'M6 30Q22 24 38 30T70 30T102 30M14 42Q30 36 46 42T78 42T110 42M6 54Q22 48 38 54T70 54T102 54';
    case 'black-smoker':
      return 'M18 60V40Q22 34 26 40V60M58 60V30Q63 22 68 30V60M98 60V38Q102 32 106 38V60M63 22Q56 14 64 6M102 32Q110 24 102 16';
    case 'tholin-bed':
      return 'M6 58A14 10 0 0 1 34 58M30 58A20 16 0 0 1 70 58M64 58A12 9 0 0 1 88 58M84 58A16 12 0 0 1 116 58';
  }
}
