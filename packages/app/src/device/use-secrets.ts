import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { KeptReport } from './device-file.ts';
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

/** The reports whose figures are in this browser under a secret, without the figures. */
export const useReports = (device: DeviceSecret | null): UseQueryResult<readonly KeptReport[]> =>
  useQuery({
    queryKey: [...keyOf(device?.account), 'reports', device?.fingerprint],
    queryFn: async () => (await import('./device-file.ts')).readReports(device as DeviceSecret),
    enabled: device !== null,
    networkMode: 'always',
    staleTime: 0,
  });

/** Returns the function that reads the secrets again, and what is kept under them. */
export function useSecretsRefresh(): (account: string) => Promise<void> {
  const queries = useQueryClient();
  return (account) => queries.invalidateQueries({ queryKey: keyOf(account) });
}
