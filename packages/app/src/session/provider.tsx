import { type ReactNode, useEffect } from 'react';
import { ReaderContext } from '../reader.ts';
import { discoverWallets } from '../wallets/discover.ts';
import { followLink, type PersonLink } from './link.ts';
import { readPeople } from './people.ts';
import { signInAgain, useSession } from './session.ts';

interface SessionProviderProps {
  /** The person of a demo whom the page's address named; null for none. */
  readonly link: PersonLink | null;
  readonly children: ReactNode;
}

/** Gives the screens their reader: the person of a link, or after a reload the one who was signed in before. */
export function SessionProvider({ link, children }: SessionProviderProps) {
  const { reader, view } = useSession();
  useEffect(() => {
    discoverWallets();
    if (link !== null) {
      void followLink(link);
      return;
    }
    void readPeople();
    void signInAgain();
  }, [link]);
  return <ReaderContext value={view?.reader ?? reader}>{children}</ReaderContext>;
}
