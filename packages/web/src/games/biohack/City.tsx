import { effects, faceWords, locationName, locations, remainingOn, rowFor } from '@benchtop/games/biohack';
import type { FaceId, Location } from '@benchtop/games/biohack';
import { Fragment, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useSpot } from '../../table/kit/in-frame.ts';
import { group } from '../../table/kit/naming.ts';
import { Piece, Place } from '../../table/kit/Piece.tsx';
import { Target } from '../../table/kit/Target.tsx';
import { Tip } from '../../table/kit/Tip.tsx';
import { Toggle } from '../../table/kit/Toggle.tsx';
import { LocationIcon } from './art/icons.tsx';
import { DangerDie, Noman } from './art/pieces.tsx';
import { Fx } from './Fx.tsx';
import { useBoard, useChoices, useMotion, useSentTo } from './kit.ts';
import { rowsAt, seatsAt } from './model.ts';
import { Offered } from './Offered.tsx';
import { capital, signName } from '../../table/kit/words.ts';
import css from './city.module.css';

/** The five public spaces, and the danger die between the first two. */
export function City() {
  const spot = useSpot(0, 0, 520, 222);
  return (
    <section className={css.city} style={spot} {...group('Night city')}>
      {locations.map((location) => (
        <div key={location} className={css.plot}>
          <PublicSpace location={location} />
          <Asked location={location} />
        </div>
      ))}
      <Die />
    </section>
  );
}

function PublicSpace({ location }: { readonly location: Location }) {
  const picks = useSentTo();
  const research = useChoices('take-turn').of((o) => o.do === 'research' && o.location === location);
  const words = useWords(location);
  if (picks.asked)
    return (
      <Toggle of={picks} item={location} className={css.space} {...words}>
        {({ on, choosable }) => <Drawn location={location} lit={choosable} chosen={on} />}
      </Toggle>
    );
  return (
    <Target of={research} className={css.space} {...words}>
      {({ choosable, pointed }) => <Drawn location={location} lit={choosable} chosen={pointed} />}
    </Target>
  );
}

/** A row that gives one thing or another. */
function Asked({ location }: { readonly location: Location }) {
  const { view } = useBoard();
  return <Offered rows={rowsAt(view, location).map(({ row }) => row)} />;
}

/** What one gets now, and after one more has left. */
function useWords(location: Location) {
  const { view, viewer } = useBoard();
  const there = seatsAt(view, location);
  const stay = remainingOn(view, location, there.includes(viewer) ? 1 : 0);
  const text = (n: number): string => effects.text(rowFor(view, location, Math.max(0, n)));
  return {
    title: capital(locationName(location)),
    text: 'The more Nomans stay behind, the better the reward.',
    rows: [
      { name: `${stay} stay`, value: text(stay) },
      ...(stay > 0 ? [{ name: 'If one more leaves first', value: text(stay - 1) }] : []),
    ],
  };
}

interface DrawnProps {
  readonly location: Location;
  readonly lit: boolean;
  readonly chosen: boolean;
}

function Drawn({ location, lit, chosen }: DrawnProps) {
  const { view, viewer } = useBoard();
  const mine = seatsAt(view, location).includes(viewer);
  const now = mine ? rowFor(view, location, remainingOn(view, location, 1)) : null;
  const left = remainingOn(view, location, 1);
  const next = mine && left > 0 ? rowFor(view, location, left - 1) : null;
  return (
    <div className={css.house} data-lit={lit || undefined} data-chosen={chosen || undefined}>
      <div className={css.scene}>
        <LocationIcon place={location} />
        <b>{signName(locationName(location))}</b>
      </div>
      <div className={css.rows}>
        {rowsAt(view, location).map(({ row, stay }) => (
          <div key={row} className={css.row} data-now={row === now || undefined} data-next={row === next || undefined}>
            <span className={css.stay} title={`${stay} stay behind`}>
              {stay}
              <span className={css.stayWord}> stay</span>
            </span>
            <Fx row={row} />
          </div>
        ))}
      </div>
      <Place of={location} className={css.standing}>
        <Standing location={location} ghost={chosen} />
      </Place>
    </div>
  );
}

/** Who stands on a public space; while locations are chosen, who would. */
function Standing({ location, ghost }: { readonly location: Location; readonly ghost: boolean }): ReactNode {
  const { view, viewer, scale, paged } = useBoard();
  const picks = useSentTo();
  const seats = seatsAt(view, location);
  const size = paged ? (seats.length > 3 ? 28 : 34) : 34 * scale;
  const assistant = view.solo.assistants.includes(location);
  const would = ghost && picks.asked;
  if (seats.length === 0 && !assistant && !would) return <span className={css.nobody}>nobody here</span>;
  return (
    <Fragment>
      {seats.map((seat) => (
        <Piece key={seat} kind={`noman ${seat}`} at={location}>
          <Noman seat={seat} size={size} />
        </Piece>
      ))}
      {assistant && (
        <Piece kind="assistant" at={location}>
          <Noman seat="assistant" size={size} />
        </Piece>
      )}
      {would && (
        <span className={css.ghost}>
          <Noman seat={viewer} size={size} />
        </span>
      )}
    </Fragment>
  );
}

function Die() {
  const { view, scale, paged } = useBoard();
  return (
    <div className={css.die}>
      <Tip
        title="Danger die"
        text={`It shows ${faceWords(view.face)}. Three of six faces are a mammal or an aquatic gene, one is a feral gene, one an injury, one both.`}
      >
        <Thrown face={view.face} size={paged ? 34 : 36 * scale} />
      </Tip>
      <Offered rows={[view.face]} to="below" />
    </div>
  );
}

const FACES: readonly FaceId[] = ['feral', 'injury', 'choice', 'feral-injury'];
/** How long each of them shows while it tumbles. */
const TURN = 90;

/** The face that shows so long after the throw: what was rolled only when the die lies still. */
function useTumbling(face: FaceId, ms: number): FaceId {
  const [turns, setTurns] = useState(0);
  const still = turns * TURN >= ms;
  useEffect(() => {
    if (still) return undefined;
    const timer = setTimeout(() => setTurns(turns + 1), TURN);
    return () => clearTimeout(timer);
  }, [still, turns]);
  return still ? face : (FACES[turns % FACES.length] ?? face);
}

/** The danger die; it tumbles when it is rolled. */
export function Thrown({ face, size }: { readonly face: FaceId; readonly size: number }) {
  const motion = useMotion();
  const rolled = motion !== null && motion.ms > 0 && motion.event.type === 'die-rolled' ? motion : null;
  return (
    <Falling key={rolled?.id ?? 'rest'} face={face} size={size} ms={rolled === null ? 0 : Math.min(rolled.ms, 700)} />
  );
}

interface FallingProps {
  readonly face: FaceId;
  readonly size: number;
  /** How long it falls; 0: it lies. */
  readonly ms: number;
}

function Falling({ face, size, ms }: FallingProps) {
  const shown = useTumbling(face, ms);
  return (
    <div
      className={ms === 0 ? undefined : css.thrown}
      style={ms === 0 ? undefined : { animationDuration: `${ms}ms` }}
      data-falling={shown !== face || undefined}
    >
      <DangerDie face={shown} size={size} />
    </div>
  );
}
