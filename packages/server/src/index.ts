export { BackupRefused, backupData } from './backup.ts';
export { readConfig, StartRefused } from './config.ts';
export type { ConfigFlags, ServerConfig } from './config.ts';
export { startServer } from './server.ts';
export { KeysRefused, signingKeysOf } from './signing-keys.ts';
export type { RunningServer } from './server.ts';
