import { DemoPeople, WalletButtons } from '../graphiql/panels/session-panel.tsx';
import { session } from '../graphiql/session.ts';

/** Who is signed in, and the ways to sign in: by a wallet of this browser, in a demo as one of its people. */
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
        <DemoPeople />
        <WalletButtons endpoint={endpoint} />
      </>
    );
  };
}
