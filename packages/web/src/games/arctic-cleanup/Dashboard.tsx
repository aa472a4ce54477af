import {
  blockIds,
  blocks,
  CAPACITY,
  cards as cardData,
  lineIds,
  lines,
  processed,
  TO_END,
} from '@benchtop/games/arctic-cleanup';
import type { arcticCleanup, CardId, Colour, Face, PlayerColour, SeenPlayer } from '@benchtop/games/arctic-cleanup';
import type { DashboardPropsOf } from '../../table/contract.ts';
import { Drawing, Piece } from '../../table/kit/Piece.tsx';
import { Tip } from '../../table/kit/Tip.tsx';
import { faceAngle } from './geometry.ts';
import { playedCard, playerOf, seatColour, seatToAct, SHIPS } from './model.ts';
import { CardLogo } from './pieces/CardLogo.tsx';
import { PieceDefs } from './pieces/PieceDefs.tsx';
import { tokenShapes } from './pieces/token-shapes.ts';
import { picture } from '../../table/kit/naming.ts';
import css from './dashboard.module.css';
import { diceCount, t } from './words.ts';
import { cardText, directionName, lineName, tokenName } from './names.ts';

/** One player's public things at a glance: race to sixteen, factory, cargo, dice, cards. */
export function Dashboard({ view, seat, name }: DashboardPropsOf<typeof arcticCleanup>) {
  const p = playerOf(view, seat);
  const played = seatToAct(view) === seat ? playedCard(view) : null;
  return (
    <>
      {seat === 0 && <PieceDefs />}
      <Drawing viewBox="0 0 216 92" className={css.dashboard} {...picture(inWords(name, p))}>
        <Tip
          title={t('{n} of {of} tokens processed', { n: processed(p), of: TO_END })}
          text={t('The flag is the end: {n} tokens in one factory after an Unload action.', { n: TO_END })}
        >
          <Race player={seatColour(seat)} count={processed(p)} />
        </Tip>
        <Tip title={t('Factory of {name}', { name })} text={unlockWords(p)} rows={lineRows(p)}>
          <Thumbnail p={p} seat={seat} />
        </Tip>
        {SHIPS.map((ship) => (
          <Cargo
            key={ship}
            number={ship + 1}
            cargo={p.ships[ship].cargo}
            x={50 + ship * 85}
            place={`seat ${seat} hold ${ship}`}
          />
        ))}
        <Tip title={t('Dice')} text={diceWords(p)}>
          <Dice p={p} />
        </Tip>
        {p.cards.map((card, i) => (
          <Chip key={card} card={card} column={i + 1} upgraded={p.upgraded[card]} played={played === card} />
        ))}
      </Drawing>
    </>
  );
}

const unlockWords = (p: SeenPlayer): string =>
  p.blocks['block-unlock']
    ? t('Its hatched lines are open.')
    : t('Its hatched lines open when the two lowest lines hold two tokens each.');

/** What lies on each line that is begun. */
const lineRows = (p: SeenPlayer) =>
  lineIds.flatMap((line) => {
    const { colour, count: held } = p.lines[line];
    return colour === null
      ? []
      : [
          {
            name: lineName(line),
            value: t('{n} of {of} {token}', { n: held, of: lines[line].size, token: tokenName(colour) }),
          },
        ];
  });

function diceWords(p: SeenPlayer): string {
  const rows = SHIPS.map((row) =>
    t('Row {row}: {dice}.', { row: row + 1, dice: p.rows[row].map(directionName).join(', ') || t('no dice') }),
  );
  return `${rows.join(' ')} ${t('{dice} beside the board, {n} locked.', { dice: diceCount(p.pool), n: p.supply })}`;
}

function inWords(name: string, p: SeenPlayer): string {
  const aboard = SHIPS.map((ship) =>
    t('ship {ship}: {cargo}', { ship: ship + 1, cargo: p.ships[ship].cargo.map(tokenName).join(', ') || t('empty') }),
  );
  const dice = SHIPS.map((row) =>
    t('row {row}: {dice}', { row: row + 1, dice: p.rows[row].map(directionName).join(', ') || t('no dice') }),
  );
  const cards = p.cards.map((card, i) => `${cardData[card].title} ${(i + 1) * (p.upgraded[card] ? 2 : 1)}`);
  const open = p.blocks['block-unlock'] ? t('hatched lines open') : t('hatched lines closed');
  return [
    t('{name}: {n} of {of} processed', { name, n: processed(p), of: TO_END }),
    open,
    ...aboard,
    ...dice,
    t('{dice} beside the board', { dice: diceCount(p.pool) }),
    cards.join(', '),
  ].join('; ');
}

/** Sixteen notches; the flag at the end is the end of the match. */
function Race({ player, count }: { readonly player: PlayerColour; readonly count: number }) {
  return (
    <g transform="translate(50 0)">
      <rect width="166" height="16" className={css.area} />
      {Array.from({ length: TO_END }, (_, i) => (
        <rect
          key={i}
          x={i * 7.6}
          y="2"
          width="6.4"
          height="11"
          rx="1.6"
          fill={i < count ? `var(--player-${player})` : 'var(--sunken)'}
          stroke={i < count ? 'var(--player-edge)' : 'var(--line-strong)'}
          strokeWidth="0.9"
        />
      ))}
      <path d="M124.5 15V0.5H133L130.6 3.8 133 7H124.5" className={css.flag} />
      <text x="166" y="11.6" className={css.figure} textAnchor="end">
        {`${count}/${TO_END}`}
      </text>
    </g>
  );
}

