import { field } from '../../../graphql/rest/answers.ts';
import { CHAIN, seriesId } from '../../../graphql/rest/parameters.ts';
import { refuseUnlessSignedIn } from '../../../graphql/rest/refusals.ts';
import type { RestRoute } from '../../../graphql/rest/route.ts';

/** The REST path of a wallet's holdings in a curve series. */
export const curveRoutes: readonly RestRoute[] = [
  {
    path: '/series/{id}/curve/position',
    tag: 'Series',
    summary:
      'A wallet’s holdings in a curve series, read from the chain, for the account that linked the wallet and for admins.',
    document: `query RestCurvePosition($key: Bytes32!, $chain: Chain, $wallet: Address!) {
      viewer { isAdmin }
      curvePosition(seriesKey: $key, chain: $chain, wallet: $wallet) {
        wallet stakedUnits pendingPayout claimablePayout looseUnits stakeableUnits stakeRefusal
        tender { round state tenderedUnits price endsAt acceptedUnits payment }
        verified
      }
    }`,
    parts: { id: seriesId },
    query: {
      ...CHAIN,
      wallet: {
        description: 'The wallet, as its chain writes it.',
        required: true,
        schema: { type: 'string' },
        variables: (text) => ({ wallet: text }),
      },
    },
    refuse: (data) => refuseUnlessSignedIn(data) ?? (data.curvePosition === null ? 'NOT_FOUND' : null),
    answer: field('curvePosition'),
  },
];
