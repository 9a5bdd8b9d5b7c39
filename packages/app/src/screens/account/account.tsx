import { Link } from '@tanstack/react-router';
import { Guarded } from '../../access/guarded.tsx';
import { formatDate, formatDateTime } from '../../format/time.ts';
import { useStep } from '../../gateway/act.ts';
import { useAnswer } from '../../gateway/answers.ts';
import { signOut, useReader } from '../../gateway/session.ts';
import { MyAccountDocument } from '../../generated/documents/account.ts';
import type { MyAccountQuery } from '../../generated/operations.ts';
import { AppButton } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Key } from '../../ui/key.tsx';
import { Reading } from '../../ui/reading.tsx';
import { PersonScreen } from '../../ui/signed-in.tsx';
import { countryName } from './countries.ts';
import { EmailSection } from './email.tsx';
import { WalletsSection } from './wallets.tsx';
import { identityWords, sourceName } from './words.ts';

type Account = NonNullable<NonNullable<MyAccountQuery['viewer']>['account']>;

interface Part {
  readonly account: Account;
  readonly denied: ReadonlySet<string>;
}

function Profile({ account, denied }: Part) {
  const { id, displayName, country, createdAt, incomeSources } = account;
  return (
    <section aria-labelledby="profile">
      <h2 id="profile">Profile</h2>
      <Facts
        of={[
          [
            'Name',
            <Guarded key="name" field="Account.displayName" id={id} denied={denied}>
              {displayName ?? 'none'}
            </Guarded>,
          ],
          [
            'Country',
            <Guarded key="country" field="Account.country" id={id} denied={denied}>
              {countryName(country)}
            </Guarded>,
          ],
          ['Income comes from', incomeSources.map(({ kind }) => sourceName(kind)).join(', ') || null],
          ['Account since', formatDate(createdAt)],
        ]}
      />
      <Link to="/start/profile">Change name and country</Link>
    </section>
  );
}

function SignerKeys({ account: { signerKeys } }: Part) {
  if (signerKeys.length === 0) return null;
  return (
    <section aria-labelledby="keys">
      <h2 id="keys">Attestor keys</h2>
      <p className="quiet">The private keys are on your own machine: the attestor’s tool links and unlinks them.</p>
      <ul className="plain-list">
        {signerKeys.map(({ id, key, linkedAt, identityStatus }) => (
          <li key={id} className="card">
            <Key of={key} />
            <p className="quiet">
              Linked {formatDateTime(linkedAt)}. {identityWords(identityStatus)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sessions({ expiresAt }: { readonly expiresAt: string | null }) {
  const everywhere = useStep(() => signOut({ everywhere: true }));
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">Sessions</h2>
      <p>
        This session is in this page’s memory alone
        {expiresAt && `, and ends at the latest at ${formatDateTime(expiresAt)}`}.
      </p>
      <div className="buttons">
        <AppButton onPress={() => void signOut()}>Sign out here</AppButton>
        <AppButton look="danger" isDisabled={everywhere.isPending} onPress={() => everywhere.mutate(undefined)}>
          Sign out everywhere
        </AppButton>
      </div>
      <p className="quiet">“Everywhere” ends each session of the account, also those of other browsers.</p>
      {everywhere.error && <Failure error={everywhere.error} />}
    </section>
  );
}

/** The account: profile, e-mail, wallets, keys and sessions. */
export function AccountPage() {
  const { isSelf } = useReader();
  const query = useAnswer(MyAccountDocument, {}, { enabled: isSelf });
  return (
    <PersonScreen title="Account">
      <Reading query={query}>
        {({ data: { viewer }, denied }) => {
          const account = viewer?.account;
          if (!account) return null;
          const part = { account, denied };
          return (
            <>
              <Profile {...part} />
              <WalletsSection {...part} />
              <EmailSection {...part} />
              <SignerKeys {...part} />
              <Sessions expiresAt={viewer.session?.expiresAt ?? null} />
              <p>
                <Link to="/data">Export everything, or end the account</Link>
              </p>
            </>
          );
        }}
      </Reading>
    </PersonScreen>
  );
}
