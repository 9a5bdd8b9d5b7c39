import { randomUUID } from 'node:crypto';
import type { EvmAddress } from '@income-series/protocol/hex';
import { describe, expect, it } from 'vitest';
import type { RegistryApproval } from '../../src/domains/registry/index.ts';
import { pass } from './support/actions.ts';
import { happens, useStage } from './support/stage.ts';

const stage = useStage();

/** Somebody whom the registry has said nothing of. */
const STRANGER = `0x${'5a'.repeat(20)}` as EvmAddress;
const verify = (wallet: EvmAddress, verified: boolean) =>
  happens(stage.world.govern('registry', 'setVerified', [[wallet], verified]));
const approve = (wallet: EvmAddress, approved: boolean) =>
  happens(stage.world.govern('registry', 'setIssuerApproval', [wallet, approved]));

async function entryOf(wallet: EvmAddress) {
  const { name: chain } = stage.world.chain;
  return stage.db.allowlistEntry.findUnique({ where: { chain_wallet: { chain, wallet } } });
}

describe('what the registry says of a wallet', () => {
  it('is kept of the two approvals separately, whichever comes first, and undone with its block', async () => {
    await approve(STRANGER, true);
    await stage.index();
    const approved = { verified: false, issuerApproved: true, updatedAt: null };
    expect(await entryOf(STRANGER)).toMatchObject(approved);
    const { during, after } = await stage.thenUndone(
      () => entryOf(STRANGER),
      () => verify(STRANGER, true),
    );
    expect(during).toMatchObject({ verified: true, issuerApproved: true, updatedAt: expect.any(Date) });
    expect(after).toMatchObject(approved);

    await verify(STRANGER, true);
    const at = await stage.time();
    await pass(stage.world, 5n);
    await approve(STRANGER, false);
    await stage.index();
    expect(await entryOf(STRANGER)).toMatchObject({ verified: true, issuerApproved: false, updatedAt: at });
  });

  it('is gone with the only event of the wallet', async () => {
    const { during, after } = await stage.thenUndone(
      () => entryOf(STRANGER),
      () => approve(STRANGER, true),
    );
    expect([during?.issuerApproved, after]).toEqual([true, null]);
  });

  it('is the chain’s own answer', async () => {
    const { world } = stage;
    await approve(STRANGER, true);
    await approve(world.issuer, false);
    await verify(STRANGER, true);
    await verify(STRANGER, false);
    await stage.index();
    const rows = await stage.db.allowlistEntry.findMany();
    for (const { wallet, issuerApproved } of rows) {
      expect([wallet, issuerApproved]).toEqual([wallet, (await world.chain.approvedIssuer(wallet)).value]);
    }
    const { value } = await world.chain.verifiedWallets(rows.map(({ wallet }) => wallet));
    expect(new Map(rows.map(({ wallet, verified }) => [wallet, verified]))).toEqual(value);
    expect(rows.filter(({ issuerApproved }) => issuerApproved).map(({ wallet }) => wallet)).toEqual([STRANGER]);
  });
});

interface Asked {
  readonly wallet?: EvmAddress;
  readonly approval?: RegistryApproval;
  readonly granted?: boolean;
  readonly afterBlock?: bigint;
}

/** A transaction that was built for an application now, or `afterBlock`. */
async function request({ wallet = STRANGER, approval = 'WALLET', granted = true, afterBlock }: Asked = {}) {
  const { db, world } = stage;
  const { id: accountId } = await db.account.create({ data: {} });
  const at = new Date('2026-01-01');
  const decided = { state: 'APPROVED', submittedAt: at, decidedAt: at, readiness: [], incomeSourceKinds: [] };
  const { id: applicationId } = await db.application.create({
    data: { id: randomUUID(), accountId, persona: 'BACKER', country: 'PT', startedAt: at, ...decided },
  });
  const { number } = await world.chain.head();
  const { id } = await db.adminTxRequest.create({
    data: {
      ...{ applicationId, chain: world.chain.name, wallet, approval, granted },
      afterBlock: afterBlock ?? number,
      transactionId: randomUUID(),
      builtAt: at,
    },
  });
  return id;
}
async function outcomeOf(id: string) {
  const { outcome, txHash, blockNumber } = await stage.db.adminTxRequest.findUniqueOrThrow({ where: { id } });
  expect([txHash === null, blockNumber === null]).toEqual([outcome === 'PENDING', outcome === 'PENDING']);
  return outcome;
}
const outcomesOf = (ids: readonly string[]) => Promise.all(ids.map(outcomeOf));
const indexedOutcome = async (id: string) => {
  await stage.index();
  return outcomeOf(id);
};

