import type { ReactNode } from 'react';
import { CAPACITY, docked, lineIds, lineName, lines, ROW_SLOTS, tokenName } from '@benchtop/games/arctic-cleanup';
import type { Face, LineId, ShipIndex } from '@benchtop/games/arctic-cleanup';
import { isLayingDie } from './board-state.ts';
import type { BoardState } from './board-state.ts';
import { FacePicker } from './FacePicker.tsx';
import { FactoryMarks } from './FactoryMarks.tsx';
import { Hit } from './Hit.tsx';
import { rowSlot, slotPoint } from './layout.ts';
import type { Zone } from './layout.ts';
import { pendingNumber, playerOf, seatColour, SHIPS } from './model.ts';
import { cargoIds, dieId, lineIdsFor } from './option-ids.ts';
import { Die } from './pieces/Die.tsx';
import { factorySlot } from './pieces/factory-layout.ts';
import { FactoryBoard } from './pieces/FactoryBoard.tsx';
import { Hold, holdSlot } from './pieces/Hold.tsx';
import type { PieceState } from './pieces/Piece.tsx';
import { Scale } from './pieces/scale.ts';
import { linesFor } from './preview.ts';
import { Tray } from './Tray.tsx';
import { group } from './naming.ts';
import css from './board.module.css';

/** The viewer's personal board: factory, planning rows, holds and dice. */
export function OwnBoard({ board }: { readonly board: BoardState }) {
  return (
    <g {...group(`${board.names[board.viewer] ?? 'Your'} board`)}>
      <Factory board={board} />
      {SHIPS.map((ship) => (
        <Strip key={ship} board={board} ship={ship} />
      ))}
      <Tray board={board} />
    </g>
  );
}

function Factory({ board }: { readonly board: BoardState }) {
  const { x, y, s } = board.layout.factory;
  const p = playerOf(board.stage.view, board.viewer);
  const states = Object.fromEntries(lineIds.map((line) => [line, lineState(board, line)])) as Record<
    LineId,
    PieceState
  >;
  const { preview, picked } = board;
  const ghost = preview?.line?.colour ?? (picked?.kind === 'hold' ? picked.colour : undefined);
  return (
    <Scale.Provider value={s}>
      <g transform={`translate(${x} ${y}) scale(${s})`}>
        <FactoryBoard
          player={seatColour(board.viewer)}
          lines={p.lines}
          blocks={p.blocks}
          states={states}
          preview={ghost}
        />
        <FactoryMarks board={board} />
        {lineIds.map((line) => (
          <LineTarget key={line} board={board} line={line} />
        ))}
      </g>
    </Scale.Provider>
  );
}

/** Lit: the line takes what is pointed at, picked up or looked at. */
function lineState(board: BoardState, line: LineId): PieceState {
  const { preview, look, picked } = board;
  const p = playerOf(board.stage.view, board.viewer);
  const looked = look?.kind === 'cargo' ? linesFor(p, look.colour) : (preview?.lit ?? []);
  const choosable = lineIdsFor(board, line).options.length > 0 || looked.includes(line);
  return {
    choosable,
    chosen: preview?.line?.line === line,
    ghost: preview?.line?.line === line || (picked?.kind === 'hold' && choosable),
  };
}

function LineTarget({ board, line }: { readonly board: BoardState; readonly line: LineId }) {
  const { options, refused } = lineIdsFor(board, line);
  const several = options.length > 1;
  const { x, y } = factorySlot(line, 1);
  const width = lines[line].logo === null ? (lines[line].size - 1) * 50 + 46 : 250;
  return (
    <Hit
      play={board.play}
      id={several ? null : (options[0] ?? refused[0] ?? null)}
      pick={several ? `line ${line}` : undefined}
      pickLabel={several ? `Onto ${lineName(line)}: choose a token` : undefined}
      onPick={several ? () => board.openMenu(slotPoint(board.layout, line, 2), options) : undefined}
      onLook={(on) => board.setLook(on ? { kind: 'line', line } : null)}
    >
      <rect x={x - 23} y={y - 23} width={width} height="46" className={css.target} />
    </Hit>
  );
}

/** One ship's half of the planning zone: its row of dice above its hold, or apart from it on a small screen. */
function Strip({ board, ship }: { readonly board: BoardState; readonly ship: ShipIndex }) {
  const { rows, holds, pickers, pages } = board.layout;
  const picking = isLayingDie(board);
  return (
    <>
      <At zone={rows[ship]}>
        <rect x="-5" y="-1" width="254" height={pages === 1 ? 167 : 56} rx="12" className={css.panel} />
        {pages === 3 && (
          <text x="-14" y="28" dy="0.355em" fontSize="24" className={css.numeral} aria-hidden="true">
            {ship + 1}
          </text>
        )}
        <Row board={board} row={ship} />
      </At>
      {(!picking || pages === 3) && (
        <At zone={holds[ship]}>
          <Cargo board={board} ship={ship} />
        </At>
      )}
      {picking && (
        <At zone={pickers[ship]}>
          <FacePicker board={board} row={ship} />
        </At>
      )}
    </>
  );
}

