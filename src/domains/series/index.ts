export { findSeries } from './find.ts';
export {
  figuresOf,
  parseDraftInput,
  parseFigures,
} from './model.ts';
export type { ChainToken, DraftContracts } from './ports.ts';
export { createSeriesService, type DraftedId } from './service.ts';
