import type { TransactionPool } from '../../adapters/db/database.ts';
import { checkDatabase, type DatabaseFindings } from '../../adapters/db/start-check.ts';
import { checkChain } from '../../adapters/evm/start-check.ts';
import { checkPort, type ListenAt } from '../../adapters/http/port.ts';
import { checkSetupFolder, PINNED_SETUP, verifierCodeOf, verifyingKeyOf } from '../../adapters/prover/index.ts';
import type { SolanaFindings, SolanaTarget } from '../../adapters/solana/start-check.ts';
import { chainTarget, givenDatabase, type StartTargets } from '../../config/targets.ts';
import type { GatewayConfig, WorkerSettings } from '../../config/types.ts';
import { type StartRefusal, StartRefused } from '../../core/errors/start-refused.ts';
import type { Log } from '../../core/log.ts';

export interface Program {
  /** The address on which a gateway listens; undefined for a worker. */
  readonly http?: ListenAt | undefined;
  /** True for a gateway, which applies migrations and checks proofs. */
  readonly serves: boolean;
  /** The address of the metrics server; undefined without one. */
  readonly metrics?: ListenAt | undefined;
}

/** The parts of a configuration that can be checked before the start: those that are not embedded. */
export const targetsOf = (config: WorkerSettings & Partial<Pick<GatewayConfig, 'provingSetup'>>): StartTargets => ({
  profile: config.profile,
  database: givenDatabase(config.database),
  chains: config.chains.flatMap(chainTarget),
  solana: config.solana,
  provingSetup: config.provingSetup,
});

interface ProvingFindings {
  readonly refusals: readonly StartRefusal[];
  readonly verifierCode?: ReturnType<typeof verifierCodeOf> | undefined;
  readonly verifyingKey?: ReturnType<typeof verifyingKeyOf> | undefined;
}

const NO_SETUP: ProvingFindings = { refusals: [] };

/** Checks the proving setup. Returns its refusals, and the verifier code and verifying key that must be on the chains. */
function checkProving({ profile, provingSetup }: StartTargets): ProvingFindings {
  const { setup, refusals } =
    provingSetup === undefined ? { setup: PINNED_SETUP, refusals: [] } : checkSetupFolder(provingSetup);
  const isRefused = setup === undefined || (setup.kind === 'development' && profile === 'production');
  if (isRefused) return { refusals };
  return { refusals, verifierCode: verifierCodeOf(profile, setup), verifyingKey: verifyingKeyOf(profile, setup) };
}

const NO_FINDINGS: SolanaFindings & DatabaseFindings = { refusals: [], warnings: [] };

/** Checks a Solana cluster. It imports the Solana adapter here, because it is large. */
async function checkCluster(target: SolanaTarget): Promise<SolanaFindings> {
  const { checkSolana } = await import('../../adapters/solana/start-check.ts');
  return checkSolana(target);
}

/** The results of the checks before a start. */
export interface StartFindings {
  readonly refusals: readonly StartRefusal[];
  /** The connection pooler in front of the database, if there is one. */
  readonly pool?: TransactionPool | undefined;
}

/**
 * Finds every reason not to start, and changes nothing. Embedded parts are not checked. Problems that do not prevent the start are
 * passed to `warn`.
 */
export async function findRefusals(
  targets: StartTargets,
  { http, serves, metrics }: Program,
  warn: (message: string) => void = () => {},
): Promise<StartFindings> {
  const { database, chains, solana, profile } = targets;
  const { refusals, verifierCode, verifyingKey } = serves ? checkProving(targets) : NO_SETUP;
  const clusterCheck = solana === undefined ? Promise.resolve(NO_FINDINGS) : checkCluster({ ...solana, verifyingKey });
  const isProduction = profile === 'production';
  const databaseCheck =
    database === undefined
      ? Promise.resolve(NO_FINDINGS)
      : checkDatabase({
          ...database,
          readUrls: serves ? database.readUrls : undefined,
          requireTls: isProduction,
          requireLimits: isProduction,
          migrates: serves,
        });
  const refusalLists = await Promise.all([
    databaseCheck.then((findings) => findings.refusals),
    ...chains.map((chain) => checkChain({ ...chain, verifierCode })),
    clusterCheck.then((findings) => findings.refusals),
    refusals,
    http === undefined ? [] : checkPort(http),
    metrics === undefined ? [] : checkPort(metrics, { host: 'METRICS_ADDRESS', port: 'METRICS_ADDRESS' }),
  ]);
  for (const { warnings } of [await databaseCheck, await clusterCheck]) for (const warning of warnings) warn(warning);
  return { refusals: refusalLists.flat(), pool: (await databaseCheck).pool };
}

/**
 * Runs the checks before a start. Returns the connection pooler of the database, if any. @throws StartRefused if any check
 * fails
 */
export async function requireStart(
  targets: StartTargets,
  program: Program,
  log: Pick<Log, 'info' | 'warn'>,
): Promise<TransactionPool | undefined> {
  const { refusals, pool } = await findRefusals(targets, program, (message) => log.warn({}, message));
  if (refusals.length > 0) throw new StartRefused(refusals);
  if (pool) log.info(pool, 'Statements go through a transaction pooler; those that need a session bypass it.');
  return pool;
}
