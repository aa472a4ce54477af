import { teams } from '../data/words.ts';
import { pickCard } from '../define.ts';
import { teamName } from '../names.ts';
import { hire, recruitPrice, refuseRecruiting, refuseTeam } from '../recruiting.ts';
import { playerAt } from '../state.ts';
import { wrongTurn } from '../turn.ts';

/** ALG-REC-01: which team gets a new member. */
export const recruitTeam = pickCard({
  kind: 'recruit-team',
  rule: 'ALG-REC-01',
  of: teams,
  prompt: 'choose the team that gets a new member',
  name(team, s, d) {
    const price = recruitPrice(s, d.seat, team);
    return `${teamName(team)} for ${price > 0 ? `€${price}` : 'nothing'}`;
  },
  refuse: (s, d, team) => refuseTeam(s, d.seat, team),
  facts: (s, d, team, rule) => ({
    team: teamName(team),
    price: rule === 'ALG-RES-09' ? recruitPrice(s, d.seat, team) : 0,
    euro: playerAt(s, d.seat).goods.euro,
  }),
  refusals: {
    'ALG-REC-01': ({ team }) => `All spaces of your ${team} are taken.`,
    'ALG-RES-09': ({ price, euro }) => `It costs €${price}: you have €${euro}, and too few tokens to exchange.`,
  },
  checkFrame: (s, d) =>
    wrongTurn(s, d.seat) ?? (refuseRecruiting(s, d.seat) === null ? null : 'nobody can be recruited'),
  pick: (s, d, team, ctx) => hire(s, d.seat, team, ctx),
});
