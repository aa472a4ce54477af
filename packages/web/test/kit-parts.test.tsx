import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Card, Deck, Display, Hand } from '../src/table/kit/Card.tsx';
import { Cost } from '../src/table/kit/Cost.tsx';
import { Die, pips } from '../src/table/kit/Die.tsx';
import { alongPath } from '../src/table/kit/fly.ts';
import { hexCentre, HexGrid, hexPath, squareCentre, SquareGrid } from '../src/table/kit/grids.tsx';
import { nearestOf } from '../src/table/kit/Nearest.tsx';
import { Ledger } from '../src/table/kit/Payment.tsx';
import { Drawing, Piece, Place } from '../src/table/kit/Piece.tsx';
import { octagonPath } from '../src/table/kit/Spot.tsx';
import { Track } from '../src/table/kit/Track.tsx';
import { readable, wordHue } from '../src/table/kit/words.ts';

test('a piece says what it is and where it lies, as a group in a drawing and as a box elsewhere', () => {
  const piece = (
    <Piece kind="token red" at="hex c4" id="t1" count={3}>
      x
    </Piece>
  );
  const data = 'data-piece="token red" data-at="hex c4" data-piece-id="t1" data-count="3"';
  expect(renderToStaticMarkup(piece)).toBe(`<div ${data}>x</div>`);
  expect(renderToStaticMarkup(<Drawing>{piece}</Drawing>)).toBe(`<svg><g ${data}>x</g></svg>`);
  expect(renderToStaticMarkup(<Place of="bag" />)).toBe('<div data-place="bag"></div>');
  const travelled = (
    <Piece kind="token" at="sea" from="bag" via={['hex a1', 'hex a2']}>
      x
    </Piece>
  );
  expect(renderToStaticMarkup(travelled)).toContain('data-from="bag" data-via="hex a1\nhex a2"');
});

test('cards, decks and rows of them have names that a screen reader says', () => {
  expect(renderToStaticMarkup(<Deck name="Deck" count={1} />)).toContain('aria-label="Deck: 1 card"');
  expect(renderToStaticMarkup(<Deck name="Deck" count={0} />)).toContain('aria-label="Deck: 0 cards"');
  expect(renderToStaticMarkup(<Hand name="Your hand">-</Hand>)).toContain('aria-label="Your hand"');
  expect(
    renderToStaticMarkup(<Display name="Market" cards={[<Card key="a" title="Newt" cost={2} />, null]} />),
  ).toContain('Newt');
});

test('a track counts its steps, and becomes a bar where there are too many', () => {
  const short = renderToStaticMarkup(<Track name="Genes" value={3} max={10} />);
  expect(short).toContain('aria-label="Genes: 3 of 10"');
  expect(short.split('<span').length - 1).toBe(10);
  expect(renderToStaticMarkup(<Track name="Points" value={25} max={100} />)).toContain('width:25%');
});

test('every face of a die has as many pips as it says, none in the same place', () => {
  for (const face of [1, 2, 3, 4, 5, 6]) expect(new Set(pips(face).map(String)).size).toBe(face);
  expect(renderToStaticMarkup(<Die face={5} />).split('<circle').length - 1).toBe(5);
  expect(renderToStaticMarkup(<Die face="×2" />)).toContain('×2');
});

test('neighbouring hexes touch, squares lie in rows, and each cell is a place', () => {
  const a = hexCentre({ q: 0, r: 0 }, 10);
  for (const [q, r] of [
    [1, 0],
    [0, 1],
    [1, -1],
  ] as const) {
    const b = hexCentre({ q, r }, 10);
    expect(Math.hypot(b.x - a.x, b.y - a.y)).toBeCloseTo(10 * Math.sqrt(3));
  }
  expect(hexPath(10)).toMatch(/^M10.00 0.00L/);
  expect(squareCentre({ column: 2, row: 1 }, 20)).toEqual({ x: 50, y: 30 });
  const hexes = (
    <HexGrid cells={[{ id: 'c4', q: 1, r: 0 }]} size={10}>
      {() => <circle />}
    </HexGrid>
  );
  expect(renderToStaticMarkup(<Drawing>{hexes}</Drawing>)).toContain('<g data-place="c4"><circle>');
  const squares = (
    <SquareGrid cells={[{ id: 'a1', column: 0, row: 0 }]} size={10}>
      {() => <circle />}
    </SquareGrid>
  );
  expect(renderToStaticMarkup(<Drawing>{squares}</Drawing>)).toContain('translate(5 5)');
});

