import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useReader } from './reader.ts';

/**
 * Reads private terms once the reader asks for them, and never by itself, because each reading is recorded. They are kept under a key of
 * their own: a refresh of the screen does not read them.
 * @param place what the terms are of
 */
export function useAskedTerms<Terms>(
  place: readonly unknown[],
  read: () => Promise<Terms>,
  isAsked: boolean,
): UseQueryResult<Terms> {
  const { id } = useReader();
  return useQuery<Terms>({
    queryKey: ['terms', id, ...place],
    queryFn: read,
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
}
