import { createRoot } from 'react-dom/client';
import './theme/index.css';
import { hexCentre, shipSpots, tokenSpots } from './games/arctic-cleanup/geometry.ts';
import { GameCover } from './covers/GameCover.tsx';
import * as icons from './icons/icons.ts';
import { ActionCard } from './games/arctic-cleanup/pieces/ActionCard.tsx';
import { Bag } from './games/arctic-cleanup/pieces/Bag.tsx';
import { CardColumn } from './games/arctic-cleanup/pieces/CardColumn.tsx';
import { Die } from './games/arctic-cleanup/pieces/Die.tsx';
import { FactoryBoard } from './games/arctic-cleanup/pieces/FactoryBoard.tsx';
import { FactoryHex } from './games/arctic-cleanup/pieces/FactoryHex.tsx';
import { Hold } from './games/arctic-cleanup/pieces/Hold.tsx';
import { OceanFrame } from './games/arctic-cleanup/pieces/OceanFrame.tsx';
import { OceanHex } from './games/arctic-cleanup/pieces/OceanHex.tsx';
import { PackIceHex } from './games/arctic-cleanup/pieces/PackIceHex.tsx';
import { PieceDefs } from './games/arctic-cleanup/pieces/PieceDefs.tsx';
import { RaceBar } from './games/arctic-cleanup/pieces/RaceBar.tsx';
import { ShipHull } from './games/arctic-cleanup/pieces/ShipHull.tsx';
import { Token } from './games/arctic-cleanup/pieces/Token.tsx';
import { WindRose } from './games/arctic-cleanup/pieces/WindRose.tsx';

const C = ['red', 'green', 'blue', 'black', 'purple', 'pink', 'yellow', 'grey'] as const;
const P = ['red', 'orange', 'white', 'teal'] as const;
const view = new URLSearchParams(location.search).get('view') ?? 'pieces';

function Pieces() {
  return (
    <svg viewBox="0 0 1366 768" width="1366" height="768">
      {[16, 20, 24, 30, 36, 48].map((s, i) => C.map((c, j) => <Token key={c + s} colour={c} size={s} x={30 + j * 56} y={26 + i * 46} />))}
      {C.map((c, j) => <Token key={c} colour={c} size={36} x={30 + j * 56} y={318} choosable={j < 4} chosen={j === 4} ghost={j === 5} refused={j === 6} count={j === 7 ? 4 : 1} />)}
      {([1, 2, 3, 4, 5, 6] as const).map((f, i) => <Die key={f} face={f} x={520 + i * 66} y={40} size={56} />)}
      {([1, 2, 3, 4, 5, 6] as const).map((f, i) => <Die key={f} face={f} x={510 + i * 42} y={100} size={36} choosable={i === 1} chosen={i === 2} ghost={i === 4} />)}
      <Die face={null} x={780} y={100} size={44} /><Die face={null} locked x={830} y={100} size={44} />
      {P.map((p, i) => <g key={p}><ShipHull player={p} number={1} x={520 + i * 90} y={170} size={72} cargo={i} /><ShipHull player={p} number={2} x={520 + i * 60} y={230} size={40} choosable={i === 1} chosen={i === 2} ghost={i===3} /></g>)}
      <WindRose x={1010} y={110} lit={[2]} />
      <Bag count={11} x={1160} y={60} choosable /><Bag count={7} x={1260} y={60} />
      <Hold player="red" number={1} cargo={['red', 'yellow', 'grey']} ghost="blue" x={900} y={225} states={[{ choosable: true }]} />
      <Hold player="white" number={2} cargo={['black', 'pink']} x={1120} y={120} choosable />
      <Hold player="teal" number={2} cargo={[]} x={1160} y={230} width={190} />
      <RaceBar x={900} y={380} players={[{ player: 'red', tokens: 12, gain: 2 }, { player: 'orange', tokens: 9 }, { player: 'white', tokens: 17 }, { player: 'teal', tokens: 3 }]} />
      {(['plan', 'move', 'load', 'unload', 'analyze'] as const).map((c, i) => <g key={c}>
        <CardColumn column={i + 1} x={90 + i * 160} y={520} active={i === 3} />
        <ActionCard card={c} title={c[0]?.toUpperCase() + c.slice(1)} column={i + 1} upgraded={i === 2 || i === 4} x={90 + i * 160} y={520} choosable={i === 3} chosen={i === 0} effect={'up to ' + (i + 1) + ' dice'} />
      </g>)}
      <g transform="translate(900 600)"><OceanHex seed={1} /><OceanHex seed={2} x={150} state="reachable" /><OceanHex seed={3} x={300} dock /></g>
      <g transform="translate(900 720)"><OceanHex seed={4} state="selected" /><OceanHex seed={2} x={150} dock state="hover" /></g>
    </svg>
  );
}

