import {
  CAPACITY,
  cardName,
  cycleOver,
  HAND,
  LONGEST,
  lastRound,
  modeOf,
  PASSES,
  points,
  roundOf,
  rovers,
  sampleTypes,
  target,
  typeName,
  unseenOf,
} from '@benchtop/games/algoracing';
import type { AlgoracingView, Kind } from '@benchtop/games/algoracing';
import { drawField, legend, roverLetter, roverPaint } from './algoracing-field.ts';
import type { Paint, TextBoard } from './board.ts';

/** The field, the cards that will be run, and what everybody has; the viewer's own hand comes last. */
export const board: TextBoard = {
  names: ['Olympus', 'Gale', 'Hellas', 'Jezero'],
  draw(view, viewer, names, paint) {
    const seen = view as unknown as AlgoracingView;
    const seats = [...seen.rovers.keys()];
    const inOrder = viewer === null ? seats : [...seats.filter((seat) => seat !== viewer), viewer];
    return [
      headLine(seen, names),
      '',
      ...drawField(seen, paint),
      ...legend.map((line) => paint.dim(line)),
      '',
      leftLine(seen),
      ...algorithmLines(seen),
      ...inOrder.flatMap((seat) => roverLines(seen, seat, seat === viewer, names, paint)),
    ];
  },
};

function headLine(view: AlgoracingView, names: readonly string[]): string {
  const mode = modeOf(view);
  const order = view.order.map((seat) => names[seat] ?? '').join(', ');
  const passes = view.passes === 0 ? '' : `  Passes in a row: ${view.passes} of ${PASSES * view.seats}.`;
  return `Round ${roundOf(view)} of ${lastRound[mode]}. ${target[mode]} points win.  Turn order: ${order}.${passes}`;
}

function leftLine(view: AlgoracingView): string {
  return `Not delivered yet: ${sampleTypes.map((type) => `${unseenOf(view, type)} ${typeName(type)}`).join(', ')}.  Deck: ${view.deck.count}.`;
}

/** The commands by their places, each with the cycle above it. */
function algorithmLines(view: AlgoracingView): string[] {
  const title = modeOf(view) === 'full' ? `Shared algorithm (${view.commands.length} of ${LONGEST})` : 'Row';
  if (view.commands.length === 0) return [`${title}: empty`];
  const named = view.commands.map((kind, i) => {
    const cycle = cycleOver(view.cycles, i);
    return `${i + 1} ${cardName(kind)}${cycle === null ? '' : cycleNote(cycle, i)}`;
  });
  return [`${title}: ${named.join(' | ')}`];
}

function cycleNote({ factor, start, width }: AlgoracingView['cycles'][number], index: number): string {
  if (width === 1) return ` ×${factor}`;
  return index === start ? ` (×${factor} with ${index + 2})` : ` (×${factor} with ${index})`;
}

function roverLines(
  view: AlgoracingView,
  seat: number,
  own: boolean,
  names: readonly string[],
  paint: Paint,
): string[] {
  const rover = view.rovers[seat];
  if (rover === undefined) return [];
  const { colour, delivered, load, hand } = rover;
  const name = names[seat] ?? '';
  if (colour === null) return ['', `${name}: no rover yet`];
  const title = roverPaint(colour, paint)(`${name} (${colour} rover, ${roverLetter(colour)})`);
  const types = delivered.map(typeName).join(', ') || 'nothing yet';
  return [
    '',
    `${title}: ${points(delivered)} of ${target[modeOf(view)]} points`,
    `  Aboard     ${load.length} of ${CAPACITY}   Delivered: ${types}`,
    `  Labs       ${labs(view, colour)}`,
    ...(own ? [`  Hand       ${handText(hand.items)}`] : []),
  ];
}

function labs(view: AlgoracingView, colour: keyof typeof rovers): string {
  if (modeOf(view) === 'basic') return 'every base';
  return rovers[colour].labs.map((lab) => `base ${roverLetter(lab)}`).join(' and ');
}

function handText(cards: readonly Kind[] | null): string {
  return cards === null ? `${HAND} cards` : cards.map(cardName).join(', ') || 'none';
}
