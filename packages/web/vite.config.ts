import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { ahead, calledAtOnce } from './ahead.ts';
import { compressed } from './compress.ts';

export default defineConfig({
  plugins: [react(), calledAtOnce(), ahead(), compressed()],
  // Workspace packages are bundled from their TypeScript sources, so one build sees the whole program.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    sourcemap: true,
    // Read by scripts/budgets.mjs.
    manifest: true,
    // The page is served with a policy that allows neither inline scripts nor data: scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // A slow line pays for every request: what always comes together is one file.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'shell', tags: ['$initial'], priority: 5 },
            {
              name: 'signs',
              test: /web\/src\/ui\/(icons\/icons|icons\/Icon|after-paint|Dialog\.tsx|sounds|when\.ts)/,
              priority: 4,
            },
            {
              name: 'front',
              test: /web\/src\/(pages\/(Shell|shell\.module|front\/(?!FrontPage)|learn\/LearnLink|lobby\/(table-words|table-order|Paged|OwnTables|TableList|list\.module))|ui\/covers\/|games\/[\w-]+\/cover)/,
              priority: 4,
            },
            { name: 'engine', test: /packages\/(engine\/|bots\/|games\/src\/by-each)|@noble\//, priority: 3 },
            {
              name: 'controls',
              test: /@base-ui\/|@floating-ui\/|src\/ui\/(Choices|DialogBox|dialog\.module)/,
              priority: 2,
            },
            // Parts of the kit that only boards use: not every table needs them.
            {
              name: 'boards',
              test: /src\/table\/kit\/(Frame\.tsx|in-frame|frame\.module|Payment|Far\.|Nearest|Answers|answers)/,
              priority: 2,
            },
            {
              name: 'table',
              // The end of a match comes later, with files of its own.
              test: /packages\/web\/src\/(table|match)\/(?!online|replay|result|chronicle|whole-match|verify|proof|queries|report|TableMenu)|src\/(ui\/(icons\/table-icons|Tabs)|pages\/learn\/(LessonStrip|lesson\.module))/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
