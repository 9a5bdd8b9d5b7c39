import { type ReactNode, useEffect } from 'react';
import { ReaderContext } from '../reader.ts';
import { discoverWallets } from '../wallets/discover.ts';
import { readPeople } from './people.ts';
import { signInAgain, useSession } from './session.ts';

/** Gives the screens their reader, and asks the wallet again after a reload. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const { reader, view } = useSession();
  useEffect(() => {
    discoverWallets();
    void readPeople();
    void signInAgain();
  }, []);
  return <ReaderContext value={view?.reader ?? reader}>{children}</ReaderContext>;
}
