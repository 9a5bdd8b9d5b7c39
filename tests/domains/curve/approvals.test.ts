// Decisions on applications as the registry of a Solana cluster takes them.
import { readFileSync } from 'node:fs';
import { deployedProgram } from '@income-series/devnet';
import type { SolanaAddress } from '@income-series/protocol/address';
import { expect, it } from 'vitest';
import { ownAddress } from '../../../src/adapters/solana/addresses.ts';
import { keyPair, PROGRAM } from '../../contracts/solana/support/chain.ts';
import { createCurveWorld } from '../../contracts/solana/support/curve.ts';
import { setIssuerApproval } from '../../contracts/solana/support/registry.ts';
import { forFile } from '../../support/for-file.ts';
import { newWallet } from '../../support/gateway.ts';
import { openSolanaGateway, walletOf } from '../../support/solana/gateway.ts';
import { applicationsOf, type Person } from '../applications/support.ts';
import { recordChains } from './support/recorded.ts';

const link = ({ accountId }: Person, address: SolanaAddress) =>
  gateway.database.prisma.accountWallet.create({ data: { accountId, chain: gateway.cluster, address } });

await forFile(recordChains());
const world = await createCurveWorld();
const admins = [newWallet(), newWallet()] as const;
const gateway = await forFile(openSolanaGateway(world, { adminWallets: admins.map(({ address }) => address) }));
const { approved, mutate, person } = applicationsOf(gateway);
const code = readFileSync('contracts/solana/build/income_series.so');
gateway.mirrored.node.chain.put(await deployedProgram(PROGRAM, code, world.admin.address));
// The owner's wallet of the cluster has the role ALLOWLIST; the reviewer is an admin without a role.
const [owner, reviewer, applicant] = [await person(admins[0]), await person(admins[1]), await person()];
const wallet = ownAddress((await keyPair(960)).address);
await link(owner, ownAddress(world.admin.address));
await link(applicant, wallet);

const build = ({ token }: Person, id: string, more: object = {}) =>
  mutate(
    token,
    'buildApplicationTransaction',
    { id, chain: gateway.cluster, ...more },
    {
      selection: `transaction { ... on SolanaTransaction {
        kind wallet request { feePayer requiredSigners } simulation { ok errorName } preview { label value } } }`,
    },
  );

it('approves an issuer by a transaction of the wallet with the role, and follows the cluster', async () => {
  const id = await approved(applicant, reviewer);
  const state = async () =>
    (await gateway.ask(`{ application(id: "${id}") { onchain } }`, {}, reviewer.token)).data?.application?.onchain;
  expect(await state()).toBe('PENDING');
  expect((await build(reviewer, id)).code).toBe('WALLET_NOT_LINKED');
  const foreign = walletOf(gateway.world.issuer);
  expect((await build(owner, id, { wallet: foreign })).code).toBe('WALLET_NOT_APPLICANT');
  expect((await build(owner, id, { wallet: newWallet().address })).code).toBe('CHAIN_FORM');

  const { admin, chain } = gateway.world;
  expect((await build(owner, id)).transaction).toMatchObject({
    kind: 'SET_ISSUER_APPROVAL',
    wallet: admin.address,
    request: { feePayer: admin.address, requiredSigners: [admin.address] },
    simulation: { ok: true, errorName: null },
    preview: expect.arrayContaining([{ label: 'Wallet', value: wallet }]),
  });
  await chain.accept(setIssuerApproval(gateway.world, admin, (await keyPair(960)).address, true));
  await gateway.follow();
  expect(await state()).toBe('VERIFIED');
  expect((await build(owner, id)).code).toBe('APPROVAL_ON_CHAIN');
});
