import {
  actionName,
  bareDisks,
  bareMarkers,
  byproductName,
  byproducts,
  cellsUnder,
  cities,
  cityIds,
  coinsIn,
  contracts,
  dayNames,
  departmentName,
  effects,
  fieldName,
  goods,
  GRID_COLUMNS,
  GRID_ROWS,
  holdersOf,
  isSolo,
  kinds,
  layouts,
  markersOn,
  milestoneName,
  plantOf,
  playerColours,
  players,
  printedOn,
  readyTiles,
  spacesOf,
  species,
  speciesName,
  spotIds,
  spots,
  strips,
  memberName,
  teamName,
  teams,
  tileName,
  tokenOn,
  turnOrder,
  weekendSlots,
  weekendTiles,
  WEEKS,
  zoneStarts,
} from '@benchtop/games/algae-inc';
import type {
  AlgView,
  CityId,
  ContractId,
  CrossoverId,
  EngineeringId,
  ScienceId,
  SeenPlayer,
  SpotId,
} from '@benchtop/games/algae-inc';
import type { Paint, TextBoard } from './board.ts';

const WIDTH = 28;
const zones = ['storage', 'b', 'c', 'dispatch'] as const;
const zoneNames = { storage: 'Storages', b: 'before B', c: 'before C', dispatch: 'Dispatch' } as const;

/** The week, the map, milestones and tanks; then everybody's plant and Side board, the viewer's own last. */
export const board: TextBoard = {
  names: playerColours.map((colour) => players[colour].name),
  draw(view, viewer, names, paint) {
    const seen = view as unknown as AlgView;
    const seats = [...seen.players.keys()];
    const inOrder = viewer === null ? seats : [...seats.filter((seat) => seat !== viewer), viewer];
    return [
      `Week ${seen.week} of ${WEEKS}, ${seen.day === 0 ? seen.stage : (dayNames[seen.day - 1] ?? '')}.  Turn order: ${turnOrder(
        seen,
      )
        .map((seat) => names[seat] ?? '')
        .join(', ')}.`,
      '',
      paint.bold('The week: spot, who stands there, action, where it leads'),
      ...[...strips]
        .reverse()
        .flatMap((strip) => spotIds.filter((id) => spots[id].strip === strip))
        .map((id) => spotLine(seen, id, names)),
      ...weekendLines(seen),
      ...exportBonusLines(seen),
      paint.bold('Map: demand, bonus token, disks (who opened it first), roads'),
      ...cityIds.map((id) => cityLine(seen, id, names)),
      paint.bold('Milestones'),
      ...seen.milestones.map((_, slot) => milestoneLine(seen, slot, names)),
      ...poolLines(seen),
      paint.bold('Tanks'),
      `  ${species.map((kind) => `${speciesName(kind)} ${seen.algae[kind]}`).join('   ')}`,
      `  ${byproducts.map((kind) => `${byproductName(kind)} ${seen.byproducts[kind]} of ${spacesOf(seen, kind)}, next €${coinsIn(seen, kind)}`).join('   ')}`,
      ...soloLines(seen),
      ...inOrder.flatMap((seat) => companyLines(seen, seat, names, paint)),
    ];
  },
};

/** Whoever holds something on the map or a milestone. */
function who(holder: number | 'cc', names: readonly string[]): string {
  return holder === 'cc' ? 'competitor' : (names[holder] ?? '');
}

function spotLine(view: AlgView, id: SpotId, names: readonly string[]): string {
  const there = view.players.flatMap(({ spot }, seat) => (spot === id ? [names[seat] ?? ''] : []));
  const neutral = view.neutral[spotIds.indexOf(id)] ?? 0;
  if (neutral > 0) there.push(`${neutral} neutral`);
  return `  ${id}  ${padded(there.join(', ') || '-', WIDTH)} ${padded(actionName(printedOn(view.week, id)), 16)} to ${spots[id].leads.join(', ')}`;
}

function weekendLines({ weekend, month }: AlgView): string[] {
  return weekend.map(
    (tile, i) =>
      `  ${weekendSlots[i] ?? ''}  ${padded(effects.text(tile), WIDTH + 1)}end of the month: ${month[i] ?? 0} VP per ${weekendTiles[tile].colour} milestone`,
  );
}

function exportBonusLines({ exportBonus }: AlgView): string[] {
  if (exportBonus.length === 0) return [];
  return [`  Export bonuses: ${exportBonus.map((team, i) => `week ${i + 1} ${teamName(team)}`).join(', ')}`];
}

function cityLine(view: AlgView, id: CityId, names: readonly string[]): string {
  const { name, kind, region, roads } = cities[id];
  const token = view.bonuses.length === 0 ? null : tokenOn(view, id);
  const bonus = token === null ? '-' : effects.text(token).replace(/^Gain |\.$/g, '');
  const disks = holdersOf(view, id).map((holder) => who(holder, names));
  return `  ${padded(id, 13)} ${padded(`${name}${kind === 'capital' ? '*' : ''} ${view.demand[cityIds.indexOf(id)] ?? '-'}`, 16)} ${padded(region, 6)} ${padded(bonus, 22)} ${padded(disks.join(', ') || '-', 20)} ${roads.join(', ')}`;
}

