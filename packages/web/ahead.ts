import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = { readonly [source: string]: Chunk };

/** What a first part of an address needs besides the entry, and what each game adds to it. */
interface Lists {
  readonly pages: { readonly [page: string]: readonly string[] };
  readonly games: { readonly [game: string]: readonly string[] };
}

const ENTRY = 'index.html';
/** Pages by the first part of their addresses. */
const pages = {
  table: 'src/pages/local/TablePage.tsx',
  new: 'src/pages/setup/SetupPage.tsx',
  learn: 'src/pages/learn/LearnPage.tsx',
  replay: 'src/pages/replay/ReplayPage.tsx',
  t: 'src/pages/lobby/TableDoor.tsx',
};
const BOARD = /^src\/games\/([\w-]+)\/ui\.tsx$/;

/**
 * Runs in the page before any other script has come: asks for the files of the page at this address, so that they come
 * together with the entry and not after it. Nothing depends on it.
 */
function askAhead({ pages: ofPage, games }: Lists): void {
  const [, page = '', id = ''] = location.pathname.split('/');
  const gameOf = (): string | undefined => {
    if (page !== 'table') return id;
    try {
      return /"game":"([\w-]+)"/.exec(localStorage.getItem(`benchtop.match.${id}`) ?? '')?.[1];
    } catch {
      return undefined;
    }
  };
  const files = ofPage[page];
  if (files === undefined) return;
  // The rules come first: what they take to begin passes while the rest is on the line.
  for (const file of new Set([...(games[gameOf() ?? ''] ?? []), ...files])) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    link.crossOrigin = '';
    link.href = `/${file}`;
    document.head.append(link);
  }
}

/** A chunk and all that it imports at once, with their styles, without what the document names itself. */
function filesOf(manifest: Manifest, ...keys: readonly string[]): readonly string[] {
  const seen = new Set<string>([ENTRY]);
  const visit = (key: string): readonly string[] => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the build has no ${key}`);
    if (seen.has(key)) return [];
    seen.add(key);
    return [chunk.file, ...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap(visit)];
  };
  return keys.flatMap(visit);
}

/** The rules of a game, where they have a file of their own, and its board. */
function partsOf(manifest: Manifest, game: string): readonly string[] {
  const rules = `../games/src/${game}/index.ts`;
  return [...(rules in manifest ? [rules] : []), `src/games/${game}/ui.tsx`];
}

function listsOf(manifest: Manifest): Lists {
  const boards = Object.keys(manifest).filter((key) => BOARD.test(key));
  return {
    pages: Object.fromEntries(Object.entries(pages).map(([page, key]) => [page, filesOf(manifest, key)])),
    games: Object.fromEntries(
      boards
        .map((key) => BOARD.exec(key)?.[1] ?? '')
        .map((game) => [game, filesOf(manifest, ...partsOf(manifest, game))]),
    ),
  };
}

/** Writes that script with the names of this build's files, and names it in the document. */
export function ahead(): Plugin {
  let out = '';
  return {
    name: 'benchtop:ahead',
    apply: 'build',
    configResolved({ root, build }) {
      out = path.resolve(root, build.outDir);
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        const manifest = JSON.parse(await readFile(path.join(out, '.vite/manifest.json'), 'utf8')) as Manifest;
        const script = `(${askAhead.toString()})(${JSON.stringify(listsOf(manifest))});\n`;
        const name = `assets/ahead-${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`;
        await writeFile(path.join(out, name), script);
        const document = path.join(out, ENTRY);
        const html = await readFile(document, 'utf8');
        const tag = `<script async fetchpriority="high" src="/${name}"></script>`;
        await writeFile(document, html.replace(/(?=\s*<link\s+rel="preload")/, `\n    ${tag}`));
      },
    },
  };
}
