import { at } from '@benchtop/engine/host';
import { corners, directions, headings } from '@benchtop/games/algoracing';
import type { AlgoracingView } from '@benchtop/games/algoracing';
import type { Field } from './field.ts';
import { ahead, squareOf } from './field.ts';
import type { GhostPath } from './ghost.ts';
import { terrainIn } from './model.ts';
import { OptionButton } from './OptionButton.tsx';
import type { Pin } from './pin.ts';
import type { Play } from './play.ts';
import type { Running } from './playback.ts';
import type { Spot } from './shown.ts';
import { spotOf } from './shown.ts';
import { signGlyph } from './signs.tsx';
import css from './board.module.css';

const over = (spot: Spot, by: number): Spot => ({ ...spot, y: spot.y + by });

/** What can be chosen on the field itself: corners, directions, places for a block. */
export function optionPins(field: Field, view: AlgoracingView, viewer: number, play: Play): readonly Pin[] {
  switch (play.step ?? '') {
    case 'choose-corner':
      return cornerPins(field, view, play);
    case 'choose-facing':
      return facingPins(field, view, viewer, play);
    case 'block-anchor':
      return anchorPins(field, play);
    default:
      return [];
  }
}

function cornerPins(field: Field, view: AlgoracingView, play: Play): readonly Pin[] {
  const terrain = terrainIn(view);
  return corners.map((corner) => {
    const taken = view.bases[corner];
    return {
      id: corner,
      spot: over(spotOf(field, at(terrain.squares, terrain.corners[corner])), 0.15),
      content: (
        <OptionButton play={play} id={corner} className={css.spot}>
          {taken === null ? '+' : signGlyph[taken]}
        </OptionButton>
      ),
    };
  });
}

function facingPins(field: Field, view: AlgoracingView, viewer: number, play: Play): readonly Pin[] {
  const terrain = terrainIn(view);
  const corner = view.rovers[viewer]?.corner ?? 'nw';
  const base = at(terrain.squares, terrain.corners[corner]);
  return directions.flatMap((dir) => {
    const id = `face ${headings[dir].name}`;
    if (play.option(id) === null) return [];
    const square = { x: base.x + ahead[dir].x, y: base.y + ahead[dir].y };
    return [
      {
        id,
        spot: over(spotOf(field, square), 0.15),
        content: (
          <OptionButton play={play} id={id} className={`${css.spot} ${css.wide}`}>
            {headings[dir].name}
          </OptionButton>
        ),
      },
    ];
  });
}

function anchorPins(field: Field, play: Play): readonly Pin[] {
  return play.ids('at ').map((id) => ({
    id,
    spot: over(spotOf(field, squareOf(id.slice(3).replace(' ', ','))), 0.05),
    content: (
      <OptionButton play={play} id={id} className={css.dot}>
        <span className="visually-hidden">{id}</span>
      </OptionButton>
    ),
  }));
}

/** Words at places: why a command is skipped, what is delivered, how many samples lie on a pile. */
export function notePins(field: Field, ghost: GhostPath | null, running: Running | null): readonly Pin[] {
  const piles = [...field.ground].flatMap(([place, count]) =>
    count > 1 ? [pin(`pile ${place}`, over(spotOf(field, squareOf(place)), 0.5), `×${count}`, css.pileNote)] : [],
  );
  const skips = skipPins(ghost);
  const notes = (ghost?.notes ?? []).map((note, i) =>
    pin(`note ${i}`, over(note, 0.85), note.text, `${css.gainNote} ${css.aside}`),
  );
  return [...piles, ...skips, ...unique(notes), ...runningPin(field, running)];
}

/** Where several commands would be skipped, only one says why here: the cards say it for the others. */
function skipPins(ghost: GhostPath | null): readonly Pin[] {
  const stops = (ghost?.stops ?? []).filter(({ kind }) => kind === 'skip');
  const stop = stops.find(({ slot }) => slot === ghost?.lit) ?? stops[0];
  if (stop?.kind !== 'skip') return [];
  const spot = { x: stop.x + ahead[stop.dir].x * 0.45, y: stop.y + 0.5, z: stop.z + ahead[stop.dir].y * 0.45 };
  return [pin('skip', spot, stop.reason, `${css.skipNote} ${css.aside}`)];
}

const pin = (id: string, spot: Spot, text: string, look: string | undefined): Pin => ({
  id,
  spot,
  content: <span className={`${css.note} ${look ?? ''}`}>{text}</span>,
});

/** What happens twice at one place is said once. */
function unique(pins: readonly Pin[]): readonly Pin[] {
  const seen = new Set<string>();
  return pins.filter(({ spot: { x, y, z } }) => {
    const place = [x, y, z].map((n) => n.toFixed(2)).join(' ');
    if (seen.has(place)) return false;
    seen.add(place);
    return true;
  });
}

function runningPin(field: Field, running: Running | null): readonly Pin[] {
  if (running === null || running.skipped === null) return [];
  const rover = field.rovers.find(({ seat }) => seat === running.seat);
  if (rover === undefined) return [];
  return [pin('running', over(spotOf(field, rover), 1), `Skipped: ${running.skipped}`, `${css.skipNote} ${css.aside}`)];
}
