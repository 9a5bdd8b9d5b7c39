export { createFxService, type FeedRate } from './service.ts';
