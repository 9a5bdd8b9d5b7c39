import { Link } from '@tanstack/react-router';
import { Guarded } from '../../access/guarded.tsx';
import { formatDateTime } from '../../format/time.ts';
import { wordIn, wordsOf } from '../../format/words.ts';
import { useRows } from '../../gateway/answers.ts';
import { AuditLogDocument } from '../../generated/documents/admin.ts';
import type { AuditAction, AuditLogQuery } from '../../generated/operations.ts';
import { AppButton } from '../../ui/button.tsx';
import { Key } from '../../ui/key.tsx';
import { Rows } from '../../ui/rows.tsx';
import { AccountName } from './account-name.tsx';
import { AdminsOnly } from './admins-only.tsx';
import { DayFilter, oneOf, SelectFilter, useFilters } from './filters.tsx';
import { RecordTable } from './table.tsx';
import { AUDIT_ACTIONS, actionTitle, actionWords } from './words.ts';

type Entry = NonNullable<AuditLogQuery['auditLog']>['nodes'][number];

/** The record that was acted on, with a link where the app has a page of it. */
function Target({ entry: { action, target } }: { readonly entry: Entry }) {
  const code = <Key of={target} />;
  if (action.startsWith('APPLICATION_'))
    return (
      <Link to="/admin/applications/$id" params={{ id: target }}>
        {code}
      </Link>
    );
  if (action.startsWith('ATTESTOR_')) return <Link to="/admin/registrars">{code}</Link>;
  if (action === 'OUTBOX_REQUEUE')
    return (
      <Link to="/admin/operations" search={{ view: 'outbox' }}>
        {code}
      </Link>
    );
  return code;
}

function Actor({ entry: { actor, actorId } }: { readonly entry: Entry }) {
  if (!actorId) return <>The service</>;
  if (!actor) return <>A deleted account</>;
  return (
    <Link to="/admin/audit" search={{ actor: actor.id }}>
      {actor.displayName ?? 'Account without a name'}
    </Link>
  );
}

/** The value of a code in words: a state, a yes or no, a time, or the key that it is. */
function CodeValue({ of }: { readonly of: string | null | undefined }) {
  if (of === 'true' || of === 'false') return <>{of === 'true' ? 'yes' : 'no'}</>;
  if (of && /^[A-Z][A-Z_]+$/.test(of)) return <>{wordsOf(of)}</>;
  if (of && /^\d{4}-\d\d-\d\dT/.test(of)) return <>{formatDateTime(of)}</>;
  return <Key of={of} />;
}

/** The names of codes that people know by another word. */
const CODE_NAMES: Readonly<Record<string, string>> = { persona: 'role' };

/** `relayTx` as words: `relay tx`. */
const codeName = (name: string): string =>
  wordIn(CODE_NAMES, name) ?? wordsOf(name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_')).toLowerCase();

const Codes = ({ entry: { codes } }: { readonly entry: Entry }) => (
  <>
    {(codes ?? []).map(({ name, value }) => (
      <span key={name} className="code-pair">
        {codeName(name ?? '')}: <CodeValue of={value} />
      </span>
    ))}
  </>
);

/** The time range of two days in the browser's time zone, the last one whole. */
function rangeOf(from: string | undefined, to: string | undefined) {
  const time = (day: string, end: string) => {
    const at = new Date(`${day}T${end}`);
    return Number.isNaN(at.getTime()) ? null : at.toISOString();
  };
  const [start, end] = [from && time(from, '00:00:00'), to && time(to, '23:59:59.999')];
  return start || end ? { ...(start ? { startsAt: start } : {}), ...(end ? { endsAt: end } : {}) } : null;
}

function Log() {
  const [filters, setFilters] = useFilters<'action' | 'actor' | 'from' | 'to'>();
  const action = oneOf(AUDIT_ACTIONS, filters.action) as AuditAction | null;
  const variables = { action, actorId: filters.actor ?? null, occurredAt: rangeOf(filters.from, filters.to) };
  const list = useRows(AuditLogDocument, variables, ({ auditLog }) => auditLog);
  return (
    <>
      <p className="lead">The log has every act that matters, written with the act itself and never changed.</p>
      <div className="filters">
        <SelectFilter
          label="Act"
          values={AUDIT_ACTIONS}
          value={action}
          words={actionTitle}
          onChange={(next) => setFilters({ action: next })}
        />
        <DayFilter label="From" value={filters.from} onChange={(next) => setFilters({ from: next })} />
        <DayFilter label="Until" value={filters.to} onChange={(next) => setFilters({ to: next })} />
      </div>
      {filters.actor && (
        <p>
          Only acts of <AccountName id={filters.actor} />{' '}
          <AppButton onPress={() => setFilters({ actor: null })}>Show everybody’s</AppButton>
        </p>
      )}
      <Rows list={list} empty="The log has no such act.">
        <RecordTable
          caption={`${list.total ?? list.rows.length} acts, newest first`}
          columns={[
            ['Time'],
            [
              'Actor',
              <Guarded key="actor" field="AuditEntry.actorId">
                Actor
              </Guarded>,
            ],
            ['Act'],
            ['Record'],
            ['Details'],
          ]}
        >
          {list.rows.map((entry) => (
            <tr key={entry.id}>
              <td>{formatDateTime(entry.occurredAt)}</td>
              <td>
                <Actor entry={entry} />
              </td>
              <td>{actionWords(entry.action)}</td>
              <td>
                <Target entry={entry} />
              </td>
              <td>
                <Codes entry={entry} />
              </td>
            </tr>
          ))}
        </RecordTable>
      </Rows>
    </>
  );
}

/** The audit log. */
export const AuditLog = () => (
  <AdminsOnly title="Audit log">
    <Log />
  </AdminsOnly>
);
