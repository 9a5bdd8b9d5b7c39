import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Address } from '@income-series/protocol/address';
import { lowerHex } from '@income-series/protocol/hex';
import { mnemonicAccount } from '../../adapters/evm/wallet.ts';
import type { GatewaySettings } from '../../config/types.ts';
import { refusal, type StartRefusal, StartRefused } from '../../core/errors/start-refused.ts';
import { MNEMONIC } from '../devnet/anvil.ts';
import type { RouteHandler } from '../gateway/http/exchange.ts';
import type { RunningService } from '../gateway/start.ts';
import { evmChain } from './clock.ts';
import { FX_RATE, TERMS, TOKEN } from './draft.ts';
import { type OpenSeries, openOnSolana, openRaises } from './open-series.ts';
import { payQuarter } from './paid-quarter.ts';
import { CAST, type Name, type People, type Person, type SolanaPeople, signInAllOnSolana, signInAs } from './people.ts';
import { createPeopleRoute } from './people-route.ts';
import { formatLinks, offerPerson } from './person-links.ts';
import { leaveWork, submitApplication } from './waiting-work.ts';
import { openSolana, type WorldAccess } from './world.ts';

/** The parts of a running service that seeding uses. */
export type SeedableService = Pick<RunningService, 'url' | 'work' | 'devnet' | 'solana' | 'database'>;

/** The people of a seeded service. */
const SEED_CAST = ['issuer', 'ada', 'ben', 'cleo', 'admin', 'theo'] as const satisfies readonly Name[];
type SeedName = (typeof SEED_CAST)[number];
type SeedPeople = Pick<People, SeedName>;

const BACKERS = ['ada', 'ben', 'cleo', 'dora'] as const;
/** The interval of the keepers while series are seeded. It is short, because raises wait for them. */
const KEEPER_MS = 1_000;

const problem = (variable: string, text: string, mend: string): StartRefusal =>
  refusal('CONFIGURATION', variable, { problem: text, mend });

/** Adapts a configuration for --seed. @throws StartRefused if the database or chain is not embedded, or the worker is off */
function adaptForSeed(config: GatewaySettings): GatewaySettings {
  const text = 'is set, but --seed needs an embedded database and chain';
  const problems = [
    ...(config.database.kind === 'given' ? [problem('DATABASE_URL', text, 'start without it, or without --seed')] : []),
    ...(config.chains[0].chain.kind === 'given'
      ? [problem('EVM_RPC_URL', text, 'start without it, or without --seed')]
      : []),
    ...(config.runsWorker ? [] : [problem('WORKER', 'is off, but --seed needs keepers', 'start without it')]),
  ];
  if (problems.length > 0) throw new StartRefused(problems);
  const { adminWallets: admins, keeper } = config;
  const adminWallets = admins.length > 0 ? admins : [lowerHex(mnemonicAccount(MNEMONIC, CAST.admin).address)];
  return { ...config, adminWallets, keeper: { ...keeper, intervalMs: KEEPER_MS } };
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

/** A service's seeding: its configuration, and the people who act in it. */
export interface Seeding {
  readonly config: GatewaySettings;
  /** The routes that the seeding adds: the people with live sessions, for the pages of this machine; none before `fill`. */
  readonly routes: readonly RouteHandler[];
  /**
   * Opens one series in each phase and leaves work that waits, if the service has no series or an earlier seeding was interrupted
   * (its series stay). Returns undefined and changes nothing if there are series already.
   */
  fill(service: SeedableService): Promise<OpenSeries | undefined>;
  /** A line for each person, with a link that opens the app as them. */
  links(url: string): string;
}

/** Prepares the seeding of a service. @throws StartRefused if it cannot be seeded */
export function createSeeding(configured: GatewaySettings): Seeding {
  const config = adaptForSeed(configured);
  const marker = markerFile(config.dataDir);
  let signedIn: readonly Person<Address>[] = [];
  return {
    config,
    routes: [createPeopleRoute(() => Promise.all(signedIn.map(offerPerson)))],
    async fill(service) {
      const place = accessOf(service);
      if (place === null) throw new Error('only embedded chains can be seeded');
      const isFilled = !existsSync(marker) && (await service.database.prisma.series.count()) > 0;
      const { people, onSolana } = await signInCast(place);
      signedIn = [...Object.values(people), ...Object.values(onSolana ?? {})];
      if (isFilled) return undefined;
      writeFileSync(marker, '');
      const open = await openAll(place, people, onSolana);
      rmSync(marker);
      return open;
    },
    links: (url) => formatLinks(url, SEED_CAST),
  };
}

async function signInCast(place: WorldAccess) {
  const people: Partial<Record<SeedName, Person>> = {};
  for (const name of SEED_CAST) people[name] = await signInAs(name, place);
  const onSolana = place.solana && (await signInAllOnSolana(place, place.solana));
  return { people: people as SeedPeople, onSolana };
}

const ATTESTOR = `query Attestor($key: KeyAddress!, $chain: Chain!) { attestor(address: $key, chain: $chain) { active } }`;

/** Registers Theo's key unless an earlier seeding did. */
async function registerAttestor({ devnet, worker }: WorldAccess, { ask, address: key, chain }: Person): Promise<void> {
  const { data } = await ask<{ attestor: { active: boolean } | null }>(ATTESTOR, { key, chain });
  if (data?.attestor?.active) return;
  const { blockNumber } = await devnet.owner.registerAttestor(key);
  await worker.indexed(blockNumber);
}

/** Prepares the chains as their operator, opens the series, and leaves work for each person. */
async function openAll(
  place: WorldAccess,
  people: SeedPeople,
  onSolana: SolanaPeople | undefined,
): Promise<OpenSeries> {
  const { devnet } = place;
  const { owner } = devnet;
  const address = (name: Name) => devnet.wallet(CAST[name]).address;
  await owner.approveIssuer(address('issuer'));
  await owner.verifyWallets(BACKERS.map(address));
  for (const name of ['issuer', ...BACKERS] as const) await owner.mintTokens(address(name), 10_000n * TOKEN);
  await registerAttestor(place, people.theo);
  const [raises, solanaSeries] = await Promise.all([
    openRaises(evmChain(place), people, { pays: true }),
    openOnSolana(place.solana, onSolana),
  ]);
  const open = { ...raises, ...solanaSeries };
  await leaveWork(place, people, { amended: open.active, traded: open.active });
  await submitApplication(people.cleo);
  if (open.paying !== null) await payQuarter(place, people, { seriesKey: open.paying, period: open.activePeriod });
  await owner.publishRate(TERMS.currencyCode, FX_RATE);
  return open;
}
