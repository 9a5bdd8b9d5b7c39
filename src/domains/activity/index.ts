export { createFeeds } from './feeds.ts';
export { type ActivityUpdate, isActivity } from './model.ts';
export type { LiveStream, ReaderLifetime, ReceivedNotice } from './ports.ts';
export { createActivityService } from './service.ts';
