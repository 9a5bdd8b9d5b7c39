import { Line } from '../../charts/line.tsx';
import { formatBps, formatCount, formatMoney, formatUnits } from '../../format/money.ts';
import { phaseAt } from '../../format/sale-state.ts';
import { formatDateTime } from '../../format/time.ts';
import { phase, wordsOf } from '../../format/words.ts';
import { useStateTime } from '../../gateway/chain-time.ts';
import { Facts } from '../../ui/facts.tsx';
import { tokenName } from './token-name.tsx';
import type { SeriesOverview } from './types.ts';

/** The demand by price, from the revealed bids: how many units buyers want at each price or more. */
function Demand({ series }: { readonly series: SeriesOverview }) {
  const { auction, paymentToken: token, unitsOffered } = series;
  const steps = auction?.demandCurve ?? [];
  if (steps.length === 0) return null;
  const points = steps.map(({ price, quantity }) => ({
    x: Number(price),
    y: Number(quantity),
    text: `${formatUnits(quantity)} units at ${formatMoney(price, token)} or more`,
  }));
  // The steps come from the highest price down, and the line is drawn from the lowest up.
  const [highest, lowest] = [steps[0], steps.at(-1)];
  return (
    <Line
      title={`Units that buyers want, by price in ${tokenName(token)}`}
      points={points}
      isStepped
      mark={{ y: Number(unitsOffered), text: `${formatUnits(unitsOffered)} units are offered` }}
      from={formatMoney(lowest?.price, token)}
      to={formatMoney(highest?.price, token)}
    />
  );
}

/** The raise: a sealed auction, its phases and its result. */
export function RaiseSection({ series }: { readonly series: SeriesOverview }) {
  const { auction, paymentToken: token } = series;
  const now = useStateTime(series.chain);
  if (!auction) return null;
  const current = phaseAt(series, now) ?? auction.phase;
  return (
    <section aria-labelledby="raise">
      <h2 id="raise">Raise</h2>
      <ol className="phases">
        {(
          [
            ['COMMIT', auction.commitEndsAt],
            ['REVEAL', auction.revealEndsAt],
            ['GATE', auction.gateEndsAt],
          ] as const
        ).map(([name, at]) => (
          <li key={name} aria-current={current === name ? 'step' : undefined}>
            {phase(name)}
            <br />
            <span className="quiet">until {formatDateTime(at)}</span>
          </li>
        ))}
      </ol>
      <Facts
        of={[
          ['Phase', phase(current)],
          ['Lowest price of a unit', formatMoney(auction.reservePrice, token)],
          ['Raised at least', formatMoney(auction.minRaise, token)],
          ['Buyers at least', formatCount(auction.minHolders)],
          ['Units of one bid at most', formatUnits(auction.maxUnitsPerBid)],
          ['Share of one buyer at most', formatBps(auction.concentrationBps)],
          ['Price found', auction.clearingPrice && formatMoney(auction.clearingPrice, token)],
          ['Units sold', auction.unitsSold && formatUnits(auction.unitsSold)],
          ['Raised', auction.proceeds && formatMoney(auction.proceeds, token)],
          ['Failed because', auction.failureReason && wordsOf(auction.failureReason)],
        ]}
      />
      <Demand series={series} />
    </section>
  );
}
