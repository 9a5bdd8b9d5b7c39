import { GatewayError } from '@income-series/client/requests';
import { QueryClient } from '@tanstack/react-query';

/** The codes after which the same read may succeed a moment later. */
const TEMPORARY: ReadonlySet<string> = new Set([
  'NO_ANSWER',
  'OVERLOADED',
  'RATE_LIMITED',
  'DATABASE_UNAVAILABLE',
  'CHAIN_UNAVAILABLE',
]);
const MOST_RETRIES = 3;

export const queryClient = new QueryClient({
  defaultOptions: {
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always', // a gateway on this machine answers without the Internet
      staleTime: 5_000,
      retry: (count, error) => error instanceof GatewayError && TEMPORARY.has(error.code) && count < MOST_RETRIES,
    },
  },
});
