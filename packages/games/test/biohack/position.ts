import { put, takePiece } from '@benchtop/engine/author';
import { creatures, creaturesOf } from '../../src/biohack/data/creatures.ts';
import type { CreatureId } from '../../src/biohack/data/creatures.ts';
import { classes, genes, rowSpaces } from '../../src/biohack/data/goods.ts';
import type { Class, Good } from '../../src/biohack/data/goods.ts';
import type { MilestoneId } from '../../src/biohack/data/milestones.ts';
import type { ScientistId } from '../../src/biohack/data/scientists.ts';
import { scientistIds } from '../../src/biohack/data/scientists.ts';
import { policed, soloCards, soloIds } from '../../src/biohack/data/solo.ts';
import type { SoloId } from '../../src/biohack/data/solo.ts';
import type { FaceId, SpaceId } from '../../src/biohack/data/spaces.ts';
import { advancedSpaces } from '../../src/biohack/data/spaces.ts';
import type { Location } from '../../src/biohack/data/table.ts';
import { locations } from '../../src/biohack/data/table.ts';
import { tileIds } from '../../src/biohack/data/tiles.ts';
import type { TileId } from '../../src/biohack/data/tiles.ts';
import { biohack } from '../../src/biohack/index.ts';
import { creatureCount } from '../../src/biohack/state.ts';
import type { BioState, Player } from '../../src/biohack/state.ts';
import { askedOf, table, until } from '../table.ts';
import type { TestTable } from '../table.ts';

export type Bio = TestTable<BioState>;

/** What a test cares about of one player. Everything else is nothing: no goods, no cards, three Nomans at home. */
export interface Lab {
  readonly goods?: { readonly [G in Good]?: number };
  /** Cards in hand that everybody knows, and cards that only their owner knows. */
  readonly hand?: readonly CreatureId[];
  readonly secret?: readonly CreatureId[];
  /** Created creatures. */
  readonly made?: readonly CreatureId[];
  readonly scientist?: ScientistId;
  readonly locks?: number;
  readonly away?: readonly Location[];
  readonly placed?: readonly SpaceId[];
  readonly injured?: number;
  readonly passed?: boolean;
  readonly used?: readonly string[];
  readonly board?: number;
  readonly advanced?: boolean;
  readonly seventh?: number;
}

/** A position at the beginning of a turn. */
export interface Position {
  readonly seats?: number;
  readonly settings?: { readonly [name: string]: unknown };
  readonly round?: number;
  /** Whose turn it is; the turn order is by seat number unless it is given. */
  readonly turn?: number;
  readonly order?: readonly number[];
  readonly labs?: readonly Lab[];
  /** From the dear column to the free one; empty where it is not given. */
  readonly display?: { readonly [C in Class]?: readonly (CreatureId | null)[] };
  /** The top of each deck, the topmost first; what nothing mentions lies below. */
  readonly decks?: { readonly [C in Class]?: readonly CreatureId[] };
  readonly discards?: { readonly [C in Class]?: readonly CreatureId[] };
  /** Classes whose deck holds only what `decks` says; the rest is in hand of the last seat. */
  readonly short?: readonly Class[];
  readonly milestones?: { readonly [M in MilestoneId]?: readonly number[] };
  readonly completions?: { readonly [C in Class]?: readonly number[] };
  readonly downtown?: readonly TileId[];
  readonly reservation?: readonly (number | null)[];
  /** Solo cards: those that were flipped, then the one on top, then what lies below it. */
  readonly solo?: readonly SoloId[];
}

