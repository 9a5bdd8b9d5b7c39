import { checkDatabase } from '../../adapters/db/start-check.ts';
import { checkChain } from '../../adapters/evm/start-check.ts';
import { checkPort, type ListenAt } from '../../adapters/http/port.ts';
import { checkSetupFolder, PINNED_SETUP, verifierCodeOf, verifyingKeyOf } from '../../adapters/prover/index.ts';
import type { SolanaFindings, SolanaTarget } from '../../adapters/solana/start-check.ts';
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
  solana: config.solana,
  provingSetup: config.provingSetup,
});

interface Proving {
  readonly refusals: readonly StartRefusal[];
  readonly verifierCode?: ReturnType<typeof verifierCodeOf> | undefined;
  readonly verifyingKey?: ReturnType<typeof verifyingKeyOf> | undefined;
}

const NO_SETUP: Proving = { refusals: [] };

/** The setup's own refusals, and what of it must be on the chains: the verifier contract's creation code, the verifying key. */
function proving({ profile, provingSetup }: StartTargets): Proving {
  const { setup, refusals } =
    provingSetup === undefined ? { setup: PINNED_SETUP, refusals: [] } : checkSetupFolder(provingSetup);
  const isRefused = setup === undefined || (setup.kind === 'development' && profile === 'production');
  if (isRefused) return { refusals };
  return { refusals, verifierCode: verifierCodeOf(profile, setup), verifyingKey: verifyingKeyOf(profile, setup) };
}

const NOTHING: SolanaFindings = { refusals: [], warnings: [] };

/** Loads what talks to a cluster where one is configured. */
async function checkCluster(target: SolanaTarget): Promise<SolanaFindings> {
  const { checkSolana } = await import('../../adapters/solana/start-check.ts');
  return checkSolana(target);
}

/**
 * Every reason not to start that can be found without changing anything. What is embedded is not looked at. `warn` is called
 * with what keeps no start.
 */
export async function findRefusals(
  targets: StartTargets,
  { http, serves, metrics }: Program,
  warn: (message: string) => void = () => {},
): Promise<readonly StartRefusal[]> {
  const { databaseUrl: url, chains, solana, profile } = targets;
  const { refusals, verifierCode, verifyingKey } = serves ? proving(targets) : NO_SETUP;
  const cluster = solana === undefined ? Promise.resolve(NOTHING) : checkCluster({ ...solana, verifyingKey });
  const found = await Promise.all([
    url === undefined ? [] : checkDatabase({ url, requireTls: profile === 'production', migrates: serves }),
    ...chains.map((chain) => checkChain({ ...chain, verifierCode })),
    cluster.then((findings) => findings.refusals),
    refusals,
    http === undefined ? [] : checkPort(http),
    metrics === undefined ? [] : checkPort(metrics, { host: 'METRICS_ADDRESS', port: 'METRICS_ADDRESS' }),
  ]);
  for (const warning of (await cluster).warnings) warn(warning);
  return found.flat();
}

/** @throws StartRefused where there is any reason not to start */
export async function requireStart(
  targets: StartTargets,
  program: Program,
  warn?: (message: string) => void,
): Promise<void> {
  const found = await findRefusals(targets, program, warn);
  if (found.length > 0) throw new StartRefused(found);
}
