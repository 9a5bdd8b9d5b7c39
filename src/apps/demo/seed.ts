import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mnemonicAccount } from '../../adapters/evm/wallet.ts';
import type { GatewaySettings } from '../../config/types.ts';
import { refusal, type StartRefusal, StartRefused } from '../../core/errors/start-refused.ts';
import { lowerHex } from '../../core/hex.ts';
import { MNEMONIC } from '../devnet/anvil.ts';
import type { DemoAccess } from '../gateway/demo-people.ts';
import type { RunningService } from '../gateway/start.ts';
import { formatDevices, writeDevice, writeDevices } from './devices.ts';
import { FX_RATE, TERMS, TOKEN } from './draft.ts';
import { type OpenSeries, openSeries } from './open-series.ts';
import { CAST, describePeople, type Person, type SolanaPeople, signInAs, signInOnSolana } from './people.ts';
import { type AppTasks, formatLinks } from './screen.ts';
import {
  openPaying,
  payQuarter,
  prepareOpenWork,
  registerDora,
  reviewApplications,
  type SeedPeople,
} from './seed-story.ts';
import { createWallets } from './wallets.ts';
import { openSolana, type SolanaWorld, type WorldAccess } from './world.ts';

/** The parts of a running service that seeding uses. */
export type SeedableService = Pick<RunningService, 'url' | 'work' | 'devnet' | 'solana' | 'database'>;

const NAMES = ['issuer', 'ada', 'ben', 'cleo', 'dora', 'admin'] as const satisfies readonly (keyof SeedPeople)[];
/** The people whose wallets the chain's owner verifies. An admin approves the issuer and Ada; Cleo's application stays open. */
const VERIFIED = ['ben', 'dora'] as const;
/** The interval of the keepers while series are seeded. It is short, because raises wait for them. */
const KEEPER_MS = 1_000;

const seedRefusal = (variable: string, text: string, mend: string): StartRefusal =>
  refusal('CONFIGURATION', variable, { problem: text, mend });

/**
 * Adapts a configuration for --seed: the keepers run every second, and the story's admin gets the rights of an admin.
 * @throws StartRefused if the database or chain is not embedded, or the worker is off
 */
export function adaptForSeed(config: GatewaySettings): GatewaySettings {
  const text = 'is set, but --seed needs an embedded database and chain';
  const problems = [
    ...(config.database.kind === 'given'
      ? [seedRefusal('DATABASE_URL', text, 'start without it, or without --seed')]
      : []),
    ...(config.chains[0].chain.kind === 'given'
      ? [seedRefusal('EVM_RPC_URL', text, 'start without it, or without --seed')]
      : []),
    ...(config.runsWorker ? [] : [seedRefusal('WORKER', 'is off, but --seed needs keepers', 'start without it')]),
  ];
  if (problems.length > 0) throw new StartRefused(problems);
  const admin = lowerHex(mnemonicAccount(MNEMONIC, CAST.admin).address);
  const adminWallets = [...new Set([...config.adminWallets, admin])];
  return { ...config, adminWallets, keeper: { ...config.keeper, intervalMs: KEEPER_MS } };
}

/** The parts of a service with which the story's people act; null if its chain or worker is not embedded. */
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
  const open = await openAllSeries(place, resolve(dataDir));
  rmSync(marker);
  return open;
}

/** @param folder takes the export of the issuer's device */
async function openAllSeries(place: WorldAccess, folder: string): Promise<OpenSeries> {
  const { devnet, solana } = place;
  const { owner } = devnet;
  const people = await signInEvm(place);
  await owner.verifyWallets(VERIFIED.map((name) => people[name].address));
  for (const { address } of Object.values(people)) await owner.mintTokens(address, 10_000n * TOKEN);
  await reviewApplications(place, people);
  await registerDora(place, people);
  const paying = await openPaying(place, people);
  const open = await openSeries(place, people, solana && (await signInSolana(place, solana)), paying.firstPeriod);
  await writeDevice(folder, 'issuer', await payQuarter(place, people, paying));
  await prepareOpenWork(place, people, paying);
  await owner.publishRate(TERMS.currencyCode, FX_RATE);
  return open;
}

async function signInEvm(place: WorldAccess): Promise<SeedPeople> {
  const people: Partial<Record<keyof SeedPeople, Person>> = {};
  for (const name of NAMES) people[name] = await signInAs(name, place);
  return people as SeedPeople;
}

/** Signs in the issuer and Ada on Solana, where the issuer offers a curve on which Ada trades. */
async function signInSolana(place: WorldAccess, solana: SolanaWorld): Promise<Pick<SolanaPeople, 'issuer' | 'ada'>> {
  const signIn = async (name: 'issuer' | 'ada') => signInOnSolana(name, place, solana, await solana.person(CAST[name]));
  return { issuer: await signIn('issuer'), ada: await signIn('ada') };
}

/** A task in the app of a seeded service for each person. */
const TASKS: AppTasks = {
  ada: 'reveal a bid',
  ben: 'follow an order',
  cleo: 'follow an application',
  issuer: 'prove a quarter',
  admin: 'review an application',
  dora: 'read an amendment',
};

/** The people of a seeded service. Its pages list them, and their wallets sign in the app. The list is empty until `open` ends. */
export interface SeedDemo {
  readonly access: DemoAccess;
  /** Signs the people in, and writes their device exports to the data folder. */
  open(service: RunningService): Promise<void>;
  /** Returns lines for the final screen: each person's link to the app, and the device exports. */
  describe(url: string): string;
}

export function createSeedDemo({ dataDir }: Pick<GatewaySettings, 'dataDir'>): SeedDemo {
  let demo: DemoAccess | undefined;
  return {
    access: {
      people: async () => (await demo?.people()) ?? [],
      askWallet: async (request) =>
        (await demo?.askWallet(request)) ?? { error: { code: 4900, message: 'The service is not filled yet.' } },
    },
    async open(service) {
      const place = accessOf(service);
      if (place === null) throw new Error('only embedded chains have people');
      const { devnet, solana } = place;
      const evm = await signInEvm(place);
      const onSolana = solana && (await signInSolana(place, solana));
      await writeDevices(resolve(dataDir));
      demo = {
        people: () => Promise.all([...describePeople(evm), ...describePeople({ ...onSolana })]),
        askWallet: createWallets({ devnet, solana, contracts: service.contracts }),
      };
    },
    describe: (url) => `${formatLinks(url, TASKS)}\n${formatDevices(resolve(dataDir))}`,
  };
}
