import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatewaySettings } from '../../config/types.ts';
import { refusal, type StartRefusal, StartRefused } from '../../core/errors/start-refused.ts';
import type { RunningService } from '../gateway/start.ts';
import { FX_RATE, TERMS, TOKEN } from './draft.ts';
import { type OpenSeries, openSeries } from './open-series.ts';
import { CAST, signInAllOnSolana, signInAs } from './people.ts';
import { openSolana, type WorldAccess } from './world.ts';

/** A service that runs, as far as it is filled. */
export type Filled = Pick<RunningService, 'url' | 'work' | 'devnet' | 'solana' | 'database'>;

const BACKERS = ['ada', 'ben', 'cleo', 'dora'] as const;
/** While a service is filled its keepers look every second: raises wait for them. */
const KEEPER_MS = 1_000;

const problem = (variable: string, text: string, mend: string): StartRefusal =>
  refusal('CONFIGURATION', variable, { problem: text, mend });

/** The configuration under which a service is filled. @throws StartRefused where anything of it is not the service's own */
export function seedable(config: GatewaySettings): GatewaySettings {
  const text = 'names what is not embedded, and --seed fills embedded parts alone';
  const found = [
    ...(config.database.kind === 'given' ? [problem('DATABASE_URL', text, 'start without it, or without --seed')] : []),
    ...(config.chains[0].chain.kind === 'given'
      ? [problem('EVM_RPC_URL', text, 'start without it, or without --seed')]
      : []),
    ...(config.runsWorker ? [] : [problem('WORKER', 'is off, and --seed needs keepers', 'start without it')]),
  ];
  if (found.length > 0) throw new StartRefused(found);
  return { ...config, keeper: { ...config.keeper, intervalMs: KEEPER_MS } };
}

/** Where people find a service's chains; null for one whose chain is not its own. */
export function placeOf({ url, devnet, solana, work }: Filled): WorldAccess | null {
  if (devnet === undefined || work === undefined) return null;
  return {
    url,
    devnet,
    chainId: devnet.anvil.chainId,
    worker: work.chains.first.worker,
    solana: solana && openSolana(solana, work.chains.of(solana.name).worker),
  };
}

/** In the folder of a service's data from when filling begins until it is done. */
const begunFile = (dataDir: string): string => join(dataDir, 'filling');

/**
 * Opens series in each phase in a service that has none, or in one where filling was stopped: what that had opened stays, and
 * series in each phase are added. Answers undefined, and changes nothing, where there are series already.
 */
export async function seed(
  service: Filled,
  { dataDir }: Pick<GatewaySettings, 'dataDir'>,
): Promise<OpenSeries | undefined> {
  const place = placeOf(service);
  if (place === null) throw new Error('only a chain of our own is filled');
  const begun = begunFile(dataDir);
  if (!existsSync(begun) && (await service.database.prisma.series.count()) > 0) return undefined;
  writeFileSync(begun, '');
  const open = await fill(place);
  rmSync(begun);
  return open;
}

async function fill(place: WorldAccess): Promise<OpenSeries> {
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
