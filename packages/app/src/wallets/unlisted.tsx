import { useStore } from '../store.ts';
import { unlistedWallets } from './discover.ts';

/** Says how many wallets are not listed, because a script may announce any number. */
export function UnlistedWallets() {
  const count = useStore(unlistedWallets);
  if (count === 0) return null;
  return (
    <p className="quiet">
      {count} more announced themselves than this list takes. If yours is missing, turn off the extensions that you do
      not know.
    </p>
  );
}
