export { findSeries } from './find.ts';
export { type DraftInput, type PublicDraft, parseDraftInput, type RaiseInput } from './model.ts';
export type { ChainToken, DrawBytes32, SeriesChain } from './ports.ts';
export { createSeriesService, type DraftedIds, type SeriesService } from './service.ts';