test('ids are said as words', () => {
  expect(readable('deep-sea')).toBe('Deep sea');
  expect(readable('firstPlayer')).toBe('First player');
  expect(wordHue('newt')).toBe(wordHue('newt'));
});

test('a track shows what would come and what would go', () => {
  const gain = renderToStaticMarkup(<Track name="Genes" value={3} max={6} next={5} />);
  expect(gain).toContain('aria-label="Genes: 3 of 6, then 5"');
  expect(gain.split('_gain_').length - 1).toBe(2);
  const loss = renderToStaticMarkup(<Track name="Genes" value={3} max={6} next={1} />);
  expect([loss.split('_loss_').length - 1, loss.split('_full_').length - 1]).toEqual([2, 1]);
});

test('a cost says how much is missing, and a ledger what is paid and left', () => {
  expect(renderToStaticMarkup(<Cost name="Gold" need={3} have={1} />)).toContain('aria-label="3 Gold, 2 short"');
  expect(renderToStaticMarkup(<Cost name="Gold" need={3} />)).not.toContain('short');
  const rows = [
    { name: 'Cost', amounts: [2, null] },
    { name: 'Left', amounts: [-1, 0], kind: 'sum' },
  ] as const;
  const ledger = renderToStaticMarkup(<Ledger title="Cost" columns={[{ name: 'A' }, { name: 'B' }]} rows={rows} />);
  const body = ledger.slice(ledger.indexOf('<tbody'));
  expect(body.match(/<td[^>]*>([^<]*)<\/td>/g)?.map((cell) => cell.replaceAll(/<[^>]*>/g, ''))).toEqual([
    '2',
    '',
    '−1',
    '0',
  ]);
  expect(ledger.split('_short_').length - 1).toBe(1);
});

test('an octagon has eight sides of one length', () => {
  const corners = [...octagonPath(20).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  const sides = corners.map(([x = 0, y = 0], i) => {
    const [u = 0, v = 0] = corners[(i + 1) % 8] ?? [];
    return Math.hypot(u - x, v - y);
  });
  expect(sides).toHaveLength(8);
  for (const side of sides) expect(side).toBeCloseTo(sides[0] ?? 0, 1);
});

test('the nearest thing is found within reach', () => {
  const things = [
    { name: 'a', x: 0, y: 0 },
    { name: 'b', x: 30, y: 0 },
  ];
  expect(nearestOf(things, { x: 20, y: 5 }, 40)?.name).toBe('b');
  expect(nearestOf(things, { x: 100, y: 0 }, 40)).toBeNull();
  expect(nearestOf([], { x: 0, y: 0 }, 40)).toBeNull();
});

test('a piece that passes places moves from one to the next at one speed', () => {
  // As a DOMRect: what it has is not its own.
  const box = (x: number, y: number): DOMRect => Object.create({ x, y, width: 10, height: 10 }) as DOMRect;
  const frames = alongPath(box(30, 10), [box(0, 0), box(30, 0), box(30, 10)]);
  expect(frames.map(({ offset }) => offset)).toEqual([0, 0.75, 1]);
  expect(frames.map(({ transform }) => transform)).toEqual([
    'translate(-30px, -10px) scale(1, 1)',
    'translate(0px, -10px) scale(1, 1)',
    'translate(0px, 0px) scale(1, 1)',
  ]);
});
