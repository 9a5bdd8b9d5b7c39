import { expect, it } from 'vitest';
import { createContractWallet } from '../../support/contract-wallet.ts';
import { forFile } from '../../support/for-file.ts';
import { newWallet, type TestWallet } from '../../support/gateway.ts';
import { type Built, createProduct } from '../support/product.ts';
import { launch } from '../support/story.ts';

// A contract wallet that is not deployed yet has no code by which it could be known, and no coin.

const product = await forFile(createProduct());

const PAYERS = expect.objectContaining({ label: 'Network fee' });

it('is not asked for a coin after it signed in by a signature with its deployment, and is shown who pays', async () => {
  const { gateway, devnet } = product;
  const { seriesKey } = await launch(product);
  const undeployed = await createContractWallet(devnet.anvil);
  const key = newWallet();
  const approve = async (wallet: Pick<TestWallet, 'address' | 'sign'>): Promise<Built> => {
    const token = await gateway.signIn(wallet);
    const input = { seriesKey, wallet: wallet.address, spender: 'RAISE', amount: '1' };
    const fields = 'transaction { simulation { ok errorName } preview { label value unit } }';
    const refusal = 'code ... on SimulationRefusal { errorName }';
    return gateway.mutate('buildApprovePaymentToken', input, { token, fields, refusal });
  };
  const built = await approve({ ...undeployed, sign: undeployed.signUndeployed });
  expect(built.transaction).toMatchObject({ simulation: { ok: true, errorName: null } });
  expect(built.transaction?.preview).toContainEqual(PAYERS);
  expect(await approve(key)).toMatchObject({ code: 'SIMULATION_FAILED', errorName: 'INSUFFICIENT_FUNDS' });

  const marks = await gateway.database.prisma.accountWallet.findMany({
    where: { address: { in: [undeployed.address, key.address] } },
    select: { address: true, isContract: true },
  });
  expect(new Map(marks.map(({ address, isContract }) => [address, isContract]))).toEqual(
    new Map([
      [undeployed.address, true],
      [key.address, false],
    ]),
  );

  await undeployed.deploy();
  const after = await approve(undeployed);
  expect(after.transaction).toMatchObject({ simulation: { ok: true, errorName: null } });
  expect(after.transaction?.preview).toContainEqual(PAYERS);
});
