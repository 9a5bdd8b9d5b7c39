export type { ActivityEvent, Relation } from './model.ts';
export type { CurrentViewer, EventStream, RefreshViewer } from './ports.ts';
export { type ActivityService, createActivityService } from './service.ts';
