import { CAPACITY, hexes, neighbours, oceanHexes, sites } from '@benchtop/games/arctic-cleanup';
import type { ArcticView, Colour, HexId, OceanHex, Site } from '@benchtop/games/arctic-cleanup';
import { together } from '../../table/kit/choices.ts';
import type { Offer } from '../../table/kit/choices.ts';
import { Piece, Place } from '../../table/kit/Piece.tsx';
import { Target } from '../../table/kit/Target.tsx';
import { Trace } from '../../table/kit/Trace.tsx';
import { Arrows } from './Arrows.tsx';
import { hexCentre, hexPath, shipSpots, tokenSpots } from './geometry.ts';
import type { TokenSpot } from './geometry.ts';
import { useBoard, useChoices, useMotion, usePointed, usePreview } from './kit.ts';
import { isDockOf } from './layout.ts';
import { mixOf, playerOf, seatColour, shipsOn } from './model.ts';
import { FactoryHex } from './pieces/FactoryHex.tsx';
import { OceanFrame } from './pieces/OceanFrame.tsx';
import { OceanHex as OceanTile } from './pieces/OceanHex.tsx';
import { PackIceHex } from './pieces/PackIceHex.tsx';
import { ShipHull } from './pieces/ShipHull.tsx';
import { Token } from './pieces/Token.tsx';
import { linesFor, reachOf } from './reach.ts';
import type { Reach } from './reach.ts';
import { group } from '../../table/kit/naming.ts';
import css from './board.module.css';
import { t } from './words.ts';
import { placeName, tokenName } from './names.ts';

