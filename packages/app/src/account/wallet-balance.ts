import { useQuery } from '@tanstack/react-query';
import type { NamedSeriesFragment } from '../generated/operations.ts';
import { useReader } from '../reader.ts';
import { useSession } from '../session/session.ts';

/** The signed-in wallet's balance of a series' payment token in base units, as the wallet's own node says: null if no node
 * answers, undefined while it is asked. */
export function useBalance(
  series: Pick<NamedSeriesFragment, 'chain' | 'paymentToken'> | null | undefined,
): bigint | null | undefined {
  const { id, wallet } = useReader();
  const node = useSession().identity?.wallet?.node ?? null;
  const token = series?.paymentToken?.address;
  const isAble = node !== null && token !== undefined && wallet?.chain === series?.chain;
  const { data, isPending } = useQuery({
    queryKey: [id, 'balance', series?.chain, token],
    queryFn: async () => {
      const { tokenBalance } = await import('./read-balance.ts');
      return tokenBalance(
        { chain: series?.chain ?? '', token: token ?? '', wallet: wallet?.address ?? '' },
        node ?? '',
      );
    },
    enabled: isAble,
    retry: false,
  });
  if (!isAble) return null;
  return isPending ? undefined : (data ?? null);
}

/** Writes a wallet's balance, or that its node is asked or does not answer. */
export function formatBalance(balance: bigint | null | undefined, format: (balance: bigint) => string): string {
  if (balance === undefined) return 'Its node is asked …';
  return balance === null ? 'Its node does not say' : format(balance);
}
