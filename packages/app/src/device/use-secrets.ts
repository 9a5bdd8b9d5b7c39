import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { KeptReport } from './device-file.ts';
import { type DeviceSecret, readSecrets } from './secrets.ts';

/** Another tab may have made the secret, and no secret stays in memory once its screen is left. */
const LIVE = { networkMode: 'always', staleTime: 0, gcTime: 0 } as const;

const keyOf = (account: string | undefined) => ['device', account] as const;

/** The account's secrets in this browser, the latest first. They never leave it. */
export const useSecrets = (account: string | undefined): UseQueryResult<readonly DeviceSecret[]> =>
  useQuery({
    queryKey: keyOf(account),
    queryFn: () => readSecrets(account ?? ''),
    enabled: account !== undefined,
    ...LIVE,
  });

/** The reports whose figures are in this browser under a secret, without the figures. */
export const useReports = (device: DeviceSecret | null): UseQueryResult<readonly KeptReport[]> =>
  useQuery({
    queryKey: [...keyOf(device?.account), 'reports', device?.fingerprint],
    queryFn: async () => (await import('./device-file.ts')).readReports(device as DeviceSecret),
    enabled: device !== null,
    ...LIVE,
  });

/** Returns the function that reads the secrets again, and the values that are kept under the secrets. */
export function useSecretsRefresh(): (account: string) => Promise<void> {
  const queries = useQueryClient();
  return (account) => queries.invalidateQueries({ queryKey: keyOf(account) });
}
