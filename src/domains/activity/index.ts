export { createFeeds, type Feeds } from './feeds.ts';
export { type ActivityUpdate, isActivity } from './model.ts';
export type { LiveStream, ReaderLifetime, ReceivedNotice } from './ports.ts';
export { type ActivityService, createActivityService } from './service.ts';
