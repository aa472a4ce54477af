import { at, int, list } from '@benchtop/engine/author';
import { byEach } from '../../by-each.ts';
import { departmentIds, fieldIds } from '../data/words.ts';
import type { DepartmentId, FieldId } from '../data/words.ts';
import { pickPlace } from '../define.ts';
import { LINES, loseFrom, lossFault } from '../loss.ts';
import { fieldName } from '../names.ts';
import { placeOf, plants, zoneStarts } from '../plant.ts';
import { playerAt } from '../state.ts';
import type { Player } from '../state.ts';
import { wrongTurn } from '../turn.ts';

/** Cubes that each line got in this activation, and that can be lost. */
export const gotArgs = { got: list(int(0, 6), LINES, LINES) };
export const lossArgs = { left: int(1, 3), ...gotArgs };

const lines: { readonly [D in DepartmentId]: readonly FieldId[] } = byEach(departmentIds, (department) =>
  plants[department].fields.slice(zoneStarts.b, zoneStarts.c).flatMap((id) => id ?? []),
);

/** The line of a field; -1 where it is none of this board's. */
function lineOf(p: Readonly<Player>, field: FieldId): number {
  const place = placeOf(p, field);
  return place < 0 ? -1 : place - zoneStarts.b;
}

/** ALG-RUL-09: which line loses a cube. */
export const lossField = pickPlace({
  kind: 'loss-field',
  rule: 'ALG-MACH-12',
  args: lossArgs,
  of: fieldIds.filter((id) => departmentIds.some((department) => lines[department].includes(id))),
  among: (s, d) => lines[playerAt(s, d.seat).department ?? 'cosmetics'],
  prompt: (_s, d) => `choose the line that loses a cube (${d.args.left} left)`,
  name: (field, s, d) => fieldName(playerAt(s, d.seat), field),
  refuse(s, d, field) {
    const line = lineOf(playerAt(s, d.seat), field);
    return line >= 0 && at(d.args.got, line) > 0 ? null : 'ALG-MACH-12';
  },
  refusals: { 'ALG-MACH-12': 'No cube that moved in this activation is left there.' },
  checkFrame(s, d) {
    const wrong = wrongTurn(s, d.seat) ?? lossFault(s, d.seat, d.args);
    if (wrong !== null) return wrong;
    return d.args.got.filter((n) => n > 0).length > 1 ? null : 'there is nothing to choose';
  },
  pick: (s, d, field, ctx) => loseFrom(s, d.seat, d.args, lineOf(playerAt(s, d.seat), field), ctx),
});