function milestoneLine(view: AlgView, slot: number, names: readonly string[]): string {
  const id = view.milestones[slot];
  if (id === undefined) return '';
  const there = markersOn(view, slot).map((holder) => who(holder, names));
  return `  ${padded(`${slot} ${milestoneName(id)}`, 20)} ${padded(there.join(', ') || '-', 20)} ${effects.text(id)}`;
}

function poolLines({ pools }: AlgView): string[] {
  return pools.map((pool, i) =>
    pool === null
      ? `  pool ${i + 1} is taken`
      : `  pool ${i + 1}: ${memberName(pool.staff)}. ${pool.tokens.map((token) => effects.text(token)).join(' ')}`,
  );
}

function soloLines(view: AlgView): string[] {
  const { vp, milestones } = view.competitor;
  return isSolo(view) ? [`Competitor: ${vp} VP, milestones ${milestones.join(', ') || '-'}`] : [];
}

function companyLines(view: AlgView, seat: number, names: readonly string[], paint: Paint): string[] {
  const p = view.players[seat];
  if (p === undefined) return [];
  const head = `${paint.bold(names[seat] ?? '')}: ${p.goods.vp} VP, ${p.goods.energy} Energy, ${p.department === null ? 'no department yet' : departmentName(p.department)}`;
  if (p.department === null) return ['', head];
  return [
    '',
    head,
    `  Tokens     ${kinds.map((kind) => `${goods[kind].one} ${p.goods[kind]}`).join('  ')}`,
    `  Teams      ${teams.map((team) => `${teamName(team)} ${p.staff[team]}${p.upgraded[team] ? '+' : ''}`).join('  ')}`,
    `  Tiles      Double Action: ${readyTiles(p)} unlocked, ${bareDisks(p)} bare euro spaces, ${bareMarkers(p)} bare VP spaces`,
    ...contractLines(p),
    ...plantLines(p),
    ...sideLines(p),
  ];
}

function contractLines({ contract, contractDone, hand }: SeenPlayer): string[] {
  if (contract === null) {
    const known = hand.faces.map((card) => (card === null ? 'a contract' : cardWords(card)));
    return known.map((card) => `  Hand       ${card}`);
  }
  const { demand } = contracts[contract.export];
  return [
    `  Scores     ${effects.text(contracts[contract.scoring].scoring)}`,
    `  Contract   demand ${demand}${contractDone ? ', fulfilled' : ''}: ${effects.text(contract.export)}`,
    `  Ability    ${effects.text(contracts[contract.ability].ability)}`,
  ];
}

function cardWords(card: ContractId): string {
  const { name, scoring, demand, ability } = contracts[card];
  return `${name}: scores ${effects.text(scoring)} Exports for ${demand}: ${effects.text(card)} Works: ${effects.text(ability)}`;
}

/** Fields with their cubes, from the storages to dispatch. */
function plantLines(p: SeenPlayer): string[] {
  const { fields } = plantOf(p);
  return zones.map((zone, i) => {
    const next = zones[i + 1];
    const end = next === undefined ? fields.length : zoneStarts[next];
    const shown = fields
      .slice(zoneStarts[zone], end)
      .flatMap((id, place) => (id === null ? [] : [`${fieldName(p, id)} ${p.fields[zoneStarts[zone] + place] ?? 0}`]));
    return `  ${padded(zoneNames[zone], 10)} ${shown.join('   ')}`;
  });
}

/** Eight rows of six cells: # a tile that is still to be taken, o one that was laid, a letter for a bonus. */
function sideLines(p: SeenPlayer): string[] {
  const under = cellsUnder(p);
  const laid = new Set(under.filter((id) => id !== null && isLaid(p, id)));
  const rows = Array.from({ length: GRID_ROWS }, (_, row) =>
    Array.from({ length: GRID_COLUMNS }, (_cell, column) => {
      const id = under[GRID_COLUMNS * row + column] ?? null;
      if (id === null) return layouts[p.layout][row]?.charAt(column) ?? '.';
      return laid.has(id) ? 'o' : '#';
    }).join(''),
  );
  const built = p.built.flatMap((slot) => (slot === 'side' ? [] : [slot]));
  return [
    '  Side board # to be taken, o laid, letters are bonuses',
    ...rows.map((row) => `    ${row}`),
    `  Laid       ${[...laid].map((id) => tileName(id as ScienceId | CrossoverId | EngineeringId)).join(', ') || '-'}`,
    `  Built      ${built.join(', ') || '-'}`,
  ];
}

/** Science tiles lie on the Side board only when laid; crossover tiles when they come back. */
function isLaid(p: SeenPlayer, id: string): boolean {
  if (id.includes('-sci-')) return true;
  const number = /-cross-(\d)$/.exec(id)?.[1];
  return number !== undefined && p.crossover[Number(number) - 1] !== 'side';
}

function padded(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);
}
