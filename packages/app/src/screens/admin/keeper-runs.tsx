import { Guarded } from '../../access/guarded.tsx';
import { formatDecimal } from '../../format/money.ts';
import { formatDateTime } from '../../format/time.ts';
import { chainName } from '../../format/words.ts';
import { useRows } from '../../gateway/answers.ts';
import { KeeperRunsDocument } from '../../generated/documents/admin.ts';
import type { Keeper, KeeperRunsQuery } from '../../generated/operations.ts';
import { Facts } from '../../ui/facts.tsx';
import { Rows } from '../../ui/rows.tsx';
import { kindOfChain } from '../../wallets/wallet.ts';
import { ChoiceFilter, oneOf, SelectFilter, useFilters } from './filters.tsx';
import { RUN_STATES, RunLight, runWords } from './run-state.tsx';
import { RecordTable } from './table.tsx';
import { keeperWords } from './words.ts';

const KEEPERS = [
  'DELIVERY',
  'PERIOD',
  'WINDOW',
  'CURVE',
  'REMINDER',
  'RENT',
  'RECONCILIATION',
  'PURGE',
] as const satisfies readonly Keeper[];

type Run = NonNullable<KeeperRunsQuery['keeperRuns']>['nodes'][number];

/** The decimals of the chains' native coins. */
const COIN = { evm: [18, 'coins'], solana: [9, 'SOL'] } as const;

/** The most decimals of what was spent, because nobody reads the other twelve of an EVM chain. */
const MOST_DIGITS = 6;

/** Writes what a run spent, in the native coin of its chain, rounded down. */
function formatSpent(spent: string | bigint, chain: string): string {
  const [decimals, name] = COIN[kindOfChain(chain)];
  return `${formatDecimal(BigInt(spent), decimals, MOST_DIGITS)} ${name}`;
}

/** The sum that the shown runs spent, by chain. */
function Spending({ runs }: { readonly runs: readonly Run[] }) {
  const sums = new Map<string, bigint>();
  for (const { chain, spent } of runs) if (chain) sums.set(chain, (sums.get(chain) ?? 0n) + BigInt(spent));
  return (
    <Facts
      of={[...sums].map(([chain, sum]) => [`Spent on ${chainName(chain)} by the runs shown`, formatSpent(sum, chain)])}
    />
  );
}

/** The runs of keepers that did or failed at something, and what they spent. */
export function KeeperRuns() {
  const [filters, setFilters] = useFilters<'state' | 'keeper'>();
  const [state, keeper] = [oneOf(RUN_STATES, filters.state), oneOf(KEEPERS, filters.keeper)];
  const list = useRows(KeeperRunsDocument, { state, keeper }, ({ keeperRuns }) => keeperRuns);
  const spent = (
    <Guarded key="spent" field="KeeperRun.spent">
      Spent
    </Guarded>
  );
  return (
    <>
      <h2>Keepers</h2>
      <p className="quiet">A run with nothing to do has no record.</p>
      <ChoiceFilter
        label="State"
        values={RUN_STATES}
        value={state}
        words={runWords}
        onChange={(next) => setFilters({ state: next })}
      />
      <SelectFilter
        label="Keeper"
        values={KEEPERS}
        value={keeper}
        words={keeperWords}
        onChange={(next) => setFilters({ keeper: next })}
      />
      <Rows list={list} empty="There is no such run.">
        <Spending runs={list.rows} />
        <RecordTable
          caption={`${list.total ?? list.rows.length} runs, newest first`}
          columns={[['Started'], ['Keeper'], ['Chain'], ['State'], ['Done'], ['Refused'], ['Spent', spent]]}
        >
          {list.rows.map((run) => (
            <tr key={run.id}>
              <td>{formatDateTime(run.startedAt)}</td>
              <th scope="row">{keeperWords(run.keeper)}</th>
              <td>{run.chain ? chainName(run.chain) : '–'}</td>
              <td>
                <RunLight state={run.state} errorCode={run.errorCode} />
              </td>
              <td className="number">{run.done}</td>
              <td className="number">{run.failed}</td>
              <td className="number">{run.chain ? formatSpent(run.spent, run.chain) : '–'}</td>
            </tr>
          ))}
        </RecordTable>
      </Rows>
    </>
  );
}
