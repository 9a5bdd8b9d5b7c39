import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useRows } from '../answer.ts';
import { NOTHING } from '../formats.ts';
import {
  type ApplicationOnchain,
  ApplicationQueueDocument,
  type ApplicationState,
  type QueuedApplicationFragment,
} from '../generated/operations.ts';
import { type Column, MoreRows, SelectField, Table, Time } from '../ui/index.ts';
import { ApplicantName } from './applicant-name.tsx';
import { CaseCounts } from './case-counts.tsx';
import { CountStatus } from './count-status.tsx';
import { warningsOf } from './review.ts';
import { changeText, memberOf } from './search.ts';
import { APPLICATION_STATES, formatCountry, PERSONAS, REQUIREMENTS } from './words.ts';

const UNDECIDED: ReadonlySet<ApplicationState> = new Set(['DRAFT', 'SUBMITTED', 'IN_REVIEW']);
const CHAIN: Readonly<Record<ApplicationOnchain, string>> = {
  PENDING: 'The chain does not follow the decision yet',
  VERIFIED: 'The chain follows the decision',
};

/** The warnings about an application and the things that it lacks, and of a decided one whether the chain follows. */
function Attention({ row }: { readonly row: QueuedApplicationFragment }) {
  const { state, onchain, readiness } = row;
  if (!UNDECIDED.has(state)) return onchain === null ? NOTHING : CHAIN[onchain];
  const lacked = (readiness ?? []).flatMap(({ code, ok }) => (code !== null && ok === false ? [code] : []));
  const sentences = [...warningsOf(row), ...lacked.map((code) => `${REQUIREMENTS[code].lacks}.`)];
  if (sentences.length === 0) return <span className="good">Nothing is missing</span>;
  return (
    <ul className="plain-list">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

const COLUMNS: readonly Column<QueuedApplicationFragment>[] = [
  {
    name: 'Applicant',
    cell: (row) => (
      <Link to="/admin/applications/$id" params={{ id: row.id }}>
        <ApplicantName application={row} />
      </Link>
    ),
  },
  { name: 'Role', cell: ({ persona }) => PERSONAS[persona] },
  { name: 'Country', cell: ({ country }) => formatCountry(country) ?? NOTHING },
  { name: 'State', cell: ({ state }) => APPLICATION_STATES[state] },
  { name: 'Since', cell: (row) => <Time at={sinceOf(row)} /> },
  { name: 'What to look at', cell: (row) => <Attention row={row} /> },
];

/** The time at which an application came into its state. */
function sinceOf({ state, startedAt, submittedAt, claimedAt, decidedAt, endedAt }: QueuedApplicationFragment) {
  if (state === 'SUBMITTED') return submittedAt;
  if (state === 'IN_REVIEW') return claimedAt;
  return endedAt ?? decidedAt ?? startedAt;
}

/** The applications that wait, or the applications of another state. The filters are in the address, so that a reload and a link show the same. */
export function QueuePage() {
  const search = useSearch({ from: '/admin/' });
  const navigate = useNavigate({ from: '/admin/' });
  const state = search.state === 'ALL' ? null : (memberOf(APPLICATION_STATES, search.state) ?? 'SUBMITTED');
  const persona = memberOf(PERSONAS, search.persona) ?? null;
  const direction = state === 'SUBMITTED' || state === 'IN_REVIEW' ? 'ASC' : 'DESC';
  const list = useRows(ApplicationQueueDocument, { state, persona, direction }, ({ applications }) => applications);
  const change = (name: keyof typeof search, value: string) => navigate({ search: changeText(search, name, value) });
  return (
    <>
      <h1>Applications</h1>
      <CaseCounts />
      <search className="filters">
        <SelectField
          label="State"
          value={state ?? 'ALL'}
          choices={{ ...APPLICATION_STATES, ALL: 'Every state' }}
          onChange={(value) => change('state', value)}
        />
        <SelectField
          label="Role"
          value={persona ?? ''}
          choices={{ '': 'Every role', ...PERSONAS }}
          onChange={(value) => change('persona', value)}
        />
      </search>
      <CountStatus list={list.first?.applications} words={['application', 'applications']} />
      <MoreRows list={list} empty="There is no such application. Choose another state or role to see others.">
        <Table caption="Applications" columns={COLUMNS} rows={list.rows} keyOf={({ id }) => id} empty="" />
      </MoreRows>
    </>
  );
}
