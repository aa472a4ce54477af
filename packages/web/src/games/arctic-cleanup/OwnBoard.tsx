import type { ReactNode } from 'react';
import {
  BLOCK_POINTS,
  blockIds,
  blocks,
  CAPACITY,
  docked,
  lineIds,
  lines,
  ROW_SLOTS,
  tokens,
} from '@benchtop/games/arctic-cleanup';
import type { BlockId, Colour, Face, LineId, ShipIndex } from '@benchtop/games/arctic-cleanup';
import { together } from '../../table/kit/choices.ts';
import { Piece } from '../../table/kit/Piece.tsx';
import { Target } from '../../table/kit/Target.tsx';
import { Tip } from '../../table/kit/Tip.tsx';
import { FacePicker } from './FacePicker.tsx';
import { FactoryMarks, lineWords } from './FactoryMarks.tsx';
import { useBoard, useChoices, usePointed, useStep } from './kit.ts';
import { rowSlot } from './layout.ts';
import type { Zone } from './layout.ts';
import { argsAt, playerOf, seatColour, SHIPS } from './model.ts';
import { Die } from './pieces/Die.tsx';
import { blockBox, factorySlot } from './pieces/factory-layout.ts';
import { FactoryBoard } from './pieces/FactoryBoard.tsx';
import { Hold, holdSlot } from './pieces/Hold.tsx';
import { Scale } from './pieces/scale.ts';
import { Token } from './pieces/Token.tsx';
import { linesFor, reachOf } from './reach.ts';
import { Tray } from './Tray.tsx';
import { group } from '../../table/kit/naming.ts';
import css from './board.module.css';
import { t } from './words.ts';
import { blockName, directionName, lineName, tokenName } from './names.ts';

/** The viewer's personal board: factory, planning rows, holds and dice. */
export function OwnBoard() {
  const { viewer, names } = useBoard();
  return (
    <g {...group(t('{name} board', { name: names[viewer] ?? t('Your') }))}>
      <Factory />
      {SHIPS.map((ship) => (
        <Strip key={ship} ship={ship} />
      ))}
      <Tray />
    </g>
  );
}

function Factory() {
  const { layout, view, viewer } = useBoard();
  const p = playerOf(view, viewer);
  const lit = useLitLines();
  return (
    <At zone={layout.factory}>
      <FactoryBoard player={seatColour(viewer)} lines={p.lines} blocks={p.blocks}>
        {lineIds.map((line) => (
          <LineTarget key={line} line={line} lit={lit.includes(line)} />
        ))}
      </FactoryBoard>
      {blockIds.map((block) => (
        <BlockTip key={block} block={block} />
      ))}
      <FactoryMarks />
    </At>
  );
}

/** The badge in the middle of a block says what filling it brings. */
function BlockTip({ block }: { readonly block: BlockId }) {
  const { view, viewer } = useBoard();
  const { x, y, width, height } = blockBox(block);
  const name = blockName(block);
  const opened = playerOf(view, viewer).blocks['block-unlock'];
  const unlocks = opened
    ? t('Its hatched lines are open.')
    : t('Its hatched lines open when the two lowest lines hold two tokens each.');
  return (
    <Tip
      title={name.charAt(0).toUpperCase() + name.slice(1)}
      text={
        blocks[block].reward === 'die'
          ? t('A filled dice block wins a die and {n} points.', { n: BLOCK_POINTS })
          : unlocks
      }
    >
      <rect x={x + width / 2 - 15} y={y + height / 2 - 9} width="30" height="18" className={css.area} />
    </Tip>
  );
}

/** Lines that would take what is pointed at or looked at. */
function useLitLines(): readonly LineId[] {
  const { view, viewer, look } = useBoard();
  const p = playerOf(view, viewer);
  const card = usePointed('choose-action')?.card ?? null;
  const load = usePointed('load-token');
  if (load !== null) return linesFor(p, load.colour);
  if (look?.kind === 'cargo') return linesFor(p, look.colour);
  return reachOf(view, p, card).lines;
}

