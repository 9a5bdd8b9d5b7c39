import { useEffect, useState } from 'react';
import { people, servedChains, session, signIn, type Wallet } from './session.ts';
import { wallets } from './wallets.ts';

/** A button for each chain of the wallet's kind. */
function WalletButtons({ endpoint }: { readonly endpoint: string }) {
  const found = wallets.use();
  const [chains, setChains] = useState<readonly string[]>([]);
  const [message, setMessage] = useState('');
  useEffect(() => {
    servedChains().then(setChains, () => setMessage('The gateway does not say which chains it serves.'));
  }, []);
  const start = async (wallet: Wallet, chain: string) => {
    setMessage('Confirm in the wallet.');
    await signIn(endpoint, wallet, chain).then(
      () => setMessage(''),
      (error: unknown) => setMessage(`Not signed in: ${error instanceof Error ? error.message : 'refused'}.`),
    );
  };
  const choices = found.flatMap((wallet) =>
    chains.filter((chain) => chain.startsWith(`${wallet.kind}:`)).map((chain) => [wallet, chain] as const),
  );
  return (
    <section>
      <h3>With a wallet</h3>
      {choices.length === 0 && <p>No wallet of this browser announced itself for a chain that is served.</p>}
      {choices.map(([wallet, chain]) => (
        <button type="button" className="action" key={wallet.name + chain} onClick={() => start(wallet, chain)}>
          Sign in with {wallet.name} on {chain}
        </button>
      ))}
      <p role="status">{message}</p>
    </section>
  );
}

function DemoPeople() {
  const [all, now] = [people.use(), session.use()];
  if (all.length === 0) return null;
  return (
    <section>
      <h3>As somebody of the demo</h3>
      <ul className="plain">
        {all.map((person) => (
          <li key={person.name + person.chain}>
            <button
              type="button"
              className="action"
              aria-pressed={now?.token === person.token}
              onClick={() => session.set(person)}
            >
              <strong>{person.name}</strong> {person.role} <small>{person.chain}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The ways to sign in: in a demo as one of its people, and by a wallet of this browser. */
export function SignInWays({ endpoint }: { readonly endpoint: string }) {
  return (
    <>
      <DemoPeople />
      <WalletButtons endpoint={endpoint} />
    </>
  );
}

/** Who is signed in, and the ways to sign in. */
export function createSignIn(endpoint: string) {
  return function SignIn() {
    const now = session.use();
    return (
      <>
        <p role="status">
          {now ? (
            <>
              Signed in as <strong>{now.name}</strong>, until this page is left.
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
