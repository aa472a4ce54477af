import { hexes, oceanHexes, placeName, sites, tokenName } from '@benchtop/games/arctic-cleanup';
import type { Colour, OceanHex, Site } from '@benchtop/games/arctic-cleanup';
import type { BoardState } from './board-state.ts';
import { hexCentre, hexPath, shipSpots, tokenSpots } from './geometry.ts';
import { Hit } from './Hit.tsx';
import { isDockOf, within } from './layout.ts';
import { counted, playerOf, seatColour, shipsOn } from './model.ts';
import { OceanPreview } from './OceanPreview.tsx';
import { hexIds, loadIds } from './option-ids.ts';
import { FactoryHex } from './pieces/FactoryHex.tsx';
import { OceanFrame } from './pieces/OceanFrame.tsx';
import { OceanHex as OceanTile } from './pieces/OceanHex.tsx';
import { PackIceHex } from './pieces/PackIceHex.tsx';
import { ShipHull } from './pieces/ShipHull.tsx';
import { Token } from './pieces/Token.tsx';
import { Trace } from './Trace.tsx';
import { group } from './naming.ts';
import css from './board.module.css';

/** Nineteen hexes with everything that floats, stands or lies on them. */
export function Ocean({ board }: { readonly board: BoardState }) {
  const { x, y, s } = board.layout.ocean;
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`} {...group('The ocean')}>
      <OceanFrame />
      {sites.map((site, i) => (
        <Corner key={site} board={board} site={site} seed={i} />
      ))}
      {oceanHexes.map((hex, i) => (
        <Water key={hex} board={board} hex={hex} seed={i} />
      ))}
      <Trace board={board} />
      {oceanHexes.map((hex) => (
        <Floating key={hex} board={board} hex={hex} />
      ))}
      <Fleet board={board} />
      <OceanPreview board={board} />
    </g>
  );
}

/** Where a card could take a ship: drawn inside the tile, so that neighbours do not touch. */
const REACH = hexPath(9, 6);

interface CornerProps {
  readonly board: BoardState;
  readonly site: Site;
  readonly seed: number;
}

function Corner({ board, site, seed }: CornerProps) {
  const { play, names } = board;
  const holder = board.stage.view.sites[site];
  const at = hexCentre(hexes[site]);
  const ids = hexIds(board, site);
  const id = ids.options[0] ?? ids.refused[0] ?? null;
  const open = ids.options.length > 0;
  const title =
    holder === 'ice' ? 'Pack ice: closed' : holder === null ? 'A free factory site' : `${names[holder] ?? ''}: factory`;
  return (
    <Hit play={play} id={id}>
      <title>{`${title} (${placeName(site)})`}</title>
      <g className={open ? css.rise : undefined}>
        {holder === 'ice' ? (
          <PackIceHex {...at} seed={seed} />
        ) : (
          <FactoryHex
            {...at}
            player={holder === null ? null : seatColour(holder)}
            state={open ? 'reachable' : 'plain'}
          />
        )}
      </g>
    </Hit>
  );
}

interface WaterProps {
  readonly board: BoardState;
  readonly hex: OceanHex;
  readonly seed: number;
}

/** A tile answers for the ships that could come to it, or for the one that is on it. */
function Water({ board, hex, seed }: WaterProps) {
  const { play, stage, preview } = board;
  const { options, refused } = hexIds(board, hex);
  const dock = isDockOf(playerOf(stage.view, board.viewer).site, hex);
  const centre = hexCentre(hexes[hex]);
  const lit = preview?.reach?.includes(hex) === true;
  const state = options.length > 0 ? 'reachable' : lit ? 'hover' : 'plain';
  const several = options.length > 1;
  return (
    <Hit
      play={play}
      id={several ? null : (options[0] ?? refused[0] ?? null)}
      pick={several ? hex : undefined}
      pickLabel={several ? `Sail to ${placeName(hex)}: choose a ship` : undefined}
      onPick={several ? () => board.openMenu(within(board.layout.ocean, centre), options) : undefined}
      onLook={(on) => board.setLook(on && dock && options.length + refused.length === 0 ? { kind: 'dock', hex } : null)}
    >
      <g className={options.length > 0 ? css.rise : undefined}>
        <OceanTile {...centre} seed={seed} dock={dock} state={state} />
        {lit && <path d={REACH} transform={`translate(${centre.x} ${centre.y})`} className={css.reach} />}
      </g>
    </Hit>
  );
}

function describe(board: BoardState, hex: OceanHex): string {
  const here = counted(board.stage.view.sea[hex]).map(([colour, n]) =>
    n > 1 ? `${n} ${tokenName(colour)}` : tokenName(colour),
  );
  const ships = shipsOn(board.stage.view, hex).map(({ seat, ship }) => `${board.names[seat] ?? ''} ship ${ship + 1}`);
  return `${placeName(hex)}: ${[...here, ...ships].join(', ') || 'clean'}`;
}

/** The tokens of one hex. */
function Floating({ board, hex }: { readonly board: BoardState; readonly hex: OceanHex }) {
  const { x, y } = hexCentre(hexes[hex]);
  const { view } = board.stage;
  const seen = new Map<Colour, number>();
  return (
    <g transform={`translate(${x} ${y})`} {...group(describe(board, hex))} className={css.pieces}>
      {tokenSpots(view.sea[hex], shipsOn(view, hex).length).map((spot, i) => {
        const nth = seen.get(spot.colour) ?? 0;
        seen.set(spot.colour, nth + 1);
        return (
          <g
            key={`${spot.colour}${nth}`}
            className={css.glide}
            style={{ transform: `translate(${spot.x}px, ${spot.y}px)` }}
          >
            <g
              className={board.dealing ? css.deal : undefined}
              style={{ animationDelay: `${i * 60 + Math.abs(x + y)}ms` }}
            >
              <SeaToken board={board} hex={hex} colour={spot.colour} size={spot.size} count={spot.count} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

interface SeaTokenProps {
  readonly board: BoardState;
  readonly hex: OceanHex;
  readonly colour: Colour;
  readonly size: number;
  readonly count: number;
}

function SeaToken({ board, hex, colour, size, count }: SeaTokenProps) {
  const { play, preview } = board;
  const { options, refused } = loadIds(board, hex, colour);
  const several = options.length > 1;
  const inReach = preview?.within?.some((one) => one.hex === hex && one.colour === colour) === true;
  const token = (
    <Token
      colour={colour}
      size={size}
      count={count}
      choosable={options.length > 0 || inReach}
      refused={options.length === 0 && refused.length > 0}
    />
  );
  return (
    <Hit
      play={play}
      id={several ? null : (options[0] ?? refused[0] ?? null)}
      pick={several ? `${hex} ${colour}` : undefined}
      pickLabel={several ? `${tokenName(colour)}: choose a ship` : undefined}
      onPick={several ? () => board.openMenu(within(board.layout.ocean, hexCentre(hexes[hex])), options) : undefined}
    >
      {options.length + refused.length > 0 && <circle r={size * 0.62} className={css.target} />}
      {token}
    </Hit>
  );
}

/** Ships are drawn by player, not by hex, so that a ship keeps its identity while it sails. */
function Fleet({ board }: { readonly board: BoardState }) {
  const { view } = board.stage;
  const ships = oceanHexes.flatMap((hex) => {
    const here = shipsOn(view, hex);
    const spots = shipSpots(here.length);
    const centre = hexCentre(hexes[hex]);
    return here.flatMap(({ seat, ship }, i) => {
      const spot = spots[i];
      return spot === undefined ? [] : [{ seat, ship, x: centre.x + spot.x, y: centre.y + spot.y, size: spot.size }];
    });
  });
  ships.sort((a, b) => a.seat - b.seat || a.ship - b.ship);
  const moved = board.passage?.event.type === 'ship-moved' ? board.passage.event : null;
  return (
    <g className={css.pieces} aria-hidden="true">
      {ships.map(({ seat, ship, x, y, size }) => (
        <g key={`${seat} ${ship}`} className={css.glide} style={{ transform: `translate(${x}px, ${y}px)` }}>
          <g className={css.glide} style={{ transform: `scale(${size / 56})` }}>
            <ShipHull
              player={seatColour(seat)}
              number={ship === 0 ? 1 : 2}
              cargo={playerOf(view, seat).ships[ship].cargo.length}
              wake={moved?.['seat'] === seat && moved['ship'] === ship + 1}
              chosen={seat === board.viewer && board.pointedShip === ship}
            />
          </g>
        </g>
      ))}
    </g>
  );
}
