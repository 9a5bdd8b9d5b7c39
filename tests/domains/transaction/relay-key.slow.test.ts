import { fromHex } from '@income-series/protocol/bytes';
import { expect, it } from 'vitest';
import { createRelayer } from '../../../src/adapters/evm/relayer.ts';
import { mnemonicKey } from '../../../src/adapters/evm/wallet.ts';
import { createTestClock } from '../../support/clock.ts';
import { forFile } from '../../support/for-file.ts';
import { startTestGateway } from '../../support/gateway.ts';
import { createPauses } from '../support/pauses.ts';

// RELAYER_KEY is changed: a gateway with the old key and one with the new key next to each other.

const clock = createTestClock(new Date());
const pauses = await createPauses(clock);
await forFile(pauses.product);
const { devnet, gateway, rpcUrl } = pauses.product;
const { anvil, contracts } = devnet;
const key = fromHex(mnemonicKey(anvil.mnemonic, 19), 32);
const relayer = createRelayer({ chainId: anvil.chainId, rpcUrl: anvil.url, contracts, key });
/** Of the gateway with the new key. */
const account = relayer.address;
await anvil.rpc('anvil_setBalance', account, `0x${(10n ** 20n).toString(16)}`);
const old = gateway;
const fresh = await forFile(startTestGateway({ database: gateway.database, rpcUrl, contracts, clock, relayer }));

const sentBy = async (address: string) =>
  Number(await pauses.product.devnet.anvil.rpc<string>('eth_getTransactionCount', address, 'latest'));

it('what the old account has pending is not sent by the new one, which comes to its result and pays from then on', async () => {
  const id = await pauses.requested();
  const input = await pauses.approval(id);
  const before = await pauses.relayed();
  await pauses.automine(false);
  const first = pauses.decide(old, input);
  await pauses.inPool(1);
  // Its simulation finds what the old account has pending, and nothing is sent.
  const { state: early, code } = await pauses.decide(fresh, input);
  expect(['RELAY_FAILED', 'RELAY_PENDING', 'PAUSE_REFUSED']).toContain(early ?? code);
  await pauses.automine(true);
  await pauses.product.devnet.anvil.rpc('evm_mine');
  expect(await first).toMatchObject({ state: 'APPROVED' });
  expect([await pauses.relayed(), await sentBy(account)]).toEqual([before + 1, 0]);

  await pauses.product.index();
  const { state, relayTx } = await pauses.row(id);
  expect(state).toBe('APPROVED');
  for (const gateway of [old, fresh])
    expect(await pauses.decide(gateway, input)).toMatchObject({ state: 'APPROVED', approval: { relayTx } });
  expect(await pauses.loggedRelays(id)).toEqual([relayTx]);

  const next = await pauses.requested();
  expect(await pauses.decide(fresh, await pauses.approval(next))).toMatchObject({ state: 'APPROVED' });
  expect([await pauses.relayed(), await sentBy(account)]).toEqual([before + 1, 1]);
});
