import { formatPeriod, shortKey } from '../formats.ts';
import { Hidden } from '../market/series-money.tsx';
import { Mark, Table, Time } from '../ui/index.ts';
import type { Series } from './series.ts';

type Report = NonNullable<Series['periods']['nodes'][number]['report']>;

const TIERS: Readonly<Record<NonNullable<Report['tier']>, string>> = {
  ROUTER: 'Income through the router',
  ZKTLS: 'A provider’s website, checked by the verifier',
  DOCUMENTS: 'Documents, read by an attestor',
};

const FLAGS: Readonly<Record<NonNullable<Report['liquidityFlag']>, string>> = {
  CASH: 'Cash, so the payment fell due',
  NON_CASH: 'Not cash, so the payment accrues',
};

/** Shows a value of a report with its mark, or a placeholder if the reader may not read the value. */
function ReportValue({ report, of }: { readonly report: Report; readonly of: 'tier' | 'liquidityFlag' }) {
  const field = { coordinate: `Report.${of}`, id: report.id };
  const words = of === 'tier' ? report.tier && TIERS[report.tier] : report.liquidityFlag && FLAGS[report.liquidityFlag];
  if (!words) return <Hidden {...field} />;
  return (
    <span className="value words">
      {words} <Mark {...field} />
    </span>
  );
}

/** The accepted reports, and how their income was attested. */
export function ReportsSection({ series }: { readonly series: Series }) {
  const reports = series.periods.nodes.flatMap(({ period, report }) => (report ? [{ period, ...report }] : []));
  return (
    <section aria-labelledby="reports">
      <h2 id="reports">Reports</h2>
      <Table
        caption="Accepted reports"
        columns={[
          { name: 'Quarter', cell: ({ period }) => formatPeriod(period) },
          { name: 'Accepted', cell: ({ acceptedAt }) => <Time at={acceptedAt} /> },
          { name: 'Evidence', cell: (report) => <ReportValue report={report} of="tier" /> },
          { name: 'Income', cell: (report) => <ReportValue report={report} of="liquidityFlag" /> },
          {
            name: 'Transaction',
            cell: ({ txHash }) => (
              <code className="short" title={txHash}>
                {shortKey(txHash)}
              </code>
            ),
          },
        ]}
        rows={reports}
        keyOf={({ id }) => id}
        empty="No report is accepted yet."
      />
    </section>
  );
}
