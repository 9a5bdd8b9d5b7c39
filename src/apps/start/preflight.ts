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
  /** Of a gateway, which applies migrations, checks proofs and listens; undefined for a worker. */
  readonly http?: ListenAt | undefined;
  readonly serves: boolean;
  /** Where the metrics are served. */
  readonly metrics?: ListenAt | undefined;
}

/** What of a configuration is given, and so can be looked at. */
export const targetsOf = (config: WorkerSettings & Partial<Pick<GatewayConfig, 'provingSetup'>>): StartTargets => ({
  profile: config.profile,
  database: givenDatabase(config.database),
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

const NOTHING: SolanaFindings & DatabaseFindings = { refusals: [], warnings: [] };

/** Loads what talks to a cluster where one is configured. */
async function checkCluster(target: SolanaTarget): Promise<SolanaFindings> {
  const { checkSolana } = await import('../../adapters/solana/start-check.ts');
  return checkSolana(target);
}

/** What a start goes by. */
export interface StartFindings {
  readonly refusals: readonly StartRefusal[];
  /** What lies between this process and its database, if anything does. */
  readonly pool?: TransactionPool | undefined;
}

/**
 * Every reason not to start that can be found without changing anything. What is embedded is not looked at. `warn` is called
 * with what keeps no start.
 */
export async function findRefusals(
  targets: StartTargets,
  { http, serves, metrics }: Program,
  warn: (message: string) => void = () => {},
): Promise<StartFindings> {
  const { database, chains, solana, profile } = targets;
  const { refusals, verifierCode, verifyingKey } = serves ? proving(targets) : NO_SETUP;
  const cluster = solana === undefined ? Promise.resolve(NOTHING) : checkCluster({ ...solana, verifyingKey });
  const isProduction = profile === 'production';
  const store =
    database === undefined
      ? Promise.resolve(NOTHING)
      : checkDatabase({
          ...database,
          readUrls: serves ? database.readUrls : undefined,
          requireTls: isProduction,
          requireLimits: isProduction,
          migrates: serves,
        });
  const found = await Promise.all([
    store.then((findings) => findings.refusals),
    ...chains.map((chain) => checkChain({ ...chain, verifierCode })),
    cluster.then((findings) => findings.refusals),
    refusals,
    http === undefined ? [] : checkPort(http),
    metrics === undefined ? [] : checkPort(metrics, { host: 'METRICS_ADDRESS', port: 'METRICS_ADDRESS' }),
  ]);
  for (const { warnings } of [await store, await cluster]) for (const warning of warnings) warn(warning);
  return { refusals: found.flat(), pool: (await store).pool };
}

/** What lies before the database. @throws StartRefused where there is any reason not to start */
export async function requireStart(
  targets: StartTargets,
  program: Program,
  log: Pick<Log, 'info' | 'warn'>,
): Promise<TransactionPool | undefined> {
  const { refusals, pool } = await findRefusals(targets, program, (message) => log.warn({}, message));
  if (refusals.length > 0) throw new StartRefused(refusals);
  if (pool)
    log.info(pool, 'Statements go through a pool of transactions; those that need a session of their own go past it.');
  return pool;
}
