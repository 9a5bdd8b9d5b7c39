import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useRows } from '../answer.ts';
import { cleanText, NOTHING, shortKey } from '../formats.ts';
import { AuditLogDocument, type AuditLogQuery } from '../generated/operations.ts';
import { recordType, shortId } from '../record-id.ts';
import { type Column, MoreRows, SelectField, Table, TextField, Time } from '../ui/index.ts';
import { ACTS } from './audit-words.ts';
import { isCaseType } from './case-words.ts';
import { CountStatus } from './count-status.tsx';
import { readDays } from './days.ts';
import { changeText, memberOf } from './search.ts';

type Entry = NonNullable<AuditLogQuery['auditLog']>['nodes'][number];

const LONGEST_NAME = 80;

/** The record that was acted on, with a link where it has a screen. */
function Target({ entry: { target, targetId } }: { readonly entry: Entry }) {
  if (targetId === null) return <code>{shortKey(target)}</code>;
  const type = recordType(targetId);
  const name = (
    <span>
      {type} <code className="short">{shortId(targetId)}</code>
    </span>
  );
  const screen = type === 'Application' ? '/admin/applications/$id' : isCaseType(type) ? '/admin/cases/$id' : null;
  if (screen === null) return name;
  return (
    <Link to={screen} params={{ id: targetId }}>
      {name}
    </Link>
  );
}

/** The account that acted. The link shows everything that it did. */
function Actor({ entry: { actor, actorId } }: { readonly entry: Entry }) {
  if (actorId === null) return 'The service';
  return (
    <Link to="/admin/audit" search={{ actor: actorId }}>
      <bdi>
        {actor === null ? 'A deleted account' : cleanText(actor.displayName ?? '', LONGEST_NAME) || 'Without a name'}
      </bdi>{' '}
      <code className="short">{shortId(actorId)}</code>
    </Link>
  );
}

const COLUMNS: readonly Column<Entry>[] = [
  { name: 'When', cell: ({ occurredAt }) => <Time at={occurredAt} /> },
  { name: 'Who', cell: (entry) => <Actor entry={entry} /> },
  { name: 'Did what', cell: ({ action }) => ACTS[action] },
  { name: 'To which record', cell: (entry) => <Target entry={entry} /> },
  {
    name: 'Details',
    cell: ({ codes }) =>
      codes === null || codes.length === 0 ? (
        NOTHING
      ) : (
        <ul className="plain-list">
          {codes.map(({ name, value }) => (
            <li key={name}>
              {name}: <bdi>{value ?? 'none'}</bdi>
            </li>
          ))}
        </ul>
      ),
  },
];

/** The audit log, latest first. Its filters are in the address. */
export function AuditPage() {
  const search = useSearch({ from: '/admin/audit' });
  const navigate = useNavigate({ from: '/admin/audit' });
  const action = memberOf(ACTS, search.action) ?? null;
  const days = readDays(search.from, search.until);
  const list = useRows(
    AuditLogDocument,
    { action, actorId: search.actor ?? null, occurredAt: days },
    ({ auditLog }) => auditLog,
  );
  const change = (name: keyof typeof search, value: string) => navigate({ search: changeText(search, name, value) });
  return (
    <>
      <h1>Audit log</h1>
      <search className="filters">
        <SelectField
          label="Act"
          value={action ?? ''}
          choices={{ '': 'Every act', ...ACTS }}
          onChange={(value) => change('action', value)}
        />
        <TextField
          id="from"
          label="From the day"
          type="date"
          value={search.from ?? ''}
          onChange={(value) => change('from', value)}
        />
        <TextField
          id="until"
          label="To the day"
          type="date"
          value={search.until ?? ''}
          onChange={(value) => change('until', value)}
        />
      </search>
      {search.actor !== undefined && (
        <p>
          Only what the account <code>{shortId(search.actor)}</code> did.{' '}
          <Link to="/admin/audit" search={changeText(search, 'actor', '')}>
            Show what everybody did
          </Link>
        </p>
      )}
      <CountStatus list={list.first?.auditLog} words={['act', 'acts']} />
      <MoreRows list={list} empty="There is no such act. Choose other filters to see others.">
        <Table caption="Acts" columns={COLUMNS} rows={list.rows} keyOf={({ id }) => id} empty="" />
      </MoreRows>
    </>
  );
}
