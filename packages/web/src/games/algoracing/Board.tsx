import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { modeOf, PER_TURN, runPreview, terrainOf } from '@benchtop/games/algoracing';
import type { AlgoracingView, HillId, Kind, Rotation, RunPreview } from '@benchtop/games/algoracing';
import type { BoardProps } from '../../table/contract.ts';
import { Bench } from './Bench.tsx';
import { Card } from './cards/Card.tsx';
import { useCardDrag } from './drag.ts';
import type { Dragged } from './drag.ts';
import type { Field, Square } from './field.ts';
import { FieldArea } from './FieldArea.tsx';
import { notePins, optionPins } from './FieldPins.tsx';
import { ghostOf } from './ghost-of.ts';
import { ActionBar } from './ActionBar.tsx';
import { algoracingView, cardInHand, colourOfSeat, isBuilding, mapOf, seatToAct } from './model.ts';
import { nextAlgorithm } from './next-algorithm.ts';
import { playOf } from './play.ts';
import type { Play } from './play.ts';
import { usePlayback } from './playback.ts';

import { SetupPanel } from './SetupPanel.tsx';
import { trailsOf } from './trail.ts';
import css from './board.module.css';

/** The table of Algoracing: the field above, the algorithm and the own hand below. */
export function Board(props: BoardProps) {
  const view = useMemo(() => algoracingView(props.view), [props.view]);
  const play = useMemo(() => playOf(props), [props]);
  const playback = usePlayback(view, props.motion);
  const [lit, setLit] = useState<number | null>(null);
  const bench = useRef<HTMLDivElement>(null);
  const dragged = useCardDrag(bench, useWish(play));
  const inHand = (seatToAct(view) === props.viewer ? cardInHand(view) : null) ?? dragged?.kind ?? null;
  const preview = usePreview(props, view, dragged);
  const colour = colourOfSeat(view, props.viewer);
  const field = useShownField(view, playback.field, play);
  const ghost = useMemo(
    () => (preview === null || colour === null || playback.playing ? null : ghostOf(field, preview, colour, lit)),
    [field, preview, colour, lit, playback.playing],
  );
  const trails = useMemo(
    () => (playback.playing ? [] : trailsOf(playback.field, view, props.trace, props.viewer)),
    [playback.playing, playback.field, view, props.trace, props.viewer],
  );
  const pins = useMemo(
    () => [...optionPins(field, view, props.viewer, play), ...notePins(field, ghost, playback.running)],
    [field, view, props.viewer, play, ghost, playback.running],
  );
  const onSquare = ({ x, y }: Square): void => answer(play, `at ${x} ${y}`);
  const { running } = playback;
  return (
    <div className={css.board}>
      <FieldArea
        {...playback}
        field={field}
        ghost={ghost}
        trails={trails}
        own={colour}
        pins={pins}
        names={props.names}
        onSquare={onSquare}
      >
        <SetupPanel view={view} play={play} />
      </FieldArea>
      <ActionBar play={play} preview={preview} running={running} />
      <div ref={bench} className={css.bench} data-mode={modeOf(view)}>
        <Bench
          {...props}
          seen={view}
          play={play}
          inHand={inHand}
          preview={preview}
          running={running}
          dragged={dragged}
          onLook={setLit}
        />
      </div>
      {dragged !== null && <Floating dragged={dragged} />}
    </div>
  );
}

/** A refused place explains itself. */
function answer(play: Play, id: string): void {
  if (play.option(id) !== null) play.choose(id);
  else if (play.refusal(id) !== null) play.explain(id);
}

/** A card that was dropped before it was picked is picked first; its place is chosen when the rules ask for it. */
function useWish(play: Play): (kind: Kind, place: string) => void {
  const wish = useRef<string | null>(null);
  useEffect(() => {
    const id = wish.current;
    if (id === null || (play.step !== 'place-command' && play.step !== 'place-cycle')) return;
    wish.current = null;
    if (play.option(id) !== null) play.choose(id);
  }, [play]);
  return (kind, place) => {
    if (play.option(place) !== null) return play.choose(place);
    if (play.option(`add ${kind}`) !== null) return play.choose(`add ${kind}`);
    if (play.option(`pick ${kind}`) === null) return undefined;
    wish.current = place === 'add' ? null : place;
    return play.choose(`pick ${kind}`);
  };
}

/** What the algorithm would do now, or with the option that is pointed at. */
function usePreview(props: BoardProps, view: AlgoracingView, dragged: Dragged | null): RunPreview | null {
  const { decision, pointed, viewer } = props;
  return useMemo(() => {
    if (decision === null || !isBuilding(decision.step)) return null;
    const waiting = cardInHand(view) ?? dragged?.kind ?? null;
    const option = dragged === null ? pointed : (dragged.over ?? null);
    const wanted = option === 'add' && dragged !== null ? `add ${dragged.kind}` : option;
    const adding = wanted?.startsWith('add ') === true && view.commands.length >= PER_TURN;
    const algorithm = nextAlgorithm(view, waiting, adding ? null : wanted);
    return algorithm.commands.length === 0 ? null : runPreview(view, viewer, algorithm);
  }, [decision, pointed, viewer, view, dragged]);
}

/** While a place for a block is pointed at, the field shows the block there. */
function useShownField(view: AlgoracingView, field: Field, play: Play): Field {
  const { step, pointed } = play;
  return useMemo(() => {
    if (step !== 'block-anchor' || pointed === null || !pointed.startsWith('at ')) return field;
    const args = view.pending.at(-1)?.args;
    const [x = 0, y = 0] = pointed.slice(3).split(' ').map(Number);
    const block = { hill: args?.['hill'] as HillId, r: args?.['r'] as Rotation, x, y };
    return play.option(pointed) === null
      ? field
      : { ...field, map: mapOf(terrainOf(modeOf(view), [...view.placements, block])) };
  }, [step, pointed, field, view, play]);
}

/** The card under the pointer. */
function Floating({ dragged: { kind, x, y } }: { readonly dragged: Dragged }) {
  return createPortal(
    <div className={css.floating} style={{ left: x, top: y }}>
      <Card kind={kind} />
    </div>,
    document.body,
  );
}
