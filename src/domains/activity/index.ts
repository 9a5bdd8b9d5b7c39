export { createFeeds } from './feeds.ts';
export { type ActivityUpdate, isActivity } from './model/index.ts';
export type { LiveStream, ReaderLifetime, ReceivedNotice } from './model/ports.ts';
export { createActivityService } from './service.ts';
