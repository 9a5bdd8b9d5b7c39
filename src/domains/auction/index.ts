export { type BackupService, MAX_BACKUPS } from './backups.ts';
export { type CurveQuestion, type DemandStep, MAX_POINTS, MIN_POINTS } from './demand.ts';
export { type AuctionService, createAuctionService } from './service.ts';
