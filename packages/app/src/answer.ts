import type { TypedDocument } from '@income-series/client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useReader } from './reader.ts';

/** Reads a document as the page's reader. Fields that the reader may not read are null. */
export function useAnswer<Data, Variables>(
  document: TypedDocument<Data, Variables>,
  variables: Variables,
): UseQueryResult<Data> {
  const { id, gateway } = useReader();
  return useQuery({
    queryKey: [id, document.toString(), variables],
    queryFn: async () => {
      const { data } = await gateway.answer<Data, unknown>(
        document as TypedDocument<Data, unknown>,
        variables as never,
      );
      if (data === null || data === undefined) throw new Error('the gateway gave no data');
      return data as Data;
    },
  });
}
