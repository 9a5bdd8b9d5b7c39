import { Link } from '@tanstack/react-router';
import { Guarded } from '../../access/guarded.tsx';
import { formatDateTime } from '../../format/time.ts';
import { chainName, wordsOf } from '../../format/words.ts';
import { useRows } from '../../gateway/answers.ts';
import { AttestorsDocument, SignerKeyLinksDocument, VerifierKeysDocument } from '../../generated/documents/admin.ts';
import type { AttestorsQuery, IdentityStatus } from '../../generated/operations.ts';
import { Key } from '../../ui/key.tsx';
import { Rows } from '../../ui/rows.tsx';
import { AccountName } from './account-name.tsx';
import { AdminsOnly } from './admins-only.tsx';
import { ChainFilter, ChoiceFilter, oneOf, useFilters } from './filters.tsx';
import { KeyLight } from './key-light.tsx';
import { Light } from './light.tsx';
import { Proposals } from './proposals.tsx';
import { ProposeForm } from './propose-form.tsx';
import { RecordTable } from './table.tsx';

type RegistrarFilters = 'active' | 'chain';
const ACTIVE = ['yes', 'no'] as const;

const IDENTITY_LIGHTS = { PASSED: 'good', FAILED: 'bad', EXPIRED: 'bad', PENDING: 'waits', STARTED: 'waits' } as const;

const Identity = ({ status }: { readonly status: IdentityStatus | null | undefined }) =>
  status ? <Light state={IDENTITY_LIGHTS[status]}>{wordsOf(status)}</Light> : <Light state="bad">No check</Light>;

type Attestor = NonNullable<AttestorsQuery['attestors']>['nodes'][number];

function AttestorRow({ attestor, denied }: { readonly attestor: Attestor; readonly denied: ReadonlySet<string> }) {
  const { id, address, chain, active, link, identityStatus, announcement, revokedAt } = attestor;
  return (
    <tr>
      <th scope="row">
        <Key of={address} />
      </th>
      <td>{chainName(chain)}</td>
      <td>
        <KeyLight {...attestor} />
      </td>
      <td>{link ? <AccountName id={link.accountId} /> : 'Not linked'}</td>
      <td>
        <Guarded field="Attestor.identityStatus" id={id} denied={denied}>
          <Identity status={identityStatus} />
        </Guarded>
      </td>
      <td>{announcement ? formatDateTime(announcement.announcedAt) : 'Nothing can be sealed to it'}</td>
      <td>
        {active && !revokedAt && (
          <Link to="/admin/registrars" search={{ key: address, act: 'REVOKE', chain }} hash="propose">
            Revoke …
          </Link>
        )}
      </td>
    </tr>
  );
}

/** The filters of both lists of keys, from the address. */
function useKeyFilters() {
  const [{ active, chain }] = useFilters<RegistrarFilters>();
  const choice = oneOf(ACTIVE, active);
  return { active: choice === null ? null : choice === 'yes', chain: chain ?? null };
}

function Attestors() {
  const list = useRows(AttestorsDocument, useKeyFilters(), ({ attestors }) => attestors);
  return (
    <section aria-labelledby="attestors">
      <h2 id="attestors">Attestors</h2>
      <Rows list={list} empty="The registry has no such attestor key.">
        <RecordTable
          caption="Attestor keys of the registries"
          columns={[['Key'], ['Chain'], ['State'], ['Account'], ['Identity'], ['Encryption key announced'], ['Change']]}
        >
          {list.rows.map((attestor) => (
            <AttestorRow key={attestor.id} attestor={attestor} denied={list.denied} />
          ))}
        </RecordTable>
      </Rows>
    </section>
  );
}

function VerifierKeys() {
  const list = useRows(VerifierKeysDocument, useKeyFilters(), ({ verifierKeys }) => verifierKeys);
  return (
    <section aria-labelledby="verifiers">
      <h2 id="verifiers">Verifier keys</h2>
      <p className="quiet">
        A verifier key signs reports that a proof of the income’s source came with. The wallet with the role KEYS
        registers it by itself.
      </p>
      <Rows list={list} empty="The registry has no such verifier key.">
        <RecordTable
          caption="Verifier keys of the registries"
          columns={[['Key'], ['Chain'], ['State'], ['Registered']]}
        >
          {list.rows.map((key) => (
            <tr key={key.id}>
              <th scope="row">
                <Key of={key.address} />
              </th>
              <td>{chainName(key.chain)}</td>
              <td>
                <KeyLight {...key} />
              </td>
              <td>{formatDateTime(key.registeredAt)}</td>
            </tr>
          ))}
        </RecordTable>
      </Rows>
    </section>
  );
}

/** The keys that accounts linked, registered or not: those that an admin may propose. */
function LinkedKeys() {
  const list = useRows(SignerKeyLinksDocument, {}, ({ signerKeyLinks }) => signerKeyLinks);
  return (
    <section aria-labelledby="links">
      <h2 id="links">Linked keys</h2>
      <p className="quiet">
        An account proved with a signature that it holds the key. Check who it is, then propose the key.
      </p>
      <Rows list={list} empty="No account has linked a key.">
        <ul className="plain-list">
          {list.rows.map(({ id, key, accountId, linkedAt, identityStatus }) => (
            <li key={id} className="linked">
              <span>
                <Guarded field="SignerKeyLink.key" id={id} denied={list.denied}>
                  <Key of={key} />
                </Guarded>{' '}
                of <AccountName id={accountId} />, linked {formatDateTime(linkedAt)}
              </span>
              <span>
                Identity: <Identity status={identityStatus} />
              </span>
              <Link to="/admin/registrars" search={{ key, act: 'REGISTER' }} hash="propose">
                Register …
              </Link>
            </li>
          ))}
        </ul>
      </Rows>
    </section>
  );
}

function Screen() {
  const [{ active, chain }, setFilters] = useFilters<RegistrarFilters>();
  return (
    <>
      <p className="lead">
        An admin proposes to register or revoke a key, another admin decides, and the wallet with the role KEYS sends
        the transaction.
      </p>
      <Proposals />
      <ProposeForm />
      <LinkedKeys />
      <h2>Keys of the registries</h2>
      <ChoiceFilter
        label="State of keys"
        values={ACTIVE}
        value={oneOf(ACTIVE, active)}
        words={(one) => (one === 'yes' ? 'Active' : 'Not active')}
        onChange={(next) => setFilters({ active: next })}
      />
      <ChainFilter value={chain} onChange={(next) => setFilters({ chain: next })} />
      <Attestors />
      <VerifierKeys />
    </>
  );
}

/** The attestors and verifier keys of the registries, and the proposals that change them. */
export const Registrars = () => (
  <AdminsOnly title="Registrars">
    <Screen />
  </AdminsOnly>
);
