import type { algaeInc } from '@benchtop/games/algae-inc';
import type { BoardPropsOf } from '../../table/contract.ts';
import { Frame } from '../../table/kit/Frame.tsx';
import { painted } from './art/seats.ts';
import { Contracts } from './Contracts.tsx';
import { DoubleTiles } from './DoubleTiles.tsx';
import { WIDE } from './geometry.ts';
import { Goals } from './Goals.tsx';
import { useStep } from './kit.ts';
import { EuropeMap } from './map/Map.tsx';
import type { Step } from './model.ts';
import { Planned } from './Planned.tsx';
import { Plant } from './plant/Plant.tsx';
import { Tanks } from './plant/Tanks.tsx';
import { Roster } from './Roster.tsx';
import { SideBoard } from './side-board/SideBoard.tsx';
import { Trays } from './trays/Trays.tsx';
import { Wallet } from './Wallet.tsx';
import { Week } from './week/Week.tsx';
import css from './board.module.css';

/** The table of Algae, Inc. */
export function Board(props: BoardPropsOf<typeof algaeInc>) {
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

/** Questions whose answers are cities: the map takes the place of the week. */
const ABOUT_CITIES: readonly (Step | null)[] = ['export-target', 'export-cubes', 'competitor-city'];

function Parts() {
  const focused = ABOUT_CITIES.includes(useStep());
  return (
    <>
      <EuropeMap focused={focused} />
      <Goals pushed={focused} />
      {!focused && <Week />}
      <Tanks />
      <Wallet />
      <Planned>
        <Plant />
        <SideBoard />
      </Planned>
      <Roster />
      <DoubleTiles />
      <Contracts />
      <Trays />
    </>
  );
}

/** A part of the table on a small screen. */
function Page({ page }: { readonly page: string }) {
  switch (page) {
    case 'map':
      return <EuropeMap />;
    case 'goals':
      return (
        <>
          <Goals />
          <Contracts />
        </>
      );
    case 'plant':
      return (
        <>
          <Planned>
            <Plant />
          </Planned>
          <IncomeTiles />
        </>
      );
    case 'lab':
      return (
        <Planned>
          <SideBoard />
        </Planned>
      );
    case 'desk':
      return (
        <>
          <Roster />
          <Tanks />
          <Wallet />
          <DoubleTiles />
        </>
      );
    default:
      return <Week />;
  }
}

/** Some science tiles lie on the teams: while one is chosen, they are here as well. */
function IncomeTiles() {
  return useStep() === 'science-tile' ? <Roster /> : null;
}
