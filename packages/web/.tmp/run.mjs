import { createServer, defaultServerConditions } from 'vite';
const server = await createServer({ configFile: false, root: '/tmp/wt/lin-f/packages/web', server: { middlewareMode: true, ws: false, hmr: false }, appType: 'custom', logLevel: 'error', optimizeDeps: { noDiscovery: true },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] }, noExternal: [/@benchtop/] }, resolve: { conditions: ['source'] } });
await server.ssrLoadModule('/.tmp/make.ts');
await server.close();
process.exit(0);
