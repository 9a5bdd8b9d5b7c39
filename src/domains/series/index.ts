export { findSeries } from './find.ts';
export {
  type CurveFigures,
  type DraftFigures,
  type DraftInput,
  type DraftKey,
  type FiguresInput,
  figuresOf,
  parseDraftInput,
  parseFigures,
  type RaiseFigures,
  type StoredCurve,
  type StoredRaise,
} from './model.ts';
export type { ChainToken, DraftContracts, DrawBytes32, SeriesChain } from './ports.ts';
export { createSeriesService, type DraftedId, type SeriesService } from './service.ts';
