import type { Address } from '@income-series/client/requests';
import { Link } from '@tanstack/react-router';
import { Guarded } from '../../access/guarded.tsx';
import { formatUnits } from '../../format/money.ts';
import { wordsOf } from '../../format/words.ts';
import { useAnswer } from '../../gateway/answers.ts';
import type { PersonSession } from '../../gateway/session.ts';
import { CurveHoldingsDocument, OrdersOfAccountDocument, OwnPartDocument } from '../../generated/documents/market.ts';
import { ViewerDocument } from '../../generated/documents/session.ts';
import type { OwnPartQuery } from '../../generated/operations.ts';
import { Facts } from '../../ui/facts.tsx';
import type { SeriesOverview } from '../series/types.ts';
import { useAllRows } from './all-rows.ts';
import { isSameAddress } from './gates.tsx';

interface OwnPartProps {
  readonly series: SeriesOverview;
  readonly person: PersonSession;
}

type OwnPosition = NonNullable<OwnPartQuery['series']>['positions']['nodes'][number];

/** The positions of the account's own wallets, without others, because an issuer or an admin reads all positions of a series. */
function usePositions({ series: { chain } }: OwnPartProps, positions: readonly OwnPosition[]): readonly OwnPosition[] {
  const { data } = useAnswer(ViewerDocument, {});
  const wallets = (data?.data.viewer?.account?.wallets ?? []).filter((wallet) => wallet.chain === chain);
  return positions.filter(({ holder }) => wallets.some(({ address }) => isSameAddress(address ?? '', holder)));
}

/** The units of the wallet that are in no position, because it has not staked them. */
function useLooseUnits({ series: { chain, key, curve }, person }: OwnPartProps): bigint {
  const variables = { chain, key, wallet: person.address as Address };
  const { data } = useAnswer(CurveHoldingsDocument, variables, { enabled: curve !== null });
  return BigInt(data?.data.curvePosition?.looseUnits ?? 0);
}

function Units({ of, isCurve }: { readonly of: readonly OwnPosition[]; readonly isCurve: boolean }) {
  const [first] = of;
  const units = of.reduce((sum, { units: count }) => sum + BigInt(count), 0n);
  if (first === undefined || units === 0n) return null;
  return (
    <Guarded field="Position.units" id={first.id}>
      {formatUnits(units, isCurve)}
    </Guarded>
  );
}

/** The reader's units, bids and orders in a series, with links to their screens; null if there are none. */
export function OwnPart(props: OwnPartProps) {
  const { series } = props;
  const { chain, key } = series;
  const data = useAnswer(OwnPartDocument, { chain, key }).data?.data;
  const positions = usePositions(props, data?.series?.positions.nodes ?? []);
  const looseUnits = useLooseUnits(props);
  const bids = data?.myBids?.nodes ?? [];
  const orders = useAllRows(OrdersOfAccountDocument, {}, ({ myOrders }) => myOrders).rows.filter(
    (order) => order.series.key === key && order.series.chain === chain,
  );
  const isHolder = positions.some(({ units }) => BigInt(units) > 0n);
  if (!isHolder && looseUnits === 0n && bids.length === 0 && orders.length === 0) return null;
  const [bid] = bids;
  return (
    <section aria-labelledby="own">
      <h2 id="own">What you have here</h2>
      <Facts
        of={[
          ['Your units', isHolder && <Units of={positions} isCurve={series.curve !== null} />],
          [
            'Your units that are not staked',
            looseUnits > 0n && <Guarded field="CurvePosition.looseUnits">{formatUnits(looseUnits, true)}</Guarded>,
          ],
          [
            bids.length === 1 ? 'Your bid' : 'Your bids',
            bid && bids.map(({ validity }) => wordsOf(validity ?? 'unknown').toLowerCase()).join(', '),
          ],
          [
            orders.length === 1 ? 'Your order' : 'Your orders',
            orders.length > 0 && orders.map(({ window }) => `in window ${window.number}`).join(', '),
          ],
        ]}
      />
      <p className="buttons">
        {(isHolder || looseUnits > 0n) && <Link to="/holdings">See your units</Link>}
        {bid && <Link to="/bids">See your bids</Link>}
        {orders.length > 0 && <Link to="/orders">See your orders</Link>}
      </p>
    </section>
  );
}