/** Nineteen hexes with everything that floats, stands or lies on them. */
export function Ocean() {
  const { layout, view, viewer } = useBoard();
  const { x, y, s } = layout.ocean;
  const card = usePointed('choose-action')?.card ?? null;
  const reach = reachOf(view, playerOf(view, viewer), card);
  const offerOf = useHexOffers();
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`} {...group(t('The ocean'))}>
      <OceanFrame />
      {sites.map((site, i) => (
        <Corner key={site} site={site} seed={i} />
      ))}
      {oceanHexes.map((hex, i) => (
        <Water key={hex} hex={hex} seed={i} offer={offerOf(hex)} lit={reach.hexes.includes(hex)} />
      ))}
      <Trace step={5} layout={layout} lift={12.8} />
      {oceanHexes.map((hex) => (
        <Floating key={hex} hex={hex} reach={reach} />
      ))}
      <Fleet />
      <Arrows />
    </g>
  );
}

/** Options of a hex: a dock, where a ship could sail, where a token could surface. */
function useHexOffers(): (hex: HexId) => Offer {
  const { view, viewer } = useBoard();
  const { ships } = playerOf(view, viewer);
  const docks = useChoices('place-ship');
  const moves = useChoices('move-step');
  const surfaces = useChoices('analyze-place');
  return (hex) =>
    together(
      docks.of((o) => o.hex === hex),
      moves.of(({ ship, face }) => neighbours[ships[ship].hex ?? 'pole'][face] === hex),
      surfaces.of(({ ship }) => ships[ship].hex === hex),
    );
}

/** Where a card could take a ship: drawn inside the tile, so that neighbours do not touch. */
const REACH = hexPath(9, 6);

function Corner({ site, seed }: { readonly site: Site; readonly seed: number }) {
  const { view, names } = useBoard();
  const offer = useChoices('place-factory').of((o) => o.site === site);
  const holder = view.sites[site];
  const at = hexCentre(hexes[site]);
  const title =
    holder === 'ice'
      ? t('Pack ice: closed')
      : holder === null
        ? t('A free factory site')
        : t('{name}: factory', { name: names[holder] ?? '' });
  return (
    <Target
      of={offer}
      className={css.hit}
      title={`${title} (${placeName(site)})`}
      text={offer.options.length > 0 ? t('Ships unload on the three hexes that touch your factory.') : undefined}
    >
      {({ choosable }) => (
        <g className={choosable ? css.rise : undefined}>
          {holder === 'ice' ? (
            <PackIceHex {...at} seed={seed} />
          ) : holder === null ? (
            <FactoryHex {...at} player={null} state={choosable ? 'reachable' : 'plain'} />
          ) : (
            <Place of={`factory ${holder}`}>
              <Piece kind="factory" id={`factory ${holder}`} at={site}>
                <FactoryHex {...at} player={seatColour(holder)} />
              </Piece>
            </Place>
          )}
        </g>
      )}
    </Target>
  );
}

interface WaterProps {
  readonly hex: OceanHex;
  readonly seed: number;
  readonly offer: Offer;
  readonly lit: boolean;
}

/** A tile answers for the ships that could come to it, or for the one that is on it. */
function Water({ hex, seed, offer, lit }: WaterProps) {
  const { view, viewer, names } = useBoard();
  const dock = isDockOf(playerOf(view, viewer).site, hex);
  const centre = hexCentre(hexes[hex]);
  const afloat = afloatWords(view, names, hex);
  return (
    <Target
      of={offer}
      className={css.hit}
      several={t('Sail to {place}: choose a ship', { place: placeName(hex) })}
      title={sentenceCase(placeName(hex))}
      text={dock ? `${afloat}. ${t('Your dock: a ship here can unload into your factory.')}` : `${afloat}.`}
    >
      {({ choosable }) => (
        <Place of={hex} className={choosable ? css.rise : undefined}>
          <OceanTile {...centre} seed={seed} dock={dock} state={choosable ? 'reachable' : lit ? 'hover' : 'plain'} />
          {lit && <path d={REACH} transform={`translate(${centre.x} ${centre.y})`} className={css.reach} />}
        </Place>
      )}
    </Target>
  );
}

const sentenceCase = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Everything that floats on a hex. */
function afloatWords(view: ArcticView, names: readonly string[], hex: OceanHex): string {
  const here = mixOf(view.sea[hex]).map(([colour, n]) => (n > 1 ? `${n} ${tokenName(colour)}` : tokenName(colour)));
  const ships = shipsOn(view, hex).map(({ seat, ship }) =>
    t('{name} ship {ship}', { name: names[seat] ?? '', ship: ship + 1 }),
  );
  return [...here, ...ships].join(', ') || t('clean');
}

/** Where the tokens of a hex lie. They make room for what the option that is pointed at would bring. */
function useTokenSpots(hex: OceanHex): readonly TokenSpot<Colour>[] {
  const { view } = useBoard();
  const next = usePreview() ?? view;
  const [now, then] = [view.sea[hex], next.sea[hex]];
  const ships = Math.max(shipsOn(view, hex).length, shipsOn(next, hex).length);
  const rising = then.length > now.length && then.length <= 6;
  return tokenSpots(rising ? then : now, ships).slice(0, rising ? now.length : undefined);
}

/** The tokens of one hex. */
function Floating({ hex, reach }: { readonly hex: OceanHex; readonly reach: Reach }) {
  const { view, names, dealing } = useBoard();
  const { x, y } = hexCentre(hexes[hex]);
  const words = `${placeName(hex)}: ${afloatWords(view, names, hex)}`;
  const ms = useMotion()?.ms ?? 0;
  const spots = useTokenSpots(hex);
  const seen = new Map<Colour, number>();
  return (
    <g transform={`translate(${x} ${y})`} {...group(words)} className={css.pieces}>
      {spots.map((spot, i) => {
        const nth = seen.get(spot.colour) ?? 0;
        seen.set(spot.colour, nth + 1);
        const inReach = reach.tokens.some((one) => one.hex === hex && one.colour === spot.colour);
        return (
          <g
            key={`${spot.colour}${nth}`}
            className={css.glide}
            style={{ transform: `translate(${spot.x}px, ${spot.y}px)`, transitionDuration: `${ms}ms` }}
          >
            <g className={dealing ? css.deal : undefined} style={{ animationDelay: `${i * 60 + Math.abs(x + y)}ms` }}>
              <SeaToken hex={hex} colour={spot.colour} size={spot.size} count={spot.count} inReach={inReach} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

interface SeaTokenProps {
  readonly hex: OceanHex;
  readonly colour: Colour;
  readonly size: number;
  readonly count: number;
  readonly inReach: boolean;
}

function SeaToken({ hex, colour, size, count, inReach }: SeaTokenProps) {
  const { view, viewer } = useBoard();
  const p = playerOf(view, viewer);
  const offer = useChoices('load-token').of((o) => o.colour === colour && p.ships[o.ship].hex === hex);
  const [option] = offer.options;
  const free = option === undefined ? 0 : CAPACITY - p.ships[option.value.ship].cargo.length - 1;
  const places =
    free === 1
      ? t('Then 1 free slot on ship {ship}.', { ship: (option?.value.ship ?? 0) + 1 })
      : t('Then {free} free slots on ship {ship}.', { free, ship: (option?.value.ship ?? 0) + 1 });
  const text = linesFor(p, colour).length > 0 ? places : t('No line of your factory takes it now.');
  return (
    <Target
      of={offer}
      drag
      several={t('{token}: choose a ship', { token: tokenName(colour) })}
      title={tokenName(colour)}
      text={option && text}
    >
      {({ choosable, refused }) => (
        <>
          {(choosable || refused) && <circle r={size * 0.62} className={css.area} />}
          <Piece kind={`token ${colour}`} at={hex} count={count}>
            <Token colour={colour} size={size} count={count} choosable={choosable || inReach} refused={refused} />
          </Piece>
        </>
      )}
    </Target>
  );
}

/** Ships are drawn by player, not by hex, so that a ship keeps its identity while it sails. */
function Fleet() {
  const { view, viewer } = useBoard();
  const motion = useMotion();
  const sailing = motion?.event.type === 'ship-moved' ? motion.event : null;
  const pointed = usePointedShip();
  const next = usePreview();
  const ships = oceanHexes.flatMap((hex) => {
    const here = shipsOn(view, hex);
    // They move up for a ship that the option that is pointed at would bring.
    const then = next === null ? here : shipsOn(next, hex);
    const row = then.length > here.length ? then : here;
    const spots = shipSpots(row.length);
    const { x, y } = hexCentre(hexes[hex]);
    return here.flatMap((one) => {
      const spot = spots[row.findIndex(({ seat, ship }) => seat === one.seat && ship === one.ship)];
      return spot === undefined ? [] : [{ ...one, hex, x: x + spot.x, y: y + spot.y, size: spot.size }];
    });
  });
  ships.sort((a, b) => a.seat - b.seat || a.ship - b.ship);
  return (
    <g className={css.pieces} aria-hidden="true">
      {ships.map(({ seat, ship, hex, x, y, size }) => (
        <Place key={`${seat} ${ship}`} of={`ship ${seat} ${ship}`}>
          <Piece kind="ship" id={`ship ${seat} ${ship}`} at={hex} slides>
            <ShipHull
              player={seatColour(seat)}
              number={ship === 0 ? 1 : 2}
              cargo={playerOf(view, seat).ships[ship].cargo.length}
              wake={sailing?.seat === seat && sailing.ship === ship + 1}
              chosen={seat === viewer && pointed === ship}
              x={x}
              y={y}
              size={size}
            />
          </Piece>
        </Place>
      ))}
    </g>
  );
}

/** The viewer's ship that the pointed option is about. */
function usePointedShip(): number | null {
  const move = usePointed('move-step');
  const load = usePointed('load-token');
  const set = usePointed('plan-set');
  const pick = usePointed('plan-pick');
  const row = set?.do === 'row' ? set.row : pick?.do === 'row' ? pick.row : null;
  return move?.ship ?? load?.ship ?? row;
}
