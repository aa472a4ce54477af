import { word } from '@benchtop/engine/author';
import { engineering, engineeringIds } from '../data/engineering.ts';
import type { EngineeringId } from '../data/engineering.ts';
import { slotIds } from '../data/words.ts';
import type { SlotId } from '../data/words.ts';
import { pickPlace } from '../define.ts';
import { fit, isFreeSlot } from '../engineers.ts';
import { slotName, tileName } from '../names.ts';
import { playerAt } from '../state.ts';
import { engineeringAt } from '../tiles.ts';
import { wrongTurn } from '../turn.ts';

function slotsOf(tile: EngineeringId): readonly SlotId[] {
  return engineering[tile].slots;
}

/** ALG-ENG-03, ALG-ENG-05: which of several slots a tile goes to. */
export const engineerSlot = pickPlace({
  kind: 'engineer-slot',
  rule: 'ALG-ENG-03',
  args: { tile: word(engineeringIds) },
  of: slotIds,
  among: (_s, d) => slotsOf(d.args.tile),
  prompt: (_s, d) => `choose the Machine for the ${tileName(d.args.tile)} tile`,
  name: (slot) => slotName(slot),
  refuse(s, d, slot) {
    if (!slotsOf(d.args.tile).includes(slot)) return 'ALG-ENG-03';
    return isFreeSlot(playerAt(s, d.seat), slot) ? null : 'ALG-ENG-05';
  },
  refusals: {
    'ALG-ENG-03': 'The tile does not fit there.',
    'ALG-ENG-05': 'Another tile lies there.',
  },
  checkFrame(s, d) {
    const p = playerAt(s, d.seat);
    const { department, place } = engineeringAt[d.args.tile];
    if (department !== p.department || p.built[place] !== 'side') return 'the tile is not on the Side board';
    const free = slotsOf(d.args.tile).filter((slot) => isFreeSlot(p, slot));
    return free.length > 1 ? wrongTurn(s, d.seat) : 'there is nothing to choose';
  },
  pick: (s, d, slot, ctx) => fit(s, d.seat, d.args.tile, slot, ctx),
});
