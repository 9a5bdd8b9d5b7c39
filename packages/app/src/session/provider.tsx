import { type ReactNode, useEffect } from 'react';
import { PUBLIC, ReaderContext } from '../reader.ts';
import { discoverWallets } from '../wallets/discover.ts';
import { readPeople } from './people.ts';
import { signInAgain, useSession } from './session.ts';

/** Gives the screens their reader, and asks the wallet again after a reload. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const { reader, isAsPublic } = useSession();
  useEffect(() => {
    discoverWallets();
    void readPeople();
    void signInAgain();
  }, []);
  return <ReaderContext value={isAsPublic ? PUBLIC : reader}>{children}</ReaderContext>;
}
