export { BackupRefused, backupData } from './backup.ts';
export { readConfig, readExpiry, StartRefused } from './config.ts';
export type { ConfigFlags, ServerConfig } from './config.ts';
export { ExpireRefused, expireData, previewData } from './expire-data.ts';
export type { Preview } from './expiry.ts';
export { startServer } from './server.ts';
export type { RunningServer } from './server.ts';
