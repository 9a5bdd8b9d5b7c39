import { Link } from '@tanstack/react-router';
import { useAnswer } from '../answer.ts';
import { formatChain, NOTHING } from '../formats.ts';
import { ServiceHealthDocument, type ServiceHealthQuery } from '../generated/operations.ts';
import { type Column, Fact, Table, Time } from '../ui/index.ts';

type Chain = ServiceHealthQuery['indexedChains'][number];
type Comparison = NonNullable<ServiceHealthQuery['reconciliationRuns']>['nodes'][number];
type Difference = NonNullable<Comparison['differences']>[number];

/** The milliseconds after which the screen is read again. */
const READ_MS = 15_000;

const CHAINS: readonly Column<Chain>[] = [
  { name: 'Chain', cell: ({ chain }) => formatChain(chain) },
  { name: 'Last indexed block', cell: ({ blockNumber }) => blockNumber ?? NOTHING, isNumber: true },
  { name: 'Time of that block', cell: ({ blockAt }) => <Time at={blockAt} /> },
];

/** The outcome of a comparison in words. */
function sayOutcome({ state, errorCode, differences }: Comparison): string {
  if (state === 'RUNNING') return 'is under way';
  if (state !== 'DONE') return `did not end: ${errorCode ?? 'its process ended first'}`;
  const count = differences?.length ?? 0;
  return count === 0 ? 'index and chain agree' : `${count} ${count === 1 ? 'difference' : 'differences'}`;
}

const COMPARISONS: readonly Column<Comparison>[] = [
  { name: 'Started', cell: ({ startedAt }) => <Time at={startedAt} /> },
  { name: 'Chain', cell: ({ chain }) => formatChain(chain) },
  { name: 'At block', cell: ({ blockNumber }) => blockNumber ?? NOTHING, isNumber: true },
  {
    name: 'Outcome',
    cell: (run) => (
      <span className={run.state === 'DONE' && run.differences?.length === 0 ? 'good' : 'bad'}>{sayOutcome(run)}</span>
    ),
  },
];

const DIFFERENCES: readonly Column<Difference>[] = [
  { name: 'Row', cell: ({ table, row }) => `${table} ${row}` },
  { name: 'Column', cell: ({ column }) => column },
  { name: 'In the index', cell: ({ indexed }) => indexed ?? 'nothing' },
  { name: 'On the chain', cell: ({ onChain }) => onChain ?? 'nothing' },
];

/** The state of the service: how far the index is, what failed, and whether index and chains agree. */
export function HealthPage() {
  const { data, error } = useAnswer(ServiceHealthDocument, {}, { everyMs: READ_MS });
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <p role="status">Reading the service …</p>;
  const { indexedChains, running, failed, lost, dead, pending, auctionDeliveries } = data;
  const runs = data.reconciliationRuns?.nodes ?? [];
  const different = runs.filter(({ differences }) => differences !== null && differences.length > 0);
  const isCompared = different.length === 0 && runs.every(({ state }) => state === 'DONE' || state === 'RUNNING');
  const isCalm = isCompared && [failed, lost, dead, auctionDeliveries].every((list) => list?.totalCount === 0);
  return (
    <>
      <h1>Health</h1>
      {isCalm && (
        <p>
          <span className="good">No job failed, no message was given up, and no comparison found a difference.</span>{' '}
          The index keeps up if the time of its last block is the present one of the chain.
        </p>
      )}
      <Table
        caption="Chains"
        columns={CHAINS}
        rows={indexedChains}
        keyOf={({ chain }) => chain}
        empty="No chain is served."
      />
      <h2>What needs somebody</h2>
      <dl className="facts">
        <Fact name="Keeper runs that failed">
          <Link to="/admin/keepers" search={{ state: 'FAILED' }}>
            {failed?.totalCount ?? NOTHING}
          </Link>
        </Fact>
        <Fact name="Keeper runs that were lost">
          <Link to="/admin/keepers" search={{ state: 'LOST' }}>
            {lost?.totalCount ?? NOTHING}
          </Link>
        </Fact>
        <Fact name="Keepers at work">{running?.totalCount ?? NOTHING}</Fact>
        <Fact name="Messages that were given up">
          <Link to="/admin/messages" search={{ state: 'DEAD' }}>
            {dead?.totalCount ?? NOTHING}
          </Link>
        </Fact>
        <Fact name="Messages that wait">
          <Link to="/admin/messages" search={{ state: 'PENDING' }}>
            {pending?.totalCount ?? NOTHING}
          </Link>
          {pending?.nodes[0] && (
            <>
              , the oldest since <Time at={pending.nodes[0].createdAt} />
            </>
          )}
        </Fact>
        <Fact name="Deliveries that failed and are due again">{auctionDeliveries?.totalCount ?? NOTHING}</Fact>
      </dl>
      <Table
        caption="Comparisons of the index with the chains"
        columns={COMPARISONS}
        rows={runs}
        keyOf={({ id }) => id}
        empty="Nothing was compared yet. The keeper of comparisons does it by itself."
      />
      {different.map(({ id, chain, differences }) => (
        <Table
          key={id}
          caption={`Differences on ${formatChain(chain)}`}
          columns={DIFFERENCES}
          rows={differences ?? []}
          keyOf={({ table, row, column }) => `${table} ${row} ${column}`}
          empty=""
        />
      ))}
    </>
  );
}
