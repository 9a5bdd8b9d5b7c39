import { session } from '../../site/session.ts';
import { SignInWays } from '../../site/sign-in.tsx';

/** Creates the panel that signs in and out. */
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
            'Nobody is signed in. Operations are answered with public data.'
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
            The session stays in the memory of this tab and follows links to the other pages, such as{' '}
            <a href="/">the start page</a> and <a href="/openapi">the API reference</a>. Reloading a page ends it. An
            authorization header in Headers below takes precedence.
          </small>
        </p>
      </div>
    );
  };
}
