import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { isOver } from '../account/start-steps.ts';
import { useAnswer } from '../answer.ts';
import { formatChain, shortKey } from '../formats.ts';
import { ReaderRolesDocument } from '../generated/operations.ts';
import { useReader } from '../reader.ts';
import { service } from '../service.ts';
import { type OfferedPerson, people } from './people.ts';
import { chooseSignIn, signInAgain, signOut, useSession, viewAs } from './session.ts';

const SignInDialog = lazy(() => import('./sign-in-dialog.tsx'));
const EndedDialog = lazy(() => import('./ended-dialog.tsx'));

const keyOf = ({ name, chain }: OfferedPerson) => `${name} ${chain}`;

/** The switch that shows the page as another reader sees it. */
function ReaderSwitch() {
  const { identity, view } = useSession();
  const persons = people.use();
  const [shown, setShown] = useState('self');
  if (identity === null && persons.length === 0) return null;
  const choose = (value: string) => {
    setShown(value);
    if (value === 'self') viewAs(null);
    else viewAs(value === 'public' ? 'public' : (persons.find((person) => keyOf(person) === value) ?? null));
  };
  return (
    <label className="reader-switch">
      See this as{' '}
      <select className="reader" value={view === null ? 'self' : shown} onChange={({ target }) => choose(target.value)}>
        <option value="self">{identity === null ? 'nobody' : `yourself, ${identity.name}`}</option>
        {identity !== null && <option value="public">the public</option>}
        {persons.map((person) => (
          <option key={keyOf(person)} value={keyOf(person)}>
            {person.name}, {person.role}, on {formatChain(person.chain)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Says as whom the page is shown, while that is somebody else. */
function ViewNotice() {
  const { view } = useSession();
  if (view === null) return null;
  return (
    <p className="notice" role="status">
      You see this page as {view.name} does.{' '}
      <button type="button" className="button plain" onClick={() => viewAs(null)}>
        Back to your own view
      </button>
    </p>
  );
}

/** Says that a wallet is asked again after a reload, and how that ended. */
function AgainNotice() {
  const { identity, asking, refusal, before } = useSession();
  if (before === null || identity !== null) return null;
  return (
    <p className="notice" role="status">
      {asking !== null && `Confirm in ${asking} to be signed in again.`}
      {asking === null && refusal !== null && `You are not signed in. ${refusal} `}
      {asking === null && (
        <>
          <button type="button" className="button plain" onClick={() => signInAgain(before)}>
            Ask {before.name} again
          </button>{' '}
          <button type="button" className="button plain" onClick={signOut}>
            Stay signed out
          </button>
        </>
      )}
    </p>
  );
}

/** The ways to the screens of the page's reader. A role that the reader does not have has no way, because its screens would be empty. */
function Ways() {
  const { wallet } = useReader();
  const { data } = useAnswer(ReaderRolesDocument, {}, { enabled: wallet !== null });
  const { viewer, myApplications } = data ?? {};
  const mayAttest = myApplications?.nodes.some(({ state }) => !isOver(state));
  const isAttestor = mayAttest || Boolean(viewer?.account?.signerKeys.length);
  return (
    <nav aria-label="App">
      <Link to="/" className="home">
        Income Series
      </Link>
      <Link to="/" activeOptions={{ exact: true }}>
        Series
      </Link>
      <Link to="/account">Account</Link>
      {wallet !== null && <Link to="/issuer">Issue</Link>}
      {wallet !== null && viewer?.isAdmin && <Link to="/admin">Review</Link>}
      {wallet !== null && isAttestor && <Link to="/attestor">Attest</Link>}
      {service.dataMap !== undefined && <a href={service.dataMap}>Who reads what</a>}
    </nav>
  );
}

/** The app's header: its screens, who is signed in, and as whom the page is shown. */
export function Header() {
  const { identity, isEnded, isChoosing } = useSession();
  return (
    <header className="top">
      <div className="bar">
        <Ways />
        <div className="who">
          <ReaderSwitch />
          {identity === null ? (
            <button type="button" className="button main" onClick={() => chooseSignIn(true)}>
              Sign in
            </button>
          ) : (
            <>
              <span className="identity" title={`${identity.address} on ${identity.chain}`}>
                {identity.name} {shortKey(identity.address)}
              </span>
              <button type="button" className="button plain" onClick={() => chooseSignIn(true)}>
                Change
              </button>
              <button type="button" className="button plain" onClick={signOut}>
                Sign out
              </button>
            </>
          )}
        </div>
      </div>
      <ViewNotice />
      <AgainNotice />
      <Suspense fallback={null}>
        {isChoosing && <SignInDialog onClose={() => chooseSignIn(false)} />}
        {isEnded && <EndedDialog />}
      </Suspense>
    </header>
  );
}
