import {
  classes,
  classSpaces,
  creatures,
  effects,
  genes,
  isPrinted,
  locationName,
  locations,
  mainBoard,
  milestoneName,
  playerColours,
  players,
  remainingOn,
  roundLimit,
  rowFor,
  scientistName,
  spaceName,
  spacesOn,
  tileName,
  tileOn,
} from '@benchtop/games/biohack';
import type { BioView, CreatureId, SpaceId, TileId } from '@benchtop/games/biohack';
import type { Paint, TextBoard } from './board.ts';

type SeenPlayer = BioView['players'][number];

const letters = { mammal: 'M', aquatic: 'A', reptile: 'R', avian: 'V', primate: 'P', feral: 'F' } as const;
const WIDTH = 30;

/** The city, the display, the milestones, and everybody's laboratory; the viewer's own comes last. */
export const board: TextBoard = {
  names: playerColours.map((colour) => players[colour].name),
  draw(view, viewer, names, paint) {
    const seen = view as unknown as BioView;
    const seats = [...seen.players.keys()];
    const inOrder = viewer === null ? seats : [...seats.filter((seat) => seat !== viewer), viewer];
    return [
      `Round ${seen.round} of ${roundLimit(seen)}${seen.lastRound ? paint.bold(', the last one') : ''}.  Turn order: ${seen.order.map((seat) => names[seat] ?? '').join(', ')}.${reservations(seen, names)}`,
      `Genes: ${genes.map((gene) => `${letters[gene]} ${gene}`).join(', ')}.`,
      '',
      paint.bold('Public spaces'),
      ...locations.map((location) => locationLine(seen, location, names)),
      paint.bold('Experiment spaces'),
      ...spaceLines(seen, names),
      paint.bold('Milestones'),
      ...milestoneLines(seen, names),
      paint.bold(
        `Basement: ${mainBoard(seen)
          .prices.map((price) => `${price}`)
          .join(', ')} coins from the left, 2 for a deck`,
      ),
      ...displayLines(seen),
      ...soloLines(seen),
      ...inOrder.flatMap((seat) => labLines(seen, seat, seat === viewer, names, paint)),
    ];
  },
};

function reservations({ reservation }: BioView, names: readonly string[]): string {
  const taken = reservation.flatMap((seat, i) => (seat === null ? [] : [`${i + 1} ${names[seat] ?? ''}`]));
  return taken.length === 0 ? '' : `  Reserved: ${taken.join(', ')}.`;
}

function locationLine(view: BioView, location: (typeof locations)[number], names: readonly string[]): string {
  const there = view.players.flatMap(({ away }, seat) => (away.includes(location) ? [names[seat] ?? ''] : []));
  if (view.solo.assistants.includes(location)) there.push('an assistant');
  const row = rowFor(view, location, Math.max(0, remainingOn(view, location, 1)));
  return `  ${padded(locationName(location), 14)} ${padded(there.join(', ') || '-', WIDTH)} ${effects.text(row)}`;
}

function spaceLines(view: BioView, names: readonly string[]): string[] {
  return spacesOn[view.seats > 2 ? 'large' : 'small'].map((space) => {
    const tile = tileOn(view, space);
    const standing = view.players.flatMap(({ placed }, seat) =>
      placed.filter((each) => each === space).map(() => names[seat] ?? ''),
    );
    if (Object.entries(view.occupied).some(([id, holder]) => id === space && holder === 'police'))
      standing.push('police');
    const name = tile === null ? spaceName(space) : tileName(tile);
    return `  ${padded(space, 14)} ${padded(standing.join(', ') || '-', WIDTH)} ${name}: ${spaceText(space, tile)}`;
  });
}

function spaceText(space: SpaceId, tile: TileId | null): string {
  if (tile !== null) return effects.text(tile);
  return isPrinted(space) ? effects.text(space) : '';
}

function milestoneLines(view: BioView, names: readonly string[]): string[] {
  const { milestones } = mainBoard(view);
  const tokens = (seats: readonly number[]): string =>
    milestones.map((ep, i) => `${ep} ${seats[i] === undefined ? '.' : (names[seats[i]] ?? '')}`).join(' | ');
  return [
    ...view.milestones.map(
      ({ card, tokens: seats }) =>
        `  ${padded(milestoneName(card), 16)} ${padded(tokens(seats), WIDTH)} ${effects.text(card)}`,
    ),
    ...classes.map((kind) => `  ${padded(`all ${classSpaces[kind]} ${kind}s`, 16)} ${tokens(view.completions[kind])}`),
  ];
}

function displayLines(view: BioView): string[] {
  return classes.flatMap((kind) => [
    `  ${kind}s (${view.piles[kind].deck.count} in the deck, ${view.piles[kind].discard.length} discarded)`,
    ...view.display[kind].map((card, i) => (card === null ? `    ${i + 1} -` : `    ${i + 1} ${cardLine(card)}`)),
  ]);
}

/** Name, cost, EP and ability. */
function cardLine(card: CreatureId): string {
  const { name, ep } = creatures[card];
  const cost: { readonly [gene: string]: number } = creatures[card].cost;
  const paid = genes.flatMap((gene) => (cost[gene] === undefined ? [] : [`${cost[gene]}${letters[gene]}`])).join(' ');
  return `${padded(name, 18)} ${padded(paid, 18)} ${ep > 0 ? `${ep} EP` : '    '}  ${effects.text(card)}`;
}

function soloLines({ solo, seats }: BioView): string[] {
  return seats === 1 ? [`Solo deck: ${solo.top ?? 'empty'} on top, ${solo.deck.count} below.`] : [];
}

function labLines(view: BioView, seat: number, own: boolean, names: readonly string[], paint: Paint): string[] {
  const p = view.players[seat];
  if (p === undefined) return [];
  return [
    '',
    `${paint.bold(names[seat] ?? '')}: ${p.goods.ep} EP, ${p.goods.coin} coins, ${p.goods.medicine} full medicine${p.goods.medicine === 1 ? '' : 's'}${p.passed ? ', has passed' : ''}`,
    `  Genes      ${genes.map((gene) => `${letters[gene]} ${p.goods[gene]}`).join('  ')}`,
    `  Nomans     ${p.home} at home, ${p.injured} injured, ${p.away.length} away, ${p.placed.length} on experiments`,
    `  Scientist  ${scientistLine(p)}`,
    ...classes.map(
      (kind) => `  ${padded(`${kind}s`, 10)} ${p.rows[kind].map((card) => creatures[card].name).join(', ') || '-'}`,
    ),
    ...handLines(p, own),
  ];
}

function scientistLine({ scientist, locks }: SeenPlayer): string {
  if (scientist === null) return 'none yet';
  return `${scientistName(scientist)}, ${locks === 0 ? 'nothing' : locks === 1 ? 'bottom row' : 'middle and bottom row'} locked. ${effects.text(scientist)}`;
}

function handLines({ hand }: SeenPlayer, own: boolean): string[] {
  const known = hand.faces.flatMap((card) => (card === null ? [] : [card]));
  const hidden = hand.backs.filter((_, i) => hand.faces[i] === null);
  if (own) return ['  Hand', ...known.map((card) => `    ${cardLine(card)}`)];
  const names = [...known.map((card) => creatures[card].name), ...hidden.map((kind) => `a ${kind}`)];
  return [`  Hand       ${names.join(', ') || '-'}`];
}

function padded(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);
}
