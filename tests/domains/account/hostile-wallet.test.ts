import { expect, it } from 'vitest';
import { deployCode } from '../../support/contract-wallet.ts';
import { createTestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';
import { startTestGateway } from '../../support/gateway.ts';
import { POPULATION, personas, verifiedWallets } from '../../support/populate.ts';
import { startDevnet } from '../support/devnet.ts';
import { issue, present } from './support/sign-in.ts';

const AT_ONCE = 32;
/** The gas of a block, and of a call that names none: about a second of this node's time. */
const NODE_GAS = 1_000_000_000;
const TERMS = 'query ($key: Bytes32!) { series(key: $key) { terms { theta } } }';

const devnet = await forFile(startDevnet());
await devnet.owner.verifyWallets(verifiedWallets);
const database = await forFile(createTestDatabase({ populated: true }));
const gateway = await forFile(startTestGateway({ database, rpcUrl: devnet.anvil.url, contracts: devnet.contracts }));

it('refuses wallets whose contracts loop, 32 at once, and the chain is read for others meanwhile', async () => {
  const backer = await gateway.signIn(personas.backerA.wallet);
  const wallet = { address: await deployCode(devnet.anvil, '5b600056') };
  await devnet.anvil.rpc('evm_setBlockGasLimit', `0x${NODE_GAS.toString(16)}`);
  await devnet.anvil.rpc('evm_mine');
  const { message } = await issue(gateway, wallet);

  const attempts = Array.from({ length: AT_ONCE }, () => present(gateway, message, `0x${'5a'.repeat(70)}`));
  const codes = Promise.all(attempts).then((all) => new Set(all.map(({ code }) => code)));
  let running = true;
  const end = codes.finally(() => {
    running = false;
  });
  const { key, terms } = POPULATION.series.A;
  do {
    const { data } = await gateway.ask<{ series: { terms: { theta: string } } }>(TERMS, { key }, backer);
    expect(data?.series.terms.theta).toBe(`${terms.theta}`);
    const health = (await (await fetch(new URL('/health', gateway.url))).json()) as { checks: { chain: object } };
    expect(health.checks.chain).toMatchObject({ ok: true });
  } while (running);
  await end;
  expect(await codes).toEqual(new Set(['SIGNATURE_INVALID']));
});
