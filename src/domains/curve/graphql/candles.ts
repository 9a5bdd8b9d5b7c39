import { InputError } from '@income-series/protocol/errors/input-error';
import DataLoader from 'dataloader';
import { CURVE } from '../../../graphql/access/presets.ts';
import { builder } from '../../../graphql/builder.ts';
import type { GatewayContext } from '../../../graphql/context.ts';
import { CANDLES } from '../../../graphql/cost.ts';
import { storedEnum } from '../../../graphql/enum-type.ts';
import type { Candle, CandleInterval as CandleIntervalName, CandleQuery } from '../index.ts';
import { MAX_CANDLES } from '../index.ts';

/** The number of candles if the client names none. */
export const DEFAULT_CANDLES = 100;

export const CandleInterval = storedEnum<CandleIntervalName>(
  'CandleInterval',
  'A length of a candle, aligned to UTC.',
  {
    MINUTE: 'One minute.',
    HOUR: 'One hour.',
    DAY: 'One day, from midnight.',
    WEEK: 'One week, from midnight before Monday.',
  },
);

export const CurveCandle = builder.objectRef<Candle>('CurveCandle').implement({
  description:
    'The trades on a curve in one interval with at least one trade. Prices are the curve’s price after a trade: base ' +
    'units of the payment token for one unit. It does not show who traded.',
  fields: (t) => ({
    startsAt: t.expose('startsAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When the interval starts.',
      access: { ...CURVE, storedIn: 'curve_trades.at' },
    }),
    open: t.expose('open', {
      type: 'Wad',
      nullable: false,
      description: 'The price after the first trade of the interval.',
      access: { ...CURVE, storedIn: 'curve_trades.price' },
    }),
    high: t.expose('high', {
      type: 'Wad',
      nullable: false,
      description: 'The highest price in the interval.',
      access: { ...CURVE, storedIn: 'curve_trades.price' },
    }),
    low: t.expose('low', {
      type: 'Wad',
      nullable: false,
      description: 'The lowest price in the interval.',
      access: { ...CURVE, storedIn: 'curve_trades.price' },
    }),
    close: t.expose('close', {
      type: 'Wad',
      nullable: false,
      description: 'The price after the last trade of the interval.',
      access: { ...CURVE, storedIn: 'curve_trades.price' },
    }),
    volume: t.expose('volume', {
      type: 'Amount',
      nullable: false,
      description: 'The money of all purchases and sales in the interval, without the fees.',
      access: { ...CURVE, storedIn: 'curve_trades.volume' },
    }),
    units: t.expose('units', {
      type: 'Units',
      nullable: false,
      description: 'The units bought and sold in the interval, in base lamports.',
      access: { ...CURVE, storedIn: 'curve_trades.units' },
    }),
    trades: t.exposeInt('trades', {
      nullable: false,
      description: 'The number of trades in the interval.',
      access: { ...CURVE, storedIn: 'curve_trades.id' },
    }),
  }),
});

/** The complexity of a page of candles: the sum over its candles. A number out of range is clamped here and refused later. */
export const candlesCost = ({ first }: { readonly first: number }) => ({
  field: CANDLES,
  multiplier: Math.min(MAX_CANDLES, Math.max(1, first)),
});

/** The request's loader of price charts: one statement for all curves. A chart with too many candles fails alone, with BAD_INPUT. */
export const candleLoader = ({ access, services }: GatewayContext) => {
  const loader = access.once(
    'candles',
    () =>
      new DataLoader<CandleQuery, Candle[], string>((queries) => services.curve.candles(queries), {
        cacheKeyFn: ({ chain, seriesKey, interval, first, before }) =>
          `${chain}:${seriesKey}:${interval}:${first}:${before?.getTime()}`,
      }),
  );
  return {
    load: async (query: CandleQuery) => {
      if (query.first < 1 || query.first > MAX_CANDLES) throw new InputError('first', `1 to ${MAX_CANDLES}`);
      return loader.load(query);
    },
  };
};
