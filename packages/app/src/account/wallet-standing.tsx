import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { shortKey } from '../formats.ts';
import type { OwnWalletFragment } from '../generated/operations.ts';
import { useReader } from '../reader.ts';

export interface WalletStandingProps {
  readonly wallets: readonly OwnWalletFragment[];
  readonly children: ReactNode;
}

/** Shows what only a verified wallet may do, or says that the signed-in wallet is not verified and what to do. */
export function WalletStanding({ wallets, children }: WalletStandingProps) {
  const { wallet } = useReader();
  const own = wallets.find(({ address, chain }) => address === wallet?.address && chain === wallet.chain);
  if (own?.eligible !== false) return children;
  return (
    <p>
      The wallet {shortKey(own.address)} is not verified, so the chain takes no bid or order of it.{' '}
      <Link to="/account">See what is missing</Link>.
    </p>
  );
}
