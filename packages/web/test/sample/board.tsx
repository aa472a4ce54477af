import { useState } from 'react';
import type { ViewIn } from '@benchtop/engine/host';
import { gameUi } from '../../src/table/contract.ts';
import type { BoardPropsOf, DashboardPropsOf } from '../../src/table/contract.ts';
import { Back, Card, Hand } from '../../src/table/kit/Card.tsx';
import { nothing } from '../../src/table/kit/choices.ts';
import { Cost, Ladder, OnlyYou } from '../../src/table/kit/Cost.tsx';
import { Far } from '../../src/table/kit/Far.tsx';
import { squareCentre } from '../../src/table/kit/grids.tsx';
import { Nearest } from '../../src/table/kit/Nearest.tsx';
import { Ledger, PaymentTray } from '../../src/table/kit/Payment.tsx';
import { Drawing, Piece, Place } from '../../src/table/kit/Piece.tsx';
import { Pawn, SeatDisc, Spot } from '../../src/table/kit/Spot.tsx';
import { Target } from '../../src/table/kit/Target.tsx';
import { Tip } from '../../src/table/kit/Tip.tsx';
import { Confirm, Toggle } from '../../src/table/kit/Toggle.tsx';
import { PlayerPanel } from '../../src/table/kit/Track.tsx';
import { kitOf } from '../../src/table/kit/use-kit.ts';
import { BRIDGE, cells, coins, COLUMNS, isBeside, places } from './game.ts';
import type { sample } from './game.ts';

type Sample = typeof sample;
type Player = ViewIn<Sample>['players'][number];

const { useChoices, useGather, usePicks, useStep, wish } = kitOf<Sample>();

const SIZE = 60;
const acts = ['walk', 'scout', 'pay', 'turn', 'rest'] as const;

function Board({ view, viewer, names }: BoardPropsOf<Sample>) {
  const own = view.players[viewer];
  const step = useStep();
  if (own === undefined) return null;
  return (
    <div style={{ position: 'relative', height: '100%', display: 'grid', gap: 12, alignContent: 'start' }}>
      <Acts />
      <Map view={view} own={own} />
      <Scouts />
      <Cards view={view} />
      <Parts seats={names.length} />
      {step === 'give-coin' && <Payment own={own} />}
    </div>
  );
}

/** What is dragged in HTML: an act onto the field below it. */
function Acts() {
  const { of, options } = useChoices('choose-act');
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      {acts.map((act) => (
        <Target key={act} of={of((option) => option.do === act)} drag title={act}>
          <Piece kind={`act ${act}`} at="acts">
            <span data-testid={`act ${act}`} style={{ padding: 12, border: '1px solid', display: 'block' }}>
              {act}
            </span>
          </Piece>
        </Target>
      ))}
      <Target of={{ options, refused: [] }} several="What to do">
        <div data-testid="field" style={{ padding: 12, border: '1px dashed' }}>
          Here
        </div>
      </Target>
    </div>
  );
}

/** The way to a cell: along the row first, then along the column. */
function wayTo(from: number, to: number): number[] {
  const way: number[] = [];
  let at = from;
  while (at !== to) {
    const right = (to % COLUMNS) - (at % COLUMNS);
    at += right === 0 ? Math.sign(to - at) * COLUMNS : Math.sign(right);
    way.push(at);
  }
  return way;
}

function Map({ view, own }: { readonly view: ViewIn<Sample>; readonly own: Player }) {
  const { asked, of, options } = useChoices('walk-step');
  return (
    <Drawing viewBox={`0 0 ${COLUMNS * SIZE} ${3 * SIZE}`} width={COLUMNS * SIZE} height={3 * SIZE}>
      <Nearest reach={40}>
        {cells.map((cell) => {
          const { x, y } = squareCentre({ column: cell % COLUMNS, row: Math.floor(cell / COLUMNS) }, SIZE);
          const far = asked && cell !== own.at && !isBeside(cell, own.at);
          const drawn = (
            <Place of={`cell ${cell}`}>
              <rect x={x - 28} y={y - 28} width="56" height="56" fill="#8884" data-testid={`cell ${cell}`} />
              {cell === BRIDGE && (
                <text x={x - 20} y={y} fontSize="12" fill="currentcolor">
                  bridge
                </text>
              )}
            </Place>
          );
          const steps = wayTo(own.at, cell).map((next) => wish('walk-step', ({ to }) => to === next));
          return far ? (
            <Far key={cell} by={steps} title={`Cell ${cell + 1}`}>
              {drawn}
            </Far>
          ) : (
            <Target key={cell} of={of(({ to }) => to === cell)} title={`Cell ${cell + 1}`}>
              {drawn}
            </Target>
          );
        })}
        {view.players.map((player, seat) => {
          const { x, y } = squareCentre({ column: player.at % COLUMNS, row: Math.floor(player.at / COLUMNS) }, SIZE);
          return (
            <g key={seat} transform={`translate(${x - 10 + 20 * seat} ${y + 14})`}>
              <Target of={player === own ? { options, refused: [] } : nothing} drag title="Walker">
                <Piece kind="walker" id={`walker ${seat}`} at={`cell ${player.at}`}>
                  <Pawn seat={seat} />
                </Piece>
              </Target>
            </g>
          );
        })}
      </Nearest>
    </Drawing>
  );
}

