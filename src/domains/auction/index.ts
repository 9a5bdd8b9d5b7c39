export { MAX_BACKUPS } from './backups.ts';
export { type DemandQuery, type DemandStep, MAX_POINTS, MIN_POINTS } from './demand.ts';
export { createAuctionService } from './service.ts';
