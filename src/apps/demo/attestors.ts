import { join } from 'node:path';
import type { Announcement, DeviceChain } from '../device/index.ts';
import { createClient, must } from './client.ts';
import type { Narrator } from './narrator.ts';
import { openToolbox, type Toolbox } from './toolbox.ts';
import type { World } from './world.ts';

/** Two who attest, each on a machine of their own. */
export interface Attestors {
  readonly first: Toolbox;
  readonly second: Toolbox;
}

const ANNOUNCED = `query Announced($key: Address!) { attestor(address: $key) { announcement { encryptionKey signature } } }`;

async function enrol(world: World, folder: string): Promise<Toolbox> {
  const toolbox = await openToolbox(world, folder);
  const { blockNumber } = await world.devnet.owner.registerAttestor(toolbox.address);
  await world.worker.indexed(blockNumber);
  for (const command of ['login', 'link', 'announce']) await toolbox.run(command);
  return toolbox;
}

/** Their keys are made, registered by the operator, linked to their accounts and announced. */
export async function gatherAttestors({ chapter, step, say }: Narrator, world: World): Promise<Attestors> {
  chapter('Two attestors, each with the command-line tool on a machine of their own');
  const enrolled = (name: string) =>
    step(`${name}: a key (scrypt 2^18), registered, signed in, linked, its encryption key announced`, () =>
      enrol(world, join(world.folder, name)),
    );
  const first = await enrolled('first-attestor');
  const second = await enrolled('second-attestor');
  say(`first  ${first.address}\nsecond ${second.address}`);
  const { results } = await step('The tool’s self-test', () => first.run('self-test'));
  say(`${(results as readonly unknown[]).length} known answers reproduced`);
  return { first, second };
}

/** What the issuer's machine knows of the chain, from its own configuration. */
export const deviceChain = ({ chainId, hub, devnet }: World): DeviceChain => ({
  domain: { kind: 'evm', chainId, verifyingContract: hub },
  node: devnet.anvil.url,
});

/** As the gateway passes it on: whoever seals to it checks it against the chain. */
export async function announcementOf(world: World, { address: key }: Toolbox): Promise<Announcement> {
  const ask = createClient(`${world.url}/graphql`);
  const { attestor } = await must(ask<{ attestor: { announcement: Omit<Announcement, 'key'> } }>(ANNOUNCED, { key }));
  return { key, ...attestor.announcement };
}
