import { useEffect, useState } from 'react';
import { people, servedChains, session, signIn, type Wallet } from '../session.ts';
import { wallets } from '../wallets.ts';

/** A button for each chain of the wallet's kind. */
export function WalletButtons({ endpoint }: { readonly endpoint: string }) {
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

export function DemoPeople() {
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

export function createSessionPanel(endpoint: string) {
  return function SessionPanel() {
    const now = session.use();
    return (
      <div className="panel">
        <h2>Sign in</h2>
        <p role="status">
          {now ? (
            <>
              Operations are sent as <strong>{now.name}</strong>.
            </>
          ) : (
            'Nobody is signed in: what everybody may read is answered.'
          )}
        </p>
        {now && (
          <button type="button" className="action" onClick={() => session.set(null)}>
            Sign out
          </button>
        )}
        <DemoPeople />
        <WalletButtons endpoint={endpoint} />
        <p>
          <small>
            The session is kept in this tab’s memory alone, until the page is reloaded. An authorization header in the
            Headers below outranks it.
          </small>
        </p>
      </div>
    );
  };
}
