import { Link, Outlet } from '@tanstack/react-router';
import { useReader } from '../reader.ts';
import { useSession } from '../session/session.ts';
import { SignInAsk } from '../session/sign-in-ask.tsx';

/** The frame of the screens of an issuer: its ways, and the sentence in place of a screen while nobody is signed in. */
export function IssuerPage() {
  const { wallet } = useReader();
  const { view } = useSession();
  return (
    <>
      <nav aria-label="Issue" className="ways">
        <Link to="/issuer" activeOptions={{ exact: true }}>
          Calendar
        </Link>
        <Link to="/issuer/series">Series</Link>
        <Link to="/issuer/drafts">Drafts</Link>
      </nav>
      {wallet === null ? (
        <>
          <h1>Issue</h1>
          <SignInAsk
            reason={
              view !== null ? 'The public reads nothing of an issuer.' : 'Sign in with a wallet to issue a series.'
            }
          />
        </>
      ) : (
        <Outlet />
      )}
    </>
  );
}
