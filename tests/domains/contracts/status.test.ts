import type { Hex } from '@income-series/protocol/hex';
import { expect, it } from 'vitest';
import { signSeriesContract } from '../../../src/apps/demo/steps/series.ts';
import { resetIndex } from '../../../src/indexing/reset.ts';
import { modules } from '../../../src/modules.ts';
import { forFile } from '../../support/for-file.ts';
import { createProduct } from '../support/product.ts';
import { contractsOf } from './support.ts';

// How a signed contract compares with the chain: a function of rows and events, which a reorganisation takes back.

const product = await forFile(createProduct());
const contracts = contractsOf(product);

/** A draft whose contract is signed, with the built `createSeries`. */
async function built() {
  const id = await contracts.draft();
  const contract = await signSeriesContract(product.actor('issuer'), id);
  const { transaction } = await product.build('issuer', 'buildCreateSeries', { id });
  if (!transaction) throw new Error('not built');
  const { hash } = contract;
  const seen = () => contracts.session('issuer', contract.id, 'state onchain');
  const { to, data } = transaction.request;
  return { request: { to, data }, hash, seen };
}
const says = (onchain: string) => ({ state: 'SIGNED', onchain });

it('is verified by the series that has its hash, and pending again where a reorganisation takes the series', async () => {
  const { request, seen } = await built();
  const other = await built();
  const { anvil } = product.devnet;
  await product.index();
  expect(await seen()).toEqual(says('PENDING'));
  const before = await anvil.rpc('evm_snapshot');
  await product.wallet('issuer').send(request);
  await product.index();
  expect([await seen(), await other.seen()]).toEqual([says('VERIFIED'), says('PENDING')]);
  await anvil.rpc('evm_revert', before);
  await anvil.rpc('anvil_mine', '0x3');
  await product.index();
  expect(await seen()).toEqual(says('PENDING'));
  await product.wallet('issuer').send(request);
  await product.index();
  expect(await seen()).toEqual(says('VERIFIED'));
  await resetIndex(product.gateway.database.prisma, product.gateway.chain, modules);
  await product.index();
  expect(await seen()).toEqual(says('VERIFIED'));
});

it('is different where the issuer created the series with another hash', async () => {
  const { request, hash, seen } = await built();
  const data = request.data.replace(hash.slice(2), 'ee'.repeat(32)) as Hex;
  expect(data).not.toBe(request.data);
  await product.wallet('issuer').send({ to: request.to, data });
  await product.index();
  expect(await seen()).toEqual(says('DIFFERENT'));
});
