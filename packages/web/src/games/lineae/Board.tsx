import type { lineae } from '@benchtop/games/lineae';
import type { BoardPropsOf } from '../../table/contract.ts';
import { Frame } from '../../table/kit/Frame.tsx';
import { Actions } from './Actions.tsx';
import { Pixels } from './art/pixels.ts';
import { painted } from './art/seats.ts';
import { City, Rounds } from './City.tsx';
import { Core } from './Core.tsx';
import { Footer } from './Footer.tsx';
import { WIDE } from './geometry.ts';
import { useBoard } from './kit.ts';
import { Ocean } from './ocean/Ocean.tsx';
import { OwnBoard } from './OwnBoard.tsx';
import { Rockets, RocketsPage } from './Rockets.tsx';
import { Sky } from './Sky.tsx';
import { Techs } from './Techs.tsx';
import { Trays } from './trays/Trays.tsx';
import css from './board.module.css';

/** The table of Lineae. */
export function Board(props: BoardPropsOf<typeof lineae>) {
  return (
    <Frame
      {...props}
      wide={WIDE}
      Parts={Parts}
      Page={Page}
      Trays={Trays}
      style={painted(props.viewer)}
      className={css.table}
    />
  );
}

function Parts() {
  const { scale } = useBoard();
  return (
    <Pixels.Provider value={0.92 * scale}>
      <Sky />
      <City />
      <Rounds />
      <Rockets />
      <Ocean />
      <Core />
      <OwnBoard />
      <Techs />
      <Trays />
    </Pixels.Provider>
  );
}

/** A part of the table on a small screen. */
function Page({ page }: { readonly page: string }) {
  switch (page) {
    case 'rockets':
      return <RocketsPage />;
    case 'actions':
      return <Actions />;
    case 'techs':
      return <Techs />;
    case 'mine':
      return <Mine />;
    default:
      return <Ocean />;
  }
}

/** Where there is no column at the left, the supply stands here. */
function Mine() {
  const { view, viewer } = useBoard();
  return (
    <>
      <OwnBoard />
      <Footer view={view} viewer={viewer} />
    </>
  );
}
