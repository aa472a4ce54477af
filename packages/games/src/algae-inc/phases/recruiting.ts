import { word } from '@benchtop/engine/author';
import { COLUMNS } from '../data/roster.ts';
import { teams } from '../data/words.ts';
import { phase } from '../define.ts';
import * as rules from '../recruiting.ts';
import { playerAt } from '../state.ts';
import { wrongTurn } from '../turn.ts';

/** ALG-REC-01: recruiting begins. */
export const recruit = phase({
  name: 'recruit',
  checkFrame: (s, d) => wrongTurn(s, d.seat ?? -1),
  run: (s, d, ctx) => rules.recruit(s, d.seat ?? 0, ctx),
});

/** A new member has been paid. */
export const joinTeam = phase({
  name: 'join-team',
  args: { team: word(teams) },
  checkFrame(s, d) {
    const wrong = wrongTurn(s, d.seat ?? -1);
    if (wrong !== null) return wrong;
    return playerAt(s, d.seat ?? 0).staff[d.args.team] < COLUMNS ? null : 'the team is full';
  },
  run: (s, d, ctx) => rules.joinTeam(s, d.seat ?? 0, d.args.team, ctx),
});
