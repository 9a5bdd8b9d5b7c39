import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateKeyPairSigner, sendAndConfirmTransactionFactory } from '@solana/kit';
import { afterEach, describe, expect, it } from 'vitest';
import { developmentWallet, giveMoney } from '../../../examples/client/development.ts';
import { createAddresses } from '../../../src/adapters/solana/addresses.ts';
import { createSolanaReader } from '../../../src/adapters/solana/reader.ts';
import { openSolanaDevnet, type SolanaDevnet } from '../../../src/apps/devnet/solana.ts';
import { SetupError } from '../../../src/core/errors/setup-error.ts';
import { folderForTest } from '../../support/for-file.ts';
import { clientsOf, START, signatureOf, signed, transferOf } from '../../support/solana/node.ts';

const KEY = `0x${'a1'.repeat(20)}` as never;
const VERIFIER = `0x${'b2'.repeat(20)}` as never;
let folder: string | undefined;
const stops: (() => Promise<void>)[] = [];
const stop = async () => {
  for (const end of stops.splice(0)) await end();
};
const open = (clock = () => START): Promise<SolanaDevnet> => {
  folder ??= folderForTest('income-series-solana-');
  return openSolanaDevnet({ folder: join(folder, 'solana'), stops, clock, attestors: [KEY], verifierKeys: [VERIFIER] });
};
afterEach(async () => {
  await stop();
  folder = undefined;
});

/** What the service reads of the registry, and what the first wallets have. */
async function stateOf(devnet: SolanaDevnet) {
  const { node, genesisHash, program, token } = devnet;
  const config = { rpcUrl: node.url, genesisHash, program, token };
  const reader = createSolanaReader(config);
  const wallets = await Promise.all([1, 2, 19].map(devnet.wallet));
  const addresses = wallets.map(({ address }) => address as never);
  const verified = (await reader.verifiedWallets(addresses)).value;
  const at = createAddresses(program);
  const { rpc } = clientsOf(node);
  const tokens = await rpc
    .getTokenAccountBalance(await at.tokenAccount(wallets[1]?.address as never, token), { commitment: 'confirmed' })
    .send();
  return {
    name: reader.name,
    issuers: await Promise.all(addresses.map(async (issuer) => (await reader.approvedIssuer(issuer)).value)),
    verified: addresses.map((address) => verified.get(address)),
    attestors: [...(await reader.activeAttestors([KEY, VERIFIER])).value.values()],
    verifiers: [...(await reader.activeVerifierKeys([KEY, VERIFIER])).value.values()],
    rate: (await reader.fxRate(840)).value.rate,
    tokens: tokens.value.amount,
    keyParts: (await rpc.getAccountInfo(await at.verifyingKey(), { encoding: 'base64' }).send()).value?.space,
    tip: node.chain.tip.hash,
  };
}

describe('the development chain of Solana', () => {
  it('is set up, takes a transaction of a plain client, and is the same after a restart', async () => {
    const devnet = await open();
    const { rpc, rpcSubscriptions } = clientsOf(devnet.node);
    const [from, to] = await Promise.all([devnet.wallet(2), devnet.wallet(3)]);
    const transaction = await signed(rpc, from, transferOf(from, to.address, 77n));
    await sendAndConfirmTransactionFactory({ rpc, rpcSubscriptions })(transaction as never, {
      commitment: 'finalized',
    });
    const before = await stateOf(devnet);
    expect(before).toMatchObject({
      issuers: [true, false, false],
      verified: [true, true, false],
      attestors: [true, false],
      verifiers: [false, true],
      rate: 10_000n * 10n ** 18n,
      tokens: '1000000000000',
    });
    expect(before.name).toBe(devnet.name);
    await stop();
    const again = await open();
    expect(again.fresh).toBe(false);
    expect(await stateOf(again)).toEqual(before);
    const found = await clientsOf(again.node)
      .rpc.getSignatureStatuses([signatureOf(transaction)])
      .send();
    expect(found.value[0]?.confirmationStatus).toBe('finalized');
    await again.owner.unverifyWallets([from.address]);
    expect((await stateOf(again)).verified).toEqual([true, false, false]);
  });

  it('has accounts and money for everybody who knows the mnemonic, as the example derives and gives them', async () => {
    const devnet = await open();
    const accounts = await Promise.all(
      [0, 1, 2, 17, 19].map(async (index) => (await developmentWallet(index)).address),
    );
    expect(accounts).toEqual(
      await Promise.all([0, 1, 2, 17, 19].map(async (index) => (await devnet.wallet(index)).address)),
    );
    const { rpc } = clientsOf(devnet.node);
    const { address } = await generateKeyPairSigner();
    const given = async () => {
      const account = await createAddresses(devnet.program).tokenAccount(address as never, devnet.token);
      return (await rpc.getTokenAccountBalance(account, { commitment: 'confirmed' }).send()).value.amount;
    };
    for (const [amount, sum] of [
      [5_000_000n, '5000000'],
      [7n, '5000007'],
    ] as const) {
      await giveMoney(rpc as never, devnet.token, address, amount);
      await expect.poll(given, { timeout: 20_000 }).toBe(sum);
    }
    expect((await rpc.getBalance(address, { commitment: 'confirmed' }).send()).value).toBe(2_000_000_000n);
  });

  it('is made again where its set-up was not finished, and is not begun where it is damaged', async () => {
    const devnet = await open();
    await stop();
    const kept = join(folder ?? '', 'solana');
    rmSync(join(kept, 'set-up.json'));
    const again = await open();
    expect([again.fresh, again.token]).toEqual([true, devnet.token]);
    await stop();
    const log = join(kept, 'blocks.log');
    writeFileSync(log, readFileSync(log, 'utf8').replace('"height"', '"weight"'));
    await expect(open()).rejects.toThrow(SetupError);
    appendFileSync(log, 'more');
    await expect(open()).rejects.toThrow(/remove the folder/);
  });
});