/** The table at the beginning of a turn in a position set up by hand. */
export function position(spec: Position = {}): Bio {
  const seats = spec.seats ?? 4;
  return started(seats, spec.settings ?? {}).with((s) => {
    s.round = spec.round ?? 1;
    s.order = [...(spec.order ?? s.order.map((_, place) => place))];
    s.turn = s.order.indexOf(spec.turn ?? s.order[0] ?? 0);
    s.stack = askedOf(spec.turn ?? s.order[0] ?? 0, s.stack);
    s.reservation = [0, 1, 2, 3].map((i) => spec.reservation?.[i] ?? null) as BioState['reservation'];
    s.players.forEach((p, seat) => layOut(s, p, spec.labs?.[seat] ?? {}));
    for (const p of s.players)
      p.scientist ??= scientistIds.find((id) => !s.players.some(({ scientist }) => scientist === id)) ?? null;
    deal(s, spec);
    setTable(s, spec);
    if (seats === 1) setSolo(s, spec.solo ?? []);
  });
}

const begun = new Map<string, Bio>();

function started(seats: number, settings: { readonly [name: string]: unknown }): Bio {
  const key = JSON.stringify([seats, settings]);
  const known = begun.get(key) ?? until(table(biohack, seats, settings), 'take-turn');
  begun.set(key, known);
  return known;
}

function layOut(s: BioState, p: Player, lab: Lab): void {
  for (const gene of genes) p.goods[gene] = 0;
  Object.assign(p.goods, { coin: 0, medicine: 0, ep: 0, ...lab.goods });
  p.away = [...(lab.away ?? [])];
  p.placed = [...(lab.placed ?? [])];
  p.injured = lab.injured ?? 0;
  p.home = 3 - p.injured - p.away.length - p.placed.length;
  p.passed = lab.passed ?? false;
  p.scientist = lab.scientist ?? null;
  p.locks = lab.locks ?? 2;
  p.marks.round = [...(lab.used ?? [])] as Player['marks']['round'];
  p.board = lab.board ?? p.board;
  p.advanced = lab.advanced ?? p.advanced;
  for (const kind of classes) p.rows[kind] = (lab.made ?? []).filter((id) => creatures[id].class === kind);
  p.seventh = creatureCount(p) >= 7 ? (lab.seventh ?? s.round) : 0;
  p.hand = { faces: [], known: [] };
  for (const card of lab.hand ?? []) put(p.hand, card, 1);
  for (const card of lab.secret ?? []) put(p.hand, card);
}

/** Every card that is not in a hand, created or on display lies in a deck. */
function deal(s: BioState, spec: Position): void {
  const taken = new Set<CreatureId>();
  for (const p of s.players)
    for (const card of [...p.hand.faces, ...p.rows.common, ...p.rows.artisan, ...p.rows.noble]) taken.add(card);
  for (const kind of classes) {
    const columns = s.seats > 2 ? 4 : 3;
    const shown = spec.display?.[kind] ?? [];
    s.display[kind] = Array.from({ length: columns }, (_, i) => shown[i] ?? null);
    const discard = [...(spec.discards?.[kind] ?? [])];
    s.piles[kind].discard.splice(0, 99, ...discard);
    for (const card of [...shown, ...discard]) if (card !== null) taken.add(card);
    const top = spec.decks?.[kind] ?? [];
    const rest = creaturesOf[kind].filter((card) => !taken.has(card) && !top.includes(card));
    const { deck } = s.piles[kind];
    while (deck.faces.length > 0) takePiece(deck, deck.faces[0] ?? 'crag-ram');
    const aside = spec.short?.includes(kind) === true;
    const owner = s.players.at(-1);
    for (const card of rest) put(aside && owner !== undefined ? owner.hand : deck, card);
    for (const card of [...top].reverse()) put(deck, card);
  }
}

function setTable(s: BioState, spec: Position): void {
  for (const space of advancedSpaces) s.occupied[space] = null;
  s.players.forEach((p, seat) => {
    for (const space of advancedSpaces) if (p.placed.includes(space)) s.occupied[space] = seat;
  });
  const tiles = s.seats > 2 ? 4 : 2;
  const wanted = spec.downtown ?? [];
  const others = tileIds.filter((tile) => !wanted.includes(tile));
  s.downtown = [...wanted, ...others].slice(0, tiles);
  s.tileStack = tileIds.filter((tile) => !s.downtown.includes(tile)).slice(0, tileIds.length - tiles * s.round);
  if (spec.milestones !== undefined)
    s.milestones = Object.entries(spec.milestones).map(([card, tokens]) => ({
      card: card as MilestoneId,
      tokens: [...tokens],
    }));
  for (const kind of classes) {
    const full = s.players.flatMap((p, seat) => (p.rows[kind].length === rowSpaces[kind] ? [seat] : []));
    s.completions[kind] = [...(spec.completions?.[kind] ?? full)];
  }
  s.lastRound =
    s.players.some((p) => creatureCount(p) >= 7) && !(s.seats === 1 && spec.settings?.['challenge'] === 'professional');
}

