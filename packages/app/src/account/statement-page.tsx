import { useParams } from '@tanstack/react-router';
import { useAnswer } from '../answer.ts';
import { saveFile } from '../device/save-file.ts';
import { formatChain, formatPeriod, formatUnits, formatWord } from '../formats.ts';
import { HoldingStatementDocument, type HoldingStatementQuery } from '../generated/operations.ts';
import { SeriesTitle } from '../market/series-title.tsx';
import { tokenOf } from '../market/token.ts';
import { fetchFile } from '../session/session.ts';
import { Button, ErrorSummary, Fact, Money, Status, Table, Time } from '../ui/index.ts';
import { ClaimButton } from './claim-button.tsx';
import { useSigner } from './signer.ts';
import { useTask } from './task.ts';

type Position = Extract<HoldingStatementQuery['node'], { __typename: 'Position' }>;
type Statement = NonNullable<Position['statement']>;
type Line = Statement['lines'][number];
type Amounts = Pick<Line, 'grossShare' | 'fee' | 'net' | 'claimed' | 'open'>;

const AMOUNTS: readonly (readonly [name: string, key: keyof Amounts])[] = [
  ['Share', 'grossShare'],
  ['Fee', 'fee'],
  ['Yours', 'net'],
  ['Claimed', 'claimed'],
  ['Open', 'open'],
];

function StatementTable({ position, statement }: { readonly position: Position; readonly statement: Statement }) {
  const { series } = position;
  const token = tokenOf(series);
  const rows = [
    ...statement.lines.map((line, i) => ({
      ...line,
      key: `${i}`,
      name: line.period === null ? formatWord(line.kind ?? '') : formatPeriod(line.period),
    })),
    { ...statement.totals, key: 'totals', name: 'All', paidAt: null, units: null },
  ];
  return (
    <Table
      caption={`What each payment brought, as of block ${statement.asOfBlock}`}
      columns={[
        { name: 'Payment', cell: ({ name }) => name },
        { name: 'Paid', cell: ({ paidAt }) => (paidAt === null ? '' : <Time at={paidAt} />) },
        { name: 'Units', isNumber: true, cell: ({ units }) => (units === null ? '' : formatUnits(units, series)) },
        ...AMOUNTS.map(([name, key]) => ({
          name,
          isNumber: true,
          cell: (row: Amounts) => (token && row[key] !== null ? <Money amount={row[key]} token={token} /> : ''),
        })),
      ]}
      rows={statement.lines.length === 0 ? [] : rows}
      keyOf={({ key }) => key}
      empty="Nothing was paid to this position yet."
    />
  );
}

/** Saves the statement for a spreadsheet, or prints it: browsers save what they print as a PDF. */
function SaveStatement({ id }: { readonly id: string }) {
  const task = useTask();
  const save = () =>
    task.run(async () => {
      saveFile('statement.csv', await fetchFile(`/positions/${encodeURIComponent(id)}/statement.csv`), 'text/csv');
    });
  return (
    <>
      <ErrorSummary problems={task.problems} />
      <div className="actions">
        <Button onPress={() => void save()} isDisabled={task.isBusy}>
          Save as CSV
        </Button>
        <Button onPress={() => print()}>Print, or save as PDF</Button>
      </div>
      <Status>{task.isBusy ? 'The file is being read.' : ''}</Status>
    </>
  );
}

/** The screen of what each payment of a series brought to one position. */
export function StatementPage() {
  const { id } = useParams({ from: '/account/holdings/$id' });
  const signer = useSigner();
  const { data, error } = useAnswer(HoldingStatementDocument, { id });
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <p role="status">Reading the statement …</p>;
  const { node } = data;
  if (node?.__typename !== 'Position') return <h1>There is no such position among yours</h1>;
  return (
    <>
      <h1>
        <SeriesTitle title={node.series.title} seriesKey={node.series.key} />
      </h1>
      <dl className="facts printed">
        <Fact name="Series">
          {node.series.key} on {formatChain(node.series.chain)}
        </Fact>
        <Fact name="Holder">{node.holder}</Fact>
      </dl>
      <ClaimButton id={node.id} holder={node.holder} series={node.series} />
      {node.statement ? (
        <StatementTable position={node} statement={node.statement} />
      ) : (
        <p>The index has no block yet.</p>
      )}
      {signer && <SaveStatement id={node.id} />}
    </>
  );
}
