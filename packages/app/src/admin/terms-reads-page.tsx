import { useNavigate, useSearch } from '@tanstack/react-router';
import { useAnswer, useRows } from '../answer.ts';
import { cleanText, formatChain, NOTHING, shortKey } from '../formats.ts';
import {
  SeriesChoicesDocument,
  type TermsReader,
  TermsReadsDocument,
  type TermsReadsQuery,
} from '../generated/operations.ts';
import { shortId } from '../record-id.ts';
import { type Column, MoreRows, SelectField, Table, Time } from '../ui/index.ts';
import { changeText } from './search.ts';

type Read = NonNullable<TermsReadsQuery['termsAccessLog']>['nodes'][number];

const RELATIONS: Readonly<Record<TermsReader, string>> = {
  ISSUER: 'its issuer',
  BACKER: 'an eligible backer',
  ATTESTOR: 'the attestor who reviews new terms',
};

const COLUMNS: readonly Column<Read>[] = [
  { name: 'Read', cell: ({ openedAt }) => <Time at={openedAt} /> },
  { name: 'As', cell: ({ relation }) => RELATIONS[relation] },
  { name: 'Wallet or key', cell: ({ wallet }) => (wallet === null ? NOTHING : <code>{wallet}</code>) },
  { name: 'Account', cell: ({ accountId }) => (accountId === null ? NOTHING : <code>{shortId(accountId)}</code>) },
  { name: 'Checked at block', cell: ({ blockNumber }) => blockNumber ?? NOTHING, isNumber: true },
];

const LONGEST_TITLE = 60;

/** The reads of one series. */
function Reads({ chain, seriesKey }: { readonly chain: string; readonly seriesKey: `0x${string}` }) {
  const list = useRows(TermsReadsDocument, { chain, seriesKey }, ({ termsAccessLog }) => termsAccessLog);
  return (
    <MoreRows list={list} empty="Nobody has read the private terms of this series.">
      <Table caption="Reads" columns={COLUMNS} rows={list.rows} keyOf={({ id }) => id} empty="" />
    </MoreRows>
  );
}

/** The log of the reads of a series' private terms. Admins read this log, and never the terms. */
export function TermsReadsPage() {
  const search = useSearch({ from: '/admin/terms' });
  const navigate = useNavigate({ from: '/admin/terms' });
  const { data, error } = useAnswer(SeriesChoicesDocument, {});
  const series = data?.seriesList?.nodes ?? [];
  const chosen = series.find(({ id }) => id === search.series);
  const choices = series.map(({ id, title, key, chain }) => [
    id,
    `${cleanText(title ?? '', LONGEST_TITLE) || 'Series without a title'} ${shortKey(key)}, ${formatChain(chain)}`,
  ]);
  return (
    <>
      <h1>Reads of terms</h1>
      <p>The service records each reading of a series’ private terms. No admin reads the terms themselves.</p>
      {error && <p role="alert">{error.message}</p>}
      <SelectField
        label="Series"
        value={chosen?.id ?? ''}
        choices={{ '': 'Choose one of the newest 100', ...Object.fromEntries(choices) }}
        onChange={(value) => void navigate({ search: changeText(search, 'series', value) })}
      />
      {!chosen && <p className="empty">Choose a series to see who read its terms, and when.</p>}
      {chosen && <Reads chain={chosen.chain} seriesKey={chosen.key} />}
    </>
  );
}
