import { RESERVATIONS } from '../data/spaces.ts';
import { pickPlace } from '../define.ts';
import { effects } from '../effects.ts';
import { wrongTurn } from '../turn.ts';

const tracks = [null, 'track-2', 'track-3', 'track-4'] as const;

/** "gain 1 coin next round". */
function bonusWords(space: number): string {
  const track = tracks[space - 1] ?? null;
  if (track === null) return 'no effect';
  return `${effects.useLabel(track).slice(`${effects.name(track)}: `.length)} next round`;
}

/** BIO-ADV-02: the own marker on any empty space of the reservation track. */
export const reserveSpace = pickPlace({
  kind: 'reserve-space',
  rule: 'BIO-ADV-02',
  of: Array.from({ length: RESERVATIONS }, (_, i) => i + 1),
  prompt: 'reserve a place in the turn order of the next round',
  name: (space) => `place ${space}: ${bonusWords(space)}`,
  stop: 'Reserve nothing',
  refuse: (s, _d, space) => (s.reservation[space - 1] === null ? null : 'BIO-ADV-02'),
  refusals: { 'BIO-ADV-02': 'Another marker is on that space.' },
  checkFrame: (s, d) => {
    if (s.seats < 3) return 'there is no reservation track';
    return s.reservation.includes(d.seat) ? 'the marker is on the track already' : wrongTurn(s, d.seat);
  },
  pick(s, d, space, ctx) {
    s.reservation[space - 1] = d.seat;
    ctx.emit?.({ type: 'turn-order-reserved', seat: d.seat, space });
  },
});