/** Three of five places are one answer. */
function Scouts() {
  const picks = usePicks('send-scouts', (option) => option.places);
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      {places.map((place) => (
        <Toggle key={place} of={picks} item={place} title={place}>
          {({ on, choosable }) => (
            <span style={{ padding: 10, border: choosable ? '2px solid' : '1px solid #888' }}>
              {place} {on ? '✓' : ''}
            </span>
          )}
        </Toggle>
      ))}
      <Confirm of={picks}>Send scouts</Confirm>
    </div>
  );
}

function Payment({ own }: { readonly own: Player }) {
  const have = (coin: (typeof coins)[number]): number => own.purse.filter((one) => one === coin).length;
  const gather = useGather('give-coin', ({ coin }) => coin, { most: 3, each: have });
  return (
    <PaymentTray
      title="Pay three coins"
      hint="Any will do"
      due={3}
      of={gather}
      pay="Pay"
      purse={coins.map((coin) => ({ item: coin, name: coin, have: have(coin), icon: <span>{coin}</span> }))}
    >
      <Ledger
        title="What it costs"
        columns={[{ name: 'Coins' }]}
        rows={[
          { name: 'Printed cost', amounts: [4] },
          { name: 'Discount', amounts: [-1], kind: 'less' },
          { name: 'You pay', amounts: [3], kind: 'sum' },
          { name: 'Left over', amounts: [own.purse.length - 3] },
        ]}
      />
    </PaymentTray>
  );
}

function Cards({ view: { deck, open } }: { readonly view: ViewIn<Sample> }) {
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <Piece kind="card" at="deck" count={Math.max(1, deck.count)} face="down">
        <Back label={String(deck.count)} />
      </Piece>
      <Hand name="Open cards">
        {open.map((card) => (
          <Tip key={card} large={<Card title={card} cost={2} text="Lives at the water." />} stop>
            <Piece kind="card" id={card} at="open" face="up">
              <Card title={card} cost={2} />
            </Piece>
          </Tip>
        ))}
      </Hand>
    </div>
  );
}

/** What needs no question: drawn, so that it can be looked at. */
function Parts({ seats }: { readonly seats: number }) {
  const [next, setNext] = useState(1);
  const rungs = [8, 6, 4, 3].map((worth, i) => ({ worth, seats: i === 0 ? [0] : [] }));
  return (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }} data-testid="parts">
      <Drawing viewBox="0 0 240 60" width="240" height="60">
        <g transform="translate(30 32)">
          <Spot choosable badge={2} />
          <SeatDisc seat={0} />
        </g>
        <g transform="translate(90 32)">
          <Spot double />
        </g>
        <g transform="translate(150 48)">
          <Pawn seat={0} />
        </g>
        <g transform="translate(200 48)">
          <Pawn seat={Math.min(1, seats - 1)} lying />
        </g>
      </Drawing>
      <Cost name="Gold" need={3} have={2} />
      <Cost name="Wood" need={1} />
      <Ladder name="Milestone" rungs={rungs} next={next} />
      <button type="button" onClick={() => setNext(next + 1)}>
        Next
      </button>
      <OnlyYou />
    </div>
  );
}

function resources(player: Player | undefined) {
  return coins.map((coin) => ({
    name: coin,
    value: player?.purse.filter((one) => one === coin).length ?? 0,
    max: 4,
  }));
}

function Dashboard({ view, seat }: DashboardPropsOf<Sample>) {
  return <PlayerPanel resources={resources(view.players[seat])} seat={seat} />;
}

export const ui = gameUi<Sample>({
  seats: [
    { name: 'Red', colour: '#c0392b', glyph: '◆' },
    { name: 'Blue', colour: '#2463b5', glyph: '●' },
  ],
  Board,
  Dashboard,
  progress: (view) => `Turn ${view.turns}`,
  turn: (view) => `Turn ${view.turns}`,
  resources: (view, seat) => resources(view.players[seat]),
});
