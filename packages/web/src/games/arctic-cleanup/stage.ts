import { useEffect, useMemo, useState } from 'react';
import type { SeenEvent } from '@benchtop/engine/host';
import { at } from '@benchtop/engine/host';
import type {
  ArcticState,
  ArcticView,
  BlockId,
  CardId,
  Colour,
  Face,
  LineId,
  OceanHex,
  Site,
} from '@benchtop/games/arctic-cleanup';
import type { Motion } from '../../table/contract.ts';
import { drawnTokens, playedCard, textOf } from './model.ts';

/** The table while events are on their way: a copy of the view that takes them in one by one. */
export interface Stage {
  readonly view: ArcticView;
  readonly drawn: readonly Colour[];
  readonly played: CardId | null;
}

type MovingView = ArcticView & Pick<ArcticState, 'players' | 'sea' | 'sites'>;
type MovingPlayer = MovingView['players'][number];

interface Moving extends Stage {
  view: MovingView;
  drawn: Colour[];
  played: CardId | null;
}

/** The event under way, with the table before and after it. */
export interface Passage {
  readonly key: string;
  readonly event: SeenEvent;
  readonly ms: number;
  readonly before: Stage;
  readonly after: Stage;
}

/** How long each event takes, in shares; what is not named happens at once. */
const SHARE: { readonly [type: string]: number } = {
  'factory-placed': 0.8,
  'ship-placed': 0.8,
  'action-chosen': 0.4,
  'die-planned': 0.8,
  'ship-moved': 1,
  'token-loaded': 1,
  'bag-drawn': 1,
  'token-surfaced': 0.9,
  'token-processed': 1,
  'card-upgraded': 0.6,
  'block-completed': 0.5,
  'die-gained': 0.6,
  'hatched-opened': 0.6,
  'cards-slid': 0.5,
};

const share = (event: SeenEvent): number => SHARE[event.type] ?? 0;

/** Plays the events of a motion one after the other and says how the table stands meanwhile. */
export function useStage(
  view: ArcticView,
  motion: Motion | null,
): { readonly stage: Stage; readonly passage: Passage | null } {
  const [at, setAt] = useState({ id: -1, index: 0 });
  useEffect(() => {
    if (motion === null || motion.ms <= 0) return undefined;
    return run(motion, (index) => setAt({ id: motion.id, index }));
  }, [motion]);
  const index = motion !== null && at.id === motion.id ? at.index : 0;
  return useMemo(() => staged(view, motion, index), [view, motion, index]);
}

function run(motion: Motion, show: (index: number) => void): () => void {
  const timers: number[] = [];
  let elapsed = 0;
  motion.events.forEach((event, index) => {
    timers.push(window.setTimeout(() => show(index), elapsed));
    elapsed += msOf(motion, event);
  });
  timers.push(window.setTimeout(() => show(motion.events.length), elapsed));
  return () => timers.forEach((timer) => window.clearTimeout(timer));
}

function msOf(motion: Motion, event: SeenEvent): number {
  const total = motion.events.reduce((sum, e) => sum + share(e), 0);
  return total === 0 ? 0 : (motion.ms * share(event)) / total;
}

function staged(view: ArcticView, motion: Motion | null, index: number): { stage: Stage; passage: Passage | null } {
  const still = { view, drawn: drawnTokens(view), played: playedCard(view) };
  if (motion === null || motion.ms <= 0) return { stage: still, passage: null };
  const before = stageAfter(still, motion.events, index);
  const event = motion.events[index];
  if (event === undefined) return { stage: before, passage: null };
  const stage = stageAfter(still, motion.events, index);
  lift(stage, event);
  const after = stageAfter(still, motion.events, index + 1);
  return { stage, passage: { key: `${motion.id}-${index}`, event, ms: msOf(motion, event), before, after } };
}

/** A copy of the table with the first events done. */
export function stageAfter(still: Stage, events: readonly SeenEvent[], done: number): Moving {
  // The copy belongs to the stage, which may change it.
  const view = structuredClone(still.view) as MovingView;
  const copy: Moving = { view, drawn: [...still.drawn], played: still.played };
  for (const event of events.slice(0, done)) {
    lift(copy, event);
    land(copy, event);
  }
  return copy;
}

function without<T>(list: T[], item: T): void {
  const index = list.indexOf(item);
  if (index >= 0) list.splice(index, 1);
}

/** Pieces leave where they were. Ships and cards are already on their new place: they glide there. */
function lift(stage: Moving, e: SeenEvent): void {
  const { view } = stage;
  const seat = typeof e['seat'] === 'number' ? e['seat'] : 0;
  const p = at(view.players, seat);
  switch (e.type) {
    case 'factory-placed':
      view.sites[e['site'] as Site] = seat;
      p.site = e['site'] as Site;
      break;
    case 'ship-placed':
      shipOf(p, e).hex = e['hex'] as OceanHex;
      break;
    case 'action-chosen':
      stage.played = e['card'] as CardId;
      break;
    case 'ship-moved':
      shipOf(p, e).hex = e['to'] as OceanHex;
      without(p.rows[e['ship'] === 1 ? 0 : 1], e['face'] as Face);
      break;
    case 'die-planned':
      takeDie(p, textOf(e['from']));
      break;
    case 'token-loaded':
      without(view.sea[e['hex'] as OceanHex], e['colour'] as Colour);
      break;
    case 'token-processed':
      without(shipOf(p, e).cargo, e['colour'] as Colour);
      break;
    case 'bag-drawn':
      stage.drawn = [...(e['colours'] as Colour[])];
      Object.assign(view.bag, { count: view.bag.count - stage.drawn.length });
      break;
    case 'token-surfaced':
      without(stage.drawn, e['colour'] as Colour);
      break;
    case 'die-gained':
      p.supply--;
      break;
    case 'cards-slid':
      p.cards = [...(e['row'] as CardId[])];
      stage.played = null;
      break;
    case 'card-upgraded':
      p.upgraded[e['card'] as CardId] = true;
      break;
    case 'block-completed':
      p.blocks[e['block'] as BlockId] = true;
      break;
  }
}

/** Pieces arrive. */
function land(stage: Moving, e: SeenEvent): void {
  const p = at(stage.view.players, typeof e['seat'] === 'number' ? e['seat'] : 0);
  switch (e.type) {
    case 'ship-moved':
    case 'die-gained':
      p.pool++;
      break;
    case 'die-planned':
      p.rows[e['row'] === 1 ? 0 : 1].push(e['face'] as Face);
      break;
    case 'token-loaded':
      shipOf(p, e).cargo.push(e['colour'] as Colour);
      break;
    case 'token-surfaced':
      stage.view.sea[e['hex'] as OceanHex].push(e['colour'] as Colour);
      break;
    case 'token-processed': {
      const line = p.lines[e['line'] as LineId];
      line.colour = e['colour'] as Colour;
      line.count++;
      break;
    }
  }
}

const shipOf = (p: MovingPlayer, e: SeenEvent) => p.ships[e['ship'] === 1 ? 0 : 1];

/** "pool", or "row-1 3". */
function takeDie(p: MovingPlayer, from: string): void {
  const [row, face] = from.split(' ');
  if (row === 'pool') p.pool--;
  else without(p.rows[row === 'row-1' ? 0 : 1], Number(face) as Face);
}
