import { FlightDeck } from './FlightDeck.tsx';
import { Menu } from './Menu.tsx';
import { TipBox } from './Tip.tsx';

/** What the kit shows over the table: pieces on their way, the menu of a thing, a tip. */
export function Layers() {
  return (
    <>
      <FlightDeck />
      <Menu />
      <TipBox />
    </>
  );
}
