import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRows } from '../answer.ts';
import { formatChain, formatCoin, NOTHING } from '../formats.ts';
import { type Keeper, KeeperRunsDocument, type KeeperRunsQuery, type RunState } from '../generated/operations.ts';
import { type Column, MoreRows, SelectField, Table, Time } from '../ui/index.ts';
import { CountStatus } from './count-status.tsx';
import { changeText, memberOf } from './search.ts';

type Run = NonNullable<KeeperRunsQuery['keeperRuns']>['nodes'][number];

const KEEPERS: Readonly<Record<Keeper, string>> = {
  CURVE: 'Curves: activates, fails, takes censuses, settles tenders',
  DELIVERY: 'Raises: settles, and delivers bids and orders',
  PERIOD: 'Quarters: marks those that were missed',
  PURGE: 'Records: deletes those whose retention is over',
  RECONCILIATION: 'Index: compares it with the contracts',
  REMINDER: 'Curves: reminds holders',
  RENT: 'Solana: returns rent of ended series',
  ROUTER: 'Solana: counts income that was paid to routed series',
  WINDOW: 'Windows: opens and settles them',
};

const STATES: Readonly<Record<RunState, string>> = {
  RUNNING: 'runs',
  DONE: 'ended',
  FAILED: 'failed',
  LOST: 'lost: its process ended first',
};

/** The coin in which a chain takes its fees. */
const coinOf = (chain: string) =>
  chain.startsWith('solana:') ? { symbol: 'SOL', decimals: 9 } : { symbol: 'MON', decimals: 18 };

const COLUMNS: readonly Column<Run>[] = [
  { name: 'Started', cell: ({ startedAt }) => <Time at={startedAt} /> },
  { name: 'Job', cell: ({ keeper }) => KEEPERS[keeper] },
  { name: 'Chain', cell: ({ chain }) => (chain === null ? NOTHING : formatChain(chain)) },
  {
    name: 'State',
    cell: ({ state, errorCode }) => (
      <span className={state === 'FAILED' || state === 'LOST' ? 'bad' : undefined}>
        {STATES[state]}
        {errorCode !== null && `: ${errorCode}`}
      </span>
    ),
  },
  { name: 'Ended', cell: ({ finishedAt }) => <Time at={finishedAt} /> },
  { name: 'Done', cell: ({ done }) => done, isNumber: true },
  { name: 'Refused', cell: ({ failed }) => failed, isNumber: true },
  {
    name: 'Spent',
    cell: ({ chain, spent }) => (chain === null ? NOTHING : formatCoin(spent, coinOf(chain))),
    isNumber: true,
  },
];

/** The runs of the keepers, latest first, with what each did and spent. */
export function KeepersPage() {
  const search = useSearch({ from: '/admin/keepers' });
  const navigate = useNavigate({ from: '/admin/keepers' });
  const keeper = memberOf(KEEPERS, search.keeper) ?? null;
  const state = memberOf(STATES, search.state) ?? null;
  const list = useRows(KeeperRunsDocument, { keeper, state }, ({ keeperRuns }) => keeperRuns);
  const change = (name: keyof typeof search, value: string) => navigate({ search: changeText(search, name, value) });
  return (
    <>
      <h1>Keepers</h1>
      <p>Keepers do what is due on the chains. Each run is kept for 90 days.</p>
      <search className="filters">
        <SelectField
          label="Job"
          value={keeper ?? ''}
          choices={{ '': 'Every job', ...KEEPERS }}
          onChange={(value) => change('keeper', value)}
        />
        <SelectField
          label="State"
          value={state ?? ''}
          choices={{ '': 'Every state', ...STATES }}
          onChange={(value) => change('state', value)}
        />
      </search>
      <CountStatus list={list.first?.keeperRuns} words={['run', 'runs']} />
      <MoreRows list={list} empty="There is no such run. Choose another job or state to see others.">
        <Table caption="Runs" columns={COLUMNS} rows={list.rows} keyOf={({ id }) => id} empty="" />
      </MoreRows>
    </>
  );
}