describe('a transaction built for an application', () => {
  it('is LANDED by an event of its wallet that sets what it sets, after it was built, until that is undone', async () => {
    await verify(STRANGER, true);
    await verify(STRANGER, false);
    const give = await request();
    const others = [
      await request({ wallet: stage.world.people[0] as EvmAddress, granted: false }),
      await request({ approval: 'ISSUER' }),
      await request({ wallet: stage.world.issuer }),
    ];
    await stage.index();
    expect(await outcomesOf([give, ...others])).toEqual(Array(4).fill('PENDING'));
    const { during, after } = await stage.thenUndone(
      () => outcomesOf([give, ...others]),
      () => verify(STRANGER, true),
    );
    expect(during).toEqual(['LANDED', 'PENDING', 'PENDING', 'PENDING']);
    expect(after).toEqual(Array(4).fill('PENDING'));
  });

  it('is of its own time where an approval is taken back and given again', async () => {
    const first = await request();
    await verify(STRANGER, true);
    const back = await request({ granted: false });
    await verify(STRANGER, false);
    const again = await request();
    await stage.index();
    expect(await outcomesOf([first, back, again])).toEqual(['LANDED', 'LANDED', 'PENDING']);
    await verify(STRANGER, true);
    expect(await indexedOutcome(again)).toBe('LANDED');
    const rows = await stage.db.adminTxRequest.findMany({ where: { id: { in: [first, again] } } });
    expect(new Set(rows.map(({ txHash }) => txHash)).size).toBe(2);
    await stage.remade();
  });

  it('is LANDED too where a reorganisation put its event no later than the block that it was built at', async () => {
    const { number } = await stage.world.chain.head();
    const id = await request({ afterBlock: number + 3n });
    await verify(STRANGER, true);
    expect(await indexedOutcome(id)).toBe('PENDING'); // what comes up to that block is not known
    await pass(stage.world, 1n);
    await pass(stage.world, 1n);
    expect(await indexedOutcome(id)).toBe('LANDED');
    await stage.remade();
  });

  it('is not taken for an earlier approval that was taken back before it was built', async () => {
    const { number } = await stage.world.chain.head();
    const id = await request({ afterBlock: number + 2n });
    await verify(STRANGER, true);
    expect(await indexedOutcome(id)).toBe('PENDING');
    await verify(STRANGER, false);
    expect(await indexedOutcome(id)).toBe('PENDING');
    await verify(STRANGER, true);
    expect(await indexedOutcome(id)).toBe('LANDED');
    const row = await stage.db.adminTxRequest.findUniqueOrThrow({ where: { id } });
    expect(row.blockNumber).toBe(number + 3n);
  });

  it('is of a proposal or of an application, and says then all of it', async () => {
    const { db } = stage;
    const id = await request();
    const refused = async (data: object) =>
      expect(db.adminTxRequest.update({ where: { id }, data })).rejects.toThrow(/admin_tx_requests_/);
    await refused({ applicationId: null });
    await refused({ granted: null });
    await refused({ approval: 'ATTESTOR' });
    await refused({ wallet: STRANGER.toUpperCase() });
    const { id: proposalId } = await db.attestorProposal.create({
      data: {
        chain: stage.world.chain.name,
        key: STRANGER,
        action: 'REGISTER',
        proposedBy: randomUUID(),
        proposedAt: new Date(),
      },
    });
    await refused({ proposalId });
  });
});
