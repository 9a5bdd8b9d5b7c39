import { formatCount } from '../../format/money.ts';
import { formatDateTime } from '../../format/time.ts';
import { chainName } from '../../format/words.ts';
import { useRows } from '../../gateway/answers.ts';
import { ReconciliationRunsDocument } from '../../generated/documents/admin.ts';
import type { ReconciliationRunsQuery } from '../../generated/operations.ts';
import { Key } from '../../ui/key.tsx';
import { Rows } from '../../ui/rows.tsx';
import { ChoiceFilter, oneOf, useFilters } from './filters.tsx';
import { Light } from './light.tsx';
import { RUN_STATES, RunLight, runWords } from './run-state.tsx';
import { RecordTable } from './table.tsx';

type Run = NonNullable<ReconciliationRunsQuery['reconciliationRuns']>['nodes'][number];

function Differences({ run: { differences, state } }: { readonly run: Run }) {
  if (!differences) return <>{state === 'DONE' ? '–' : 'Not known'}</>;
  if (differences.length === 0) return <Light state="good">None</Light>;
  return (
    <details>
      <summary>
        <Light state="bad">
          {differences.length} {differences.length === 1 ? 'difference' : 'differences'}
        </Light>
      </summary>
      <ul className="plain-list">
        {differences.map(({ table, row, column, indexed, onChain }) => (
          <li key={`${table} ${row} ${column}`}>
            {table}.{column} of <Key of={row} />: index {indexed}, chain {onChain}
          </li>
        ))}
      </ul>
    </details>
  );
}

const countRows = ({ checked }: Run): number =>
  checked ? Object.values(checked).reduce<number>((sum, count) => sum + (typeof count === 'number' ? count : 0), 0) : 0;

/** The comparisons of the index with the contracts, newest first. */
export function ReconciliationRuns() {
  const [filters, setFilters] = useFilters<'state'>();
  const state = oneOf(RUN_STATES, filters.state);
  const list = useRows(ReconciliationRunsDocument, { state }, (data) => data.reconciliationRuns);
  return (
    <>
      <h2>Comparison with the chain</h2>
      <p className="quiet">A comparison records differences, and corrects none.</p>
      <ChoiceFilter
        label="State"
        values={RUN_STATES}
        value={state}
        words={runWords}
        onChange={(next) => setFilters({ state: next })}
      />
      <Rows list={list} empty="There is no such comparison.">
        <RecordTable
          caption={`${list.total ?? list.rows.length} comparisons, newest first`}
          columns={[['Started'], ['Chain'], ['State'], ['Block'], ['Rows compared'], ['Differences']]}
        >
          {list.rows.map((run) => (
            <tr key={run.id}>
              <td>{formatDateTime(run.startedAt)}</td>
              <td>{chainName(run.chain)}</td>
              <td>
                <RunLight state={run.state} errorCode={run.errorCode} />
              </td>
              <td className="number">{formatCount(run.blockNumber)}</td>
              <td className="number">{countRows(run)}</td>
              <td>
                <Differences run={run} />
              </td>
            </tr>
          ))}
        </RecordTable>
      </Rows>
    </>
  );
}
