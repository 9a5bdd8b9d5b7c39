import { checkDatabase } from '../../adapters/db/start-check.ts';
import { checkChain } from '../../adapters/evm/start-check.ts';
import { checkPort, type ListenAt } from '../../adapters/http/port.ts';
import { checkSetupFolder, PINNED_SETUP, verifierCodeOf } from '../../adapters/prover/index.ts';
import { chainTarget, type StartTargets } from '../../config/targets.ts';
import type { GatewayConfig, WorkerSettings } from '../../config/types.ts';
import { type StartRefusal, StartRefused } from '../../core/errors/start-refused.ts';

export interface Program {
  /** Of a gateway, which applies migrations, checks proofs and listens; undefined for a worker. */
  readonly http?: ListenAt | undefined;
  readonly serves: boolean;
  /** Where the metrics are served. */
  readonly metrics?: ListenAt | undefined;
}

/** What of a configuration is given, and so can be looked at. */
export const targetsOf = (config: WorkerSettings & Partial<Pick<GatewayConfig, 'provingSetup'>>): StartTargets => ({
  profile: config.profile,
  databaseUrl: config.database.kind === 'given' ? config.database.url : undefined,
  chains: config.chains.flatMap(chainTarget),
  provingSetup: config.provingSetup,
});

/** The setup's own refusals, and what its verifier contract's creation code must be. */
function proving({ profile, provingSetup }: StartTargets) {
  const { setup, refusals } =
    provingSetup === undefined ? { setup: PINNED_SETUP, refusals: [] } : checkSetupFolder(provingSetup);
  const isRefused = setup === undefined || (setup.kind === 'development' && profile === 'production');
  return { refusals, verifierCode: isRefused ? undefined : verifierCodeOf(profile, setup) };
}

/** Every reason not to start that can be found without changing anything. What is embedded is not looked at. */
export async function findRefusals(
  targets: StartTargets,
  { http, serves, metrics }: Program,
): Promise<readonly StartRefusal[]> {
  const { databaseUrl: url, chains, profile } = targets;
  const { refusals, verifierCode } = serves ? proving(targets) : { refusals: [], verifierCode: undefined };
  const found = await Promise.all([
    url === undefined ? [] : checkDatabase({ url, requireTls: profile === 'production', migrates: serves }),
    ...chains.map((chain) => checkChain({ ...chain, verifierCode })),
    refusals,
    http === undefined ? [] : checkPort(http),
    metrics === undefined ? [] : checkPort(metrics, { host: 'METRICS_ADDRESS', port: 'METRICS_ADDRESS' }),
  ]);
  return found.flat();
}

/** @throws StartRefused where there is any reason not to start */
export async function requireStart(targets: StartTargets, program: Program): Promise<void> {
  const found = await findRefusals(targets, program);
  if (found.length > 0) throw new StartRefused(found);
}
