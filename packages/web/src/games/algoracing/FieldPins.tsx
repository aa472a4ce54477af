import { at } from '@benchtop/engine/host';
import { corners, directions, headings, skipText } from '@benchtop/games/algoracing';
import type { AlgoracingView, Colour } from '@benchtop/games/algoracing';
import type { ReactNode } from 'react';
import type { Offer } from '../../table/kit/choices.ts';
import { Target } from '../../table/kit/Target.tsx';
import type { Field, Spot } from './field.ts';
import { ahead, pilesOf, raised, spotOf, terrainIn } from './field.ts';
import type { GhostPath } from './ghost.ts';
import { useChoices } from './kit.ts';
import type { Running } from './running.ts';
import { signGlyph } from './signs.tsx';
import type { Stage } from './stage.ts';
import css from './board.module.css';

/** Something of HTML that stands at a place of the field, in both views. */
export interface Pin {
  readonly id: string;
  readonly spot: Spot;
  readonly content: ReactNode;
}

/** What both drawings of the field are given. */
export interface FieldProps {
  readonly field: Field;
  readonly stage: Stage;
  readonly ghost: GhostPath | null;
  /** The viewer's colour: its labs are lit. */
  readonly own: Colour | null;
  readonly pins: readonly Pin[];
}

/** What can be chosen on the field itself: corners, directions, places for a block. */
export function useOptionPins({ map }: Field, view: AlgoracingView, viewer: number): readonly Pin[] {
  const bases = useChoices('choose-corner');
  const facings = useChoices('choose-facing');
  const anchors = useChoices('block-anchor');
  const { squares, corners: cells } = terrainIn(view);
  const target = (id: string, offer: Offer, spot: Spot, look: string | undefined, content: ReactNode): Pin => ({
    id,
    spot,
    content: (
      <Target of={offer} className={look}>
        {content}
      </Target>
    ),
  });
  if (bases.asked)
    return corners.map((corner) => {
      const taken = view.bases[corner];
      const offer = bases.of((o) => o.corner === corner);
      const spot = raised(spotOf(map, at(squares, cells[corner])), 0.15);
      return target(corner, offer, spot, css.spot, taken === null ? '+' : signGlyph[taken]);
    });
  if (facings.asked) {
    const base = at(squares, cells[view.rovers[viewer]?.corner ?? 'nw']);
    return directions.flatMap((dir) => {
      const offer = facings.of((o) => o.dir === dir);
      if (offer.options.length === 0) return [];
      const { x, y } = ahead(dir);
      const spot = raised(spotOf(map, { x: base.x + x, y: base.y + y }), 0.15);
      return [target(dir, offer, spot, `${css.spot} ${css.wide}`, headings[dir].name)];
    });
  }
  return anchors.options.map(({ id, value }) =>
    target(
      id,
      anchors.of((o) => o === value),
      raised(spotOf(map, value), 0.05),
      css.dot,
      null,
    ),
  );
}

/** Words at places: why a command is skipped, what is delivered, how many samples lie on a pile. */
export function notePins(field: Field, ghost: GhostPath | null, running: Running | null): readonly Pin[] {
  const piles = pilesOf(field)
    .filter(({ count }) => count > 1)
    .map(({ x, y, count }) =>
      pin(`pile ${x} ${y}`, raised(spotOf(field.map, { x, y }), 0.5), `×${count}`, css.pileNote),
    );
  const notes = (ghost?.notes ?? []).map((note, i) =>
    pin(`note ${i}`, raised(note, 0.85), note.text, `${css.gainNote} ${css.aside}`),
  );
  return [...piles, ...skipPins(ghost), ...unique(notes), ...runningPin(field, running)];
}

/** Where several commands would be skipped, only one says why here: the cards say it for the others. */
function skipPins(ghost: GhostPath | null): readonly Pin[] {
  const stops = (ghost?.stops ?? []).filter(({ kind }) => kind === 'skip');
  const stop = stops.find(({ slot }) => slot === ghost?.lit) ?? stops[0];
  if (stop?.kind !== 'skip') return [];
  const { x, y } = ahead(stop.dir);
  // Above the rover, not over it.
  const spot = { x: stop.x + x * 0.45, y: stop.y + 1.05, z: stop.z + y * 0.45 };
  return [pin('skip', spot, stop.reason, `${css.skipNote} ${css.aside}`)];
}

const pin = (id: string, spot: Spot, text: string, look: string | undefined): Pin => ({
  id,
  spot,
  content: <span className={`${css.note} ${look ?? ''}`}>{text}</span>,
});

/** What happens twice at one place is said once. */
function unique(pins: readonly Pin[]): readonly Pin[] {
  return pins.filter(({ spot }, i) => pins.findIndex((one) => one.spot.x === spot.x && one.spot.z === spot.z) === i);
}

function runningPin({ map, rovers }: Field, running: Running | null): readonly Pin[] {
  const rover = rovers.find(({ seat }) => seat === running?.seat);
  if (running === null || running.skipped === null || rover === undefined) return [];
  const text = `Skipped: ${skipText(running.skipped)}`;
  return [pin('running', raised(spotOf(map, rover), 1), text, `${css.skipNote} ${css.aside}`)];
}
