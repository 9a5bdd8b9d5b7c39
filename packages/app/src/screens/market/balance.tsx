import { tokenBalance } from '@income-series/client';
import { useQuery } from '@tanstack/react-query';
import { readSolanaNode } from '../../device/solana-node.ts';
import { formatMoney, type MoneyToken } from '../../format/money.ts';
import type { PersonSession } from '../../gateway/session.ts';
import { kindOfChain } from '../../wallets/wallet.ts';

interface AddressedToken extends MoneyToken {
  readonly address: string;
}

/**
 * The signed-in wallet's balance of a payment token, in base units, from the wallet's own node, or on Solana the device's. It is read
 * again after each transaction. Null while it is unknown, or if no node answers: then only the chain refuses an amount that is too high.
 */
export function useBalance({ wallet, chain, address }: PersonSession, token: AddressedToken): bigint | null {
  const { data } = useQuery({
    queryKey: ['balance', chain, address, token.address],
    enabled: wallet !== null,
    retry: false,
    queryFn: async () => {
      const node = kindOfChain(chain) === 'solana' ? await readSolanaNode() : (wallet?.askNode ?? null);
      if (node === null) return null;
      return tokenBalance({ chain, wallet: address, token: token.address }, node).catch(() => null);
    },
  });
  return data ?? null;
}

/** The line with a wallet's balance, and the amount that a step takes from it. */
export function BalanceLine({
  balance,
  token,
  amount,
  step,
}: {
  readonly balance: bigint | null;
  readonly token: MoneyToken;
  readonly amount: bigint | null;
  /** The subject and verb of the amount, as `this bid locks`. */
  readonly step: string;
}) {
  if (balance === null) return null;
  return (
    <p className="quiet">
      You have {formatMoney(balance, token)}
      {amount !== null && amount > 0n && `; ${step} ${formatMoney(amount, token)}`}.
    </p>
  );
}
