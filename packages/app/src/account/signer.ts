import { type Reader, useReader } from '../reader.ts';
import { useSession } from '../session/session.ts';

/** The signed-in wallet, which can act on this screen; null for the public, and while the screen is shown as somebody else reads it. */
export function useSigner(): Reader['wallet'] {
  const { wallet } = useReader();
  return useSession().view === null ? wallet : null;
}
