import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AccountBlocker } from '../../../src/core/account-end.ts';
import { storedChainKey } from '../../../src/core/on-chain.ts';
import { startAnvil } from '../../support/anvil.ts';
import { createTestClock } from '../../support/clock.ts';
import { createContractWallet } from '../../support/contract-wallet.ts';
import { openFeed } from '../../support/feed.ts';
import { forFile } from '../../support/for-file.ts';
import { newWallet, startTestGateway, TEST_CHAIN, type TestWallet } from '../../support/gateway.ts';
import { ageNonces } from '../../support/nonces.ts';
import { highS } from '../../support/signatures.ts';
import { accountOf, challengeDeletion, challengeOf, deleteAccount, deleteWith, previewOf } from './support/deletion.ts';
import { openWorkFor } from './support/open-work.ts';
import { whoami } from './support/sign-in.ts';

const clock = createTestClock();
const admin = newWallet();

const anvil = await forFile(startAnvil());
const gateway = await forFile(startTestGateway({ clock, adminWallets: [admin.address], rpcUrl: anvil.url }));
const db = gateway.database.prisma;

async function leaver() {
  const wallet = newWallet();
  const token = await gateway.signIn(wallet);
  return { wallet, token, accountId: await accountOf(gateway.database, wallet) };
}
const exists = async (accountId: string) => (await db.account.count({ where: { id: accountId } })) === 1;

describe('a challenge of a deletion', () => {
  it('is a text that names account, wallet and site, and says that it cannot be undone', async () => {
    const { wallet, token, accountId } = await leaver();
    const { message, nonce } = await challengeDeletion(gateway, token, wallet);
    const { issuedAt, expiresAt } = await db.authNonce.findUniqueOrThrow({ where: { nonce } });
    expect(message).toBe(
      [
        'localhost:4000 asks you to delete your account for ever.',
        '',
        'This cannot be undone. What the service keeps for the account goes, except what its preview lists as staying.',
        'What is on a chain stays there, and so do your wallets and what they own.',
        '',
        `Account: ${accountId}`,
        `Wallet: ${wallet.address}`,
        'URI: http://localhost:4000',
        `Chain: ${TEST_CHAIN}`,
        `Nonce: ${nonce}`,
        `Issued At: ${issuedAt.toISOString()}`,
        `Expiration Time: ${expiresAt.toISOString()}`,
      ].join('\n'),
    );
    expect(expiresAt.getTime() - issuedAt.getTime()).toBe(600_000);
    const stored = await db.authNonce.findUniqueOrThrow({ where: { nonce } });
    expect(stored).toMatchObject({ purpose: 'delete-account', chain: TEST_CHAIN, address: wallet.address, accountId });
  });

  it('is issued for a wallet of the account alone, and with a session alone', async () => {
    const { wallet, token } = await leaver();
    expect(await challengeDeletion(gateway, token, newWallet())).toEqual({ code: 'WALLET_NOT_LINKED' });
    expect(await challengeDeletion(gateway, undefined, wallet)).toEqual({ code: 'UNAUTHENTICATED' });
  });

  it('deletes nothing by another wallet’s signature, of another account, a second time, too late, or of another purpose', async () => {
    const [mine, theirs] = [await leaver(), await leaver()];
    const issued = await challengeDeletion(gateway, mine.token, mine.wallet);
    const signature = await mine.wallet.sign(issued.message);
    const byOther = await theirs.wallet.sign(issued.message);
    expect(await deleteWith(gateway, mine.token, issued, byOther)).toEqual({ code: 'SIGNATURE_INVALID' });
    expect(await deleteWith(gateway, mine.token, issued, highS(signature))).toEqual({
      code: 'SIGNATURE_NOT_CANONICAL',
    });
    expect(await deleteWith(gateway, theirs.token, issued, signature)).toEqual({ code: 'NONCE_INVALID' });
    expect(await deleteWith(gateway, undefined, issued, signature)).toEqual({ code: 'UNAUTHENTICATED' });
    expect(await deleteWith(gateway, mine.token, { nonce: 'x' }, signature)).toEqual({ code: 'NONCE_INVALID' });

    const stale = await challengeDeletion(gateway, mine.token, mine.wallet);
    await ageNonces(gateway.database, 10 * 60_000, stale.nonce);
    const late = await mine.wallet.sign(stale.message);
    expect(await deleteWith(gateway, mine.token, stale, late)).toEqual({ code: 'NONCE_INVALID' });

    const link = await challengeOf(gateway, mine.token, mine.wallet.address);
    const ofLink = await mine.wallet.sign(link.message);
    expect(await deleteWith(gateway, mine.token, link, ofLink)).toEqual({ code: 'NONCE_INVALID' });
    expect([await exists(mine.accountId), await exists(theirs.accountId)]).toEqual([true, true]);

    expect(await deleteWith(gateway, mine.token, issued, signature)).toHaveProperty('deletedAt');
    expect(await deleteWith(gateway, theirs.token, issued, signature)).toEqual({ code: 'NONCE_INVALID' });
    expect([await exists(mine.accountId), await exists(theirs.accountId)]).toEqual([false, true]);
  });
});

