import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { type DeviceSecret, readSecrets } from './secrets.ts';

const keyOf = (account: string | undefined) => ['device', account] as const;

/** The account's secrets in this browser, the latest first. They never leave it. */
export const useSecrets = (account: string | undefined): UseQueryResult<readonly DeviceSecret[]> =>
  useQuery({
    queryKey: keyOf(account),
    queryFn: () => readSecrets(account ?? ''),
    enabled: account !== undefined,
    networkMode: 'always',
    // Another tab may have made the secret.
    staleTime: 0,
  });

/** Returns the function that reads the secrets again. */
export function useSecretsRefresh(): (account: string) => Promise<void> {
  const queries = useQueryClient();
  return (account) => queries.invalidateQueries({ queryKey: keyOf(account) });
}
