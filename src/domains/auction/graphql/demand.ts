import { InputError } from '@income-series/protocol/errors/input-error';
import DataLoader from 'dataloader';
import { builder } from '../../../graphql/builder.ts';
import type { GatewayContext } from '../../../graphql/context.ts';
import { type DemandQuery, type DemandStep as DemandStepModel, MAX_POINTS, MIN_POINTS } from '../index.ts';
import { REVEALED } from './bid.ts';

/** The number of steps of a demand curve if the client names none. */
export const DEFAULT_POINTS = 100;

export const DemandStep = builder.objectRef<DemandStepModel>('DemandStep').implement({
  description:
    'One step of the demand: the units that bids at this price or more ask for. It does not show whose bids they ' +
    'are.',
  fields: (t) => ({
    price: t.expose('price', {
      type: 'Amount',
      nullable: false,
      description: 'The price for one unit.',
      access: { ...REVEALED, storedIn: 'bids.price' },
    }),
    quantity: t.expose('quantity', {
      type: 'Units',
      nullable: false,
      description: 'The units that all bids at this price or more ask for together.',
      access: { ...REVEALED, storedIn: 'bids.quantity' },
    }),
  }),
});

/** The complexity of a demand curve: the sum over its steps. A number out of range is clamped here and refused later. */
export const pointsCost = ({ points }: { readonly points: number }) => ({
  field: 1,
  multiplier: Math.min(MAX_POINTS, Math.max(MIN_POINTS, points)),
});

/** Checks the number of steps. @throws BAD_INPUT */
const requireInRange = ({ points }: DemandQuery): void => {
  if (points < MIN_POINTS || points > MAX_POINTS) throw new InputError('points', `${MIN_POINTS} to ${MAX_POINTS}`);
};

/** The request's loader of demand curves: one statement for all series. A curve with too many points fails alone, with BAD_INPUT. */
export const demandCurveLoader = ({ access, services }: GatewayContext) => {
  const loader = access.once(
    'demandCurves',
    () =>
      new DataLoader<DemandQuery, DemandStepModel[], string>((queries) => services.auction.demandCurves(queries), {
        cacheKeyFn: ({ chain, seriesKey, points }) => `${chain}:${seriesKey}:${points}`,
      }),
  );
  return {
    load: async (query: DemandQuery) => {
      requireInRange(query);
      return loader.load(query);
    },
  };
};