describe('the deletion of an account', () => {
  it('ends its sessions at once; the wallet signs in to a new account that has nothing of the old', async () => {
    const { wallet, token, accountId } = await leaver();
    const other = await gateway.signIn(wallet);
    const profile = { displayName: 'Leaves', email: 'leaves@example.test', country: 'PT' };
    await gateway.mutate('updateProfile', profile, { token });
    await gateway.listening();
    const at = clock.now().toISOString();
    expect(await deleteAccount(gateway, token, wallet)).toEqual({ deletedAt: at });
    for (const old of [token, other]) {
      const { errors } = await whoami(gateway, old);
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['SESSION_INVALID']);
    }
    const again = await gateway.signIn(wallet);
    const { data } = await gateway.ask(
      `{ viewer { account { id email displayName country wallets { address } incomeSources { kind } } }
        myApplications(first: 5) { totalCount } myNotifications(first: 5) { totalCount } }`,
      {},
      again,
    );
    expect(data).toMatchObject({
      viewer: { account: { email: null, displayName: null, country: null, wallets: [{ address: wallet.address }] } },
      myApplications: { totalCount: 0 },
      myNotifications: { totalCount: 0 },
    });
    expect(await accountOf(gateway.database, wallet)).not.toBe(accountId);
  });

  it('ends its feeds', async () => {
    const { wallet, token } = await leaver();
    await gateway.listening();
    const feed = await openFeed(gateway, { document: 'subscription { notificationReceived { id } }', token });
    await deleteAccount(gateway, token, wallet);
    expect(await feed.next()).toBeNull();
  });

  it('writes one line of the audit log, without a word about the person', async () => {
    const { wallet, token, accountId } = await leaver();
    await deleteAccount(gateway, token, wallet);
    const lines = await db.auditEntry.findMany({ where: { action: 'account.delete', target: accountId } });
    expect(lines.map(({ actorId, codes }) => [actorId, codes])).toEqual([[accountId, {}]]);
  });

  it('takes the titles that it gave from its series, which stay', async () => {
    const { wallet, token, accountId } = await leaver();
    const other = await leaver();
    const own = await titledSeries(accountId, wallet.address);
    // A wallet that another account had when it gave the title.
    const others = await titledSeries(other.accountId, wallet.address);
    const { records } = await previewOf(gateway, token);
    const removed = records.filter(({ outcome, table }) => outcome === 'VALUE_REMOVED' && table === 'series');
    expect(removed).toMatchObject([{ columns: ['title'], reason: null, rowCount: 1 }]);
    expect(await deleteAccount(gateway, token, wallet)).toHaveProperty('deletedAt');
    const titles = await db.series.findMany({
      where: { key: { in: [own, others] } },
      select: { key: true, title: true },
    });
    expect(new Map(titles.map(({ key, title }) => [key, title]))).toEqual(
      new Map([
        [own, null],
        [others, 'Bakery'],
      ]),
    );
  });

  it('answers the same key again without a session, and SESSION_INVALID with the old one', async () => {
    const { wallet, token } = await leaver();
    const issued = await challengeDeletion(gateway, token, wallet);
    const signature = await wallet.sign(issued.message);
    const key = randomUUID();
    const first = await deleteWith(gateway, token, issued, signature, key);
    expect(first).toHaveProperty('deletedAt');
    expect(await deleteWith(gateway, undefined, issued, signature, key)).toEqual(first);
    expect(await deleteWith(gateway, token, issued, signature, key)).toEqual({ code: 'SESSION_INVALID' });
    const other = `0x${'11'.repeat(65)}`;
    expect(await deleteWith(gateway, undefined, issued, other, key)).toEqual({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await deleteWith(gateway, undefined, issued, signature)).toEqual({ code: 'UNAUTHENTICATED' });
  });

  it('happens once among two at once, by one challenge and by two', async () => {
    for (const challenges of [1, 2]) {
      const { wallet, token, accountId } = await leaver();
      const issued = await Promise.all(
        Array.from({ length: challenges }, () => challengeDeletion(gateway, token, wallet)),
      );
      const answers = await Promise.all(
        [0, 1].map(async (i) => {
          const one = issued[i % challenges] as (typeof issued)[0];
          return deleteWith(gateway, token, one, await wallet.sign(one.message));
        }),
      );
      expect(answers.filter(({ deletedAt }) => deletedAt !== undefined)).toHaveLength(1);
      const [refused] = answers.filter(({ deletedAt }) => deletedAt === undefined);
      expect(['SESSION_INVALID', 'NONCE_INVALID']).toContain(refused?.code);
      expect(await db.auditEntry.count({ where: { action: 'account.delete', target: accountId } })).toBe(1);
    }
  });

  it('is signed by a contract wallet as by a key', async () => {
    const wallet = await createContractWallet(anvil);
    await wallet.deploy();
    const token = await gateway.signIn(wallet);
    const accountId = await accountOf(gateway.database, wallet);
    expect(await deleteAccount(gateway, token, wallet)).toHaveProperty('deletedAt');
    expect(await exists(accountId)).toBe(false);
  });
});

