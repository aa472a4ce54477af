import { int, nullable, word } from '@benchtop/engine/author';
import { plural } from '../../words.ts';
import { spaceIds } from '../data/spaces.ts';
import { pickPlace } from '../define.ts';
import { spaceName } from '../names.ts';
import { wrongTurn } from '../turn.ts';
import { canRecall, takeBack, workersOn } from '../workers.ts';

/** LIN-BIO-03: workers come back one by one. */
export const recallWorker = pickPlace({
  kind: 'recall-worker',
  rule: 'LIN-BIO-03',
  args: { left: int(1, 3), but: nullable(word(spaceIds)) },
  of: spaceIds,
  among: (s, d) => spaceIds.filter((space) => workersOn(s, d.seat, space) > 0),
  prompt: (_s, d) => `take back a worker (up to ${d.args.left})`,
  name: (space, s, d) => `from ${spaceName(space)} (${plural(workersOn(s, d.seat, space), 'worker')})`,
  stop: 'Take back no more',
  refuse: (s, d, space) => (space !== d.args.but && workersOn(s, d.seat, space) > 0 ? null : 'LIN-BIO-03'),
  facts: (_s, d, space) => ({ same: space === d.args.but }),
  refusals: {
    'LIN-BIO-03': ({ same }) =>
      same ? 'Only workers on other spaces come back.' : 'You have no worker on that space.',
  },
  checkFrame: (s, d) => (canRecall(s, d.seat, d.args.but) ? wrongTurn(s, d.seat) : 'there is nobody to take back'),
  pick(s, d, space, ctx) {
    const { left, but } = d.args;
    takeBack(s, d.seat, space, ctx);
    if (left > 1 && canRecall(s, d.seat, but)) ctx.ask('recall-worker', d.seat, { left: left - 1, but });
  },
});
