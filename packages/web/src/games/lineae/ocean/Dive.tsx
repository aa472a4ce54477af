import { at } from '@benchtop/engine/host';
import { cellOf, columnOf, cubeNames, headings, isWater, level, placeName, capital } from '@benchtop/games/lineae';
import type { Cell, Heading } from '@benchtop/games/lineae';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Offer } from '../../../table/kit/choices.ts';
import type { Wish } from '../../../match/chain.ts';
import { Far } from '../../../table/kit/Far.tsx';
import { Target } from '../../../table/kit/Target.tsx';
import { Glyph } from '../art/icons.tsx';
import { useBoard, useChoices, usePointed, wish } from '../kit.ts';
import { CELL, cellLeft, cellMiddle, columnMiddle, rowTop } from './places.ts';
import { diveOf, waysOf } from './reach.ts';
import type { Dive as Diving, Way } from './reach.ts';
import { Words } from './Words.tsx';
import css from './ocean.module.css';

interface DiveProps {
  /** The space whose way is shown. */
  readonly aim: number | null;
  setAim(this: void, cell: number | null): void;
}

/** Steering a submersible: where it could go, what that costs and brings. */
export function Dive(props: DiveProps) {
  const { view, viewer } = useBoard();
  const steers = useChoices('steer-sub');
  const finds = useChoices('pick-up-cube');
  const dive = diveOf(view);
  if (dive === null || dive.seat !== viewer) return null;
  if (finds.asked) return <Found dive={dive} />;
  return steers.asked ? <Steering {...props} dive={dive} /> : null;
}

function Steering({ aim, setAim, dive }: DiveProps & { readonly dive: Diving }) {
  const { view } = useBoard();
  const { sub, seat, free } = dive;
  const ways = useMemo(() => waysOf(view, { sub, seat, free }), [view, sub, seat, free]);
  const step = usePointed('steer-sub');
  const { x, r } = view.subs[dive.sub];
  const pointed = step?.do === 'go' ? ahead({ x, r }, step.to) : null;
  const shown = ways.get(pointed === null ? (aim ?? -1) : cellOf(pointed.x, pointed.r)) ?? null;
  const distant = [...ways].filter(([, { steps }]) => steps.length > 1);
  return (
    <g>
      {distant.map(([cell, way]) => (
        <Distant key={cell} way={way} aimed={aim === cell} look={(on) => setAim(on ? cell : null)} />
      ))}
      {headings.map((heading) => (
        <Step
          key={heading}
          heading={heading}
          from={{ x, r }}
          way={ways.get(cellOf(ahead({ x, r }, heading).x, ahead({ x, r }, heading).r)) ?? null}
        />
      ))}
      <Dock dive={dive} ways={ways} look={setAim} aim={aim} />
      {shown !== null && <Path from={{ x, r }} way={shown} />}
    </g>
  );
}

const across = { up: 0, down: 0, left: -1, right: 1 } as const;
const upwards = { up: 1, down: -1, left: 0, right: 0 } as const;
const ahead = ({ x, r }: Cell, to: Heading): Cell => ({ x: x + across[to], r: r + upwards[to] });

/** The single choices of a way, with what is answered where a cube is found. */
function wishesOf({ steps, found }: Way): readonly Wish[] {
  return steps.flatMap((to, i) => {
    const step = wish('steer-sub', (o) => o.do === 'go' && o.to === to);
    const answer = found[i];
    return answer === null || answer === undefined
      ? [step]
      : [step, wish('pick-up-cube', ({ what }) => what === answer)];
  });
}

function wordsOf({ taken, electricity, stays }: Way): string {
  const price = electricity === 0 ? 'Free.' : `${electricity} electricity.`;
  const brings = taken.length === 0 ? '' : ` Takes up ${cubeNames(taken)}: +$${taken.length}.`;
  return `${price}${brings}${stays ? '' : ' It could pass here, but not stay.'}`;
}

interface DistantProps {
  readonly way: Way;
  readonly aimed: boolean;
  look(this: void, on: boolean): void;
}

