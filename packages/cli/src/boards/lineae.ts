import {
  base,
  cellOf,
  colonies,
  crewOf,
  cubes,
  deposits,
  effects,
  hasArrow,
  hasBiogenesis,
  hasCore,
  iconsOf,
  isNormal,
  isOnTable,
  isSingle,
  jupiterCovers,
  level,
  lockIds,
  locks,
  pileOf,
  playerColours,
  rockets,
  ROUNDS,
  spaceName,
  spaceIds,
  subIds,
  subs,
  technologies,
  tokensOf,
  workersOn,
} from '@benchtop/games/lineae';
import type { Cube, LinView, SpaceId } from '@benchtop/games/lineae';
import { Canvas } from './canvas.ts';
import type { Paint, TextBoard } from './board.ts';

const letters = { silica: 'Si', iron: 'Fe', salt: 'Na', sulfur: 'Su', hydrocarbon: 'HC', algae: 'Al' } as const;
const columns = base.map((_, column) => column);
const MARGIN = 5;
const CELL = 3;
const TOP_ROW = 6;

/** The sky, the ocean and the floor as a picture; then rockets, spaces and everybody's vessel, the viewer's own last. */
export const board: TextBoard = {
  names: playerColours.map((colour) => colour.charAt(0).toUpperCase() + colour.slice(1)),
  draw(view, viewer, names, paint) {
    const seen = view as unknown as LinView;
    const seats = [...seen.players.keys()];
    const inOrder = viewer === null ? seats : [...seats.filter((seat) => seat !== viewer), viewer];
    return [
      `Round ${seen.round} of ${ROUNDS}.  First player: ${names[seen.first] ?? ''}.  Water tokens in the pile: ${pileOf(seen)}.${deckWords(seen)}`,
      `Cubes: ${cubesIn(seen)
        .map((cube) => `${letters[cube]} ${cube}`)
        .join(', ')}.  <A> is a submersible, # a closed lock, * sunlight.`,
      '',
      ...picture(seen, names, paint),
      ...floorLines(seen, names, paint),
      paint.bold('Holds of the submersibles'),
      `  ${subIds.map((sub) => `${subs[sub].letter} ${marks(seen.subs[sub].hold) || '-'}`).join('   ')}`,
      paint.bold('Rockets: loaded spots are in brackets, ? takes any cube'),
      ...columns.map((column) => `  ${columnHead(column)}  ${aboveColumn(seen, column)}`),
      paint.bold('Spaces: + takes many workers, > gives another turn'),
      ...spaceIds.filter((space) => isOnTable(seen, space)).map((space) => spaceLine(seen, space, names)),
      ...coreLines(seen),
      `Supply     ${cubesIn(seen)
        .map((cube) => `${letters[cube]} ${seen.supply[cube]}`)
        .join('  ')}`,
      ...inOrder.flatMap((seat) => playerLines(seen, seat, names, paint)),
    ];
  },
};

function cubesIn(view: LinView): readonly Cube[] {
  return cubes.filter((cube) => cube !== 'algae' || hasBiogenesis(view));
}

function deckWords(view: LinView): string {
  return isNormal(view) ? `  Colony cards in the deck: ${view.colonyDeck.count}.` : '';
}

function marks(list: readonly Cube[]): string {
  return list.map((cube) => letters[cube]).join(' ');
}

/** As people count columns, and as options write them. */
function columnHead(column: number): string {
  return `${column + 1} (c${column})`;
}

/** Where a mineral column begins: there is room for a lock left of every second pair of columns. */
function left(x: number): number {
  const gaps = lockIds.filter((lock) => x >= CELL * (locks[lock].left + 1)).length;
  return MARGIN + CELL * x + 2 * gaps;
}

function picture(view: LinView, names: readonly string[], paint: Paint): string[] {
  const canvas = new Canvas(TOP_ROW + 5);
  columns.forEach((column) => drawSky(canvas, view, column, names, paint));
  for (let r = TOP_ROW; r >= 1; r--) {
    canvas.write(0, rowLine(r), `r${r}`);
    columns.forEach((column) => drawWater(canvas, view, column, r, paint));
  }
  ['', 'sun', 'air', 'ship'].forEach((word, y) => canvas.write(0, y, word));
  for (const lock of lockIds) {
    const { left: column, top } = locks[lock];
    for (let r = (base[column + 1] ?? 0) + 1; r <= top; r++)
      canvas.write(left(CELL * (column + 1)) - 2, rowLine(r), view.locks[lock] ? '#' : ':');
    canvas.write(left(CELL * (column + 1)) - 2, TOP_ROW + 4, lock.slice(-1));
  }
  canvas.write(0, TOP_ROW + 4, 'lock');
  return canvas.lines();
}

/** The line of the picture that a row of the ocean is on. */
function rowLine(r: number): number {
  return TOP_ROW + 4 - r;
}

