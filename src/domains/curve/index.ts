export { type Candle, type CandleInterval, type CandleQuery, MAX_CANDLES } from './candles.ts';
export { type CurvePosition, createCurvePositions } from './position.ts';
export { priceOf, saleOpening } from './rules.ts';