/** A space more than one step away. */
function Distant({ way, aimed, look }: DistantProps) {
  const { x, r } = way.to;
  return (
    <Far
      by={way.stays ? wishesOf(way) : null}
      title={capital(placeName(x, r))}
      text={wordsOf(way)}
      looked={aimed}
      onLook={look}
    >
      <Space cell={way.to} className={aimed ? css.aimed : way.stays ? css.reached : css.passing}>
        {way.stays && <CostOf way={way} />}
      </Space>
    </Far>
  );
}

interface StepProps {
  readonly heading: Heading;
  readonly from: Cell;
  readonly way: Way | null;
}

/** One step: it may be refused, and then it says why. */
function Step({ heading, from, way }: StepProps) {
  const { view } = useBoard();
  const offer = useChoices('steer-sub').of((o) => o.do === 'go' && o.to === heading);
  const cell = ahead(from, heading);
  if (!isWater(view, cell.x, cell.r)) return null;
  return (
    <Target of={offer} title={capital(placeName(cell.x, cell.r))} text={way === null ? undefined : wordsOf(way)}>
      {({ choosable, pointed }) => (
        <Space cell={cell} className={pointed ? css.aimed : choosable ? css.next : css.passing}>
          {choosable && <Arrow heading={heading} />}
        </Space>
      )}
    </Target>
  );
}

interface SpaceProps {
  readonly cell: Cell;
  readonly className: string | undefined;
  readonly children?: ReactNode;
}

function Space({ cell: { x, r }, className, children }: SpaceProps) {
  const { view } = useBoard();
  const busy = at(view.cubes, cellOf(x, r)) !== null;
  return (
    <g transform={`translate(${cellLeft(x)} ${rowTop(r)})`}>
      <rect width={CELL} height={CELL} fill="transparent" />
      <rect x="2" y="2" width={CELL - 4} height={CELL - 4} rx="6" className={className} data-busy={busy || undefined} />
      {children}
    </g>
  );
}

/** What the way to a space costs; in the corner where a cube lies there. */
function CostOf({ way: { to, electricity } }: { readonly way: Way }) {
  const { view } = useBoard();
  const busy = at(view.cubes, cellOf(to.x, to.r)) !== null;
  if (!busy)
    return (
      <g className={css.cost}>
        <Words x={CELL / 2} y={CELL / 2 + 4.5} size={13}>
          {electricity}
        </Words>
      </g>
    );
  return (
    <g transform={`translate(${CELL - 7} 7)`} className={css.corner}>
      <circle r="7.4" />
      <Words x={0} y={4} size={11}>
        {electricity}
      </Words>
    </g>
  );
}

const turns: Record<Heading, number> = { up: 0, right: 90, down: 180, left: 270 };

/** At the edge towards the submersible, so that a cube in the space is still seen. */
function Arrow({ heading }: { readonly heading: Heading }) {
  const half = CELL / 2;
  return (
    <g transform={`translate(${half} ${half}) rotate(${turns[heading]})`} className={css.arrow}>
      <path d="M-5.5 20L0 14 5.5 20" />
    </g>
  );
}

/** The way to the space that is pointed at. */
function Path({ from, way }: { readonly from: Cell; readonly way: Way }) {
  const points = [from, ...way.cells].map(({ x, r }) => cellMiddle(x, r));
  const line = points.map(({ x, y }) => `${x} ${y}`).join('L');
  const end = points.at(-1) ?? { x: 0, y: 0 };
  const picks = way.cells.filter((_, i) => way.found[i] === 'take');
  return (
    <g className={css.preview} aria-hidden="true" data-testid="dive-path">
      <path d={`M${line}`} className={css.pathKey} />
      <path d={`M${line}`} className={css.path} />
      <circle cx={end.x} cy={end.y} r="5" className={css.pathEnd} />
      {picks.map(({ x, r }) => (
        <g
          key={cellOf(x, r)}
          transform={`translate(${cellLeft(x) + CELL / 2} ${rowTop(r) + CELL - 4})`}
          className={css.pill}
          data-tone="good"
        >
          <rect x="-13" y="-8" width="26" height="15" rx="7.5" />
          <Words x={0} y={3.6} size={11}>
            +$1
          </Words>
        </g>
      ))}
      <g transform={`translate(${end.x} ${end.y - 26})`} className={css.note}>
        <rect x="-19" y="-9" width="38" height="18" rx="9" />
        <g transform="translate(-9 0)">
          <Glyph shape="bolt" size={12} />
        </g>
        <Words x={6} y={4.2} size={12}>
          {way.electricity}
        </Words>
      </g>
    </g>
  );
}