const SERIES_KEY = `0x${'5e'.repeat(32)}`;
const AT = new Date('2026-02-01T00:00:00.000Z');

/** A series whose issuer is `issuer`, in a state. */
async function series(state: string, issuer = newWallet().address as string): Promise<string> {
  const key = `0x${randomUUID().replaceAll('-', '').repeat(2)}`;
  await db.series.create({
    data: {
      ...{
        key,
        chain: TEST_CHAIN,
        issuer,
        state,
        phase: 'DONE',
        contractHash: SERIES_KEY,
        termsCommitment: SERIES_KEY,
      },
      ...{ currencyCode: 840, indexingRule: 0, unitsOffered: 1n, cap: 1, firstPeriod: 20261, lastPeriod: 20264 },
      ...{ reservePrice: 1, maxUnitsPerBid: 1n, minRaise: 1, minHolders: 1, concentrationBps: 1 },
      ...{ commitEndsAt: AT, revealEndsAt: AT, gateEndsAt: AT, createdBlock: 1n, createdAt: AT },
    },
  });
  return key;
}

/** A closed series with a title of a draft of the account. */
async function titledSeries(accountId: string, issuer: string): Promise<string> {
  const key = await series('CLOSED', issuer);
  await db.series.updateMany({ where: { key }, data: { title: 'Bakery' } });
  await db.seriesDraft.create({
    data: {
      ...{ accountId, issuer, chain: TEST_CHAIN, seriesKey: key, draftSalt: SERIES_KEY, termsCommitment: SERIES_KEY },
      ...{ contractHash: SERIES_KEY, state: 'BUILT', currencyCode: 840, indexingRule: 0, unitsOffered: 1n, raise: {} },
      title: 'Bakery',
    },
  });
  return key;
}

