import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorld } from '../../indexing/support/world.ts';
import { startChainNode } from '../../support/chain-node/index.ts';
import { createTestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';
import { type Answer, keyed, newWallet, SIGN_IN, SIGN_IN_NONCE, TEST_CHAIN } from '../../support/gateway.ts';
import { startGatewayProgram } from '../../support/service.ts';

beforeEach(() => node.behave({}));

const old = (header: object) => ({ ...header, timestamp: '0x1' });
const health = async () => (await fetch(`${service.url}/health`)).json();
const chainCode = async (): Promise<string> => (await health()).checks.chain.code ?? 'answered';

async function mutate(document: string, input: object): Promise<Answer> {
  const response = await fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query: document, variables: { input: keyed(document, input) } }),
  });
  return (await response.json()) as Answer;
}

/** What a live read comes to that everybody may cause: whether a contract wallet signed is the chain's to say. */
async function liveCode(): Promise<unknown> {
  const { address } = newWallet();
  const issued = await mutate(SIGN_IN_NONCE, { address, chain: TEST_CHAIN });
  const { message } = issued.data?.signInNonce ?? {};
  const { data, errors } = await mutate(SIGN_IN, { message, signature: `0x${'22'.repeat(70)}` });
  return data?.signIn?.code ?? errors?.[0]?.extensions.code;
}

const world = await forFile(createWorld(undefined, { provingVerifier: true }));
await world.anvil.rpc('evm_setNextBlockTimestamp', Math.floor(Date.now() / 1000));
await world.anvil.rpc('anvil_mine', '0x8');
const [node, database] = await Promise.all([forFile(startChainNode(world.anvil.url)), forFile(createTestDatabase())]);
const chain = { rpcUrl: node.url, contracts: world.contracts };
/** The whole service, worker included, behind the node. */
const service = await forFile(
  startGatewayProgram(
    { databaseUrl: database.url, chain },
    // An account that nobody has funded.
    { RELAYER_KEY: `0x${'5e'.repeat(32)}`, EVM_RESERVE_BALANCE: '1', EVM_MAX_BLOCK_AGE: '3600' },
  ),
);
await vi.waitFor(async () => expect(await health()).toMatchObject({ status: 'ok' }), { timeout: 60_000 });

describe('the node behind the service', () => {
  it.each([
    ['three blocks below the index is well', { hides: 3 }, 'answered'],
    ['four blocks below it is behind', { hides: 4 }, 'CHAIN_BEHIND'],
    ['with an old newest block is stale', { lies: { eth_getBlockByNumber: old } }, 'CHAIN_STALE'],
    ['that redirects is away', { redirectTo: 'http://127.0.0.1:1/' }, 'CHAIN_UNAVAILABLE'],
    ['that answers null is away', { lies: { eth_getBlockByNumber: () => null } }, 'CHAIN_UNAVAILABLE'],
    ['of chain 143 is refused', { chainId: 143 }, 'CHAIN_REFUSED'],
    ['of another chain is the wrong one', { chainId: 1 }, 'CHAIN_MISMATCH'],
  ])('%s', async (_, manners, code) => {
    node.behave(manners);
    await expect.poll(chainCode, { timeout: 60_000 }).toBe(code);
    expect(await liveCode()).toBe(code === 'answered' ? 'SIGNATURE_INVALID' : code);
    node.behave({});
    await expect.poll(health, { timeout: 60_000 }).toMatchObject({ status: 'ok' });
  });

  it('has an account that cannot pay for relays, which is said and makes nothing red', async () => {
    expect(await health()).toMatchObject({
      status: 'ok',
      wallets: { relayer: { ok: false, code: 'BALANCE_BELOW_RESERVE' }, keeper: null },
    });
  });
});
