import { effects, hasArrow, isSingle, spaceName } from '@benchtop/games/lineae';
import type { LinView, SpaceId } from '@benchtop/games/lineae';
import { together } from '../../table/kit/choices.ts';
import type { Offer } from '../../table/kit/choices.ts';
import { Piece, Place } from '../../table/kit/Piece.tsx';
import type { TipWords } from '../../table/kit/tips.ts';
import { Octagon, Worker } from './art/pieces.tsx';
import { signOf, tagOf } from './art/signs.ts';
import { useBoard, useChoices } from './kit.ts';
import { neededOn, workersOn } from './model.ts';
import { signName } from '../../table/kit/words.ts';

/** What can be done on a space: place workers, with or without the Shift Foreman, or take one back. */
export function useSpaceOffer(space: SpaceId): Offer {
  const turn = useChoices('take-turn').of((o) => (o.do === 'place' || o.do === 'foreman') && o.space === space);
  const recall = useChoices('recall-worker').of(({ pick }) => pick === space);
  return together(turn, recall);
}

/** Kind of octagon, who stands there, workers needed, arrow. */
export function useSpaceWords(space: SpaceId): TipWords {
  const { view, names } = useBoard();
  return {
    title: signName(spaceName(space)),
    text: effects.text(space),
    rows: [
      isSingle(space)
        ? {
            name: 'Single outline',
            value: 'workers of one player; whoever comes next needs one more and sends them home',
          }
        : { name: 'Double outline', value: 'room for all; nobody is sent home' },
      { name: 'There now', value: standing(view, space, names) },
      { name: 'Workers needed', value: neededOn(view, space) },
      ...(hasArrow(space) ? [{ name: 'Arrow', value: 'then you have another turn' }] : []),
    ],
  };
}

function standing(view: LinView, space: SpaceId, names: readonly string[]): string {
  const seats = workersOn(view, space);
  const counted = [...new Set(seats)].map((seat) => `${names[seat]} ${seats.filter((one) => one === seat).length}`);
  return counted.length === 0 ? 'nobody' : counted.join(', ');
}

interface SpaceProps {
  readonly space: SpaceId;
  readonly size: number;
  readonly lit: boolean;
  readonly chosen: boolean;
}

/** The octagon of a space with the workers on it, around its centre in a drawing. */
export function SpaceOctagon({ space, size, lit, chosen }: SpaceProps) {
  const { view } = useBoard();
  const seats = workersOn(view, space);
  return (
    <Place of={`space ${space}`}>
      <Octagon
        size={size}
        many={!isSingle(space)}
        arrow={hasArrow(space)}
        need={isSingle(space) ? neededOn(view, space) : undefined}
        tag={tagOf(space, seats.length > 0)}
        sign={signOf(space)}
        lit={lit}
        chosen={chosen}
      >
        {seats.length > 0 ? <Standing space={space} size={size} seats={seats} /> : undefined}
      </Octagon>
    </Place>
  );
}

interface StandingProps {
  readonly space: SpaceId;
  readonly size: number;
  readonly seats: readonly number[];
}

/** Beyond so many, figures stand in two ranks. */
const RANK = 4;

function Standing({ space, size, seats }: StandingProps) {
  const ranks = seats.length > RANK ? 2 : 1;
  const inRank = Math.ceil(seats.length / ranks);
  const height = ranks === 2 ? size * 0.85 : inRank > 3 ? size * 0.82 : inRank > 2 ? size : size * 1.15;
  const apart = inRank === 1 ? 0 : Math.min(size * 0.7, (size * 1.5) / inRank);
  return seats.map((seat, i) => {
    const place = i % inRank;
    const y = ranks === 1 ? 1 : (Math.floor(i / inRank) - 0.5) * size * 0.72 + 1;
    return (
      <g key={i} transform={`translate(${(place - (inRank - 1) / 2) * apart} ${y})`}>
        <Piece kind={`worker ${seat}`} at={`space ${space}`}>
          <Worker seat={seat} size={height} />
        </Piece>
      </g>
    );
  });
}