/** The factory as eight rows of squares, in the colours of what lies there. */
function Thumbnail({ p, seat }: { readonly p: SeenPlayer; readonly seat: number }) {
  return (
    <g>
      <rect x="0.6" y="0.6" width="42" height="90.6" rx="4" className={css.factory} />
      {blockIds.map((id) => {
        const row = lines[blocks[id].lines[0]].row;
        const x = blocks[id].from === 1 ? 2.4 : 22;
        return (
          <rect
            key={id}
            x={x}
            y={2.2 + (row - 1) * 11.1}
            width="19"
            height="21.6"
            rx="2.5"
            className={p.blocks[id] ? css.done : css.block}
          />
        );
      })}
      {lineIds.flatMap((line) =>
        Array.from({ length: lines[line].size }, (_, i) => {
          const { colour, count: held } = p.lines[line];
          const closed = lines[line].hatched && !p.blocks['block-unlock'];
          const fill =
            i < held && colour !== null ? `var(--token-${colour})` : closed ? 'url(#arc-hatch)' : 'var(--slot)';
          const cell = (
            <rect
              key={`${line}${i}`}
              x={(i < held ? 3.3 : 4) + i * 9.4}
              y={(i < held ? 3 : 4) + (lines[line].row - 1) * 11.1}
              width={i < held ? 8.8 : 7.4}
              height={i < held ? 10.4 : 8}
              rx="1.6"
              fill={fill}
              className={i < held ? css.full : css.empty}
            />
          );
          if (i >= held || colour === null) return cell;
          return (
            <Piece key={`${line}${i}`} kind={`token ${colour}`} at={`seat ${seat} line ${line}`}>
              {cell}
              {i === 0 && (
                <text
                  x={7.7}
                  y={12.2 + (lines[line].row - 1) * 11.1}
                  className={css.tiny}
                  fill={`var(--on-token-${colour})`}
                >
                  {tokenShapes[colour].letter}
                </text>
              )}
            </Piece>
          );
        }),
      )}
    </g>
  );
}

interface CargoProps {
  readonly number: number;
  readonly cargo: readonly Colour[];
  readonly x: number;
  readonly place: string;
}

function Cargo({ number, cargo, x, place }: CargoProps) {
  return (
    <Tip
      title={t('Ship {ship}: {n} of {of}', { ship: number, n: cargo.length, of: CAPACITY })}
      text={cargo.map(tokenName).join(', ') || t('empty')}
    >
      <g transform={`translate(${x} 18)`}>
        <rect y="1" width="82" height="18" className={css.area} />
        <text y="14.5" className={css.figure}>
          {number}
        </text>
        {Array.from({ length: CAPACITY }, (_, i) => {
          const colour = cargo[i];
          const left = 9 + i * 18;
          if (colour === undefined)
            return <rect key={i} x={left} y="1.5" width="16" height="17" rx="3" className={css.hold} />;
          return (
            <Piece key={i} kind={`token ${colour}`} at={place}>
              <rect
                x={left}
                y="1.5"
                width="16"
                height="17"
                rx="3"
                fill={`var(--token-${colour})`}
                stroke="var(--wood-dark)"
                strokeWidth="1.2"
              />
              <text x={left + 8} y="14" className={css.letters} fill={`var(--on-token-${colour})`}>
                {tokenShapes[colour].letter}
              </text>
            </Piece>
          );
        })}
      </g>
    </Tip>
  );
}

/** Dice of both rows as arrows behind the number of their ship, then the hollow ones beside the board. */
function Dice({ p }: { readonly p: SeenPlayer }) {
  const [one, two] = p.rows;
  const second = 9 + one.length * 14;
  const third = second + 10 + two.length * 14;
  return (
    <g transform="translate(50 43)">
      <text y="13.5" className={css.figure}>
        1
      </text>
      {one.map((face, i) => (
        <MiniDie key={i} face={face} x={15.5 + i * 14} />
      ))}
      <text x={second + 1} y="13.5" className={css.figure}>
        2
      </text>
      {two.map((face, i) => (
        <MiniDie key={i} face={face} x={second + 16 + i * 14} />
      ))}
      {Array.from({ length: p.pool }, (_, i) => (
        <MiniDie key={i} face={null} x={third + 9 + i * 14} />
      ))}
    </g>
  );
}

const MiniDie = ({ face, x }: { readonly face: Face | null; readonly x: number }) => (
  <g transform={`translate(${x} 9)`}>
    <rect x="-6.2" y="-7.5" width="12.4" height="15" rx="3" className={face === null ? css.pool : css.die} />
    {face !== null && (
      <path d="M0 4.5V-4M-3.4-1L0-4.6 3.4-1" transform={`rotate(${faceAngle(face)})`} className={css.arrow} />
    )}
  </g>
);

interface ChipProps {
  readonly card: CardId;
  readonly column: number;
  readonly upgraded: boolean;
  readonly played: boolean;
}

function Chip({ card, column, upgraded, played }: ChipProps) {
  const strength = upgraded ? column * 2 : column;
  return (
    <Tip title={`${cardData[card].title} ${strength}`} text={`${cardText(card, strength)}.`}>
      <g transform={`translate(${50 + (column - 1) * 33.4} ${played ? 64 : 66})`}>
        <rect
          width="31"
          height="24"
          rx="4"
          className={`${css.chip} ${upgraded ? css.gold : ''} ${played ? css.played : ''}`}
        />
        <CardLogo card={card} size={16} x={10} y={12} colour={upgraded ? 'var(--on-gold)' : 'var(--paper-ink)'} />
        <text x="24" y="16.4" className={css.strength} fill={upgraded ? 'var(--on-gold)' : 'var(--paper-ink)'}>
          {strength}
        </text>
      </g>
    </Tip>
  );
}