/** Options of a line: the tokens it could take, or only the one that was picked up. */
function LineTarget({ line, lit }: { readonly line: LineId; readonly lit: boolean }) {
  const { view, viewer, picked, setLook } = useBoard();
  const { colour, count } = playerOf(view, viewer).lines[line];
  const fits = (o: { readonly ship: ShipIndex; readonly colour: Colour }): boolean =>
    picked === null || (picked.ship === o.ship && picked.colour === o.colour);
  const offer = useChoices('unload-token').of((o) => o.line === line && fits(o));
  const { x, y } = factorySlot(line, 1);
  const { size, logo } = lines[line];
  return (
    <Target
      of={offer}
      several={t('Onto {line}: choose a token', { line: lineName(line) })}
      onLook={(on) => setLook(on ? { kind: 'line', line } : null)}
      {...lineWords(line, count)}
    >
      {({ choosable, pointed }) => (
        <>
          {(choosable || lit || pointed) && <LineRing line={line} pointed={pointed} />}
          {colour !== null &&
            Array.from({ length: count }, (_, i) => (
              <Piece key={i} kind={`token ${colour}`} at={`line ${line}`}>
                <Token colour={colour} size={36} {...factorySlot(line, i + 1)} />
              </Piece>
            ))}
          <rect
            x={x - 23}
            y={y - 23}
            width={logo === null ? (size - 1) * 50 + 46 : 250}
            height="46"
            className={css.area}
          />
        </>
      )}
    </Target>
  );
}

function LineRing({ line, pointed }: { readonly line: LineId; readonly pointed: boolean }) {
  const { x, y } = factorySlot(line, 1);
  const box = { x: x - 23, y: y - 23, width: (lines[line].size - 1) * 50 + 46, height: 46, rx: 8 };
  return (
    <g fill="none">
      <rect {...box} stroke={pointed ? 'var(--choice)' : 'var(--choice-key)'} strokeWidth="5.5" />
      <rect {...box} stroke={pointed ? 'var(--chosen)' : 'var(--choice-glow)'} strokeWidth="3" />
    </g>
  );
}

