import { phase } from '../define.ts';
import type { BioContext } from '../define.ts';
import { effects } from '../effects.ts';
import { placeAssistant } from '../solo.ts';
import type { BioState } from '../state.ts';

/** BIO-PLN-01 to BIO-PLN-08: turn order and planning effects; in a solo match the first assistant before them. */
export const planRound = phase({
  name: 'plan-round',
  run(s, _d, ctx) {
    s.stage = 'planning';
    if (s.seats > 2 && s.round > 1) resetOrder(s, ctx);
    if (s.seats === 1) placeAssistant(s, ctx);
    ctx.resume('call-nomans');
    effects.atEach(s, s.order, 'planning', ctx);
  },
});

/** BIO-PLN-02, BIO-PLN-03: markers that are not on the track take the leftmost spaces; the track gives the new order. */
function resetOrder(s: BioState, ctx: BioContext): void {
  for (const seat of s.order) if (!s.reservation.includes(seat)) s.reservation[s.reservation.indexOf(null)] = seat;
  s.order = s.reservation.filter((seat) => seat !== null);
  ctx.emit?.({ type: 'turn-order-reset', reservation: [...s.reservation], order: [...s.order] });
}

/** BIO-PLN-09, BIO-PLN-10: reservation markers leave the track, and everybody chooses locations in secret. */
export const callNomans = phase({
  name: 'call-nomans',
  checkFrame: (s, _d, depth) => (s.stage === 'planning' && depth === 0 ? null : 'locations are chosen in planning'),
  run(s, _d, ctx) {
    if (s.reservation.some((seat) => seat !== null)) {
      s.reservation.fill(null);
      ctx.emit?.({ type: 'reservations-cleared' });
    }
    ctx.askAll(
      'send-nomans',
      s.players.map((_, seat) => seat),
    );
  },
});