interface DockProps {
  readonly dive: Diving;
  readonly ways: ReadonlyMap<number, Way>;
  readonly aim: number | null;
  look(this: void, cell: number | null): void;
}

/** The anchor below the own vessel: dock here, or go there and dock. */
function Dock({ dive, ways, aim, look }: DockProps) {
  const { view, player } = useBoard();
  const offer = useChoices('steer-sub').of((o) => o.do === 'dock');
  const { column } = player;
  const y = rowTop(level(view, column));
  const place = `translate(${columnMiddle(column) - 34} ${y - 14})`;
  const { x, r, hold } = view.subs[dive.sub];
  if (columnOf(x) === column && r === level(view, column))
    return (
      <Target
        of={offer}
        title="Dock"
        text="Take cubes from the hold on board. Docking ends your turn."
        rule="LIN-DOC-03"
      >
        {({ choosable, pointed }) => <Anchor at={place} lit={choosable} chosen={pointed} />}
      </Target>
    );
  const best = nearest(
    [...ways.values()].filter(
      ({ to, stays, taken }) =>
        stays && hold.length + taken.length > 0 && columnOf(to.x) === column && to.r === level(view, column),
    ),
  );
  if (best === null) return null;
  const cell = cellOf(best.to.x, best.to.r);
  return (
    <Far
      by={[...wishesOf(best), wish('steer-sub', (o) => o.do === 'dock')]}
      title="Go there and dock"
      text={`${wordsOf(best)} Docking ends your turn.`}
      looked={aim === cell}
      onLook={(on) => look(on ? cell : null)}
    >
      <Anchor at={place} lit chosen={false} />
    </Far>
  );
}

const nearest = (ways: readonly Way[]): Way | null =>
  ways.toSorted((a, b) => a.electricity - b.electricity || b.taken.length - a.taken.length)[0] ?? null;

function Anchor({ at: place, lit, chosen }: { readonly at: string; readonly lit: boolean; readonly chosen: boolean }) {
  return (
    <g transform={place} className={css.anchor} data-lit={lit || undefined} data-chosen={chosen || undefined}>
      <circle r="12" />
      <Glyph shape="dock" size={14} />
    </g>
  );
}

/** A submersible has come upon a cube: take it, or leave it. */
function Found({ dive }: { readonly dive: Diving }) {
  const { view } = useBoard();
  const { of } = useChoices('pick-up-cube');
  const { x, r } = view.subs[dive.sub];
  const middle = cellMiddle(x, r);
  return (
    <>
      <Answer of={of(({ what }) => what === 'take')} x={middle.x} y={middle.y - 30} words="Take +$1" tone="good" />
      <Answer of={of(({ what }) => what === 'leave')} x={middle.x} y={middle.y + 30} words="Leave" />
    </>
  );
}

interface AnswerProps {
  readonly of: Offer;
  readonly x: number;
  readonly y: number;
  readonly words: string;
  readonly tone?: 'good';
}

function Answer({ of, x, y, words, tone }: AnswerProps) {
  return (
    <Target of={of}>
      {({ choosable, pointed }) => (
        <g
          transform={`translate(${x} ${y})`}
          className={css.answer}
          data-tone={tone}
          data-off={choosable ? undefined : ''}
          data-chosen={pointed || undefined}
        >
          <rect x="-34" y="-13" width="68" height="26" rx="13" />
          <Words x={0} y={4.5} size={13}>
            {words}
          </Words>
        </g>
      )}
    </Target>
  );
}