interface Leaver {
  readonly wallet: TestWallet;
  readonly accountId: string;
}
const bid = async ({ wallet }: Leaver, delivery: string) => {
  const seriesKey = await series('ACTIVE');
  await db.bid.create({
    data: {
      ...{
        chain: TEST_CHAIN,
        id: randomUUID(),
        seriesKey,
        bidder: wallet.address,
        sequence: 1,
        commitment: SERIES_KEY,
      },
      ...{ deposit: 1, committedAt: AT, delivery },
    },
  });
};
const position = async ({ wallet }: Leaver, state: string, units: bigint) => {
  const seriesKey = await series(state);
  const id = storedChainKey(TEST_CHAIN, `${seriesKey}:${wallet.address}`);
  await db.position.create({
    data: { chain: TEST_CHAIN, id, seriesKey, holder: wallet.address, units, openedAt: AT },
  });
};
const transaction = ({ accountId, wallet }: Leaver, life: string, sentAt: Date | null = null) =>
  db.builtTransaction.create({
    data: {
      ...{ accountId, kind: 'claimPayout', chain: TEST_CHAIN, wallet: wallet.address, contract: wallet.address, life },
      ...{ selector: '0x00000000', dataHash: SERIES_KEY, dataLength: 4, simulation: {}, expiresAt: AT },
      ...(sentAt && { sentAt, unminedReason: 'HASH_UNKNOWN' }),
    },
  });
const reviewed = async (reviewerId: string, state: string) => {
  const { accountId } = await leaver();
  const decided = state === 'APPROVED' ? { decidedAt: AT, readiness: [] } : {};
  const ended = state === 'WITHDRAWN' ? { endedAt: AT } : {};
  await db.application.create({
    data: {
      ...{ id: randomUUID(), accountId, persona: 'BACKER', country: 'PT', incomeSourceKinds: [], state, reviewerId },
      ...{ startedAt: AT, claimedAt: AT, ...decided, ...ended },
    },
  });
};
const proposal = (proposedBy: string, state: string) =>
  db.attestorProposal.create({
    data: { chain: TEST_CHAIN, key: `0x${'a1'.repeat(20)}`, action: 'REGISTER', state, proposedBy, proposedAt: AT },
  });
const kept = async ({ wallet }: Leaver, ...names: string[]) => {
  for (const [i, name] of names.entries())
    await db.chainEvent.create({
      data: {
        ...{
          blockHash: `0x${randomUUID().replaceAll('-', '').repeat(2)}`,
          logIndex: i,
          chain: TEST_CHAIN,
          blockNumber: 1n,
          txHash: SERIES_KEY,
          name,
        },
        ...{ contract: `0x${'c0'.repeat(20)}`, seriesKey: SERIES_KEY, at: AT },
        args: { seriesKey: SERIES_KEY, wallet: wallet.address, amount: '5' },
      },
    });
};
const order = async ({ wallet }: Leaver, delivery: string) => {
  const seriesKey = await series('ACTIVE');
  const of = { chain: TEST_CHAIN, seriesKey, window: 1 };
  const windowId = randomUUID();
  await db.tradingWindow.create({
    data: {
      ...{ ...of, id: windowId, phase: 'DONE', commitEndsAt: AT, revealEndsAt: AT, settleEndsAt: AT },
      ...{ openedBlock: 1n, openedAt: AT },
    },
  });
  await db.windowOrder.create({
    data: {
      ...{
        ...of,
        id: randomUUID(),
        windowId,
        trader: wallet.address,
        sequence: 1,
        side: 'BUY',
        commitment: SERIES_KEY,
      },
      ...{ money: 1, units: 0n, delivery, committedAt: AT },
    },
  });
};
const keyWork = async ({ accountId }: Leaver, isOver: boolean) => {
  const key = newWallet().address;
  await db.accountSignerKey.create({ data: { accountId, key } });
  const { become, over } = await openWorkFor(db, 'TIER3_CASE', key);
  if (isOver) await become(over[0] as string);
};

