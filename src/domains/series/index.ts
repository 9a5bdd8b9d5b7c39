export { findSeries } from './find.ts';
export {
  figuresOf,
  parseDraftInput,
  parseFigures,
} from './model/index.ts';
export type { ChainToken, DraftContracts } from './model/ports.ts';
export { createSeriesService, type DraftedId } from './service.ts';
