import DataLoader from 'dataloader';
import { InputError } from '../../core/errors/input-error.ts';
import { builder } from '../../graphql/builder.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { REVEALED } from './bid.graphql.ts';
import { type CurveQuestion, type DemandStep as DemandStepModel, MAX_POINTS, MIN_POINTS } from './index.ts';

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

/** A curve costs as its steps do; one out of range as the nearest in it, since it is refused. */
export const pointsCost = ({ points }: { readonly points: number }) => ({
  field: 1,
  multiplier: Math.min(MAX_POINTS, Math.max(MIN_POINTS, points)),
});

const requireInRange = ({ points }: CurveQuestion): void => {
  if (points < MIN_POINTS || points > MAX_POINTS) throw new InputError('points', `${MIN_POINTS} to ${MAX_POINTS}`);
};

/** The curves of all series of a request, in one statement. A number of points out of range: BAD_INPUT, of its own. */
export const curvesIn = ({ access, services }: GatewayContext) => {
  const loader = access.once(
    'demandCurves',
    () =>
      new DataLoader<CurveQuestion, DemandStepModel[], string>((asked) => services.auction.demandCurves(asked), {
        cacheKeyFn: ({ chain, seriesKey, points }) => `${chain}:${seriesKey}:${points}`,
      }),
  );
  return {
    load: async (question: CurveQuestion) => {
      requireInRange(question);
      return loader.load(question);
    },
  };
};
