import { at } from '@benchtop/engine/author';
import type { SampleId, SampleType } from '../data/samples.ts';
import { roverAt } from '../state.ts';
import type { AlgoracingState } from '../state.ts';
import { DELIVERED } from './sketch.ts';
import type { Sketch } from './sketch.ts';

/** The types of the samples that a run from a state to a sketch has delivered; null where others had a part in it. */
export function typesDelivered(s: Readonly<AlgoracingState>, seat: number, sketch: Sketch): SampleType[] | null {
  if (sketch.mixed) return null;
  let load: SampleId[] = roverAt(s, seat).load.slice();
  const types: SampleType[] = [];
  for (let i = 0; i < sketch.logged; i++) {
    const cell = at(sketch.log, i);
    if (cell !== DELIVERED) {
      load.push(lyingAt(s, sketch, i));
      continue;
    }
    for (const sample of load) types.push(at(s.faces, s.unseen.indexOf(sample)));
    load = [];
  }
  return types;
}

/** The sample that came aboard: of those on its square the longest lying one that is still there. */
function lyingAt({ ground }: Readonly<AlgoracingState>, { log, routes }: Sketch, entry: number): SampleId {
  const cell = at(log, entry);
  let before = 0;
  for (let i = 0; i < entry; i++) if (log[i] === cell) before++;
  const { size } = routes.terrain;
  for (const { sample, x, y } of ground) if (y * size + x === cell && before-- === 0) return sample;
  throw new RangeError('a sample came aboard from a square where none lay');
}
