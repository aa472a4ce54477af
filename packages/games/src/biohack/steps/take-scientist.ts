import { scientistIds, scientists } from '../data/scientists.ts';
import { pickCard } from '../define.ts';
import { scientistName } from '../names.ts';
import { playerAt } from '../state.ts';

/** BIO-SET-15: in reverse turn order everybody takes one of the scientists that are left. */
export const takeScientist = pickCard({
  kind: 'take-scientist',
  rule: 'BIO-SET-15',
  of: scientistIds,
  among: (s) => s.scientists,
  prompt: 'choose your scientist',
  name: (id) => `${scientists[id].name}, ${scientists[id].calling}`,
  refuse: (s, _d, id) => (s.scientists.includes(id) ? null : 'BIO-SET-15'),
  facts: (_s, _d, id) => ({ scientist: scientistName(id) }),
  refusals: { 'BIO-SET-15': ({ scientist }) => `${scientist} works for somebody else.` },
  checkFrame: (s) => (s.stage === 'setup' ? null : 'scientists are taken before the first round'),
  pick(s, d, id, ctx) {
    s.scientists.splice(s.scientists.indexOf(id), 1);
    playerAt(s, d.seat).scientist = id;
    ctx.emit?.({ type: 'scientist-taken', seat: d.seat, scientist: id });
  },
});
