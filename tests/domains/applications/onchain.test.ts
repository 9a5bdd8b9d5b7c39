import { randomUUID } from 'node:crypto';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { describe, expect, it } from 'vitest';
import { mnemonicKey } from '../../../src/adapters/evm/wallet.ts';
import { createIndexer } from '../../../src/indexing/indexer.ts';
import { modules } from '../../../src/modules.ts';
import { createTestClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';
import { newWallet, startTestGateway, TEST_CHAIN, type TestWallet } from '../../support/gateway.ts';
import { deleteAccount } from '../account/support/deletion.ts';
import { CHAIN_START, startDevnet } from '../support/devnet.ts';
import { type Answered, applicationsOf, type Person } from './support.ts';

const clock = createTestClock(new Date(Number(CHAIN_START) * 1000));

const devnet = await forFile(startDevnet());
const [holder, other] = [newWallet(mnemonicKey(devnet.anvil.mnemonic, 0)), newWallet()];
const gateway = await forFile(
  startTestGateway({
    clock,
    database: await forFile(createTestDatabase()),
    rpcUrl: devnet.anvil.url,
    contracts: devnet.contracts,
    adminWallets: [holder.address, other.address],
  }),
);
const { approved, auditOf, claim, decide, leavesAlone, mutate, person, rowOf, started, submitted } =
  applicationsOf(gateway);
const [owner, reviewer] = await Promise.all([person(holder), person(other)]);

interface Built extends Answered {
  readonly transaction?: {
    readonly kind: string;
    readonly wallet: string;
    readonly request: { readonly to: `0x${string}`; readonly data: `0x${string}` };
    readonly preview: readonly { readonly label: string; readonly value: string }[];
  };
}

const BACKER = { persona: 'BACKER', incomeSourceKinds: [] };
const payload = {
  selection: `application { id state version } transaction { ... on EvmTransaction {
    kind wallet request { to data } simulation { ok errorName } preview { label value unit } } }`,
};
const build = (id: string, more: object = {}, who: Person | null = owner, idempotencyKey = randomUUID()) =>
  mutate(
    who?.token,
    'buildApplicationTransaction',
    { id, ...more },
    { ...payload, refusal: 'code message path', idempotencyKey },
  ) as Promise<Built>;
const revoke = async (id: string) => {
  const { version } = await rowOf(id);
  const done = await mutate(owner.token, 'revokeApplication', { id, version, reasonCode: 'ON_REQUEST' });
  expect(done.application?.state).toBe('REVOKED');
};
/** Signed and sent by the wallet that it was built for, which is the contracts' owner. */
async function send({ transaction }: Built): Promise<void> {
  if (!transaction) throw new Error('nothing was built');
  expect(transaction.wallet).toBe(devnet.owner.address);
  const { to, data } = transaction.request;
  await devnet.wallet(0).send({ to, data });
}

async function index(): Promise<void> {
  const indexer = createIndexer({
    db: gateway.database.prisma,
    source: gateway.chain,
    modules,
    startBlock: 0n,
    reorgBound: 64,
  });
  for (let step = await indexer.step(); step.kind !== 'idle'; step = await indexer.step()) {
    if (step.kind === 'halted') throw new Error('the index is halted');
  }
}

/** What the applicant and an admin are answered, who must agree. */
async function onchain(who: Person, id: string): Promise<string | null> {
  const document = `{ application(id: "${id}") { onchain } }`;
  const ask = async ({ token }: Person) => {
    const { data } = await gateway.ask<{ application: { onchain: string | null } }>(document, {}, token);
    return data?.application.onchain ?? null;
  };
  const answer = await ask(who);
  expect(await ask(reviewer)).toBe(answer);
  return answer;
}

interface Request {
  readonly approval: string;
  readonly granted: boolean;
  readonly outcome: string;
  readonly txHash: string | null;
  readonly afterBlock: string;
  readonly blockNumber: string | null;
}
/** As an admin reads them, the oldest first. */
async function requestsOf(id: string): Promise<readonly Request[]> {
  const { data, errors } = await gateway.ask(
    `{ application(id: "${id}") { requests(last: 9, direction: ASC) {
      nodes { id chain approval granted outcome txHash afterBlock blockNumber builtAt transactionId } } } }`,
    {},
    reviewer.token,
  );
  expect(errors).toBeUndefined();
  return (data as never as { application: { requests: { nodes: Request[] } } }).application.requests.nodes;
}
const outcomesOf = async (id: string) =>
  (await requestsOf(id)).map(({ granted, outcome }) => `${granted ? 'give' : 'take back'}: ${outcome}`);

async function walletOf({ token }: Person) {
  const { data } = await gateway.ask<{ viewer: { account: { wallets: object[] } } }>(
    '{ viewer { account { wallets { address verified issuerApproved } } } }',
    {},
    token,
  );
  return data?.viewer.account.wallets[0];
}

/** Somebody's account is deleted. */
const end = async ({ token, wallet }: Person) =>
  expect(await deleteAccount(gateway, token, wallet)).toHaveProperty('deletedAt');

/** Another wallet of somebody's. */
async function link({ accountId }: Person, wallet: TestWallet = newWallet()): Promise<TestWallet> {
  const row = { accountId, chain: TEST_CHAIN, address: wallet.address, linkedAt: clock.now() };
  await gateway.database.prisma.accountWallet.create({ data: row });
  return wallet;
}

describe('an approval of an account that was deleted', () => {
  it('can be taken back, whatever other applications have lost their account', async () => {
    const [issuer, other] = [await person(), await person()];
    const id = await approved(issuer, reviewer);
    await approved(other, reviewer);
    await send(await build(id));
    await index();
    await end(other);
    await end(issuer);
    const seen = async () => {
      const document = `{ application(id: "${id}") { state onchain account { id } } }`;
      return (await gateway.ask(document, {}, reviewer.token)).data?.application;
    };
    expect(await seen()).toEqual({ state: 'APPROVED', onchain: 'VERIFIED', account: null });
    await revoke(id);
    expect(await seen()).toEqual({ state: 'REVOKED', onchain: 'PENDING', account: null });
    await send(await build(id));
    await index();
    expect(await seen()).toEqual({ state: 'REVOKED', onchain: 'VERIFIED', account: null });
    expect((await gateway.chain.approvedIssuer(issuer.wallet.address)).value).toBe(false);
  });

  it('that was not sent names its wallet nowhere', async () => {
    const issuer = await person();
    const id = await approved(issuer, reviewer);
    const built = await build(id);
    expect(JSON.stringify(built.transaction)).toContain(issuer.wallet.address);
    await end(issuer);
    const { data } = await gateway.ask(
      `{ application(id: "${id}") { onchain requests { nodes { transactionId } } } }`,
      {},
      owner.token,
    );
    const read = data as unknown as { application: { requests: { nodes: [{ transactionId: string }] } } };
    expect(read.application).toHaveProperty('onchain', null);
    const document = `{ node(id: "${read.application.requests.nodes[0].transactionId}") { ... on EvmTransaction {
      kind request { data } preview { value } sendCalls { calls { data } } } } }`;
    const answer = await gateway.ask(document, {}, owner.token);
    expect(answer.data?.node).toEqual({ kind: 'SET_ISSUER_APPROVAL', request: null, preview: null, sendCalls: null });
    const rows = await gateway.database.prisma.adminTxRequest.findMany({ where: { application: { account: null } } });
    expect(JSON.stringify(rows.map(({ wallet }) => wallet))).not.toContain(issuer.wallet.address);
  });
});

describe('an approved issuer', () => {
  it('is approved on the chain by the transaction that was built, revoked by another, and approved again', async () => {
    const issuer = await person();
    const id = await approved(issuer, reviewer);
    await index();
    expect(await onchain(issuer, id)).toBe('PENDING');

    const built = await build(id);
    expect(built.transaction).toMatchObject({
      kind: 'SET_ISSUER_APPROVAL',
      wallet: owner.wallet.address,
      request: { to: devnet.contracts.registry },
      simulation: { ok: true, errorName: null },
      preview: [
        { label: 'Wallet', value: issuer.wallet.address, unit: 'WALLET' },
        { label: 'Afterwards', value: 'approved: it may issue series', unit: 'TEXT' },
      ],
    });
    await send(built);
    expect((await gateway.chain.approvedIssuer(issuer.wallet.address)).value).toBe(true);
    expect([await onchain(issuer, id), await outcomesOf(id)]).toEqual(['PENDING', ['give: PENDING']]);
    await index();
    expect([await onchain(issuer, id), await outcomesOf(id)]).toEqual(['VERIFIED', ['give: LANDED']]);
    expect(await walletOf(issuer)).toMatchObject({ verified: false, issuerApproved: true });
    expect(await build(id)).toMatchObject({ code: 'APPROVAL_ON_CHAIN' });

    await revoke(id);
    expect(await onchain(issuer, id)).toBe('PENDING');
    const back = await build(id);
    expect(back.transaction?.preview[1]?.value).toBe('not approved: it may issue no more series');
    await send(back);
    await index();
    expect([await onchain(issuer, id), await outcomesOf(id)]).toEqual([
      'VERIFIED',
      ['give: LANDED', 'take back: LANDED'],
    ]);
    expect(await walletOf(issuer)).toMatchObject({ verified: false, issuerApproved: false });

    const again = await approved(issuer, reviewer);
    expect([await onchain(issuer, id), await onchain(issuer, again)]).toEqual([null, 'PENDING']);
    expect(await build(id)).toMatchObject({
      code: 'RECORD_STATE',
      message:
        'The application is REVOKED; only one that is APPROVED can have a transaction built. The account has another one of ' +
        'this persona that is APPROVED.',
    });
    const third = await build(again);
    await index();
    expect(await outcomesOf(again)).toEqual(['give: PENDING']); // not by the first approval
    await send(third);
    await index();
    expect([await onchain(issuer, again), await outcomesOf(again)]).toEqual(['VERIFIED', ['give: LANDED']]);
    const [[first], [last]] = await Promise.all([requestsOf(id), requestsOf(again)]);
    expect(BigInt(last?.blockNumber ?? 0)).toBeGreaterThan(BigInt(last?.afterBlock ?? 0));
    expect(last?.txHash).not.toBe(first?.txHash);
    expect((await auditOf(id)).filter(([, action]) => action === 'application.build')).toEqual([
      [owner.accountId, 'application.build', { persona: 'ISSUER', granted: true }],
      [owner.accountId, 'application.build', { persona: 'ISSUER', granted: false }],
    ]);
  });
});

describe('an approved backer', () => {
  it('is verified on the chain by any sender, and each request of it is then LANDED', async () => {
    const backer = await person();
    const id = await approved(backer, reviewer, BACKER);
    const built = await build(id);
    expect(built.transaction).toMatchObject({
      kind: 'SET_VERIFIED',
      preview: [{ value: backer.wallet.address }, { value: 'verified: it may bid and trade' }],
    });
    await build(id, { wallet: backer.wallet.address.toUpperCase().replace('0X', '0x'), chain: TEST_CHAIN });
    await devnet.owner.verifyWallets([backer.wallet.address]); // in no transaction of the gateway's
    await index();
    expect([await onchain(backer, id), await outcomesOf(id)]).toEqual(['VERIFIED', ['give: LANDED', 'give: LANDED']]);
    expect(await walletOf(backer)).toMatchObject({ verified: true, issuerApproved: false });
  });

  it('has one transaction for a request that is sent again, at once or later', async () => {
    const id = await approved(await person(), reviewer, BACKER);
    const key = randomUUID();
    const both = await Promise.all([build(id, {}, owner, key), build(id, {}, owner, key)]);
    const [built] = both.filter(({ transaction }) => transaction);
    for (const { code } of both) expect([undefined, 'IDEMPOTENCY_IN_PROGRESS']).toContain(code);
    expect(await build(id, {}, owner, key)).toEqual(built);
    expect(await requestsOf(id)).toHaveLength(1);
    expect((await auditOf(id)).filter(([, action]) => action === 'application.build')).toHaveLength(1);
    expect(await build(id, { allowFailing: true }, owner, key)).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('with several wallets is asked for by one that is named', async () => {
    const backer = await person();
    const id = await approved(backer, reviewer, BACKER);
    const second = await link(backer);
    await leavesAlone(id, async () =>
      expect(await build(id)).toMatchObject({ code: 'BAD_INPUT', path: ['input', 'wallet'] }),
    );
    const built = await build(id, { wallet: second.address });
    expect(built.transaction?.preview[0]?.value).toBe(second.address);
    await send(built);
    await index();
    expect(await onchain(backer, id)).toBe('VERIFIED'); // one wallet is enough
  });

  it('that is revoked stays in until the wallet that it unlinked is no longer verified', async () => {
    const backer = await person();
    const id = await approved(backer, reviewer, BACKER);
    const second = await link(backer);
    await send(await build(id, { wallet: second.address }));
    await index();
    await gateway.database.prisma.accountWallet.deleteMany({ where: { address: second.address } });
    expect(await onchain(backer, id)).toBe('PENDING');
    await revoke(id);
    expect(await onchain(backer, id)).toBe('PENDING');
    expect(await build(id)).toMatchObject({ code: 'BAD_INPUT', path: ['input', 'wallet'] });
    const back = await build(id, { wallet: second.address });
    expect(back.transaction?.preview[1]?.value).toBe('not verified: it may neither bid nor trade');
    await send(back);
    await index();
    expect(await onchain(backer, id)).toBe('VERIFIED');
  });

  it('is written only while its application is as it was', async () => {
    const id = await approved(await person(), reviewer, BACKER);
    const { viewer: caller } = await gateway.services.account.viewerOf(owner.token);
    const save = await gateway.services.applicationsOnChain.build(caller, { id, chain: TEST_CHAIN });
    await revoke(id);
    await leavesAlone(id, async () => {
      await expect(gateway.database.prisma.$transaction(save)).rejects.toMatchObject({ code: 'CONFLICT' });
    });
    expect(await requestsOf(id)).toEqual([]);
  });
});

describe('an approved attestor', () => {
  it('is proposed by its key, and follows whether a linked one is active', async () => {
    const attestor = await person();
    const { accountId } = attestor;
    const id = await approved(attestor, reviewer, { ...BACKER, persona: 'ATTESTOR' });
    await leavesAlone(id, async () => {
      expect(await build(id)).toMatchObject({ code: 'APPLICATION_OF_ATTESTOR' });
    });
    const key = newWallet().address;
    await devnet.owner.registerAttestor(key);
    await index();
    expect(await onchain(attestor, id)).toBe('PENDING');
    await gateway.database.prisma.accountSignerKey.create({ data: { accountId, key } });
    expect(await onchain(attestor, id)).toBe('VERIFIED');
    await revoke(id);
    expect(await onchain(attestor, id)).toBe('PENDING');
    await devnet.owner.revokeAttestor(key, 0n);
    await index();
    expect(await onchain(attestor, id)).toBe('VERIFIED');
  });

  it('that is revoked stays in while a key is active that it unlinked and an admin had registered for it', async () => {
    const attestor = await person();
    const { accountId } = attestor;
    const id = await approved(attestor, reviewer, { ...BACKER, persona: 'ATTESTOR' });
    const key = newWallet().address;
    const proposal = { chain: TEST_CHAIN, key, action: 'REGISTER', accountId, state: 'APPROVED' };
    const { prisma } = gateway.database;
    await prisma.attestorProposal.create({
      data: { ...proposal, proposedBy: reviewer.accountId, proposedAt: clock.now() },
    });
    await devnet.owner.registerAttestor(key);
    await index();
    expect(await onchain(attestor, id)).toBe('PENDING');
    await revoke(id);
    expect(await onchain(attestor, id)).toBe('PENDING');
  });
});

describe('a transaction for an application', () => {
  const refuses = (id: string, code: string, work: () => Promise<Built>) =>
    leavesAlone(id, async () => {
      const count = () => gateway.database.prisma.adminTxRequest.count();
      const before = await count();
      expect(await work()).toMatchObject({ code });
      expect(await count()).toBe(before);
    });

  it('is built of a decided one alone', async () => {
    const backer = await person();
    const draft = await started(backer, BACKER);
    const refusesBy = (state: string, next: string) =>
      refuses(draft, 'RECORD_STATE', async () => {
        const built = await build(draft);
        expect(built.message).toBe(
          `The application is ${state}; only one that is APPROVED or REVOKED can have a transaction built. ${next}`,
        );
        return built;
      });
    await refusesBy('DRAFT', 'Submit it first.');
    await mutate(backer.token, 'submitApplication', { id: draft });
    await refusesBy('SUBMITTED', 'Claim it first.');
    await claim(reviewer, draft);
    await refusesBy('IN_REVIEW', 'Approve it first.');
    await decide(reviewer, { id: draft, decision: 'REJECT', reasonCode: 'INFORMATION_INCOMPLETE' });
    await refusesBy('REJECTED', 'No step leads there now.');
    expect(await onchain(backer, draft)).toBeNull();
    const withdrawn = await submitted(backer, BACKER);
    await mutate(backer.token, 'withdrawApplication', { id: withdrawn });
    await refuses(withdrawn, 'RECORD_STATE', () => build(withdrawn));
    expect(await build(randomUUID())).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is of the applicant’s own wallets', async () => {
    const [backer, other] = await Promise.all([person(), person()]);
    const id = await approved(backer, reviewer, BACKER);
    await refuses(id, 'WALLET_NOT_APPLICANT', () => build(id, { wallet: other.wallet.address }));
    await refuses(id, 'WALLET_NOT_APPLICANT', () => build(id, { wallet: owner.wallet.address }));
    await refuses(id, 'WALLET_NOT_APPLICANT', () => build(id, { wallet: newWallet().address }));
    await refuses(id, 'CHAIN_REFUSED', () => build(id, { chain: 'evm:143' }));
    await gateway.database.prisma.accountWallet.deleteMany({ where: { accountId: backer.accountId } });
    await refuses(id, 'WALLET_NOT_APPLICANT', () => build(id));
  });

  it('is not built where the chain says so already, by anybody’s transaction', async () => {
    const backer = await person();
    const id = await approved(backer, reviewer, BACKER);
    await devnet.owner.verifyWallets([backer.wallet.address]);
    await refuses(id, 'APPROVAL_ON_CHAIN', () => build(id)); // before the index knows
    await revoke(id);
    await devnet.owner.unverifyWallets([backer.wallet.address]);
    await refuses(id, 'APPROVAL_ON_CHAIN', () => build(id));
  });

  it('is an admin’s, who has linked a wallet with the role and does not apply', async () => {
    const backer = await person();
    const id = await approved(backer, reviewer, BACKER);
    await refuses(id, 'FORBIDDEN', () => build(id, {}, backer));
    await refuses(id, 'UNAUTHENTICATED', () => build(id, {}, null));
    await refuses(id, 'WALLET_NOT_LINKED', () => build(id, {}, reviewer));
    expect(await build(id, {}, reviewer)).toMatchObject({
      message: 'No wallet of the account has the role ALLOWLIST on the chain.',
    });
    const own = await approved(owner, reviewer, BACKER);
    await refuses(own, 'APPLICATION_OWN', () => build(own));
  });

  it('is read by admins alone, without the wallet that it is about', async () => {
    const backer = await person();
    const id = await approved(backer, reviewer, BACKER);
    await build(id);
    const requests = await requestsOf(id);
    expect(requests).toEqual([
      expect.objectContaining({
        chain: TEST_CHAIN,
        approval: 'WALLET',
        granted: true,
        outcome: 'PENDING',
        txHash: null,
      }),
    ]);
    expect(JSON.stringify(requests)).not.toContain(backer.wallet.address);
    const type = `{ __type(name: "AdminTxRequest") { fields { name } } }`;
    const { data: shape } = await gateway.ask<{ __type: { fields: { name: string }[] } }>(type, {}, reviewer.token);
    const names = shape?.__type.fields.map(({ name }) => name);
    expect(names).toContain('txHash');
    expect(names).not.toContain('wallet');
    const document = `{ application(id: "${id}") { id requests { totalCount } } }`;
    const { data, errors } = await gateway.ask(document, {}, backer.token);
    expect(data?.application).toEqual({ id: encodeGlobalID('Application', id), requests: null });
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', coordinate: 'Application.requests' } }]);
  });
});