type Work = (of: Leaver) => Promise<unknown>;
/** Of each code: work that is open, and the same when it is over. */
const WORK: Readonly<Record<Exclude<AccountBlocker, 'ADMIN_BY_CONFIGURATION'>, { open: Work[]; over: Work[] }>> = {
  BID_NOT_DELIVERED: {
    open: [(of) => bid(of, 'NONE'), (of) => bid(of, 'DUE')],
    over: [(of) => bid(of, 'DELIVERED')],
  },
  ORDER_NOT_DELIVERED: {
    open: [(of) => order(of, 'NONE'), (of) => order(of, 'DUE')],
    over: [(of) => order(of, 'DELIVERED')],
  },
  UNITS_HELD: {
    open: [(of) => position(of, 'ACTIVE', 1n), (of) => position(of, 'CLOSED', 1n)],
    over: [(of) => position(of, 'ACTIVE', 0n), (of) => position(of, 'EXTINGUISHED', 1n)],
  },
  MONEY_CLAIMABLE: {
    open: [
      (of) => kept(of, 'PaymentKept'),
      async ({ wallet }) => {
        await db.series.updateMany({
          where: { key: await series('CLOSED', wallet.address) },
          data: { proceeds: 7 },
        });
      },
    ],
    over: [(of) => kept(of, 'PaymentKept', 'KeptPaymentClaimed')],
  },
  SERIES_NOT_ENDED: {
    open: ['RAISING', 'SETTLING', 'ACTIVE', 'PAUSED', 'TAIL'].map(
      (state): Work =>
        ({ wallet }) =>
          series(state, wallet.address),
    ),
    over: ['CLOSED', 'FAILED', 'EXTINGUISHED'].map(
      (state): Work =>
        ({ wallet }) =>
          series(state, wallet.address),
    ),
  },
  SIGNER_KEY_WORK: { open: [(of) => keyWork(of, false)], over: [(of) => keyWork(of, true)] },
  TRANSACTION_NOT_INDEXED: {
    open: [
      (of) => transaction(of, 'SENT'),
      (of) => transaction(of, 'SENT', new Date('2099-01-01')),
      (of) => transaction(of, 'MINED'),
    ],
    over: [
      (of) => transaction(of, 'BUILT'),
      (of) => transaction(of, 'SENT', AT),
      (of) => transaction(of, 'INDEXED'),
      (of) => transaction(of, 'DROPPED'),
    ],
  },
  APPLICATION_IN_REVIEW: {
    open: [({ accountId }) => reviewed(accountId, 'IN_REVIEW')],
    over: [({ accountId }) => reviewed(accountId, 'APPROVED'), ({ accountId }) => reviewed(accountId, 'WITHDRAWN')],
  },
  PROPOSAL_UNDECIDED: {
    open: [({ accountId }) => proposal(accountId, 'PROPOSED')],
    over: [({ accountId }) => proposal(accountId, 'APPROVED'), ({ accountId }) => proposal(accountId, 'WITHDRAWN')],
  },
};

