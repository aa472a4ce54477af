import type { biohack } from '@benchtop/games/biohack';
import type { CSSProperties } from 'react';
import type { BoardPropsOf } from '../../table/contract.ts';
import { Answers } from '../../table/kit/Answers.tsx';
import { Frame } from '../../table/kit/Frame.tsx';
import { City } from './City.tsx';
import { FullRows, Milestones, TurnOrder } from './Company.tsx';
import { Downtown, Experiments } from './Experiments.tsx';
import { Footer } from './Footer.tsx';
import { Hand } from './Hand.tsx';
import { Picks, useBoard, useChoices, usePicks, useStep } from './kit.ts';
import { Genes } from './Genes.tsx';
import { Rows } from './Rows.tsx';
import { Store } from './Store.tsx';
import { Market } from './Market.tsx';
import { ScientistPanel } from './ScientistPanel.tsx';
import { Trays } from './trays/Trays.tsx';
import css from './board.module.css';

/** The whole table is one drawing of this size. */
const WIDE = { width: 868, height: 708 } as const;

/** The table of Biohack. */
export function Board(props: BoardPropsOf<typeof biohack>) {
  const picks = usePicks('send-nomans', ({ pick }) => pick.split('+'));
  const style = { '--seat': `var(--player-${seatColours[props.viewer] ?? 'red'})` } as CSSProperties;
  return (
    <Picks.Provider value={picks}>
      <Frame {...props} wide={WIDE} Parts={Parts} Page={Page} Trays={Trays} style={style} />
    </Picks.Provider>
  );
}

const seatColours = ['red', 'blue', 'yellow', 'green'] as const;

function Parts() {
  return (
    <>
      <City />
      <Experiments />
      <Market />
      <Downtown />
      <Milestones />
      <FullRows />
      <TurnOrder />
      <div className={css.lab} aria-hidden="true" />
      <Genes />
      <Store />
      <Rows />
      <ScientistPanel />
      <Hand />
      <Trays />
    </>
  );
}

/** A part of the table on a small screen. */
function Page({ page }: { readonly page: string }) {
  if (page === 'display') return <Market />;
  if (page === 'lab') return <LabPage />;
  if (page === 'company') return <CompanyPage />;
  return (
    <>
      <City />
      <Experiments />
      <Downtown />
      <TurnEnd />
    </>
  );
}

/** While a creature is chosen the hand lies on top. */
function LabPage() {
  const creating = useStep() === 'create-pick';
  return (
    <>
      {creating && <Hand />}
      <Genes />
      <Store />
      <Rows />
      <ScientistPanel />
      {!creating && <Hand />}
    </>
  );
}

/** What is touched in the lab on a large screen: to heal, and to pass. */
function TurnEnd() {
  const { of } = useChoices('take-turn');
  const { options } = of((o) => o.do === 'heal' || o.do === 'pass');
  return <Answers of={{ options, refused: [] }} />;
}

/** Alone, the goal and the solo deck stand here: there is no column for them. */
function CompanyPage() {
  const { view, viewer } = useBoard();
  return (
    <>
      {view.seats === 1 && <Footer view={view} viewer={viewer} />}
      <Milestones />
      <FullRows />
      <TurnOrder />
    </>
  );
}
