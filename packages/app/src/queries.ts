import { GatewayError } from '@income-series/client/gateway';
import { QueryClient } from '@tanstack/react-query';

const TRIES = 2;
/** The codes after which the same question may have an answer a little later. */
const PASSING = new Set(['NO_ANSWER', 'OVERLOADED', 'TIMEOUT', 'DATABASE_UNAVAILABLE', 'CHAIN_UNAVAILABLE']);

/** The answers that the page has read, by reader. They are in memory alone. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < TRIES && error instanceof GatewayError && PASSING.has(error.code),
      staleTime: 5_000,
    },
  },
});
