import type { EvmAddress } from '@income-series/protocol/hex';
import { expect, it } from 'vitest';
import { createWallet } from '../../../src/adapters/evm/wallet.ts';
import { DEVNET_CHAIN_ID, MNEMONIC, startAnvil } from '../../../src/apps/devnet/anvil.ts';
import { eventually } from '../../support/eventually.ts';
import { forFile } from '../../support/for-file.ts';

/**
 * With call data it writes word 0. Without, it reads word 0, and word 1 too where word 0 is not zero, for 2,100 gas (EIP-2929).
 */
const RUNTIME = '36600f575f54600a57005b600154005b60015f5500';

const anvil = await forFile(startAnvil());

it('a call that another’s call of the same block makes dearer lands, without a limit of its own', async () => {
  const to = `0x${'c0'.repeat(20)}` as EvmAddress;
  await anvil.rpc('anvil_setCode', to, `0x${RUNTIME}`);
  const [other] = await anvil.rpc<[EvmAddress]>('eth_accounts');
  const wallet = createWallet({ rpcUrl: anvil.url, chainId: DEVNET_CHAIN_ID, key: { mnemonic: MNEMONIC, index: 1 } });
  await anvil.rpc('evm_setAutomine', false);
  const first = { maxFeePerGas: '0x2540be4000', maxPriorityFeePerGas: '0x174876e800', gas: '0x186a0' };
  const landed = wallet.send({ to, data: '0x' });
  await eventually(async () => expect(await anvil.rpc('txpool_status')).toMatchObject({ pending: '0x1' }));
  await anvil.rpc('eth_sendTransaction', { from: other, to, data: '0x01', ...first });
  await anvil.rpc('evm_mine');

  const { hash } = await landed;
  const { gasUsed } = await anvil.rpc<{ gasUsed: string }>('eth_getTransactionReceipt', hash);
  expect(BigInt(gasUsed)).toBeGreaterThan(25_000n);
});
