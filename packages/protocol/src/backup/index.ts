export { type BackupOf, openBackup, sealBackup } from './backup.ts';
export { type BackupPlace, checkBackup } from './format.ts';
