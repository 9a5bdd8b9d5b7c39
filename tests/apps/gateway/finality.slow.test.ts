import { expect, it } from 'vitest';
import { createWorld } from '../../indexing/support/world.ts';
import { createTestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';
import { startGatewayProgram } from '../../support/service.ts';

// A node whose newest block is new and whose final block is older than a newest block may be.

const BLOCKS = 400;
const MAX_AGE = 60;

const [world, database] = await Promise.all([
  forFile(createWorld(undefined, { provingVerifier: true })),
  forFile(createTestDatabase()),
]);
const now = Math.floor(Date.now() / 1000);
await world.anvil.rpc('evm_setNextBlockTimestamp', now - 2 * BLOCKS);
await world.anvil.rpc('anvil_mine', `0x${BLOCKS.toString(16)}`, '0x2');
const service = await forFile(
  startGatewayProgram(
    { databaseUrl: database.url, chain: { rpcUrl: world.anvil.url, contracts: world.contracts } },
    { EVM_INDEX_TAG: 'finalized', EVM_MAX_BLOCK_AGE: `${MAX_AGE}` },
  ),
);

const block = async (tag: string) => {
  const read = await world.anvil.rpc<{ number: string; timestamp: string }>('eth_getBlockByNumber', tag, false);
  return { number: Number(read.number), timestamp: Number(read.timestamp) };
};
const health = async () => (await fetch(`${service.url}/health`)).json();

it('a chain whose final block is old is indexed to it, and health says how far finality is behind', async () => {
  const [latest, final] = [await block('latest'), await block('finalized')];
  const lagSeconds = latest.timestamp - final.timestamp;
  expect(lagSeconds).toBeGreaterThan(MAX_AGE);
  const lagBlocks = latest.number - final.number;
  await expect.poll(health).toMatchObject({
    status: 'ok',
    checks: { chain: { ok: true }, indexer: { ok: true, lagBlocks: 0 } },
    chains: {
      [world.chain.name]: {
        chain: { ok: true, block: `${latest.number}`, finality: { block: `${final.number}`, lagBlocks, lagSeconds } },
        indexer: { ok: true, block: `${final.number}`, lagBlocks: 0 },
      },
    },
  });
});

it('a node whose newest block is old is stale, and so is the index', async () => {
  await world.anvil.rpc('evm_increaseTime', 3_600);
  await world.anvil.rpc('evm_mine');
  // A minute ahead of the clock is as wrong as a minute behind it.
  const stale = { ok: false, code: 'CHAIN_STALE' };
  await expect.poll(health).toMatchObject({ status: 'red', checks: { chain: stale, indexer: stale } });
});
