import { formatMoney, formatUnits } from '../formats.ts';
import type { RaiseFragment, SeriesSummaryFragment } from '../generated/operations.ts';
import { SeriesMoney } from '../market/series-money.tsx';
import { toDrawing, tokenOf } from '../market/token.ts';
import { LinePicture } from '../pictures/index.tsx';
import { numberTick } from '../pictures/ticks.ts';
import { Fact, Table, Time } from '../ui/index.ts';
import type { Series } from './series.ts';

type Auction = RaiseFragment & NonNullable<SeriesSummaryFragment['auction']>;

type Rejection = RaiseFragment['rounds']['nodes'][number]['rejections'][number];

interface RaiseSectionProps {
  readonly series: Series;
  readonly auction: Auction;
}

/** The phases of a raise in their order, with the time at which each ends. */
function Phases({ auction }: { readonly auction: Auction }) {
  const phases = [
    { name: 'Bidding', phase: 'COMMIT', until: auction.commitEndsAt },
    { name: 'Revealing', phase: 'REVEAL', until: auction.revealEndsAt },
    { name: 'Settlement and last check', phase: 'SETTLE', until: auction.gateEndsAt },
  ];
  const now = auction.phase === 'GATE' ? 'SETTLE' : auction.phase;
  return (
    <ol className="phases">
      {phases.map(({ name, phase, until }) => (
        <li key={phase} aria-current={phase === now ? 'step' : undefined}>
          {name}, until <Time at={until} />
        </li>
      ))}
    </ol>
  );
}

/** The demand of the bids that were revealed, from the highest price down. */
function Demand({ series, auction }: RaiseSectionProps) {
  const token = tokenOf(series);
  const steps = auction.demandCurve;
  if (steps.length === 0 || token === null)
    return <p>All bids are sealed, so nobody sees the demand. It is shown once bids are revealed.</p>;
  const table = (
    <Table
      caption="Units that all bids at a price or more ask for"
      columns={[
        { name: 'Price', isNumber: true, cell: ({ price }) => formatMoney(price, token) },
        { name: 'Units', isNumber: true, cell: ({ quantity }) => formatUnits(quantity) },
      ]}
      rows={steps}
      keyOf={({ price }) => price}
      empty="No bid is revealed."
    />
  );
  const points = steps.map(({ price, quantity }) => ({ x: Number(quantity), y: toDrawing(price, token.decimals) }));
  const [first] = points;
  return (
    <LinePicture
      title={`Demand of the revealed bids: price in ${token.symbol} by units`}
      points={first === undefined ? [] : [{ x: 0, y: first.y }, ...points]}
      steps
      formatX={numberTick}
      table={table}
    />
  );
}

const REJECTIONS: Readonly<Record<Rejection['reason'], string>> = {
  CONCENTRATION: 'too many units for one winner',
  ISSUER_WALLET: 'a wallet of the issuer',
  NOT_ALLOWLISTED: 'no longer verified',
};

const Rounds = ({ series, auction }: RaiseSectionProps) => (
  <Table
    caption="Rounds of the settlement"
    columns={[
      { name: 'Round', cell: ({ round }) => round },
      { name: 'Settled', cell: ({ settledAt }) => <Time at={settledAt} /> },
      { name: 'Price', isNumber: true, cell: (row) => <SeriesMoney series={series} amount={row.clearingPrice} /> },
      { name: 'Units', isNumber: true, cell: ({ units }) => formatUnits(units) },
      {
        name: 'Rejected winners',
        cell: ({ rejections }) =>
          rejections.map(({ reason, count }) => `${count}: ${REJECTIONS[reason]}`).join(', ') || 'none',
      },
    ]}
    rows={auction.rounds.nodes}
    keyOf={({ round }) => `${round}`}
    empty="No round is settled yet."
  />
);

/** The raise: its phases, its rules, the demand and the settlement. */
export const RaiseSection = ({ series, auction }: RaiseSectionProps) => (
  <section aria-labelledby="raise">
    <h2 id="raise">Raise</h2>
    <Phases auction={auction} />
    <dl className="facts">
      <Fact name="Lowest bid">
        <SeriesMoney series={series} amount={auction.reservePrice} />
      </Fact>
      <Fact name="Price that every winner pays">
        {auction.clearingPrice === null ? (
          'not found yet'
        ) : (
          <SeriesMoney series={series} amount={auction.clearingPrice} />
        )}
      </Fact>
      <Fact name="Least proceeds">
        <SeriesMoney series={series} amount={auction.minRaise} />
      </Fact>
      <Fact name="Least winners">{auction.minHolders}</Fact>
      <Fact name="Most units of a bid">{formatUnits(auction.maxUnitsPerBid)}</Fact>
      <Fact name="Most of one winner">{auction.concentrationBps / 100} % of the units</Fact>
      {auction.unitsSold !== null && <Fact name="Units sold">{formatUnits(auction.unitsSold)}</Fact>}
      {auction.proceeds !== null && (
        <Fact name="Proceeds">
          <SeriesMoney series={series} amount={auction.proceeds} />
        </Fact>
      )}
    </dl>
    <Demand series={series} auction={auction} />
    <Rounds series={series} auction={auction} />
  </section>
);
