import { Link, Outlet } from '@tanstack/react-router';
import { useReader } from '../reader.ts';
import { useSession } from '../session/session.ts';
import { SignInAsk } from '../session/sign-in-ask.tsx';

/** The frame of the screens of an account: its ways, and the sentence in place of a screen while nobody is signed in. */
export function AccountPage() {
  const { wallet } = useReader();
  const { view } = useSession();
  return (
    <>
      <nav aria-label="Account" className="ways">
        <Link to="/account" activeOptions={{ exact: true }}>
          Start
        </Link>
        <Link to="/account/bids">Bids</Link>
        <Link to="/account/orders">Orders</Link>
        <Link to="/account/holdings">Holdings</Link>
        <Link to="/account/inbox" search={{}}>
          Inbox
        </Link>
        <Link to="/account/device">This device</Link>
        <Link to="/account/data">Your data</Link>
      </nav>
      {wallet === null ? (
        <>
          <h1>Account</h1>
          <SignInAsk
            reason={
              view !== null
                ? 'The public reads nothing of an account.'
                : 'Sign in with a wallet to bid, to trade and to see what is yours.'
            }
          />
        </>
      ) : (
        <Outlet />
      )}
    </>
  );
}