function setSolo(s: BioState, given: readonly SoloId[]): void {
  const places = new Set(given.map((id) => soloCards[id].location));
  const rest = locations.filter((l) => !places.has(l)).map((l) => soloIds.find((id) => soloCards[id].location === l));
  const all = [...given, ...rest.filter((id) => id !== undefined)];
  const top = all[s.round];
  if (top === undefined) throw new Error('there are five solo cards');
  s.solo.flipped = all.slice(0, s.round);
  s.solo.top = top;
  s.solo.deck = all
    .slice(s.round + 1)
    .map((id) => soloCards[id].location)
    .reverse();
  for (const location of locations) {
    const used = all.find((id) => soloCards[id].location === location);
    const others = soloIds.filter((id) => soloCards[id].location === location && id !== used);
    const below = used !== undefined && all.indexOf(used) > s.round;
    s.solo.cards[location] = [...others, ...(below ? [used] : [])];
  }
  const last = s.solo.flipped.at(-1);
  if (last === undefined) throw new Error('a solo card has been flipped');
  s.solo.assistants = [last, top].map((id) => soloCards[id].location);
  for (const area of soloCards[last].police) s.occupied[policed[area]] = 'police';
}

/** The player at a seat. */
export function lab(t: Bio, seat: number): Readonly<Player> {
  const p = t.state.players[seat];
  if (p === undefined) throw new RangeError(`no seat ${seat}`);
  return p;
}

/** Some goods of a seat, in the order of the table of goods; zeros are left out. */
export function goodsOf(t: Bio, seat = 0): { readonly [good: string]: number } {
  return Object.fromEntries(Object.entries(lab(t, seat).goods).filter(([, n]) => n !== 0));
}

/** Plays options so that the danger die falls as wanted: the stream of chance is read from another place until it does. */
export function rolling(t: Bio, seat: number, options: readonly string[], ...faces: readonly FaceId[]): Bio {
  for (let shift = 0; shift < 800; shift++) {
    const moved = t.with((s) => (s.draws += shift));
    let now = moved;
    let fits = true;
    for (const option of options) {
      if (!now.options(seat).includes(option)) {
        fits = false;
        break;
      }
      now = now.play(seat, option);
    }
    const rolled = now.heard('die-rolled').map(({ face }) => face);
    if (fits && JSON.stringify(rolled) === JSON.stringify(faces)) return now;
  }
  throw new Error(`the die never shows ${faces.join(', ')}`);
}

/** Everybody but one seat has passed; that seat passes, and what comes after the research phase happens. */
export function roundOver(spec: Position, seat = 0): Bio {
  const seats = spec.seats ?? 4;
  const labs = Array.from({ length: seats }, (_, i) => ({ ...spec.labs?.[i], passed: i !== seat }));
  return position({ ...spec, turn: seat, labs }).play(seat, 'pass');
}

/** All have chosen their locations; missing ones choose the first they can. */
export function sent(t: Bio, ...choices: readonly string[]): Bio {
  let now = t;
  for (let seat = 0; seat < t.state.seats; seat++) now = now.play(seat, choices[seat] ?? now.options(seat)[0] ?? '');
  return now;
}

/** Leaves planning effects unused, up to the choice of locations. */
export function planned(t: Bio): Bio {
  let now = t;
  while (now.step === 'use-ability') now = now.play(now.decision?.seat ?? 0, 'done');
  return now;
}
