export { BackupRefused, backupData, restoreData } from './backup.ts';
export { dataFolder, readConfig, StartRefused } from './config.ts';
export type { ConfigFlags, ServerConfig } from './config.ts';
export { startServer } from './server.ts';
export type { RunningServer } from './server.ts';