describe('open work', () => {
  it.each(Object.entries(WORK))('%s prevents the deletion, and only while it is open', async (code, { open, over }) => {
    for (const work of open) {
      const { token, ...of } = await leaver();
      await work(of);
      const preview = await previewOf(gateway, token);
      expect(preview.blockers).toEqual([{ code, whatToDo: expect.stringMatching(/^[A-Z].+\.$/), count: 1 }]);
      const issued = await challengeDeletion(gateway, token, of.wallet);
      const signature = await of.wallet.sign(issued.message);
      const refused = { code: 'ACCOUNT_IN_USE', blockers: [code] };
      expect(await deleteWith(gateway, token, issued, signature)).toEqual(refused);
      expect(await exists(of.accountId)).toBe(true);
      // the challenge was not used up
      expect(await deleteWith(gateway, token, issued, signature)).toEqual(refused);
    }
    for (const work of over) {
      const { token, ...of } = await leaver();
      await work(of);
      expect((await previewOf(gateway, token)).blockers).toEqual([]);
      expect(await deleteAccount(gateway, token, of.wallet)).toHaveProperty('deletedAt');
    }
  });

  it('ADMIN_BY_CONFIGURATION prevents the deletion of an admin; 409', async () => {
    const token = await gateway.signIn(admin);
    const issued = await challengeDeletion(gateway, token, admin);
    const refused = await deleteWith(gateway, token, issued, await admin.sign(issued.message));
    expect(refused).toEqual({ code: 'ACCOUNT_IN_USE', blockers: ['ADMIN_BY_CONFIGURATION'] });
  });

  it('is named all at once, of each kind once', async () => {
    const { token, ...of } = await leaver();
    await series('ACTIVE', of.wallet.address);
    await bid(of, 'DUE');
    await bid(of, 'NONE');
    await transaction(of, 'SENT');
    const { blockers } = await deleteAccount(gateway, token, of.wallet);
    expect([...(blockers ?? [])].sort()).toEqual(['BID_NOT_DELIVERED', 'SERIES_NOT_ENDED', 'TRANSACTION_NOT_INDEXED']);
    const counts = (await previewOf(gateway, token)).blockers.map(({ code, count }) => [code, count]);
    expect(counts.sort()).toEqual([
      ['BID_NOT_DELIVERED', 2],
      ['SERIES_NOT_ENDED', 1],
      ['TRANSACTION_NOT_INDEXED', 1],
    ]);
  });
});

describe('the preview', () => {
  it('needs a session', async () => {
    const { errors } = await gateway.ask('{ accountDeletionPreview { blockers { code } } }');
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('says row by row of the data map what goes and what stays, and why, with how many rows there are', async () => {
    const { token, ...of } = await leaver();
    await transaction(of, 'BUILT');
    await transaction(of, 'INDEXED');
    await bid(of, 'DELIVERED');
    await db.bidBackup.create({
      data: {
        ...{ accountId: of.accountId, chain: TEST_CHAIN, seriesKey: SERIES_KEY, wallet: of.wallet.address },
        ...{ commitment: SERIES_KEY, ciphertext: '{}', savedAt: AT },
      },
    });
    const { records } = await previewOf(gateway, token);
    const of_ = (table: string, column: string) =>
      records.filter((record) => record.table === table && record.columns.includes(column));
    expect(of_('accounts', 'email')).toMatchObject([
      { class: 'PLAIN', intendedDeletion: 'account deletion or on request', outcome: 'ROW_DELETED', rowCount: 1 },
    ]);
    expect(of_('built_transactions', 'wallet')).toMatchObject([{ outcome: 'ROW_DELETED', reason: null, rowCount: 2 }]);
    expect(of_('bids', 'deposit')).toMatchObject([{ outcome: 'STAYS', reason: 'ON_CHAIN', rowCount: 1 }]);
    expect(of_('series', 'issuer')).toMatchObject([{ outcome: 'STAYS', reason: 'ON_CHAIN' }]);
    expect(of_('series', 'title')).toMatchObject([
      { intendedDeletion: 'account deletion', outcome: 'VALUE_REMOVED', reason: null, rowCount: 0 },
    ]);
    expect(of_('bid_backups', 'ciphertext')).toMatchObject([
      {
        ...{ class: 'CLIENT_ENCRYPTED', intendedDeletion: 'after settlement + retention', rowCount: 1 },
        ...{ outcome: 'STAYS_WITHOUT_ACCOUNT', reason: 'RETENTION_UNDECIDED' },
      },
    ]);
    expect(of_('applications', 'country')).toMatchObject([{ outcome: 'VALUE_REMOVED', reason: null, rowCount: 0 }]);
    expect(of_('applications', 'persona')).toMatchObject([
      { outcome: 'STAYS_WITHOUT_ACCOUNT', reason: 'NO_DELETION_INTENDED' },
    ]);
    expect(of_('audit_log', 'actor_id')).toMatchObject([{ outcome: 'STAYS', reason: 'IMMUTABLE_LOG' }]);
  });
});
