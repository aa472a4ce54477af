import '../../src/ui/theme/index.css';
import { keyOfSeed } from '@benchtop/engine/host';
import { createRoot } from 'react-dom/client';
import { LocalDirector } from '../../src/match/local/local-director.ts';
import { LocalMatch } from '../../src/match/local/local-match.ts';
import { Table } from '../../src/table/Table.tsx';
import { DirectorContext } from '../../src/table/use-table.ts';
import { ui } from './board.tsx';
import { sample } from './game.ts';

const names = new URLSearchParams(location.search).get('seats') === '2' ? ['Ann', 'Ben'] : ['Ann'];
const seats = names.map((name) => ({ name, bot: null }));
const local = LocalMatch.deal('sample', sample, seats, {}, keyOfSeed('sample'));
const director = new LocalDirector(local, { game: sample, lessons: [], ui });
director.start();
const root = document.querySelector('#root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <DirectorContext value={director}>
    <Table />
  </DirectorContext>,
);