function drawSky(canvas: Canvas, view: LinView, column: number, names: readonly string[], paint: Paint): void {
  canvas.write(left(CELL * column), 0, columnHead(column), paint.bold);
  const dark = jupiterCovers(view, column);
  for (const x of iconsOf(column)) {
    const cube = view.sky[x] ?? null;
    canvas.write(left(x), 1, dark ? '(J)' : cube === null ? ' *' : ' -', dark ? paint.dim : paint.yellow);
    canvas.write(left(x), 2, cube === null ? ' .' : letters[cube], paint.dim);
  }
  const here = view.players.flatMap((p, seat) => (p.column === column ? [(names[seat] ?? '').slice(0, 2)] : []));
  canvas.write(left(CELL * column), 3, here.join(here.length > 3 ? '' : ' '), paint.bold);
}

function drawWater(canvas: Canvas, view: LinView, column: number, r: number, paint: Paint): void {
  if (r > level(view, column)) return;
  for (const x of iconsOf(column)) {
    const sub = subIds.find((id) => view.subs[id].x === x && view.subs[id].r === r);
    const cube = view.cubes[cellOf(x, r)] ?? null;
    if (sub !== undefined) canvas.write(left(x), rowLine(r), `<${subs[sub].letter}>`, paint.bold);
    else if (cube !== null) canvas.write(left(x), rowLine(r), letters[cube], paint.cyan);
    else canvas.write(left(x), rowLine(r), r > (base[column] ?? 0) ? ' ~' : ' .', paint.dim);
  }
}

/** What dissolves, what can be excavated, and how far everybody is. */
function floorLines(view: LinView, names: readonly string[], paint: Paint): string[] {
  return [
    paint.bold('Deposits: what dissolves from left to right, and who is where on the track'),
    ...view.deposits.map((side, slot) => {
      const { name, pattern, excavate, setup } = deposits[side];
      const shown = pattern.map((cube) => (cube === null ? '-' : letters[cube])).join(' ');
      const tokens = view.players.flatMap(({ tracks }, seat) =>
        (tracks[slot] ?? 0) === 0 ? [] : [`${names[seat] ?? ''} ${tracks[slot] ?? 0}`],
      );
      const gift = view.stage === 'setup' ? `, at setup ${letters[setup]}` : '';
      return `  ${slot + 1}  ${name.padEnd(16)} ${shown.padEnd(18)} excavate ${letters[excavate]}${gift}  ${tokens.join(', ')}`.trimEnd();
    }),
  ];
}

/** The rocket, or the colony card in its place. */
function aboveColumn(view: LinView, column: number): string {
  const rocket = view.rockets[column] ?? null;
  const card = view.row[column] ?? null;
  if (rocket !== null) {
    const { name, spots } = rockets[rocket.card];
    const shown = rocket.spots.map((cube, i) => {
      const asked = spots[i];
      if (cube !== null) return `[${letters[cube]}]`;
      return asked === undefined ? '?' : letters[asked];
    });
    return `${name.padEnd(22)} ${shown.join(' ')}`;
  }
  return card === null ? '-' : `${colonies[card].name}, priority ${colonies[card].priority}: ${effects.text(card)}`;
}

function spaceLine(view: LinView, space: SpaceId, names: readonly string[]): string {
  const there = view.players.flatMap((_, seat) => {
    const count = workersOn(view, seat, space);
    return count === 0 ? [] : [`${names[seat] ?? ''} ${count}`];
  });
  const kind = `${isSingle(space) ? ' ' : '+'}${hasArrow(space) ? '>' : ' '}`;
  return `  ${kind} ${space.padEnd(22)} ${(there.join(', ') || '-').padEnd(14)} ${spaceName(space)}: ${effects.text(space)}`;
}

function coreLines(view: LinView): string[] {
  if (!hasCore(view)) return [];
  return [
    `Reactor Core, clockwise: ${cubesIn(view)
      .map((cube) => `${letters[cube]} ${view.core[cube]}`)
      .join('  ')}`,
  ];
}

function playerLines(view: LinView, seat: number, names: readonly string[], paint: Paint): string[] {
  const p = view.players[seat];
  if (p === undefined) return [];
  const { goods } = p;
  const debts = cubes.filter((cube) => p.debts[cube] > 0).map((cube) => `${p.debts[cube]} ${letters[cube]}`);
  return [
    '',
    `${paint.bold(names[seat] ?? '')}: ${goods.vp} VP, $${goods.money}, ${goods.electricity} electricity, ${p.column < 0 ? 'no vessel yet' : `vessel at ${columnHead(p.column)}`}${p.passed ? ', has passed' : ''}`,
    `  Cargo      ${cubesIn(view)
      .map((cube) => `${letters[cube]} ${goods[cube]}`)
      .join('  ')}${debts.length === 0 ? '' : `   owes ${debts.join(', ')}`}`,
    `  Workers    ${p.available} of ${crewOf(view, seat)} at home, ${tokensOf(view, seat)} tokens in the supply, ${p.launched.length} rockets launched`,
    ...p.technologies.map(
      (id) => `  Technology ${technologies[id].name}, ${technologies[id].stars} VP: ${effects.text(id)}`,
    ),
  ];
}
