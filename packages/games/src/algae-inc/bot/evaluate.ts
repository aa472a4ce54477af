import { at } from '@benchtop/engine/author';
import { kinds } from '../data/goods.ts';
import { CELLS } from '../data/side-board.ts';
import { DAYS, WEEKS } from '../data/week.ts';
import { teams } from '../data/words.ts';
import { bareDisks, bareMarkers, disksOf, readyTiles } from '../double.ts';
import { effects } from '../effects.ts';
import { cityIndex } from '../map.ts';
import { monthValue } from '../phases/month.ts';
import { competitorTotal, totalOf } from '../scoring.ts';
import { largestSet, occupied } from '../side-board.ts';
import { isSolo, playerAt } from '../state.ts';
import type { AlgState, Player } from '../state.ts';
import { turnOrder, zoneOf } from '../turn.ts';
import { weekendSlotsOf } from '../week.ts';
import { exportOutlook } from './map-outlook.ts';
import { milestoneOutlook } from './milestone-outlook.ts';
import { plantOutlook } from './plant-outlook.ts';
import { weights as w } from './weights.ts';

/*
 * How good a position is for a seat, in VP: what it has scored, what Mondays and the end will bring by what is there, and
 * what its plant, its teams and the map can still become.
 */

type State = Readonly<AlgState>;

/** What is left of a match for a seat. */
interface Time {
  /** Own turns to come, this one included. */
  readonly turns: number;
  /** The part of the month that they are. */
  readonly part: number;
  readonly mondays: number;
}

export function evaluate(s: State, seat: number): number {
  if (s.over !== null) return totalOf(s, seat) + soloValue(s, 0);
  const p = playerAt(s, seat);
  if (p.department === null) return 0;
  const time = timeLeft(s, seat);
  return (
    p.goods.vp +
    p.monthVp +
    tilesValue(p, time) +
    goodsValue(p, time) +
    energyValue(s, p, seat, time) +
    teamsValue(s, p, time) +
    boardsValue(p, time) +
    scoringValue(s, seat, time) +
    exportsValue(s, p) +
    w.plant * plantOutlook(s, seat, time.turns) +
    w.products * exportOutlook(s, seat, time.mondays) +
    milestoneOutlook(s, seat, time.mondays) +
    openValue(s) +
    soloValue(s, time.mondays)
  );
}

function timeLeft(s: State, seat: number): Time {
  const before = s.stage === 'setup' || s.stage === 'monday' || (s.stage === 'weekend' && isNewWeek(s));
  const later = DAYS * (WEEKS - s.week);
  const mondays = WEEKS - s.week + (before && s.stage !== 'monday' ? 1 : 0);
  const turns = before ? DAYS + later : s.stage === 'work' ? turnsOfWeek(s, seat) + later : later;
  return { turns, part: turns / (DAYS * WEEKS), mondays };
}

/** Between the weekend bonuses and the next Monday. */
function isNewWeek({ players }: State): boolean {
  return at(players, 0).spot === null;
}

function turnsOfWeek(s: State, seat: number): number {
  const order = turnOrder(s);
  const moved = order.indexOf(seat) < order.indexOf(s.active);
  return DAYS - s.day + (moved ? 0 : 1);
}

/** ALG-MON-02, ALG-MON-03, ALG-END-04: what bare spaces of Double Action tiles still bring. */
function tilesValue(p: Readonly<Player>, { mondays, turns }: Time): number {
  const ready = turns > 1 ? w.double * readyTiles(p) : 0;
  return bareMarkers(p) * (mondays + 1) + w.disk * mondays * bareDisks(p) + ready;
}

/** What exports have made of products, besides milestones. */
function exportsValue(s: State, p: Readonly<Player>): number {
  let value = w.city * disksOf(p);
  for (const city of p.cities) value += w.demand * at(s.demand, cityIndex[city]);
  return value;
}

function goodsValue({ goods }: Readonly<Player>, { part }: Time): number {
  let value = 0;
  for (const kind of kinds) {
    const each = w.leftOver + (w.tokens[kind] - w.leftOver) * part;
    const n = goods[kind];
    if (kind !== 'science' || n <= w.scienceUse) value += n * each;
    else value += w.scienceUse * each + (n - w.scienceUse) * w.surplusScience;
  }
  return value;
}

function energyValue(s: State, p: Readonly<Player>, seat: number, { part, turns }: Time): number {
  const { energy } = p.goods;
  if (s.week === WEEKS && p.spot !== null && turns <= 1) return monthOutlook(s, p, seat);
  const each = p.department === 'biofuel' ? w.energyOfBiofuel : w.energy;
  return each * energy * Math.min(1, 0.3 + part) + w.zone * zoneOf(energy);
}

/** ALG-END-02: what the last spot will score. */
function monthOutlook(s: State, { spot, goods }: Readonly<Player>, seat: number): number {
  const zone = zoneOf(goods.energy);
  let sum = 0;
  let best = 0;
  for (const slot of weekendSlotsOf(spot)) {
    const vp = monthValue(s, seat, slot);
    sum += vp;
    best = Math.max(best, vp);
  }
  return s.stage === 'end' || zone === 0 ? 0 : zone === 1 ? best : sum;
}

function teamsValue(s: State, p: Readonly<Player>, { part }: Time): number {
  let value = 0;
  for (const team of teams) {
    const members = at(w.staff, p.staff[team]) * (team === 'operators' ? 1 : w.otherTeams);
    value += (members + (p.upgraded[team] ? w.upgrade : 0)) * part;
  }
  const team = s.exportBonus[s.week - 1];
  return team === undefined || p.upgraded[team] ? value : value + w.exportBonus * part;
}

/** Tiles that work, and room for more. */
function boardsValue(p: Readonly<Player>, { part }: Time): number {
  let value = largestSet(p);
  for (const slot of p.built)
    if (slot !== 'side') value += (slot === 'conv-a' || slot === 'conv-b' ? w.conveyor : w.engineering) * part;
  for (const where of p.laid) if (where >= 0) value += w.science * part;
  for (const where of p.crossover) if (where !== 'side') value += w.reserve * part;
  return value + w.cell * freeCells(p) * part;
}

function freeCells(p: Readonly<Player>): number {
  const { top, low } = occupied(p);
  return CELLS - bitsIn(top) - bitsIn(low);
}

function bitsIn(mask: number): number {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
}

function scoringValue(s: State, seat: number, { part }: Time): number {
  let points = 0;
  for (const item of effects.score(s, seat)) points += item.points;
  return points * (1 - (1 - w.scoring) * part);
}

/** What the open question still takes, or leaves to do. */
function openValue({ stack }: State): number {
  const top = stack[stack.length - 1];
  if (top === undefined) return 0;
  const left = Number(top.args['left'] ?? 0);
  return top.step === 'give-up' ? -w.owed * left : w.link * left;
}

function soloValue(s: State, mondays: number): number {
  if (!isSolo(s)) return 0;
  if (s.over !== null) return s.over === 'competitor-beaten' ? w.win : -w.win;
  let disks = 0;
  for (const n of s.neutral) disks += n;
  return -(competitorTotal(s) + disks * w.neutral + s.competitor.milestones.length * mondays);
}
