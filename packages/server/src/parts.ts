/** The parts of a server, for programs that put them together in their own way: benchmarks and fault tests. */
export { tokenHash } from './accounts/token.ts';
export type { Connection, Conversation, Host, HostSurroundings, Person } from './host/contract.ts';
export { createHost } from './host/host.ts';
export { LiveMatch } from './host/live-match.ts';
export { Mailbox } from './host/mailbox.ts';
export type { ServerParts } from './server.ts';
export * from './store/contract.ts';
export { openStore } from './store/open.ts';
export { createBotPool } from './threads/bot-pool.ts';
export type { BotPool, BotQuestion } from './threads/contract.ts';
export { watchdog } from './threads/watchdog.ts';
