import { Link, useParams } from '@tanstack/react-router';
import { Guarded } from '../../access/guarded.tsx';
import { download } from '../../device/download.ts';
import { formatCount, formatMoney, formatUnits } from '../../format/money.ts';
import { formatDate } from '../../format/time.ts';
import { useAnswer } from '../../gateway/answers.ts';
import { PositionStatementDocument } from '../../generated/documents/market.ts';
import { AppButton } from '../../ui/button.tsx';
import { Reading } from '../../ui/reading.tsx';
import { SeriesName } from '../../ui/series-name.tsx';
import { PersonScreen } from '../../ui/signed-in.tsx';
import { Claim } from './claim.tsx';
import { PositionFacts } from './holdings.tsx';
import { lineName } from './payment-name.ts';
import { Payments } from './payments.tsx';
import { StatementCost } from './statement-cost.tsx';
import { type StatementPosition, statementCsv } from './statement-csv.ts';

interface StatementProps {
  readonly position: StatementPosition;
  readonly denied: ReadonlySet<string>;
}

function Head({ id, denied }: { readonly id: string; readonly denied: ReadonlySet<string> }) {
  const columns = [
    ['Before the fee', 'StatementLine.grossShare'],
    ['Fee', 'StatementLine.fee'],
    ['Your share', 'StatementLine.net'],
    ['Claimed', 'StatementLine.claimed'],
    ['To claim', 'StatementLine.open'],
  ] as const;
  return (
    <thead>
      <tr>
        <th scope="col">Payment</th>
        <th scope="col">Date</th>
        <th scope="col" className="number">
          Units
        </th>
        {columns.map(([name, field]) => (
          <th key={name} scope="col" className="number">
            <Guarded field={field} id={id} denied={denied}>
              {name}
            </Guarded>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Lines({ position, denied }: StatementProps) {
  const { id, series, statement } = position;
  const { paymentToken: token, curve } = series;
  return (
    <>
      <p id="payments" className="caption">
        Each payment to this position
        {statement?.asOfBlock && `, as of block ${formatCount(statement.asOfBlock)}`}
      </p>
      <div className="wide whole">
        <table aria-labelledby="payments">
          <Head id={id} denied={denied} />
          <tbody>
            {(statement?.lines ?? []).map((line) => (
              <tr key={`${line.kind} ${line.period} ${line.paidAt}`}>
                <th scope="row">{lineName(line, series)}</th>
                <td data-name="Date">{formatDate(line.paidAt)}</td>
                <td className="number" data-name="Units">
                  {formatUnits(line.units, curve !== null)}
                </td>
                <td className="number" data-name="Before the fee">
                  {formatMoney(line.grossShare, token)}
                </td>
                <td className="number" data-name="Fee">
                  {formatMoney(line.fee, token)}
                </td>
                <td className="number" data-name="Your share">
                  {formatMoney(line.net, token)}
                </td>
                <td className="number" data-name="Claimed">
                  {formatMoney(line.claimed, token)}
                </td>
                <td className="number" data-name="To claim">
                  {formatMoney(line.open, token)}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={5}>
                In all
              </th>
              <td className="number" data-name="Your share">
                {formatMoney(statement?.totals.net, token)}
              </td>
              <td className="number" data-name="Claimed">
                {formatMoney(statement?.totals.claimed, token)}
              </td>
              <td className="number" data-name="To claim">
                {formatMoney(statement?.totals.open, token)}
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  );
}

function Statement({ position, denied }: StatementProps) {
  const { series, statement, holder } = position;
  const { chain, key, title, paymentToken: token } = series;
  const lines = statement?.lines ?? [];
  return (
    <>
      <p>
        <Link to="/series/$chain/$key" params={{ chain, key }}>
          <SeriesName title={title} of={key} />
        </Link>
      </p>
      <PositionFacts position={position} denied={denied} />
      <Claim series={series} holder={holder} />
      <Payments lines={lines} series={series} />
      <StatementCost position={position} />
      {lines.length > 0 && (
        <>
          <Lines position={position} denied={denied} />
          <div className="buttons">
            <AppButton
              onPress={() =>
                download('statement.csv', statementCsv(lines, { token, isCurve: series.curve !== null }), 'text/csv')
              }
            >
              Save as CSV
            </AppButton>
            <AppButton onPress={() => window.print()}>Print, or save as PDF</AppButton>
          </div>
          <p className="quiet on-screen">
            The CSV file has amounts in {token.symbol ?? 'units of the token'}, and in base units in further columns.
          </p>
        </>
      )}
    </>
  );
}

/** The statement of a position: what each payment brought, as a picture, a table and a file. */
export function StatementPage() {
  const { id } = useParams({ from: '/holdings/$id' });
  const query = useAnswer(PositionStatementDocument, { id });
  return (
    <PersonScreen title="Statement">
      <Reading query={query}>
        {({ data: { node }, denied }) =>
          node?.__typename === 'Position' ? (
            <Statement position={node} denied={denied} />
          ) : (
            <p>There is no such position, or it is not yours.</p>
          )
        }
      </Reading>
    </PersonScreen>
  );
}
