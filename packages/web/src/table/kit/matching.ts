/** A piece as it lies on the table at one moment. */
export interface Lying {
  /** What it is: pieces of one kind look alike and stand for each other. */
  readonly kind: string;
  /** The place it lies at. */
  readonly at: string;
  /** Who it is, where it is more than one of its kind: a ship. */
  readonly id: string | null;
  /** How many it stands for: a pile is drawn once. */
  readonly count: number;
  /** Whether its face is seen; null where it has no back. A piece that turns over is shown on its way. */
  readonly face: 'up' | 'down' | null;
  /** What draws it; the same before and after where the drawing stayed. */
  readonly drawn: unknown;
}

/** The way of a piece. Null: it came from, or went to, somewhere that is not drawn. */
export interface Way<P> {
  readonly from: P | null;
  readonly to: P | null;
}

/** What left and what arrived, matched: by who they are, else by what they are. */
export function waysOf<P extends Lying>(before: readonly P[], after: readonly P[]): readonly Way<P>[] {
  const ways: Way<P>[] = [];
  const arrived = unnamed(after, before);
  const left = unnamed(before, after);
  for (const from of before) {
    if (from.id === null) continue;
    const to = after.find(({ id }) => id === from.id) ?? null;
    if (to === null) left.push(from);
    else if (to.at !== from.at || to.face !== from.face) ways.push({ from, to });
  }
  for (const to of after) if (to.id !== null && !before.some(({ id }) => id === to.id)) arrived.push(to);
  for (const from of left) {
    const goal = arrived.findIndex((to) => to.kind === from.kind);
    ways.push({ from, to: goal < 0 ? null : (arrived.splice(goal, 1)[0] ?? null) });
  }
  for (const to of arrived) ways.push({ from: null, to });
  return ways;
}

const groupOf = ({ kind, at }: Lying): string => `${kind}\n${at}`;

/** Of the pieces without a name: those that are more here than there, the ones drawn only here first. */
function unnamed<P extends Lying>(here: readonly P[], there: readonly P[]): P[] {
  const surplus = new Map<string, number>();
  for (const one of here) if (one.id === null) add(surplus, groupOf(one), one.count);
  for (const one of there) if (one.id === null) add(surplus, groupOf(one), -one.count);
  const drawnThere = new Set(there.map(({ drawn }) => drawn));
  const found: P[] = [];
  for (const [group, number] of surplus) {
    if (number <= 0) continue;
    const members = here.filter((one) => one.id === null && groupOf(one) === group);
    const only = members.filter(({ drawn }) => !drawnThere.has(drawn));
    const others = members.filter(({ drawn }) => drawnThere.has(drawn)).reverse();
    found.push(...spread([...only, ...others], number));
  }
  return found;
}

/** As many as are needed; a pile gives as often as it counts. */
function spread<P extends Lying>(pieces: readonly P[], number: number): P[] {
  return pieces.flatMap((piece) => Array.from({ length: piece.count }, () => piece)).slice(0, number);
}

function add(sums: Map<string, number>, key: string, by: number): void {
  sums.set(key, (sums.get(key) ?? 0) + by);
}
