import { Link } from '@tanstack/react-router';
import { Guarded } from '../../access/guarded.tsx';
import { formatDecimal, WAD_DECIMALS } from '../../format/money.ts';
import { formatDateTime, formatPeriod } from '../../format/time.ts';
import { chainName } from '../../format/words.ts';
import { useRows } from '../../gateway/answers.ts';
import { RateRequestsDocument } from '../../generated/documents/admin.ts';
import type { FxFallbackState } from '../../generated/operations.ts';
import { Rows } from '../../ui/rows.tsx';
import { TitledSeries } from '../../ui/titled-series.tsx';
import { KeyOwner } from './account-name.tsx';
import { ChoiceFilter, oneOf, useFilters } from './filters.tsx';
import { Light, type LightState } from './light.tsx';
import { RecordTable } from './table.tsx';

const STATES = ['REQUESTED', 'SIGNED', 'USED'] as const satisfies readonly FxFallbackState[];
const WORDS: Readonly<Record<FxFallbackState, readonly [LightState, string]>> = {
  REQUESTED: ['waits', 'Waits for an attestor'],
  SIGNED: ['waits', 'Signed'],
  USED: ['good', 'On the chain'],
};

/** The rates that the feed lacks, which attestors sign. Admins follow them, and sign none. */
export function RateRequests() {
  const [filters, setFilters] = useFilters<'state'>();
  const state = oneOf(STATES, filters.state);
  const list = useRows(RateRequestsDocument, { state }, ({ fxFallbacks }) => fxFallbacks);
  return (
    <>
      <h2>Rates that the feed lacks</h2>
      <p className="quiet">An attestor signs each rate. The account with the role FEED publishes the others.</p>
      <ChoiceFilter
        label="State"
        values={STATES}
        value={state}
        words={(one) => WORDS[one][1]}
        onChange={(next) => setFilters({ state: next })}
      />
      <Rows list={list} empty="There is no such request.">
        <RecordTable
          caption={`${list.total ?? list.rows.length} requests, newest first`}
          columns={[
            ['Series'],
            ['Chain'],
            ['Quarter'],
            ['State'],
            ['Requested'],
            ['Signed'],
            [
              'Rate',
              <Guarded key="rate" field="FxFallback.rate">
                Rate
              </Guarded>,
            ],
          ]}
        >
          {list.rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Link to="/series/$chain/$key" params={{ chain: row.chain, key: row.seriesKey }}>
                  <TitledSeries chain={row.chain} of={row.seriesKey} />
                </Link>
              </th>
              <td>{chainName(row.chain)}</td>
              <td>{formatPeriod(row.period)}</td>
              <td>
                <Light state={WORDS[row.state][0]}>{WORDS[row.state][1]}</Light>
              </td>
              <td>{formatDateTime(row.requestedAt)}</td>
              <td>
                {formatDateTime(row.signedAt)}{' '}
                {row.signer && (
                  <>
                    by <KeyOwner address={row.signer} chain={row.chain} />
                  </>
                )}
              </td>
              <td className="number">{row.rate ? formatDecimal(BigInt(row.rate), WAD_DECIMALS) : '–'}</td>
            </tr>
          ))}
        </RecordTable>
      </Rows>
    </>
  );
}
