import { at } from '@benchtop/engine/author';
import { headings } from './data/board.ts';
import type { CommandKind } from './data/cards.ts';
import type { SampleId } from './data/samples.ts';
import { cellOf, edgeBefore, encounter, relocate, roverOn, sampleOn, collectAndDeliver } from './drive.ts';
import type { Drive } from './drive.ts';
import type { SkipReason } from './names.ts';
import { roverAt } from './state.ts';
import type { Square } from './terrain.ts';

type Mover = 'step' | 'all-way' | 'jump';

/** What each command does: why it is skipped, or null when it was executed. */
export const commands: { readonly [K in CommandKind]: (drive: Drive) => SkipReason | null } = {
  step,
  'all-way': allWay,
  jump,
  left: (drive) => turn(drive, 'left'),
  right: (drive) => turn(drive, 'right'),
  'u-turn': (drive) => turn(drive, 'back'),
  teleport,
};

/** RAC-CMD-01: one square forward if nothing obstructs. */
function step(drive: Drive): SkipReason | null {
  return obstruction(drive) ?? enter(drive, 'step');
}

/** RAC-CMD-03: forward until an obstruction, or onto the square of the first sample. */
function allWay(drive: Drive): SkipReason | null {
  for (let moved = false; ; moved = true) {
    const blocked = obstruction(drive);
    if (blocked !== null) return moved ? null : blocked;
    const found = sampleOn(drive.track, squareAhead(drive));
    const met = enter(drive, 'all-way');
    if (met !== null) return moved ? null : met;
    // RAC-RUL-06: also with a full hold.
    if (found) return null;
  }
}

/** RAC-CMD-04 to RAC-CMD-06: one square forward over walls, at most one storey up or down. */
function jump(drive: Drive): SkipReason | null {
  const { terrain, rover } = drive;
  const ahead = terrain.ahead[edgeBefore(terrain, rover)] ?? -1;
  if (ahead < 0) return 'border';
  const climb = (terrain.levels[ahead] ?? 0) - (terrain.levels[cellOf(terrain, rover)] ?? 0);
  return climb === 2 || climb === -2 ? 'too-high' : enter(drive, 'jump');
}

/** RAC-CMD-02: border, hill or wall before the rover; other rovers are met by {@link enter}. */
function obstruction({ terrain, rover }: Drive): SkipReason | null {
  const edge = edgeBefore(terrain, rover);
  const ahead = terrain.ahead[edge] ?? -1;
  if (ahead < 0) return 'border';
  if (terrain.levels[ahead] !== terrain.levels[edge >> 2]) return 'hill';
  return terrain.walled[edge] === 1 ? 'wall' : null;
}

function squareAhead({ terrain, rover }: Drive): Square {
  return at(terrain.squares, terrain.ahead[edgeBefore(terrain, rover)] ?? -1);
}

/** Moves onto the square ahead, or meets the rover there. */
function enter(drive: Drive, kind: Mover): SkipReason | null {
  const to = squareAhead(drive);
  const other = roverOn(drive.track, to);
  if (other >= 0) {
    encounter(drive, other);
    return 'rover';
  }
  const { x, y } = drive.rover;
  relocate(drive, drive.seat, to);
  drive.say?.({ type: 'rover-moved', seat: drive.seat, kind, from: { x, y }, to });
  collectAndDeliver(drive, drive.seat);
  return null;
}

/** RAC-CMD-07: the square stays the same. */
function turn({ rover, seat, say }: Drive, way: 'left' | 'right' | 'back'): null {
  const from = rover.dir;
  rover.dir = headings[from][way];
  say?.({ type: 'rover-turned', seat, from, to: rover.dir });
  return null;
}

/** RAC-TEL-01, RAC-TEL-02: the first rover or sample straight ahead on the same level. */
function teleport(drive: Drive): SkipReason | null {
  const { terrain, track, rover } = drive;
  const { index } = headings[rover.dir];
  const here = cellOf(terrain, rover);
  for (let near = here; ;) {
    const cell = terrain.ahead[near * 4 + index] ?? -1;
    if (cell < 0 || terrain.levels[cell] !== terrain.levels[here]) return 'nothing-ahead';
    const square = at(terrain.squares, cell);
    const other = roverOn(track, square);
    if (other >= 0) return sendHome(drive, other);
    if (sampleOn(track, square)) return pull(drive, square, at(terrain.squares, near));
    near = cell;
  }
}

/** RAC-TEL-03 to RAC-TEL-05, RAC-TEL-08: home, if there is room, leaving everything aboard behind. */
function sendHome(drive: Drive, other: number): SkipReason | null {
  const { terrain, track, seat, say } = drive;
  const hit = roverAt(track, other);
  const to = at(terrain.squares, hit.corner === null ? -1 : terrain.corners[hit.corner]);
  const holder = roverOn(track, to);
  if (holder >= 0) return holder === other ? 'at-home' : 'base-occupied';
  const from = { x: hit.x, y: hit.y };
  const dropped = hit.load;
  hit.load = [];
  track.ground = [...track.ground, ...dropped.map((sample) => ({ sample, x: from.x, y: from.y }))];
  // RAC-RUL-31: a rover that was sent away waits for no elevator any more.
  hit.lift = false;
  relocate(drive, other, to);
  say?.({ type: 'rover-teleported', seat, other, from, to, dropped });
  collectAndDeliver(drive, other);
  return null;
}

/** RAC-TEL-06, RAC-TEL-07: all samples of the square come one square nearer, the longest lying first. */
function pull({ track, seat, say }: Drive, from: Square, to: Square): null {
  const samples: SampleId[] = [];
  for (const { sample, x, y } of track.ground) if (x === from.x && y === from.y) samples.push(sample);
  const others = track.ground.filter(({ x, y }) => x !== from.x || y !== from.y);
  track.ground = [...others, ...samples.map((sample) => ({ sample, x: to.x, y: to.y }))];
  say?.({ type: 'samples-pulled', seat, samples, from, to });
  return null;
}
