import { formatMoney, formatPeriod, formatUnits } from '../formats.ts';
import { SeriesMoney } from '../market/series-money.tsx';
import { toDrawing, tokenOf } from '../market/token.ts';
import { BarPicture } from '../pictures/index.tsx';
import { Fact, Table, Time } from '../ui/index.ts';
import type { Series } from './series.ts';
import { StepButton } from './step-button.tsx';
import { countIncome } from './steps.ts';

/** The states in which income is counted. */
const RUNNING: ReadonlySet<string> = new Set(['ACTIVE', 'PAUSED']);

type Quarter = Series['periods']['nodes'][number];

const QUARTER_STATES: Readonly<Record<Quarter['state'], string>> = {
  UPCOMING: 'Not over yet',
  OPEN: 'Can be reported',
  LATE: 'Late, can still be reported',
  REPORTED: 'Reported',
  MISSED: 'Missed',
  DEFERRED: 'Deferred by a pause',
};

/** The time by which a quarter must be reported, or had to be. */
function Due({ state, opensAt, closesAt, lateEndsAt, report }: Quarter) {
  if (report) return <Time at={report.acceptedAt} />;
  if (state === 'UPCOMING')
    return (
      <span>
        from <Time at={opensAt} />
      </span>
    );
  return (
    <span>
      by <Time at={state === 'OPEN' ? closesAt : lateEndsAt} />
    </span>
  );
}

const QuarterMoney = ({ series, quarter, of }: { series: Series; quarter: Quarter; of: 'gross' | 'fee' | 'net' }) =>
  quarter.report === null ? (
    '–'
  ) : (
    <SeriesMoney series={series} amount={quarter[of]} coordinate={`ReportingPeriod.${of}`} id={quarter.id} />
  );

const QuarterTable = ({ series }: { readonly series: Series }) => (
  <Table
    caption="Quarters of the term"
    columns={[
      { name: 'Quarter', cell: ({ period }) => formatPeriod(period) },
      { name: 'State', cell: ({ state }) => QUARTER_STATES[state] },
      { name: 'Reported', cell: (quarter) => <Due {...quarter} /> },
      { name: 'Units', isNumber: true, cell: ({ unitsOutstanding }) => formatUnits(unitsOutstanding, series) },
      {
        name: 'Owed',
        isNumber: true,
        cell: (quarter) => <QuarterMoney series={series} quarter={quarter} of="gross" />,
      },
      { name: 'Fee', isNumber: true, cell: (quarter) => <QuarterMoney series={series} quarter={quarter} of="fee" /> },
      {
        name: 'Paid to holders',
        isNumber: true,
        cell: (quarter) => <QuarterMoney series={series} quarter={quarter} of="net" />,
      },
    ]}
    rows={series.periods.nodes}
    keyOf={({ id }) => id}
    empty="The series has no quarters yet."
  />
);

/** The payments quarter by quarter, as far as the reader may read them. */
export function PaymentsSection({ series }: { readonly series: Series }) {
  const token = tokenOf(series);
  const paid = series.periods.nodes.flatMap(({ period, net }) => (net === null ? [] : [{ period, net }]));
  return (
    <section aria-labelledby="payments">
      <h2 id="payments">Payments</h2>
      {token && paid.length > 0 && (
        <BarPicture
          title={`Paid to holders by quarter, in ${token.symbol}`}
          bars={paid.map(({ period, net }) => ({ label: formatPeriod(period), value: toDrawing(net, token.decimals) }))}
          table={
            <Table
              caption="Paid to holders by quarter"
              columns={[
                { name: 'Quarter', cell: ({ period }) => formatPeriod(period) },
                { name: 'Paid', isNumber: true, cell: ({ net }) => formatMoney(net, token) },
              ]}
              rows={paid}
              keyOf={({ period }) => period}
              empty="Nothing was paid yet."
            />
          }
        />
      )}
      <QuarterTable series={series} />
      {series.routed && <RoutedIncome series={series} />}
      {series.receipts && RUNNING.has(series.state) && <Receipts series={series} address={series.receipts} />}
    </section>
  );
}

/** The account that payers of the income pay into, and the step that counts what they paid. */
const Receipts = ({ series, address }: { readonly series: Series; readonly address: string }) => (
  <>
    <dl className="facts">
      <Fact name="Token account that payers pay into">
        <code>{address}</code>
      </Fact>
    </dl>
    <p>
      Any transfer of {tokenOf(series)?.symbol ?? 'the payment token'} to this token account is income of the quarter in
      which it is counted; before and after the term it is the issuer’s. It is the account itself, and no wallet owns
      it: a wallet that asks for its owner, or opens another account for it, loses the money. Send a small amount first.
    </p>
    <p>The service counts what was paid in every few minutes. Anybody may do it at once.</p>
    <StepButton series={series} step={countIncome} />
  </>
);

/** The income that came through the router, which the chain shows to everybody. */
const RoutedIncome = ({ series }: { readonly series: Series }) => (
  <Table
    caption="Income that came through the router. All of it is public."
    columns={[
      { name: 'Quarter', cell: ({ period }) => formatPeriod(period) },
      { name: 'Income', isNumber: true, cell: ({ amount }) => <SeriesMoney series={series} amount={amount} /> },
      { name: 'Withheld', isNumber: true, cell: ({ withheld }) => <SeriesMoney series={series} amount={withheld} /> },
    ]}
    rows={series.routedIncomes.nodes}
    keyOf={({ period }) => period}
    empty="No income came through the router yet."
  />
);
