import { useQuery } from '@tanstack/react-query';
import { settings } from '../settings.ts';

/** The names of the chains that the gateway serves, as `evm:10143`. Empty until they are read. */
export function useChains(): readonly string[] {
  const { data } = useQuery({
    queryKey: ['chains'],
    staleTime: Number.POSITIVE_INFINITY,
    enabled: settings.chains === null,
    queryFn: async () => {
      const answer = await fetch(`${settings.gatewayUrl}/health`);
      return Object.keys(((await answer.json()) as { readonly chains?: object }).chains ?? {});
    },
  });
  return settings.chains ?? data ?? [];
}
