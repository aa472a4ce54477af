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

/** What a first part of an address needs besides the entry, and what each game adds to it: its rules, its board. */
interface Lists {
  readonly pages: { readonly [page: string]: readonly string[] };
  readonly rules: { readonly [game: string]: readonly string[] };
  readonly boards: { readonly [game: string]: readonly string[] };
  /** What pages are set in, and those that wait for it. */
  readonly fonts: readonly string[];
  readonly late: readonly string[];
}

const ENTRY = 'index.html';
/** Pages by the first part of their addresses. */
const pages = {
  '': 'src/pages/front/FrontPage.tsx',
  table: 'src/pages/local/TablePage.tsx',
  new: 'src/pages/setup/SetupPage.tsx',
  learn: 'src/pages/learn/LearnPage.tsx',
  replay: 'src/pages/replay/ReplayPage.tsx',
  t: 'src/pages/lobby/TableDoor.tsx',
};
const FONTS = ['src/ui/theme/fonts/instrument-sans-latin.woff2'];
/** As in `src/ui/theme/fonts.ts`. */
const LATE = ['table', 't', 'learn', 'replay'];
const BOARD = /^src\/games\/([\w-]+)\/ui\.tsx$/;

/**
 * Runs in the page before any other script has come: asks for the files of the page at this address, so that they come
 * together with the entry and not after it. Nothing depends on it.
 */
function askAhead({ pages: ofPage, rules, boards, fonts, late }: Lists): void {
  const [, page = '', id = ''] = location.pathname.split('/');
  const gameOf = (): string => {
    if (page !== 'table') return id;
    try {
      return /"game":"([\w-]+)"/.exec(localStorage.getItem(`benchtop.match.${id}`) ?? '')?.[1] ?? '';
    } catch {
      return '';
    }
  };
  const asked = new Set<string>();
  /** Resolves with the first that has come. */
  const ask = async (files: readonly string[]): Promise<void> =>
    new Promise((resolve) => {
      if (files.length === 0) resolve();
      for (const file of files) {
        if (asked.has(file)) continue;
        asked.add(file);
        const link = document.createElement('link');
        const kind = /\.(\w+)$/.exec(file)?.[1];
        link.rel = kind === 'js' ? 'modulepreload' : 'preload';
        link.as = kind === 'js' ? 'script' : kind === 'css' ? 'style' : 'font';
        link.crossOrigin = '';
        link.href = `/${file}`;
        link.onload = link.onerror = () => resolve();
        document.head.append(link);
      }
    });
  const game = gameOf();
  const files = [...(ofPage[page] ?? []), ...(boards[game] ?? [])];
  const isStyle = (file: string): boolean => file.endsWith('.css');
  // The rules come first: what they take to begin passes while the board is on the line, which is never idle in between.
  void ask(rules[game] ?? []);
  void ask(files.filter(isStyle)).then(async () => ask(files.filter((file) => !isStyle(file))));
  if (!late.includes(page)) void ask(fonts);
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

function listsOf(manifest: Manifest): Lists {
  const games = Object.keys(manifest).flatMap((key) => BOARD.exec(key)?.[1] ?? []);
  const rulesOf = (game: string): readonly string[] =>
    [`../games/src/${game}/index.ts`].filter((key) => key in manifest).flatMap((key) => filesOf(manifest, key));
  return {
    pages: Object.fromEntries(Object.entries(pages).map(([page, key]) => [page, filesOf(manifest, key)])),
    rules: Object.fromEntries(games.map((game) => [game, rulesOf(game)])),
    boards: Object.fromEntries(games.map((game) => [game, filesOf(manifest, `src/games/${game}/ui.tsx`)])),
    fonts: FONTS.flatMap((key) => filesOf(manifest, key)),
    late: LATE,
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
        await writeFile(document, html.replace(/(?=\s*<link\s+rel="manifest")/, `\n    ${tag}`));
      },
    },
  };
}

/** Most of what is in these is called while a page is being laid. */
const AT_ONCE = /^(index|signs|engine|table|boards|ui)$/;

/** Says so: browsers that know the word compile such a file as a whole beside the page, and not piece by piece in its way. */
export function calledAtOnce(): Plugin {
  return {
    name: 'benchtop:called-at-once',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !AT_ONCE.test(file.name)) continue;
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
          const map = bundle[file.sourcemapFileName ?? ''];
          if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";');
        }
      },
    },
  };
}
