import { Link, Outlet } from '@tanstack/react-router';
import { useAnswer } from '../answer.ts';
import { ReaderRolesDocument } from '../generated/operations.ts';
import { useReader } from '../reader.ts';
import { SignInAsk } from '../session/sign-in-ask.tsx';

/** The sentence in place of the screens of an admin, which another wallet may open. */
const Refused = ({ reason }: { readonly reason: string }) => (
  <>
    <h1>Review</h1>
    <SignInAsk reason={reason} />
  </>
);

/** The frame of the screens of an admin: their ways, and the sentence in place of a screen for everybody else. */
export function AdminPage() {
  const { wallet } = useReader();
  const { data, error } = useAnswer(ReaderRolesDocument, {}, { enabled: wallet !== null });
  if (wallet === null) return <Refused reason="Sign in with the wallet of an admin to review applications." />;
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <p role="status">Reading your account …</p>;
  if (!data.viewer?.isAdmin)
    return <Refused reason="These screens are for admins. The wallet that signed in is of none." />;
  return (
    <>
      <nav aria-label="Review" className="ways">
        <Link to="/admin" activeOptions={{ exact: true, includeSearch: false }}>
          Applications
        </Link>
        <Link to="/admin/cases" activeOptions={{ includeSearch: false }}>
          Cases
        </Link>
        <Link to="/admin/keys">Attestor keys</Link>
        <Link to="/admin/health">Health</Link>
        <Link to="/admin/keepers">Keepers</Link>
        <Link to="/admin/messages">Messages</Link>
        <Link to="/admin/audit">Audit log</Link>
        <Link to="/admin/terms">Reads of terms</Link>
      </nav>
      <Outlet />
    </>
  );
}
