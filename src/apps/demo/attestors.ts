import { join } from 'node:path';
import type { Announcement, DeviceChain } from '@income-series/client';
import { type EvmContracts, evmChainName } from '@income-series/protocol/chain';
import type { EvmAddress } from '@income-series/protocol/hex';
import { type MessageKind, type MessageOf, messageDigest } from '@income-series/protocol/signing';
import { createClient, requireData } from './client.ts';
import type { Narrator } from './narrator.ts';
import { openToolbox, type Toolbox } from './toolbox.ts';
import type { World } from './world.ts';

/** The two attestors, each with a machine of its own. */
export interface Attestors {
  readonly first: Toolbox;
  readonly second: Toolbox;
}

const ANNOUNCED = `query Announced($key: KeyAddress!, $chain: Chain!) { attestor(address: $key, chain: $chain) { announcement { encryptionKey signature } } }`;

async function setUp({ run }: Toolbox): Promise<void> {
  for (const command of ['login', 'link', 'announce']) await run(command);
}

/** Sets up two attestors: their keys are made, registered by the operator, linked to their accounts and announced. */
export async function gatherAttestors({ chapter, step, say }: Narrator, world: World): Promise<Attestors> {
  chapter('Two attestors, each with the command-line tool on a machine of their own');
  const [first, second] = await step('Each makes a key, encrypted under a password (scrypt 2^18)', () =>
    Promise.all([openToolbox(world, join(world.folder, 'first')), openToolbox(world, join(world.folder, 'second'))]),
  );
  await step('The operator registers both keys', async () => {
    const { owner } = world.devnet;
    await owner.registerAttestor(first.address);
    const { blockNumber } = await owner.registerAttestor(second.address);
    await world.worker.indexed(blockNumber);
  });
  await step('Each signs in, links the key to the account, and announces its encryption key', () =>
    Promise.all([setUp(first), setUp(second)]),
  );
  say(`first  ${first.address}\nsecond ${second.address}`);
  return { first, second };
}

export const domainOf = ({
  chainId,
  contracts,
}: {
  readonly chainId: number;
  readonly contracts: Pick<EvmContracts, 'hub'>;
}) => ({ kind: 'evm', chainId, verifyingContract: contracts.hub }) as const;

/** The chain in the configuration of the issuer's machine. */
export const deviceChain = (world: World): DeviceChain => ({ domain: domainOf(world), node: world.devnet.anvil.url });

/** The digest of a message that issuer and attestor agreed on outside of the gateway. The tool signs this digest only. */
export const agreedDigest = <K extends MessageKind>(world: World, kind: K, message: MessageOf<K>) =>
  messageDigest(domainOf(world), kind, message);

/** The nonce of every signature in the story, which has one signature of each kind. */
export const FIRST_NONCE = 0n;

/** Fetches a key's announcement from the gateway. Senders check it against the chain before they seal to it. */
export async function fetchAnnouncement(world: Pick<World, 'url' | 'chainId'>, key: EvmAddress): Promise<Announcement> {
  const ask = createClient(`${world.url}/graphql`);
  const { attestor } = await requireData(
    ask<{ attestor: { announcement: Omit<Announcement, 'key'> } }>(ANNOUNCED, {
      key,
      chain: evmChainName(world.chainId),
    }),
  );
  return { key, ...attestor.announcement };
}
