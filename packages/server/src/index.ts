export { StartRefused, startServer } from './server.ts';
export type { RunningServer, ServerOptions } from './server.ts';
