import type { ReactNode } from 'react';
import { chainName } from '../format/words.ts';
import { hadSession, type PersonSession, useReader } from '../gateway/session.ts';
import { SignIn } from '../screens/sign-in.tsx';
import { Screen, type ScreenProps } from './screen.tsx';

interface SignedInProps {
  /** The rest of the sentence "Sign in …", as `to bid`. */
  readonly purpose?: string;
  /** The chain that the person must be signed in on. Default: any. */
  readonly chain?: string;
  readonly children: ReactNode | ((person: PersonSession) => ReactNode);
}

/** The reason why a person has to sign in again after a reload. */
const EndedNotice = () =>
  hadSession() && <p>The reload ended your session, because no token is kept in the browser. Sign in again.</p>;

/** The part of a page for a signed-in person. Others read how to sign in. */
export function SignedIn({ purpose = 'to see this page', chain, children }: SignedInProps) {
  const { person, isSelf } = useReader();
  if (person === null)
    return (
      <>
        <EndedNotice />
        {chain === undefined ? (
          <p>Sign in {purpose}. The button is at the top of the page, and a reload keeps what you typed.</p>
        ) : (
          <>
            <p>Sign in {purpose}. A reload keeps what you typed.</p>
            <SignIn chain={chain} />
          </>
        )}
      </>
    );
  if (!isSelf) return <p className="quiet">The public sees nothing here. Show the page as yourself again.</p>;
  if (chain !== undefined && person.chain !== chain)
    return (
      <>
        <p>
          You are signed in on {chainName(person.chain)}. Sign in on {chainName(chain)} {purpose}.
        </p>
        <SignIn chain={chain} />
      </>
    );
  return typeof children === 'function' ? children(person) : children;
}

type PersonScreenProps = ScreenProps & Pick<SignedInProps, 'purpose'>;

/** A screen about the person who signed in. */
export const PersonScreen = ({ title, lead, purpose = 'to see what is yours', children }: PersonScreenProps) => (
  <Screen title={title} lead={lead}>
    <SignedIn purpose={purpose}>{children}</SignedIn>
  </Screen>
);
