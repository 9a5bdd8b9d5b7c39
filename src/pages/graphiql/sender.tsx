import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { session } from '../site/session.ts';

/** The name of the panel that signs in and out. */
export const SIGN_IN = 'Sign in';

/** Names the account as which the next operation is sent, beside each answer, whichever panel is open. */
export function Sender() {
  const now = session.use();
  const { setVisiblePlugin } = useGraphiQLActions();
  const headers = useGraphiQL((state) => state.tabs[state.activeTabIndex]?.headers);
  const hasOwnToken = /"authorization"\s*:/i.test(headers ?? '');
  return (
    <p className="footer">
      {hasOwnToken ? 'You ask with the token in Headers.' : now === null && 'You ask without signing in.'}
      {!hasOwnToken && now !== null && (
        <>
          You ask as <strong>{now.name}</strong>.
        </>
      )}{' '}
      <button type="button" className="link" onClick={() => setVisiblePlugin(SIGN_IN)}>
        {now === null ? SIGN_IN : 'Change'}
      </button>
    </p>
  );
}
