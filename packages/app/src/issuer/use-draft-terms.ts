import { useQuery } from '@tanstack/react-query';
import { type DraftFiguresFragment, DraftTermsDocument } from '../generated/operations.ts';
import { useReader } from '../reader.ts';

/** Reads the private terms of a draft. It is not read again by itself, because each reading is recorded. */
export function useDraftTerms({ id: draft, version }: Pick<DraftFiguresFragment, 'id' | 'version'>, isAsked: boolean) {
  const { id, gateway } = useReader();
  return useQuery({
    queryKey: ['terms', id, draft, version],
    queryFn: async () => {
      const { node } = await gateway.ask(DraftTermsDocument, { id: draft });
      return node?.__typename === 'SeriesDraft' ? node.terms : null;
    },
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
}
