import { randomUUID } from 'node:crypto';
import { fromHex } from '@income-series/protocol/bytes';
import { announcementText, deriveEncryptionKey, signAnnouncement } from '@income-series/protocol/envelope';
import type { Hex } from '@income-series/protocol/hex';
import { describe, expect, it } from 'vitest';
import { createTestClock } from '../../support/clock.ts';
import { forFile } from '../../support/for-file.ts';
import { mutationText, newWallet, startTestGateway, TEST_CHAIN, type TestWallet } from '../../support/gateway.ts';
import { ageNonces } from '../../support/nonces.ts';
import { compact, highS, nonCanonicalV } from '../../support/signatures.ts';
import { challengeOf } from './support/deletion.ts';
import { openWorkFor, WORK_KINDS } from './support/open-work.ts';

const clock = createTestClock();
const admin = newWallet();

const gateway = await forFile(startTestGateway({ clock, adminWallets: [admin.address] }));

type Fields = Record<string, unknown> & { code?: string };
const PAYLOADS: Readonly<Record<string, string>> = {
  signerKeyChallenge: 'message nonce issuedAt expiresAt',
  linkSignerKey: 'signerKeyLink { key linkedAt }',
  unlinkSignerKey: 'account { signerKeys { key } }',
  announceEncryptionKey: 'announcement { encryptionKey signature }',
};

const mutate = (field: string, input: object, token?: string): Promise<Fields> =>
  gateway.mutate(field, input, {
    token,
    fields: PAYLOADS[field],
    refusal: field === 'unlinkSignerKey' ? 'code ... on SignerKeyInUse { openWork }' : 'code',
  });

const challenge = (token: string, key: TestWallet) =>
  mutate('signerKeyChallenge', { key: key.address }, token) as Promise<Fields & { message: string; nonce: string }>;

async function link(token: string, key: TestWallet): Promise<Fields> {
  const { message, nonce } = await challenge(token, key);
  return mutate('linkSignerKey', { nonce, signature: await key.sign(message) }, token);
}
const unlink = (token: string, key: TestWallet) => mutate('unlinkSignerKey', { key: key.address }, token);
const signedIn = () => gateway.signIn(newWallet());

