import { at } from '@benchtop/engine/author';
import { contracts } from '../data/contracts.ts';
import { kinds } from '../data/goods.ts';
import { teams } from '../data/words.ts';
import { bareDisks, bareMarkers, readyTiles } from '../double.ts';
import { effects } from '../effects.ts';
import { competitorTotal, totalOf } from '../scoring.ts';
import { isSolo, playerAt } from '../state.ts';
import type { AlgState, Player } from '../state.ts';
import { zoneOf } from '../turn.ts';
import { boardsOutlook } from './boards-outlook.ts';
import { mapOutlook } from './map-outlook.ts';
import { readingOf } from './plant-outlook.ts';
import { timeLeft } from './time.ts';
import type { Time } from './time.ts';
import { monthOutlook, weekOutlook } from './week-outlook.ts';
import { weights as w } from './weights.ts';

/*
 * How good a position is for a seat, in VP: what it has scored, what Mondays and the end will bring by what is there, and
 * what its plant, its teams and the map can still become.
 */

type State = Readonly<AlgState>;

export function evaluate(s: State, seat: number): number {
  if (s.over !== null) return totalOf(s, seat) + soloValue(s, 0);
  const p = playerAt(s, seat);
  if (p.department === null) return 0;
  const time = timeLeft(s, seat);
  if (s.stage === 'end') return totalOf(s, seat) + monthOutlook(s, seat) + soloValue(s, 0);
  // Contracts are chosen before the map is laid out.
  if (s.demand.length === 0) return contractValue(p, time);
  const plant = readingOf(s, seat, p);
  const map = mapOutlook(s, seat, time, plant);
  return (
    p.goods.vp +
    p.monthVp +
    tilesValue(p, time) +
    goodsValue(p, time) +
    energyValue(p, time) +
    teamsValue(p, time) +
    boardsOutlook(p, time.part) +
    scoringValue(s, seat, time) +
    contractValue(p, time) +
    map.promise +
    weekOutlook(s, seat, time, map, plant) +
    openValue(s) +
    soloValue(s, time.mondays)
  );
}

/** ALG-MON-02, ALG-MON-03, ALG-END-04: what bare spaces of Double Action tiles still bring. */
function tilesValue(p: Readonly<Player>, { mondays, turns }: Time): number {
  const ready = turns > 0 ? w.double * readyTiles(p) : 0;
  return bareMarkers(p) * (mondays + 1) + w.disk * mondays * bareDisks(p) + ready;
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

function energyValue({ department, goods }: Readonly<Player>, { part, turns }: Time): number {
  const each = department === 'biofuel' ? w.energyOfBiofuel : w.energy;
  return turns === 0 ? 0 : each * goods.energy * Math.min(1, 0.3 + part) + w.zone * zoneOf(goods.energy);
}

function teamsValue(p: Readonly<Player>, { part }: Time): number {
  let value = 0;
  for (const team of teams) {
    const members = at(w.staff, p.staff[team]) * (team === 'operators' ? 1 : w.otherTeams);
    value += (members + (p.upgraded[team] ? w.upgrade : 0)) * part;
  }
  return value;
}

/** What an ability and an end scoring usually bring. */
function contractValue({ contract }: Readonly<Player>, { part }: Time): number {
  if (contract === null) return 0;
  return part * (w.abilities[contracts[contract.ability].ability] + w.scorings[contracts[contract.scoring].scoring]);
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
  const { left } = top.args;
  if (typeof left !== 'number') return 0;
  return top.step === 'give-up' ? -w.owed * left - (left > 2 ? w.dear : 0) : w.link * left;
}

function soloValue(s: State, mondays: number): number {
  if (!isSolo(s)) return 0;
  if (s.over !== null) return s.over === 'competitor-beaten' ? w.win : -w.win;
  let disks = 0;
  for (const n of s.neutral) disks += n;
  return -(competitorTotal(s) + disks * w.neutral + s.competitor.milestones.length * mondays);
}