/** One ship's half of the planning zone: its row of dice above its hold, or apart from it on a small screen. */
function Strip({ ship }: { readonly ship: ShipIndex }) {
  const { rows, holds, pickers, pages } = useBoard().layout;
  const picking = useStep() === 'plan-set';
  return (
    <>
      <At zone={rows[ship]}>
        <rect x="-5" y="-1" width="254" height={pages === 1 ? 167 : 56} rx="12" className={css.panel} />
        {pages === 3 && (
          <text x="-14" y="28" dy="0.355em" fontSize="24" className={css.numeral} aria-hidden="true">
            {ship + 1}
          </text>
        )}
        <Row row={ship} />
      </At>
      {(!picking || pages === 3) && (
        <At zone={holds[ship]}>
          <Cargo ship={ship} />
        </At>
      )}
      {picking && (
        <At zone={pickers[ship]}>
          <FacePicker row={ship} />
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

function Row({ row }: { readonly row: ShipIndex }) {
  const { view, viewer } = useBoard();
  const dice = playerOf(view, viewer).rows[row];
  const laid = argsAt(view, 'plan-set');
  const inHand = laid?.row === row + 1 ? dice.findIndex((face) => face === laid.face) : -1;
  return (
    <g {...group(t('Row {row}: {dice}', { row: row + 1, dice: dice.join(', ') || t('no dice') }))}>
      <Tip
        title={t('Row {n} steers ship {n}', { n: row + 1 })}
        text={`${t('Row {row}: {dice}', { row: row + 1, dice: dice.map(directionName).join(', ') || t('no dice') })}.`}
      >
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
      </Tip>
      {dice.map((face, i) => (
        <RowDie key={i} row={row} face={face} place={i} inHand={i === inHand} />
      ))}
    </g>
  );
}

interface RowDieProps {
  readonly row: ShipIndex;
  readonly face: Face;
  readonly place: number;
  readonly inHand: boolean;
}

/** A die in a planning row: it is picked up, or its ship sails by it. */
function RowDie({ row, face, place, inHand }: RowDieProps) {
  const { setLook } = useBoard();
  const offer = together(
    useChoices('plan-pick').of((o) => o.do === 'row' && o.row === row && o.face === face),
    useChoices('move-step').of((o) => o.ship === row && o.face === face),
  );
  const { x, y } = rowSlot(place);
  return (
    <Target
      of={offer}
      drag
      title={t('Row {n} steers ship {n}', { n: row + 1 })}
      text={t('It points {direction}. Each step of a move spends one die.', { direction: directionName(face) })}
      onLook={(on) => setLook(on ? { kind: 'die', row, face } : null)}
    >
      {({ choosable, refused, pointed }) => (
        <>
          <rect x={x - 23} y={y - 22} width="46" height="44" className={css.area} />
          <Piece kind="die" at={`row ${row} ${face}`}>
            <Die face={face} size={58} x={x} y={y} choosable={choosable} refused={refused} chosen={inHand || pointed} />
          </Piece>
        </>
      )}
    </Target>
  );
}

/** The hold as a ship with four slots; its tokens can be picked up while unloading. */
function Cargo({ ship }: { readonly ship: ShipIndex }) {
  const { view, viewer } = useBoard();
  const p = playerOf(view, viewer);
  const { cargo } = p.ships[ship];
  const words = t('Ship {ship}: {cargo}, {n} of {of}', {
    ship: ship + 1,
    cargo: cargo.map(tokenName).join(', ') || t('empty'),
    n: cargo.length,
    of: CAPACITY,
  });
  const moored = docked(p, ship) ? `${t('At your dock: this ship can unload')}.` : undefined;
  return (
    <g {...group(moored === undefined ? words : `${words}. ${moored}`)}>
      <Tip title={words} text={moored}>
        <Hold player={seatColour(viewer)} number={ship === 0 ? 1 : 2} />
        {docked(p, ship) && <Moored />}
      </Tip>
      {cargo.map((colour, i) => (
        <CargoToken key={i} ship={ship} colour={colour} place={i} first={cargo.indexOf(colour) === i} />
      ))}
    </g>
  );
}

interface CargoTokenProps {
  readonly ship: ShipIndex;
  readonly colour: Colour;
  readonly place: number;
  readonly first: boolean;
}

function CargoToken({ ship, colour, place, first }: CargoTokenProps) {
  const { picked, pickUp, setLook } = useBoard();
  const offer = useChoices('unload-token').of((o) => o.ship === ship && o.colour === colour);
  const { x, y } = holdSlot(place);
  const chosen = first && picked?.ship === ship && picked.colour === colour;
  return (
    <Target
      of={offer}
      drag
      several={t('{token} from ship {ship}: choose a line', { token: tokenName(colour), ship: ship + 1 })}
      title={tokenName(colour)}
      text={t('{points} points in the factory, 1 aboard.', { points: tokens[colour].points })}
      onPick={() => pickUp({ ship, colour })}
      onLook={(on) => setLook(on ? { kind: 'cargo', colour } : null)}
    >
      {({ choosable, refused }) => (
        <>
          <Piece kind={`token ${colour}`} at={`hold ${ship}`}>
            <Token colour={colour} size={36} x={x} y={y} choosable={choosable} refused={refused} chosen={chosen} />
          </Piece>
          <rect x={x - 22} y={y - 22} width="44" height="44" className={css.area} />
        </>
      )}
    </Target>
  );
}

/** An anchor: this ship touches the factory and can unload. */
const Moored = () => (
  <g transform="translate(122 40)" className={css.anchor}>
    <path d="M0-8V9M-5-4H5M-9 3Q-8 10 0 10T9 3M0-11A2.6 2.6 0 1 1 0-5.8A2.6 2.6 0 1 1 0-11Z" />
  </g>
);