const At = ({ zone: { x, y, s }, children }: { readonly zone: Zone; readonly children: ReactNode }) => (
  <Scale.Provider value={s}>
    <g transform={`translate(${x} ${y}) scale(${s})`}>{children}</g>
  </Scale.Provider>
);

function Row({ board, row }: { readonly board: BoardState; readonly row: ShipIndex }) {
  const { preview } = board;
  const dice = playerOf(board.stage.view, board.viewer).rows[row];
  const held = isLayingDie(board) && pendingNumber(board.stage.view, 'row') === row + 1;
  const inHand = held ? dice.findIndex((face) => face === pendingNumber(board.stage.view, 'face')) : -1;
  const ghost = preview?.row?.row === row ? preview.row.face : null;
  return (
    <g {...group(`Row ${row + 1}: ${dice.join(', ') || 'no dice'}`)}>
      {Array.from({ length: ROW_SLOTS }, (_, i) => (
        <rect
          key={i}
          x={rowSlot(i).x - 22}
          y={rowSlot(i).y - 21}
          width="44"
          height="42"
          rx="9"
          className={css.dieSlot}
        />
      ))}
      {dice.map((face, i) => (
        <RowDie key={i} board={board} row={row} face={face} place={i} inHand={i === inHand} />
      ))}
      {ghost !== null && <Die face={ghost} size={58} {...rowSlot(inHand >= 0 ? inHand : dice.length)} ghost />}
    </g>
  );
}

interface RowDieProps {
  readonly board: BoardState;
  readonly row: ShipIndex;
  readonly face: Face;
  readonly place: number;
  readonly inHand: boolean;
}

function RowDie({ board, row, face, place, inHand }: RowDieProps) {
  const { play } = board;
  const id = dieId(board, row, face);
  const { x, y } = rowSlot(place);
  const option = id === null ? null : play.option(id);
  const refusal = id === null ? null : play.refusal(id);
  return (
    <Hit play={play} id={id} onLook={(on) => board.setLook(on ? { kind: 'die', row, face } : null)}>
      <rect x={x - 23} y={y - 22} width="46" height="44" className={css.target} />
      <Die
        face={face}
        size={58}
        x={x}
        y={y}
        choosable={option !== null}
        refused={refusal !== null}
        chosen={inHand || (id !== null && id === play.pointed && option !== null)}
        ghost={inHand && board.preview?.row !== undefined}
      />
    </Hit>
  );
}

/** The hold as a ship with four places; its tokens can be picked up while unloading. */
function Cargo({ board, ship }: { readonly board: BoardState; readonly ship: ShipIndex }) {
  const p = playerOf(board.stage.view, board.viewer);
  const { cargo } = p.ships[ship];
  const { preview, picked } = board;
  const ghost = preview?.hold?.ship === ship ? preview.hold.colour : undefined;
  const states = cargo.map((colour, i) => {
    const { options, refused } = cargoIds(board, ship, colour);
    const chosen =
      picked?.kind === 'hold' && picked.ship === ship && picked.colour === colour && cargo.indexOf(colour) === i;
    return { choosable: options.length > 0, refused: options.length === 0 && refused.length > 0, chosen };
  });
  return (
    <g {...group(`Ship ${ship + 1}: ${cargo.map(tokenName).join(', ') || 'empty'}, ${cargo.length} of ${CAPACITY}`)}>
      <Hold player={seatColour(board.viewer)} number={ship === 0 ? 1 : 2} cargo={cargo} states={states} ghost={ghost} />
      {docked(p, ship) && <Moored />}
      {cargo.map((_, i) => (
        <CargoTarget key={i} board={board} ship={ship} place={i} />
      ))}
    </g>
  );
}

function CargoTarget({
  board,
  ship,
  place,
}: {
  readonly board: BoardState;
  readonly ship: ShipIndex;
  readonly place: number;
}) {
  const colour = playerOf(board.stage.view, board.viewer).ships[ship].cargo[place];
  if (colour === undefined) return null;
  const { options, refused } = cargoIds(board, ship, colour);
  const several = options.length > 1;
  const { x, y } = holdSlot(place);
  const onPick = () => board.pickUp({ kind: 'hold', ship, colour });
  return (
    <Hit
      play={board.play}
      id={several ? null : (options[0] ?? refused[0] ?? null)}
      pick={several ? `hold ${ship + 1} ${colour}` : undefined}
      pickLabel={several ? `${tokenName(colour)} from ship ${ship + 1}: choose a line` : undefined}
      onPick={several ? onPick : undefined}
      onLook={(on) => board.setLook(on ? { kind: 'cargo', ship, colour } : null)}
    >
      <rect x={x - 22} y={y - 22} width="44" height="44" className={css.target} />
    </Hit>
  );
}

/** An anchor: this ship touches the factory and can unload. */
const Moored = () => (
  <g transform="translate(122 40)" className={css.anchor}>
    <title>At your dock: this ship can unload</title>
    <path d="M0-8V9M-5-4H5M-9 3Q-8 10 0 10T9 3M0-11A2.6 2.6 0 1 1 0-5.8A2.6 2.6 0 1 1 0-11Z" />
  </g>
);
