import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatewaySettings } from '../../config/types.ts';
import { refusal, type StartRefusal, StartRefused } from '../../core/errors/start-refused.ts';
import type { RunningService } from '../gateway/start.ts';
import { FX_RATE, TERMS, TOKEN } from './draft.ts';
import { type OpenSeries, openSeries } from './open-series.ts';
import { CAST, signInAllOnSolana, signInAs } from './people.ts';
import { openSolana, type WorldAccess } from './world.ts';

/** The parts of a running service that seeding uses. */
export type SeedableService = Pick<RunningService, 'url' | 'work' | 'devnet' | 'solana' | 'database'>;

const BACKERS = ['ada', 'ben', 'cleo', 'dora'] as const;
/** The interval of the keepers while series are seeded. It is short, because raises wait for them. */
const KEEPER_MS = 1_000;

const problem = (variable: string, text: string, mend: string): StartRefusal =>
  refusal('CONFIGURATION', variable, { problem: text, mend });

/** Adapts a configuration for --seed. @throws StartRefused if the database or chain is not embedded, or the worker is off */
export function adaptForSeed(config: GatewaySettings): GatewaySettings {
  const text = 'is set, but --seed needs an embedded database and chain';
  const problems = [
    ...(config.database.kind === 'given' ? [problem('DATABASE_URL', text, 'start without it, or without --seed')] : []),
    ...(config.chains[0].chain.kind === 'given'
      ? [problem('EVM_RPC_URL', text, 'start without it, or without --seed')]
      : []),
    ...(config.runsWorker ? [] : [problem('WORKER', 'is off, but --seed needs keepers', 'start without it')]),
  ];
  if (problems.length > 0) throw new StartRefused(problems);
  return { ...config, keeper: { ...config.keeper, intervalMs: KEEPER_MS } };
}

/** Gives people access to a service's embedded chains; null if its chain or worker is not embedded. */
export function accessOf({ url, devnet, solana, work }: SeedableService): WorldAccess | null {
  if (devnet === undefined || work === undefined) return null;
  return {
    url,
    devnet,
    chainId: devnet.anvil.chainId,
    worker: work.chains.first.worker,
    solana: solana && openSolana(solana, work.chains.of(solana.name).worker),
  };
}

/** The marker file in the data folder, which exists while seeding is not complete. */
const markerFile = (dataDir: string): string => join(dataDir, 'filling');

/**
 * Opens one series in each phase, if the service has no series or an earlier seeding was interrupted (its series stay). Returns
 * undefined and changes nothing if there are series already.
 */
export async function seed(
  service: SeedableService,
  { dataDir }: Pick<GatewaySettings, 'dataDir'>,
): Promise<OpenSeries | undefined> {
  const place = accessOf(service);
  if (place === null) throw new Error('only embedded chains can be seeded');
  const marker = markerFile(dataDir);
  if (!existsSync(marker) && (await service.database.prisma.series.count()) > 0) return undefined;
  writeFileSync(marker, '');
  const open = await openAll(place);
  rmSync(marker);
  return open;
}

async function openAll(place: WorldAccess): Promise<OpenSeries> {
  const { devnet, solana } = place;
  const { owner } = devnet;
  const address = (name: keyof typeof CAST) => devnet.wallet(CAST[name]).address;
  await owner.approveIssuer(address('issuer'));
  await owner.verifyWallets(BACKERS.map(address));
  for (const name of ['issuer', ...BACKERS] as const) await owner.mintTokens(address(name), 10_000n * TOKEN);
  const people = {
    issuer: await signInAs('issuer', place),
    ada: await signInAs('ada', place),
    ben: await signInAs('ben', place),
  };
  const open = await openSeries(place, people, solana && (await signInAllOnSolana(place, solana)));
  await owner.publishRate(TERMS.currencyCode, FX_RATE);
  return open;
}
