import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeNonces } from '../../../src/domains/account/index.ts';
import { type Anvil, startAnvil } from '../../support/anvil.ts';
import { type ChainNode, NODES, startChainNode } from '../../support/chain-node/index.ts';
import { createTestClock } from '../../support/clock.ts';
import { type ContractWallet, createApprovingWallet, createContractWallet } from '../../support/contract-wallet.ts';
import { EXHAUSTIVE, some } from '../../support/exhaustive.ts';
import { forTest } from '../../support/for-file.ts';
import {
  newWallet,
  SIGN_IN,
  SIGN_IN_NONCE,
  startTestGateway,
  TEST_CHAIN,
  type TestGateway,
  type TestWallet,
} from '../../support/gateway.ts';
import { ageNonces } from '../../support/nonces.ts';
import { compact, highS, nonCanonicalV } from '../../support/signatures.ts';
import { challengeOf } from './support/deletion.ts';

const clock = createTestClock();
let anvil: Anvil;
let node: ChainNode;
let gateway: TestGateway;

describe.each(some(NODES, 1))('behind %s', (_, manners) => {
  beforeAll(async () => {
    anvil = await startAnvil();
    node = await startChainNode(anvil.url, manners);
    gateway = await startTestGateway({ clock, rpcUrl: node.url });
  });
  afterAll(async () => {
    await gateway.close();
    await node.stop();
    await anvil.stop();
  });

  type Fields = Record<string, unknown> & { code?: string };

  const SHOWN = 'account { id wallets { address } email displayName country }';
  const mutate = (field: string, input: object, token?: string): Promise<Fields> =>
    gateway.mutate(field, input, { token, fields: field === 'addWalletChallenge' ? 'message nonce' : SHOWN });
  const challenge = (token: string, wallet: TestWallet) => challengeOf(gateway, token, wallet.address);

  async function link(token: string, wallet: TestWallet): Promise<Fields> {
    const { message, nonce } = await challenge(token, wallet);
    return mutate('addWallet', { nonce, signature: await wallet.sign(message) }, token);
  }

  const unlink = (token: string, wallet: TestWallet) =>
    mutate('removeWallet', { address: wallet.address, chain: TEST_CHAIN }, token);
  const addressesOf = (payload: Fields) =>
    (payload.account as { wallets: { address: string }[] }).wallets.map(({ address }) => address);

  describe('a wallet', () => {
    it('shows its owner whether the chain’s allowlist has it, as of the last indexed block', async () => {
      const [listed, struck, unknown] = [newWallet(), newWallet(), newWallet()];
      const updatedAt = new Date('2026-01-02T03:04:05.000Z');
      await gateway.database.prisma.allowlistEntry.createMany({
        data: [
          { chain: 'evm:10143', wallet: listed.address, verified: true, updatedAt },
          { chain: 'evm:10143', wallet: struck.address, verified: false, updatedAt },
        ],
      });
      const token = await gateway.signIn(listed);
      await link(token, struck);
      await link(token, unknown);
      const query = '{ viewer { account { wallets { address verified verificationUpdatedAt } } } }';
      const { data, errors } = await gateway.ask(query, {}, token);
      expect(errors).toBeUndefined();
      expect(data?.viewer).toEqual({
        account: {
          wallets: [
            { address: listed.address, verified: true, verificationUpdatedAt: updatedAt.toISOString() },
            { address: struck.address, verified: false, verificationUpdatedAt: updatedAt.toISOString() },
            { address: unknown.address, verified: false, verificationUpdatedAt: null },
          ],
        },
      });
    });
  });

  describe('a further wallet', () => {
    it('is linked by its own signature, shown at once, and signs in to the same account', async () => {
      const [first, second] = [newWallet(), newWallet()];
      const token = await gateway.signIn(first);
      const linked = await link(token, second);
      expect(addressesOf(linked)).toEqual([first.address, second.address]);
      const { data } = await gateway.ask('{ viewer { account { id } } }', {}, await gateway.signIn(second));
      expect(data?.viewer).toEqual({ account: { id: (linked.account as { id: string }).id } });
    });

    it('is asked over a text that names account and wallet', async () => {
      const [owner, wallet] = [newWallet(), newWallet()];
      const { message } = await challenge(await gateway.signIn(owner), wallet);
      const where = { chain_address: { chain: TEST_CHAIN, address: owner.address } };
      const { accountId } = await gateway.database.prisma.accountWallet.findUniqueOrThrow({ where });
      expect(message).toContain(`Account: ${accountId}\nWallet: ${wallet.address}\n`);
    });

    it.each([
      ['with a high s', highS, 'SIGNATURE_NOT_CANONICAL'],
      ['with v 0 or 1', nonCanonicalV, 'SIGNATURE_NOT_CANONICAL'],
      ['of 64 bytes', compact, 'SIGNATURE_NOT_CANONICAL'],
    ])('is refused for a signature %s; the challenge stays usable', async (_, respell, code) => {
      const token = await gateway.signIn(newWallet());
      const wallet = newWallet();
      const { message, nonce } = await challenge(token, wallet);
      const signature = await wallet.sign(message);
      expect(await mutate('addWallet', { nonce, signature: respell(signature) }, token)).toEqual({ code });
      expect(addressesOf(await mutate('addWallet', { nonce, signature }, token))).toContain(wallet.address);
    });

    it('is refused for another wallet’s signature', async () => {
      const token = await gateway.signIn(newWallet());
      const { message, nonce } = await challenge(token, newWallet());
      const signature = await newWallet().sign(message);
      expect(await mutate('addWallet', { nonce, signature }, token)).toEqual({ code: 'SIGNATURE_INVALID' });
    });

    it('is not linked by a challenge of another account, a used one or a stale one', async () => {
      const [mine, theirs] = [await gateway.signIn(newWallet()), await gateway.signIn(newWallet())];
      const wallet = newWallet();
      const { message, nonce } = await challenge(theirs, wallet);
      const input = { nonce, signature: await wallet.sign(message) };
      const invalid = { code: 'NONCE_INVALID' };
      expect(await mutate('addWallet', input, mine)).toEqual(invalid);
      await mutate('addWallet', input, theirs);
      expect(await mutate('addWallet', input, theirs)).toEqual(invalid);
      const stale = await challenge(mine, newWallet());
      await ageNonces(gateway.database, 10 * 60_000, stale.nonce);
      expect(await mutate('addWallet', { nonce: stale.nonce, signature: '0x00' }, mine)).toEqual(invalid);
    });

    it('is not linked by a sign-in, nor signed in by a link', async () => {
      const token = await gateway.signIn(newWallet());
      const wallet = newWallet();
      const input = { address: wallet.address, chain: TEST_CHAIN };
      const issued = (await gateway.ask(SIGN_IN_NONCE, { input })).data?.signInNonce as {
        message: string;
        nonce: string;
      };
      const signature = await wallet.sign(issued.message);
      expect(await mutate('addWallet', { nonce: issued.nonce, signature }, token)).toEqual({ code: 'NONCE_INVALID' });

      const { nonce } = await challenge(token, wallet);
      const message = issued.message.replace(issued.nonce, nonce);
      const signIn = { idempotencyKey: randomUUID(), message, signature: await wallet.sign(message) };
      expect((await gateway.ask(SIGN_IN, { input: signIn })).data?.signIn).toMatchObject({ code: 'NONCE_INVALID' });
    });

    it('is refused where it is linked to another account', async () => {
      const taken = newWallet();
      await gateway.signIn(taken);
      const token = await gateway.signIn(newWallet());
      expect(await link(token, taken)).toEqual({ code: 'WALLET_TAKEN' });
    });

    if (EXHAUSTIVE)
      it('is refused beyond the thirty-second', async () => {
        const token = await gateway.signIn(newWallet());
        for (let i = 1; i < 32; i++) await link(token, newWallet());
        expect(await link(token, newWallet())).toEqual({ code: 'WALLET_LIMIT' });
      });

    it('is unlinked, but never the last one, not even by two requests at once', async () => {
      const [first, second] = [newWallet(), newWallet()];
      const token = await gateway.signIn(first);
      expect(await unlink(token, first)).toEqual({ code: 'WALLET_LAST' });
      expect(await unlink(token, second)).toEqual({ code: 'WALLET_NOT_LINKED' });
      await link(token, second);
      const answers = await Promise.all([unlink(token, first), unlink(token, second)]);
      expect(answers.filter(({ code }) => code === 'WALLET_LAST')).toHaveLength(1);
      expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
    });

    it('needs a session', async () => {
      for (const field of ['addWalletChallenge', 'removeWallet']) {
        const answer = await mutate(field, { address: newWallet().address, chain: TEST_CHAIN });
        expect(answer).toEqual({ code: 'UNAUTHENTICATED' });
      }
    });
  });

  describe('a contract wallet', () => {
    let wallet: ContractWallet;
    beforeAll(async () => {
      wallet = await createContractWallet(anvil);
    });

    async function signInBy(sign: (message: string) => Promise<string>, address = wallet.address): Promise<Fields> {
      const input = { address, chain: TEST_CHAIN };
      const message = String((await gateway.ask(SIGN_IN_NONCE, { input })).data?.signInNonce?.message);
      const signIn = { idempotencyKey: randomUUID(), message, signature: await sign(message) };
      return (await gateway.ask(SIGN_IN, { input: signIn })).data?.signIn as Fields;
    }

    it.each(
      some(
        ['0x', '0x00', `0x${'5a'.repeat(65)}`, '0x1234', `0x${'5a'.repeat(31)}`, `0x${'5a'.repeat(32)}`] as const,
        3,
      ),
    )(
      'signs in with %s, and is linked, where it approved the message so on the chain, and not otherwise',
      async (signature) => {
        const { address, approve } = await createApprovingWallet(anvil);
        const approving = async (message: string) => {
          await approve(message, signature);
          return signature;
        };
        const refused = { code: 'SIGNATURE_INVALID' };
        expect(await signInBy(async () => signature, address)).toMatchObject(refused);
        expect((await signInBy(approving, address)).token).toBeTypeOf('string');

        const [token, other] = [await gateway.signIn(newWallet()), await createApprovingWallet(anvil)];
        const asked = await mutate('addWalletChallenge', { address: other.address, chain: TEST_CHAIN }, token);
        const { nonce, message } = asked as { nonce: string; message: string };
        expect(await mutate('addWallet', { nonce, signature }, token)).toEqual(refused);
        await other.approve(message, signature);
        expect(addressesOf(await mutate('addWallet', { nonce, signature }, token))).toContain(other.address);
      },
    );

    it.each(['0x', '0x00', `0x${'5a'.repeat(31)}`])('alone may do so: a key’s %s is refused', async (signature) => {
      const key = newWallet();
      expect(await signInBy(async () => signature, key.address)).toMatchObject({ code: 'SIGNATURE_INVALID' });
    });

    it('signs in before and after it is deployed, and only by its owner', async () => {
      const before = await signInBy(wallet.signUndeployed);
      expect(before.token).toBeTypeOf('string');
      expect((await signInBy(wallet.sign)).code).toMatch(/^SIGNATURE_/);
      await wallet.deploy();
      const after = await signInBy(wallet.sign);
      expect(after.viewer).toEqual(before.viewer);
      expect((await signInBy(newWallet().sign)).code).toBe('SIGNATURE_INVALID');
    });
  });

  describe('a profile', () => {
    it('is its owner’s to change, field by field', async () => {
      const token = await gateway.signIn(newWallet());
      const full = await mutate(
        'updateProfile',
        { email: 'ada@firm.example', displayName: 'Ada', country: 'gb' },
        token,
      );
      expect(full.account).toMatchObject({ email: 'ada@firm.example', displayName: 'Ada', country: 'GB' });
      const cleared = await mutate('updateProfile', { email: null }, token);
      expect(cleared.account).toMatchObject({ email: null, displayName: 'Ada', country: 'GB' });
      expect(await mutate('updateProfile', { country: 'Atlantis' }, token)).toEqual({ code: 'BAD_INPUT' });
      expect(await mutate('updateProfile', { country: 'FR' })).toEqual({ code: 'UNAUTHENTICATED' });
    });

    it('is shown to admins with e-mail and wallets visibly denied, and to nobody else', async () => {
      const [owner, admin] = [newWallet(), newWallet()];
      const other = await forTest(
        startTestGateway({ clock, database: gateway.database, adminWallets: [admin.address] }),
      );
      const ownerToken = await other.signIn(owner);
      const input = { email: 'o@firm.example', displayName: 'O', country: 'FR' };
      const { account } = await other.mutate('updateProfile', input, { token: ownerToken, fields: 'account { id }' });
      const { id } = account as { readonly id: string };
      const read = 'query ($id: ID!) { node(id: $id) { ... on Account { email displayName country wallets { id } } } }';
      const shown = await other.ask(read, { id }, await other.signIn(admin));
      expect(shown.data?.node).toEqual({ email: null, displayName: 'O', country: 'FR', wallets: null });
      expect(shown.errors).toMatchObject([
        { path: ['node', 'email'], extensions: { code: 'FORBIDDEN', coordinate: 'Account.email' } },
        { path: ['node', 'wallets'], extensions: { code: 'FORBIDDEN', coordinate: 'Account.wallets', count: 1 } },
      ]);
      for (const token of [undefined, await other.signIn(newWallet())]) {
        const hidden = await other.ask(read, { id }, token);
        const absent = await other.ask(read, { id: Buffer.from(`Account:${randomUUID()}`).toString('base64') }, token);
        expect(hidden.data).toEqual({ node: null });
        expect(hidden.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
        expect(JSON.stringify(hidden)).toBe(JSON.stringify(absent));
      }
    });
  });

  interface AuditLog {
    auditLog: { edges: { node: { action: string } }[] };
  }

  it('the audit log is the admins’, without values', async () => {
    const admin = newWallet();
    const other = await forTest(startTestGateway({ clock, database: gateway.database, adminWallets: [admin.address] }));
    const query =
      '{ auditLog(first: 100) { totalCount edges { node { action actorId target codes { name value } } } } }';
    const token = await other.signIn(admin);
    const { data, errors } = await other.ask(query, {}, token);
    expect(errors).toBeUndefined();
    const nodes = (data as unknown as AuditLog).auditLog.edges.map(({ node }) => node);
    expect(new Set(nodes.map(({ action }) => action))).toEqual(new Set(['WALLET_LINK', 'WALLET_UNLINK']));
    expect(JSON.stringify(nodes)).not.toMatch(/0x[0-9a-f]{40}/);
    expect((await other.ask(query, {}, await other.signIn(newWallet()))).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ]);
    expect((await other.ask(query)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  it('expired nonces are deleted by the weekly purge, and no others', async () => {
    const wallet = newWallet();
    const token = await gateway.signIn(wallet);
    await challenge(token, newWallet());
    await ageNonces(gateway.database, 10 * 60_000);
    const { nonce } = await challenge(token, newWallet());
    expect(await purgeNonces(gateway.database.prisma)).toBeGreaterThan(1);
    expect(await gateway.database.prisma.authNonce.findMany({ select: { nonce: true } })).toEqual([{ nonce }]);
  });
});
