import { at } from '@benchtop/engine/author';
import { phase } from '../define.ts';
import { modeOf } from '../state.ts';
import { terrainOf } from '../terrain.ts';

/** RAC-SET-02: one face-down sample on each of some marks; which ones is drawn. */
export const scatter = phase({
  name: 'scatter',
  run(s, _d, ctx) {
    const terrain = terrainOf(modeOf(s), s.placements);
    const marks = [...terrain.marks];
    ctx.shuffle(marks);
    const chosen = marks.slice(0, s.unseen.length).sort((a, b) => a - b);
    s.ground = chosen.map((cell, i) => {
      const { x, y } = at(terrain.squares, cell);
      return { sample: at(s.unseen, i), x, y };
    });
    ctx.emit?.({ type: 'samples-scattered', count: chosen.length, empty: marks.length - chosen.length });
  },
});
