import './sign-in.css';
import { useEffect, useState } from 'react';
import { chainName, groupByRole, signInName } from './people.ts';
import { people, readServedChains, session, signIn, signInAs, type Wallet } from './session.ts';
import { wallets } from './wallets.ts';

/** A button for each chain of the wallet's kind. */
function WalletButtons({ endpoint }: { readonly endpoint: string }) {
  const announcedWallets = wallets.use();
  const [chains, setChains] = useState<readonly string[]>([]);
  const [message, setMessage] = useState('');
  useEffect(() => {
    readServedChains().then(setChains, () => setMessage('The gateway does not answer, so its chains are unknown.'));
  }, []);
  const start = async (wallet: Wallet, chain: string) => {
    setMessage('Confirm in the wallet.');
    await signIn(endpoint, wallet, chain).then(
      () => setMessage(''),
      (error: unknown) => setMessage(`Not signed in: ${error instanceof Error ? error.message : 'refused'}.`),
    );
  };
  const choices = announcedWallets.flatMap((wallet) =>
    chains.filter((chain) => chain.startsWith(`${wallet.kind}:`)).map((chain) => [wallet, chain] as const),
  );
  return (
    <section>
      <h3>With a wallet</h3>
      {choices.length === 0 && <p>This browser has no wallet for the chains of this service.</p>}
      {choices.map(([wallet, chain]) => (
        <button type="button" className="action" key={wallet.name + chain} onClick={() => start(wallet, chain)}>
          Sign in with {wallet.name} on {chainName(chain)}
        </button>
      ))}
      <p role="status">{message}</p>
    </section>
  );
}

/** The buttons that sign in as the demo's people, by role. */
function DemoPeople() {
  const [listedPeople, now] = [people.use(), session.use()];
  if (listedPeople.length === 0) return null;
  return (
    <section>
      <h3>As a person of the demo</h3>
      <p>Each button signs in with one wallet of the person.</p>
      {groupByRole(listedPeople).map(({ role, people: members }) => (
        <fieldset className="people" key={role}>
          <legend>{role}</legend>
          {members
            .flatMap(({ wallets: items }) => items)
            .map((person) => (
              <button
                type="button"
                key={person.name + person.chain}
                title={person.chain}
                aria-pressed={now?.token === person.token}
                onClick={() => signInAs(person)}
              >
                {signInName(person)}
              </button>
            ))}
        </fieldset>
      ))}
    </section>
  );
}

/** The buttons for signing in as a person of the demo or by a wallet of this browser. */
export function SignInWays({ endpoint }: { readonly endpoint: string }) {
  return (
    <>
      <DemoPeople />
      <WalletButtons endpoint={endpoint} />
    </>
  );
}

/** A panel with the signed-in account and the buttons for signing in. */
export function createSignIn(endpoint: string) {
  return function SignIn() {
    const now = session.use();
    return (
      <>
        <p role="status">
          {now ? (
            <>
              Signed in as <strong>{now.name}</strong> on all pages of this tab. Reloading a page signs out.
            </>
          ) : (
            'Nobody is signed in.'
          )}
        </p>
        {now && (
          <button type="button" onClick={() => session.set(null)}>
            Sign out
          </button>
        )}
        <SignInWays endpoint={endpoint} />
      </>
    );
  };
}
