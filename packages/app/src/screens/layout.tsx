import { Link, Outlet, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { shorten } from '../format/words.ts';
import { useAnswer } from '../gateway/answers.ts';
import { useChainClocks } from '../gateway/chain-time.ts';
import { enterDemo, useName } from '../gateway/demo.ts';
import { queryClient } from '../gateway/query-client.ts';
import { isLapsed, type PersonSession, session, signOut } from '../gateway/session.ts';
import { RoleDocument } from '../generated/documents/session.ts';
import { useStore } from '../store.ts';
import { AppButton } from '../ui/button.tsx';
import { LateChains } from '../ui/late-chains.tsx';
import { runningAction } from '../ui/running-action.ts';
import { useArrivalFocus, usePageTitle } from './heading.ts';
import { MENU } from './menu.ts';
import type { MenuGroup } from './menu-group.ts';
import { ReaderSwitch } from './reader-switch.tsx';
import { SignIn } from './sign-in.tsx';

/** The groups of the menu that the person of this page can use. */
function useMenu(): readonly MenuGroup[] {
  const person = useStore(session);
  const { data } = useAnswer(RoleDocument, {}, { enabled: person !== null });
  const viewer = data?.data.viewer;
  const isAttestor = (viewer?.account?.signerKeys.length ?? 0) > 0;
  return MENU.filter(({ for: audience }) => {
    if (audience === 'anybody') return true;
    if (audience === 'account') return person !== null;
    return audience === 'admin' ? viewer?.isAdmin === true : isAttestor;
  });
}

function Menu() {
  return (
    <nav aria-label="Menu" className="menu">
      {useMenu().map(({ name, entries }) => (
        <div key={name} className="menu-group">
          <span className="menu-name">{name}</span>
          <ul>
            {entries.map(({ to, text, Mark, isExact = to === '/' }) => (
              <li key={to}>
                <Link to={to} activeOptions={{ exact: isExact, includeSearch: false }}>
                  {text}
                  {Mark && <Mark />}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function SignedInPerson({ person }: { readonly person: PersonSession }) {
  return (
    <span className="person">
      <span title={person.address}>{shorten(useName(person))}</span>
      <AppButton onPress={() => void signOut()}>Sign out</AppButton>
    </span>
  );
}

function Person() {
  const person = useStore(session);
  const hasEnded = useStore(isLapsed);
  if (person === null || hasEnded) return <SignIn />;
  return <SignedInPerson person={person} />;
}

/** Signs in as the demo's person in the address, and removes the name from it, so that no link or reload signs in again. */
function useDemoPerson(): void {
  const { as } = useSearch({ from: '__root__' });
  const navigate = useNavigate();
  useEffect(() => {
    if (as === undefined) return;
    const clear = () => navigate({ to: '.', search: ({ as: _, ...rest }) => rest as never, replace: true });
    void enterDemo(as).finally(() => void clear());
  }, [as, navigate]);
}

/** Reads the page's answers again when a lapse ends. The effects of the screen run first and give its queries the new session. */
function useReturn(hasEnded: boolean): void {
  const wasOver = useRef(false);
  useEffect(() => {
    if (wasOver.current && !hasEnded) void queryClient.invalidateQueries();
    wasOver.current = hasEnded;
  }, [hasEnded]);
}

/** The notice that the session ended by itself. The hidden screen goes on when the person signs in again. */
const Lapse = () => (
  <>
    <h1>Your session has ended</h1>
    <p role="alert">Sign in again with the button at the top of the page: nothing that you typed is lost.</p>
    <AppButton onPress={() => void signOut()}>Go on without signing in</AppButton>
  </>
);

const OpenAction = lazy(async () => ({ default: (await import('../ui/open-action.tsx')).OpenAction }));

/** The dialog of the running action, if there is one. Its code is loaded with the first action. */
function RunningDialog() {
  const action = useStore(runningAction);
  return (
    action && (
      <Suspense>
        <OpenAction {...action} />
      </Suspense>
    )
  );
}

/** The key of the screen. Another person, or a sign-out, begins a new screen, because the old one may show what was typed or opened. */
function useScreenKey(): string {
  const person = useStore(session);
  return person === null ? '' : person.chain + person.address;
}

export function Layout() {
  const main = useRef<HTMLElement>(null);
  const hasEnded = useStore(isLapsed);
  const screenKey = useScreenKey();
  useDemoPerson();
  useReturn(hasEnded);
  usePageTitle(main);
  useArrivalFocus(main);
  useChainClocks();
  return (
    <>
      <a className="skip" href="#content">
        Skip to the content
      </a>
      <header className="top">
        <Link to="/" className="name">
          Income Series
        </Link>
        <ReaderSwitch />
        <Person />
      </header>
      <div className="body">
        <Menu />
        <main id="content" tabIndex={-1} ref={main}>
          <LateChains />
          {hasEnded && <Lapse />}
          <div key={screenKey} hidden={hasEnded}>
            <Outlet />
          </div>
        </main>
      </div>
      <RunningDialog />
    </>
  );
}
