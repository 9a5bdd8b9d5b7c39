export { createFeeds, type FeedReader, type Feeds } from './feeds.ts';
export { ACTIVITY_KINDS, type ActivityKind, type ActivityUpdate, isActivity } from './model.ts';
export type { Heard, LiveStream, ReaderLife } from './ports.ts';
export { type ActivityService, createActivityService } from './service.ts';
