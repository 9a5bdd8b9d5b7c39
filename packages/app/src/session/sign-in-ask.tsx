import { chooseSignIn, useSession } from './session.ts';

/** The reason why a screen needs a session, with the choice of a wallet. The screen follows in its place. */
export function SignInAsk({ reason }: { readonly reason: string }) {
  const { view } = useSession();
  return (
    <>
      <p>{reason}</p>
      {view === null && (
        <p>
          <button type="button" className="button main" onClick={() => chooseSignIn(true)}>
            Choose a wallet
          </button>
        </p>
      )}
    </>
  );
}
