import { keyed } from '@income-series/client/requests';
import { useState } from 'react';
import { formatCount } from '../../format/money.ts';
import { wordsOf } from '../../format/words.ts';
import { requirePerson, useStep } from '../../gateway/act.ts';
import { useAnswer } from '../../gateway/answers.ts';
import { signOut, useReader } from '../../gateway/session.ts';
import {
  AccountDeletionPreviewDocument,
  DeleteAccountChallengeDocument,
  DeleteAccountDocument,
} from '../../generated/documents/account.ts';
import type { AccountDeletionPreviewQuery } from '../../generated/operations.ts';
import { createStore } from '../../store.ts';
import { AppButton } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Field } from '../../ui/field.tsx';
import { Reading } from '../../ui/reading.tsx';
import { signText, walletOf } from './signing.ts';

type Preview = AccountDeletionPreviewQuery['accountDeletionPreview'];
type DeletionRecord = Preview['records'][number];

const OUTCOMES = [
  ['ROW_DELETED', 'Deleted'],
  ['VALUE_REMOVED', 'Emptied: the values go, the rest of the row stays'],
  ['STAYS_WITHOUT_ACCOUNT', 'Stays, without your account'],
  ['STAYS', 'Stays as it is'],
] as const satisfies readonly (readonly [DeletionRecord['outcome'], string])[];

const STAY_REASONS: Readonly<Record<string, string>> = {
  IMMUTABLE_LOG: 'It is in a log from which nothing is deleted.',
  LEGAL_RETENTION: 'The law may require that it is kept.',
  NO_DELETION_INTENDED: 'The data map intends no deletion.',
  ON_CHAIN: 'It is on a public chain.',
  RETENTION_UNDECIDED: 'How long it is kept is not decided.',
};

/** The names of tables for people, where the table's own name says nothing to them. */
const TABLE_NAMES: Readonly<Record<string, string>> = {
  admin_tx_requests: 'Transactions of admins',
  allowlist: 'Verified wallets of the chain',
  auth_nonces: 'Challenges of signing in',
  fees_ledger: 'Fees',
  idempotency_records: 'Answers to repeated requests',
  outbox: 'Messages to send',
  terms_access_log: 'Readings of terms',
  terms_vault: 'Encrypted terms',
  tier3_annual: 'Reviews of years',
  tier3_cases: 'Cases of reports',
  zktls_sessions: 'Checks of income sources',
};

/** How often the page looks whether a reason that blocks the deletion is gone. */
const EVERY_MS = 10_000;
const CONFIRMATION = 'delete my account';

/** The time at which the account was deleted, until the page is left. It is no state of the screen, because a sign-out mounts the screen again. */
export const deletedAt = createStore<string | null>(null);

/**
 * Ends the account: its wallet signs a challenge. The page forgets the session and what was typed before anything is read again.
 * @throws WalletError, RefusedError, GatewayError
 */
async function deleteAccount(): Promise<void> {
  const person = requirePerson();
  const { chain, gateway } = person;
  const wallet = walletOf(person);
  const address = wallet.address as `0x${string}`;
  const { message, nonce } = await gateway.act(DeleteAccountChallengeDocument, { address, chain });
  const signature = await signText(wallet, message, { kind: 'DELETE_ACCOUNT', nonce });
  const deletion = await gateway.act(DeleteAccountDocument, keyed({ nonce, signature }));
  await signOut();
  deletedAt.set(deletion.deletedAt);
}

/** The steps that end a blocker, where the gateway's own words name an operation of its API. */
const WAYS_OUT: Partial<Readonly<Record<Preview['blockers'][number]['code'], string>>> = {
  BID_NOT_DELIVERED: 'Wait for the raise to settle, then have the bid delivered on the page of your bids.',
  ORDER_NOT_DELIVERED: 'Wait for the window to settle, then have the order delivered on the page of your orders.',
};

function Blockers({ blockers }: { readonly blockers: Preview['blockers'] }) {
  return (
    <>
      <p className="warning">The account cannot end now. Finish this first:</p>
      <ul className="plain-list">
        {blockers.map(({ code, count, whatToDo }) => (
          <li key={code} className="card">
            <p>
              <strong>{wordsOf(code)}</strong> ({formatCount(count)})
            </p>
            <p>{WAYS_OUT[code] ?? whatToDo}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Records of one table with the same reason, as one. */
interface TableOutcome {
  readonly table: string;
  readonly reason: DeletionRecord['reason'];
  readonly columns: readonly string[];
  readonly rowCount: number;
}

/** Joins the records of each table and reason, because the data map declares a table in several parts. */
function joinByTable(records: readonly DeletionRecord[]): readonly TableOutcome[] {
  const tables = new Map<string, TableOutcome>();
  for (const { table, reason, columns, rowCount } of records) {
    const name = `${table} ${reason}`;
    const joined = tables.get(name) ?? { columns: [], rowCount: 0 };
    tables.set(name, {
      table,
      reason,
      columns: [...new Set([...joined.columns, ...columns])].sort(),
      rowCount: Math.max(rowCount, joined.rowCount),
    });
  }
  return [...tables.values()];
}

const countRows = (count: number) => `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`;

function Outcome({ title, records }: { readonly title: string; readonly records: readonly DeletionRecord[] }) {
  if (records.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="outcome">
        {joinByTable(records).map(({ table, reason, columns, rowCount }) => (
          <li key={`${table} ${reason}`}>
            <strong>{TABLE_NAMES[table] ?? wordsOf(table)}</strong>, {countRows(rowCount)}
            {reason && <span className="quiet">. {STAY_REASONS[reason] ?? wordsOf(reason)}</span>}
            <details className="quiet">
              <summary>{columns.length === 1 ? '1 value' : `${formatCount(columns.length)} values`} of each</summary>
              {columns.join(', ').replaceAll('_', ' ')}
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}

function End() {
  const [typed, setTyped] = useState('');
  const end = useStep(deleteAccount);
  const { person } = useReader();
  return (
    <>
      <Field
        label={`Type “${CONFIRMATION}”`}
        hint="Nothing brings the account back."
        value={typed}
        onChange={setTyped}
      />
      <AppButton
        look="danger"
        isDisabled={end.isPending || typed.trim().toLowerCase() !== CONFIRMATION || person?.wallet === null}
        onPress={() => end.mutate()}
      >
        {end.isPending ? 'Confirm in the wallet …' : 'Delete the account'}
      </AppButton>
      {person?.wallet === null && (
        <p className="warning">This person’s wallet is not in this browser, so nothing can be signed.</p>
      )}
      {end.error && <Failure error={end.error} />}
    </>
  );
}

/** What a deletion would do now, what blocks it, and the deletion. */
export function Deletion() {
  const query = useAnswer(AccountDeletionPreviewDocument, {}, { everyMs: EVERY_MS });
  return (
    <section aria-labelledby="end">
      <h2 id="end">The end of the account</h2>
      <p>Nothing is deleted automatically. This is what a deletion would do now.</p>
      <Reading query={query}>
        {({ data: { accountDeletionPreview: preview } }) => {
          const present = preview.records.filter(({ rowCount }) => rowCount > 0);
          return (
            <>
              {OUTCOMES.map(([outcome, title]) => (
                <Outcome key={outcome} title={title} records={present.filter((one) => one.outcome === outcome)} />
              ))}
              {preview.blockers.length > 0 ? <Blockers blockers={preview.blockers} /> : <End />}
            </>
          );
        }}
      </Reading>
    </section>
  );
}