const sites: Record<string, 'red' | 'orange' | 'white' | 'teal' | null> = { '0,-2': 'red', '-2,2': 'white', '0,2': 'orange', '2,0': 'teal' };
function Board() {
  const hexes: { q: number; r: number }[] = [];
  for (let q = -2; q <= 2; q++) for (let r = -2; r <= 2; r++) if (Math.abs(q + r) <= 2) hexes.push({ q, r });
  hexes.sort((a, b) => hexCentre(a).y - hexCentre(b).y);
  const corner = (h: { q: number; r: number }) => Math.max(Math.abs(h.q), Math.abs(h.r), Math.abs(h.q + h.r)) === 2 && (h.q === 0 || h.r === 0 || h.q + h.r === 0);
  const ships = [0, 1, 2, 0, 0, 3, 0, 5, 0, 8, 0, 4, 1, 0, 6, 7, 0, 1, 2];
  const toks = [3, 3, 2, 1, 3, 3, 4, 3, 6, 3, 3, 5, 9, 3, 3, 3, 3, 12, 3];
  return (
    <svg viewBox="0 0 1600 900" width="1366" height="768">
      <g transform="translate(380 430)"><OceanFrame />
        {hexes.map((h, i) => {
          const c = hexCentre(h);
          const key = `${h.q},${h.r}`;
          if (corner(h)) return key in sites ? <FactoryHex key={key} {...c} player={sites[key] ?? null} /> : <PackIceHex key={key} {...c} seed={i} />;
          return <OceanHex key={key} {...c} seed={i} dock={i % 5 === 0} state={i === 7 ? 'reachable' : 'plain'} />;
        })}
        {hexes.map((h, i) => {
          if (corner(h)) return null;
          const c = hexCentre(h);
          const n = ships[i] ?? 0;
          const tk = Array.from({ length: toks[i] ?? 3 }, (_, k) => C[(k * 3 + i) % 8] ?? 'red');
          return <g key={i} transform={`translate(${c.x} ${c.y})`}>
            {tokenSpots(tk, n).map((s, k) => <Token key={k} {...s} />)}
            {shipSpots(n).map((s, k) => <ShipHull key={k} {...s} player={P[k % 4] ?? 'red'} number={k < 4 ? 1 : 2} />)}
          </g>;
        })}
      </g>
      <FactoryBoard player="red" x={800} y={20} width={360} lines={{ 'hatched-4': { colour: 'yellow', count: 2 }, 'hatched-3': { colour: 'grey', count: 2 }, 'short-3': { colour: 'black', count: 1 }, 'short-2': { colour: null, count: 0 }, 'line-plan': { colour: 'red', count: 4 }, 'line-move': { colour: 'green', count: 3 }, 'line-load': { colour: 'blue', count: 2 }, 'line-unload': { colour: 'pink', count: 2 } }} blocks={{ 'block-unlock': true, 'die-a': false, 'die-b': true, 'die-c': false, 'die-d': false, 'die-e': true }} states={{ 'line-move': { choosable: true, ghost: true } }} preview="green" />
      <FactoryBoard player="orange" x={1180} y={20} width={276} lines={{ 'hatched-4': { colour: null, count: 0 }, 'hatched-3': { colour: null, count: 0 }, 'short-3': { colour: 'black', count: 1 }, 'short-2': { colour: null, count: 0 }, 'line-plan': { colour: null, count: 0 }, 'line-move': { colour: 'purple', count: 3 }, 'line-load': { colour: null, count: 0 }, 'line-unload': { colour: 'pink', count: 1 } }} blocks={{ 'block-unlock': false, 'die-a': false, 'die-b': false, 'die-c': false, 'die-d': false, 'die-e': false }} />
      {(['plan', 'move', 'load', 'unload', 'analyze'] as const).map((c, i) => <ActionCard key={c} card={c} title={c[0]?.toUpperCase() + c.slice(1)} column={i + 1} upgraded={i === 3} x={860 + i * 156} y={760} effect={`up to ${i + 1} tokens`} choosable={i > 2} />)}
      <FactoryHex player={null} x={1300} y={530} state="reachable" />
    </svg>
  );
}

function Covers() {
  return <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 440px)', gap: 12, padding: 12 }}>
    {(['arctic-cleanup', 'lineae', 'algoracing', 'biohack', 'algae-inc'] as const).map((g) => <div key={g} data-game={g} style={{ height: 275, borderRadius: 14, overflow: 'hidden', boxShadow: 'var(--shadow-2)' }}><GameCover game={g} /></div>)}
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, color: 'var(--ink)' }}>{Object.entries(icons).map(([n, I]) => <I key={n} size={26} />)}
    <p style={{ fontSize: 'var(--text-lg)' }}>Red: choose a ship to load (2 left). <span className="label">0123456789 HDPE</span> <span style={{ color: 'var(--accent)' }}>accent</span> <span style={{ color: 'var(--ink-faint)' }}>faint</span></p></div>
  </div>;
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <div data-game="arctic-cleanup" style={{ background: 'var(--bg)', minHeight: '100vh' }}>
    <PieceDefs />
    {view === 'pieces' ? <Pieces /> : view === 'covers' ? <Covers /> : <Board />}
  </div>,
);
