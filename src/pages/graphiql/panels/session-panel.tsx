import { session } from '../../site/session.ts';
import { SignInWays } from '../../site/sign-in.tsx';

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
        <SignInWays endpoint={endpoint} />
        <p>
          <small>
            The session is kept in this tab’s memory alone, and goes along to <a href="/">the start page</a> and{' '}
            <a href="/data-map">the data map</a>. It ends when a page is reloaded. An authorization header in the
            Headers below outranks it.
          </small>
        </p>
      </div>
    );
  };
}