describe('a signer key', () => {
  it('is linked by its own signature over a text that names account and key, and no chain', async () => {
    const [owner, key] = [newWallet(), newWallet()];
    const token = await gateway.signIn(owner);
    const issued = await challenge(token, key);
    const where = { chain_address: { chain: TEST_CHAIN, address: owner.address } };
    const { accountId } = await gateway.database.prisma.accountWallet.findUniqueOrThrow({ where });
    expect(issued.message).toContain(`Account: ${accountId}\nSigner key: ${key.address}\n`);
    expect(issued.message).not.toMatch(/10143|chain/i);
    expect(Date.parse(String(issued.expiresAt)) - Date.parse(String(issued.issuedAt))).toBe(600_000);
    const stored = await gateway.database.prisma.authNonce.findUniqueOrThrow({ where: { nonce: issued.nonce } });
    expect(stored).toMatchObject({ purpose: 'link-signer-key', chain: '', address: key.address, accountId });

    const linked = await mutate(
      'linkSignerKey',
      { nonce: issued.nonce, signature: await key.sign(issued.message) },
      token,
    );
    expect(linked).toMatchObject({ signerKeyLink: { key: key.address } });
    const { data } = await gateway.ask('{ viewer { account { signerKeys { key identityStatus } } } }', {}, token);
    expect(data?.viewer).toEqual({ account: { signerKeys: [{ key: key.address, identityStatus: null }] } });
  });

  it.each([
    ['with a high s', highS],
    ['with v 0 or 1', nonCanonicalV],
    ['of 64 bytes', compact],
  ])('is refused for a signature %s; the challenge stays usable', async (_, respell) => {
    const [token, key] = [await signedIn(), newWallet()];
    const { message, nonce } = await challenge(token, key);
    const signature = await key.sign(message);
    const refused = { code: 'SIGNATURE_NOT_CANONICAL' };
    expect(await mutate('linkSignerKey', { nonce, signature: respell(signature) }, token)).toEqual(refused);
    expect(await mutate('linkSignerKey', { nonce, signature }, token)).toHaveProperty('signerKeyLink');
  });

  it('is refused for another key’s signature, a used challenge, another account’s, a stale one and a wallet’s', async () => {
    const [mine, theirs, key] = [await signedIn(), await signedIn(), newWallet()];
    const { message, nonce } = await challenge(theirs, key);
    const input = { nonce, signature: await key.sign(message) };
    const invalid = { code: 'NONCE_INVALID' };
    const foreign = await mutate('linkSignerKey', { nonce, signature: await newWallet().sign(message) }, theirs);
    expect(foreign).toEqual({ code: 'SIGNATURE_INVALID' });
    expect(await mutate('linkSignerKey', input, mine)).toEqual(invalid);
    await mutate('linkSignerKey', input, theirs);
    expect(await mutate('linkSignerKey', input, theirs)).toEqual(invalid);

    const stale = await challenge(mine, key);
    await ageNonces(gateway.database, 10 * 60_000, stale.nonce);
    const late = { nonce: stale.nonce, signature: await key.sign(stale.message) };
    expect(await mutate('linkSignerKey', late, mine)).toEqual(invalid);

    const wallet = await challengeOf(gateway, mine, key.address);
    const other = { nonce: wallet.nonce, signature: await key.sign(wallet.message) };
    expect(await mutate('linkSignerKey', other, mine)).toEqual(invalid);
  });

  it('is consumed once by many requests at once, and audited once', async () => {
    const [token, key] = [await signedIn(), newWallet()];
    const { message, nonce } = await challenge(token, key);
    const signature = await key.sign(message);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => mutate('linkSignerKey', { nonce, signature }, token)),
    );
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
    const { id } = await gateway.database.prisma.accountSignerKey.findUniqueOrThrow({ where: { key: key.address } });
    const audited = await gateway.database.prisma.auditEntry.findMany({ where: { target: id } });
    expect(audited.map(({ action, codes }) => [action, codes])).toEqual([['signer-key.link', {}]]);
  });

  it('belongs to one account, and an account has sixteen at most', async () => {
    const [token, taken] = [await signedIn(), newWallet()];
    await link(await signedIn(), taken);
    expect(await link(token, taken)).toEqual({ code: 'SIGNER_KEY_TAKEN' });
    const keys = Array.from({ length: 16 }, () => newWallet());
    for (const key of keys) expect(await link(token, key)).toHaveProperty('signerKeyLink');
    expect(await link(token, keys[0] as TestWallet)).toHaveProperty('signerKeyLink');
    expect(await link(token, newWallet())).toEqual({ code: 'SIGNER_KEY_LIMIT' });
  });

  it('needs a session', async () => {
    for (const field of ['signerKeyChallenge', 'unlinkSignerKey']) {
      expect(await mutate(field, { key: newWallet().address })).toEqual({ code: 'UNAUTHENTICATED' });
    }
  });

  it('makes its account an attestor for the rest of the document, once the chain knows it, until it is unlinked', async () => {
    const [token, key] = [await signedIn(), newWallet()];
    const { prisma } = gateway.database;
    await prisma.attestor.create({
      data: { address: key.address, chain: TEST_CHAIN, active: true, registeredAt: clock.now() },
    });
    const work = await openWorkFor(prisma, 'ANNUAL_CASE', key.address);
    const { message, nonce } = await challenge(token, key);
    const keyed = () => `idempotencyKey: "${randomUUID()}"`;
    const close = `closeAnnualCase(input: { ${keyed()}, id: "${work.id}", reason: OTHER }) {
      ... on CloseAnnualCasePayload { annualCase { state } } ... on Error { code } }`;
    const { data } = await gateway.ask(
      `mutation {
        before: ${close}
        link: linkSignerKey(input: { ${keyed()}, nonce: "${nonce}", signature: "${await key.sign(message)}" }) { __typename }
        close: ${close.replace(/"[^"]+"/, `"${randomUUID()}"`)}
        unlink: unlinkSignerKey(input: { ${keyed()}, key: "${key.address}" }) { __typename }
        after: ${close.replace(/"[^"]+"/, `"${randomUUID()}"`)}
      }`,
      {},
      token,
    );
    expect(data).toEqual({
      before: { code: 'NOT_FOUND' },
      link: { __typename: 'LinkSignerKeyPayload' },
      close: { annualCase: { state: 'CLOSED' } },
      unlink: { __typename: 'AccountPayload' },
      after: { code: 'NOT_FOUND' },
    });
  });

  it('is its owner’s and the admins’ to see; to others the key is there without an account', async () => {
    const [token, key] = [await signedIn(), newWallet()];
    await gateway.database.prisma.attestor.create({
      data: { address: key.address, chain: TEST_CHAIN, active: true, registeredAt: clock.now() },
    });
    await link(token, key);
    const seen = async (reader?: string) => {
      const document = `{ attestor(address: "${key.address}") { address link { key } } }`;
      return (await gateway.ask(document, {}, reader)).data?.attestor;
    };
    const [open, shut] = [
      { address: key.address, link: { key: key.address } },
      { address: key.address, link: null },
    ];
    expect(await seen(token)).toEqual(open);
    expect(await seen(await gateway.signIn(admin))).toEqual(open);
    expect(await seen()).toEqual(shut);
    expect(await seen(await signedIn())).toEqual(shut);
    const refused = await gateway.ask('{ signerKeyLinks(first: 1) { totalCount } }', {}, token);
    expect(refused.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});

describe('unlinking', () => {
  it('is of one’s own key alone', async () => {
    const [mine, theirs, key] = [await signedIn(), await signedIn(), newWallet()];
    await link(theirs, key);
    expect(await unlink(mine, key)).toEqual({ code: 'SIGNER_KEY_NOT_LINKED' });
    expect(await unlink(theirs, key)).toEqual({ account: { signerKeys: [] } });
    expect(await link(mine, key)).toHaveProperty('signerKeyLink');
  });

  it.each(WORK_KINDS)('is refused with CONFLICT and 409 while a %s is open, and done when it is over', async (kind) => {
    const [token, key] = [await signedIn(), newWallet()];
    await link(token, key);
    const work = await openWorkFor(gateway.database.prisma, kind, key.address);
    for (const state of work.open) {
      await work.become(state);
      const input = { idempotencyKey: randomUUID(), key: key.address };
      const response = await gateway.post(
        {
          query: 'mutation ($input: UnlinkSignerKeyInput!) { unlinkSignerKey(input: $input) { __typename } }',
          variables: { input },
        },
        { token },
      );
      expect([state, response.status]).toEqual([state, 409]);
      expect(await response.json()).toMatchObject({ data: { unlinkSignerKey: { __typename: 'SignerKeyInUse' } } });
      expect(await unlink(token, key)).toEqual({ code: 'CONFLICT', openWork: [kind] });
    }
    for (const state of work.over) {
      await work.become(state);
      expect([state, await unlink(token, key)]).toEqual([state, { account: { signerKeys: [] } }]);
      await link(token, key);
    }
    const own = {
      where: { action: { startsWith: 'signer-key.' } },
      orderBy: { id: 'desc' },
    } as const;
    const [last, before] = await gateway.database.prisma.auditEntry.findMany({ ...own, take: 2 });
    expect([last?.action, before?.action]).toEqual(['signer-key.link', 'signer-key.unlink']);
  });

  it('waits for no work of a key that is revoked on every chain that registered it', async () => {
    const { prisma } = gateway.database;
    const [token, key] = [await signedIn(), newWallet()];
    await link(token, key);
    await openWorkFor(prisma, 'AMENDMENT', key.address);
    const revoked = { address: key.address, active: false, registeredAt: new Date(0), revokedAt: new Date(1) };
    const other = { ...revoked, chain: 'evm:31337', active: true };
    await prisma.attestor.createMany({ data: [{ ...revoked, chain: TEST_CHAIN }, other] });
    expect(await unlink(token, key)).toEqual({ code: 'CONFLICT', openWork: ['AMENDMENT'] });
    await prisma.attestor.updateMany({ where: { address: key.address }, data: { active: false } });
    expect(await unlink(token, key)).toEqual({ account: { signerKeys: [] } });
  });

  it('answers 200 for other refusals, and where the operation is more than the one mutation', async () => {
    const [token, key] = [await signedIn(), newWallet()];
    const status = async (query: string, variables: object) => {
      const response = await gateway.post({ query, variables }, { token });
      await response.arrayBuffer();
      return response.status;
    };
    const input = () => ({ idempotencyKey: randomUUID(), key: key.address });
    const one = mutationText('unlinkSignerKey');
    expect(await status(one, { input: input() })).toBe(200); // SIGNER_KEY_NOT_LINKED
    await link(token, key);
    await openWorkFor(gateway.database.prisma, 'HARDSHIP', key.address);
    const two = `mutation ($a: UnlinkSignerKeyInput!, $b: UnlinkSignerKeyInput!) {
      a: unlinkSignerKey(input: $a) { __typename } b: unlinkSignerKey(input: $b) { __typename } }`;
    expect(await status(two, { a: input(), b: input() })).toBe(200);
    expect(await status(one, { input: input() })).toBe(409);
  });

  it('waits for work that is being written, and then finds it', async () => {
    const { lockSignerKey } = await import('../../../src/domains/account/index.ts');
    const [token, key] = [await signedIn(), newWallet()];
    await link(token, key);
    const { prisma } = gateway.database;
    const waiting = async () => {
      const [row] = await prisma.$queryRaw<{ waits: boolean }[]>`
        SELECT EXISTS (SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'
          AND datname = current_database() AND query LIKE '%account_signer_keys%FOR UPDATE%') AS waits`;
      return row?.waits === true;
    };
    let unlinking: Promise<Fields> | undefined;
    await prisma.$transaction(
      async (tx) => {
        await lockSignerKey(tx, key.address);
        await openWorkFor(tx, 'TIER3_CASE', key.address);
        unlinking = unlink(token, key);
        while (!(await waiting())) await new Promise((resolve) => setImmediate(resolve));
      },
      { timeout: 60_000 },
    );
    expect(await unlinking).toEqual({ code: 'CONFLICT', openWork: ['TIER3_CASE'] });
    const gone = newWallet();
    await expect(prisma.$transaction((tx) => lockSignerKey(tx, gone.address))).rejects.toMatchObject({
      code: 'ANNOUNCEMENT_MISSING',
    });
  });
});

describe('an announcement', () => {
  const announce = (token: string | undefined, key: TestWallet, more: object = {}) =>
    mutate('announceEncryptionKey', { ...signAnnouncement(fromHex(key.privateKey)), ...more }, token);
  const shown = async (key: TestWallet) =>
    (await gateway.ask(`{ attestor(address: "${key.address}") { announcement { encryptionKey } } }`)).data?.attestor;

  async function attestor(): Promise<{ token: string; key: TestWallet }> {
    const [token, key] = [await signedIn(), newWallet()];
    await gateway.database.prisma.attestor.create({
      data: { address: key.address, chain: TEST_CHAIN, active: true, registeredAt: clock.now() },
    });
    await link(token, key);
    return { token, key };
  }

  it('is public with its key, replaced by the next and gone with the link', async () => {
    const { token, key } = await attestor();
    expect(await shown(key)).toEqual({ announcement: null });
    const { encryptionKey, signature } = signAnnouncement(fromHex(key.privateKey));
    expect(await announce(token, key)).toEqual({ announcement: { encryptionKey, signature } });
    expect(await shown(key)).toEqual({ announcement: { encryptionKey } });

    const { publicKey } = deriveEncryptionKey(fromHex(newWallet().privateKey));
    const next = { encryptionKey: publicKey, signature: await key.sign(announcementText(key.address, publicKey)) };
    expect(await announce(token, key, next)).toEqual({ announcement: next });
    expect(await shown(key)).toEqual({ announcement: { encryptionKey: publicKey } });
    await unlink(token, key);
    expect(await shown(key)).toEqual({ announcement: null });
  });

  it('is refused without the key’s own canonical signature over this encryption key', async () => {
    const { token, key } = await attestor();
    const other = signAnnouncement(fromHex(newWallet().privateKey));
    const own = signAnnouncement(fromHex(key.privateKey));
    const invalid = { code: 'ANNOUNCEMENT_INVALID' };
    expect(await announce(token, key, { signature: other.signature })).toEqual(invalid);
    expect(await announce(token, key, { encryptionKey: other.encryptionKey })).toEqual(invalid);
    const zero: Hex = `0x${'00'.repeat(32)}`;
    const small = { encryptionKey: zero, signature: await key.sign(announcementText(key.address, zero)) };
    expect(await announce(token, key, small)).toEqual(invalid);
    expect(await announce(token, key, { signature: highS(own.signature) })).toEqual({
      code: 'SIGNATURE_NOT_CANONICAL',
    });
    expect(await shown(key)).toEqual({ announcement: null });
  });

  it('is refused of a key that is not the account’s', async () => {
    const { key } = await attestor();
    expect(await announce(await signedIn(), key)).toEqual({ code: 'SIGNER_KEY_NOT_LINKED' });
    expect(await announce(undefined, key)).toEqual({ code: 'UNAUTHENTICATED' });
    expect(await shown(key)).toEqual({ announcement: null });
  });
});

it('nothing of a link is in a log line', () => {
  const lines = gateway.logs.join('\n');
  expect(lines).toContain('"request"');
  expect(lines).not.toMatch(/0x[0-9a-f]{40}|Signer key/i);
});
