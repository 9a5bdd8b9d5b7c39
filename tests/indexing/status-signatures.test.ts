import type { EvmAddress } from '@income-series/protocol/hex';
import { TRUEUP_MAX_AGE } from '@income-series/protocol/policy';
import { messageDigest, recoverSigner } from '@income-series/protocol/signing';
import { describe, expect, it } from 'vitest';
import { insertBuilt, requestOf } from '../support/built.ts';
import { element, pass, seriesKeyOf, submitReport } from './support/actions.ts';
import {
  amendTerms,
  announceExtinguishment,
  askAndExtinguish,
  extinguish,
  ofIssuer,
  requestExtinguishment,
  trueUp,
} from './support/attestors.ts';
import { BOUND } from './support/index.ts';
import { amendmentRow, annualRow, extinguishmentRow } from './support/people.ts';
import { happens, SERIES, useStage } from './support/stage.ts';

const stage = useStage();

describe('a true-up', () => {
  const signed = { year: 2026, adjustment: 5n, nonce: 0n };
  const afterDays = async (days: bigint) =>
    new Date(Number((await stage.world.anvil.clock.now()) + days * 86_400n) * 1000);

  it('LANDED by what the chain accepted; one that was passed over loses its signature', async () => {
    const { world, db } = stage;
    const [x, y] = world.attestors;
    const confirmed = { ...signed, attestedAt: await afterDays(280n) };
    const mine = await db.tier3Annual.create({ data: annualRow(world, SERIES, x, confirmed) });
    const passed = await db.tier3Annual.create({ data: annualRow(world, SERIES, x, { ...confirmed, adjustment: 6n }) });
    const anothers = await db.tier3Annual.create({ data: annualRow(world, SERIES, y, confirmed) });
    const later = await db.tier3Annual.create({ data: annualRow(world, SERIES, y, { ...confirmed, nonce: 1n }) });
    await pass(world, 280n);
    const read = () => db.tier3Annual.findMany({ orderBy: { id: 'asc' } });
    const { during, after } = await stage.thenUndone(read, () => trueUp(world, SERIES, x, confirmed));
    const row = (rows: typeof during, { id }: { id: string }) => rows.find((one) => one.id === id);
    expect(row(during, mine)).toMatchObject({ state: 'LANDED', txHash: expect.stringMatching(/^0x/), trueupNonce: 0n });
    const dropped = {
      state: 'OPEN',
      txHash: null,
      trueupSignature: null,
      trueupSigner: null,
      trueupNonce: null,
      attestationTs: null,
      adjustment: null,
      trueupDigest: null,
    };
    expect(row(during, passed)).toMatchObject(dropped);
    expect(row(during, anothers)).toMatchObject(dropped);
    expect(row(during, later)).toMatchObject({ state: 'SIGNED', trueupNonce: 1n });
    expect(row(after, mine)).toMatchObject({ state: 'SIGNED', txHash: null, trueupSignature: '0xsigned' });
    expect(row(after, passed)).toMatchObject(dropped); // what died does not come back
    expect((await db.series.findFirstOrThrow()).trueupNonce).toBe(0n);
  });

  it('and an amendment lose the signature of a key that ended, at the end of its grace', async () => {
    const { world, db } = stage;
    const [x] = world.attestors;
    const attestedAt = await afterDays(0n);
    const annual = await db.tier3Annual.create({ data: annualRow(world, SERIES, x, { ...signed, attestedAt }) });
    const change = { commitment: element('amended'), cap: 10n ** 9n, nonce: 0n };
    const amendment = await db.termsAmendment.create({ data: amendmentRow(world, SERIES, x, change) });
    const states = async () => [
      (await db.tier3Annual.findUniqueOrThrow({ where: { id: annual.id } })).state,
      (await db.termsAmendment.findUniqueOrThrow({ where: { id: amendment.id } })).state,
    ];
    const grace = (await world.anvil.clock.now()) + 2n * 86_400n;
    await happens(world.govern('registry', 'revokeAttestor', [x.address, grace]));
    await stage.index();
    expect(await states()).toEqual(['SIGNED', 'SIGNED']);
    await world.anvil.clock.set(grace);
    await stage.index();
    expect(await states()).toEqual(['SIGNED', 'SIGNED']);
    await world.anvil.clock.set(grace + 1n);
    await stage.index();
    expect(await states()).toEqual(['OPEN', 'AWAITING_ATTESTOR']);
    await stage.remade();
  });

  it('loses a signature that is 90 days old', async () => {
    const { world, db } = stage;
    const [x] = world.attestors;
    const attestedAt = await afterDays(0n);
    const { id } = await db.tier3Annual.create({ data: annualRow(world, SERIES, x, { ...signed, attestedAt }) });
    const read = () => db.tier3Annual.findUniqueOrThrow({ where: { id } });
    const end = BigInt(attestedAt.getTime() / 1000) + TRUEUP_MAX_AGE;
    await world.anvil.clock.set(end - 1n);
    await stage.index();
    expect(await read()).toMatchObject({ state: 'SIGNED', trueupSignature: '0xsigned' });
    await world.anvil.clock.set(end);
    await stage.index();
    expect(await read()).toMatchObject({ state: 'OPEN', trueupSignature: null, attestationTs: null });
  });
});

describe('an amendment', () => {
  it('LANDED by its commitment and cap; one that was passed over awaits an attestor', async () => {
    const { world, db } = stage;
    const [x, y] = world.attestors;
    const change = { commitment: element('amended'), cap: 10n ** 9n, nonce: 0n };
    const mine = await db.termsAmendment.create({ data: amendmentRow(world, SERIES, x, change) });
    const passed = await db.termsAmendment.create({ data: amendmentRow(world, SERIES, y, { ...change, cap: 1n }) });
    await happens(submitReport(world, SERIES, { payment: 3n, flag: 0 })); // of the quarter that is over
    const read = () => db.termsAmendment.findMany();
    const { during, after } = await stage.thenUndone(read, () =>
      amendTerms(world, SERIES, x, { newTermsCommitment: change.commitment, newCap: change.cap }),
    );
    const row = (rows: typeof during, { id }: { id: string }) => rows.find((one) => one.id === id);
    const { attestorSignature, digest } = mine;
    expect(row(during, mine)).toMatchObject({ state: 'LANDED', attestorSignature, digest });
    expect(row(during, mine)?.landedAt).toBeInstanceOf(Date);
    expect(row(during, mine)?.txHash).toMatch(/^0x[0-9a-f]{64}$/);
    const dropped = { attestorSignature: null, amendmentNonce: null, digest: null, signedAt: null, txHash: null };
    expect(row(during, passed)).toMatchObject({ ...dropped, state: 'AWAITING_ATTESTOR', attestorKey: y.address });
    expect(row(after, mine)).toMatchObject({
      state: 'SIGNED',
      txHash: null,
      landedAt: null,
      attestorSignature,
      digest,
    });
  });
});

describe('what was built with a signature', () => {
  const confirmed = { year: 2026, adjustment: 5n, nonce: 0n };
  const change = { commitment: element('amended'), cap: 10n ** 9n, nonce: 0n };
  let wallets = 0;
  /** A transaction that carries the signature of this row, of a wallet of its own: none replaces another. */
  async function built(kind: 'submitTrueUp' | 'amendTerms', signatureOf: string): Promise<string> {
    const { world, db } = stage;
    const { id: accountId } = await db.account.create({ data: { createdAt: new Date(0) } });
    wallets += 1;
    const request = requestOf(`0x${wallets.toString(16).padStart(40, '0')}` as EvmAddress);
    return insertBuilt(db, { accountId, kind, request, signatureOf, seriesKey: seriesKeyOf(world, SERIES) });
  }
  /** The index is at this block. */
  async function mineTo(block: bigint): Promise<void> {
    const { anvil, client } = stage.world;
    const missing = block - (await client.getBlockNumber());
    await anvil.rpc('anvil_mine', `0x${missing.toString(16)}`);
    await stage.index();
    expect(await client.getBlockNumber()).toBe(block);
  }
  const sealed = async () => (await stage.db.sealedCall.findMany()).map(({ transactionId }) => transactionId);

  it('goes with the signature that was passed over, and with that of a key that ended', async () => {
    const { world, db } = stage;
    const [x, y] = world.attestors;
    const mine = await db.tier3Annual.create({ data: annualRow(world, SERIES, x, confirmed) });
    const passed = await db.tier3Annual.create({ data: annualRow(world, SERIES, x, { ...confirmed, adjustment: 6n }) });
    const amendment = await db.termsAmendment.create({ data: amendmentRow(world, SERIES, y, change) });
    const own = await built('submitTrueUp', mine.id);
    await built('submitTrueUp', passed.id);
    const others = await built('amendTerms', amendment.id);
    await pass(world, 280n);
    await happens(trueUp(world, SERIES, x, confirmed));
    await stage.index();
    expect((await sealed()).sort()).toEqual([own, others].sort());
    await happens(world.govern('registry', 'revokeAttestor', [y.address, 0n]));
    await stage.index();
    expect(await sealed()).toEqual([own]);
  });

  it('goes with the signature that was confirmed once its block is final, and no sooner', async () => {
    const { world, db } = stage;
    const [x] = world.attestors;
    const annual = await db.tier3Annual.create({ data: annualRow(world, SERIES, x, confirmed) });
    const amendment = await db.termsAmendment.create({ data: amendmentRow(world, SERIES, x, change) });
    const own = await built('submitTrueUp', annual.id);
    await built('amendTerms', amendment.id);
    const signatures = async () => [
      (await db.tier3Annual.findUniqueOrThrow({ where: { id: annual.id } })).trueupSignature,
      (await db.termsAmendment.findUniqueOrThrow({ where: { id: amendment.id } })).attestorSignature,
    ];
    await happens(submitReport(world, SERIES, { payment: 3n, flag: 0 })); // terms change in the term, once none is owed
    await happens(amendTerms(world, SERIES, x, { newTermsCommitment: change.commitment, newCap: change.cap }));
    const bound = BigInt(BOUND);
    const amendedIn = await world.client.getBlockNumber();
    await pass(world, 280n); // a true-up comes once the year is over
    await happens(trueUp(world, SERIES, x, confirmed));
    const truedUpIn = await world.client.getBlockNumber();
    await mineTo(amendedIn + bound - 1n);
    expect(await signatures()).toEqual(['0xsigned', amendment.attestorSignature]);
    expect(await sealed()).toHaveLength(2);
    await mineTo(amendedIn + bound);
    expect(await signatures()).toEqual(['0xsigned', null]);
    expect(await sealed()).toEqual([own]);
    await mineTo(truedUpIn + bound - 1n);
    expect(await signatures()).toEqual(['0xsigned', null]);
    await mineTo(truedUpIn + bound);
    expect(await signatures()).toEqual([null, null]);
    expect(await sealed()).toEqual([]);
    expect(await db.tier3Annual.findUniqueOrThrow({ where: { id: annual.id } })).toMatchObject({
      state: 'LANDED',
      trueupSigner: x.address,
      trueupDigest: annual.trueupDigest,
    });
    await stage.remade();
  });

  it('goes with the row, and stays with a signature that nobody touched', async () => {
    const { world, db } = stage;
    const [x] = world.attestors;
    const kept = await db.tier3Annual.create({ data: annualRow(world, SERIES, x, confirmed) });
    const closed = await db.tier3Annual.create({ data: annualRow(world, SERIES, x, confirmed) });
    const own = await built('submitTrueUp', kept.id);
    await built('submitTrueUp', closed.id);
    await db.tier3Annual.delete({ where: { id: closed.id } });
    await db.tier3Annual.update({ where: { id: kept.id }, data: { txHash: null } });
    expect(await sealed()).toEqual([own]);
  });
});

describe('an extinguishment request', () => {
  const rowOf = ({ id }: { id: string }) => stage.db.extinguishmentRequest.findUniqueOrThrow({ where: { id } });

  it('is RELAYED with the chain’s two signatures, no matter who sent them; others of its nonce are VOIDED', async () => {
    const { world, db } = stage;
    const [x, y, z] = world.attestors;
    const mine = { ...extinguishmentRow(world, SERIES, [x, y], 0n, [x]), relayError: 'WRONG_STATE' };
    const others = extinguishmentRow(world, SERIES, [x, z], 0n, [x, z]);
    await db.extinguishmentRequest.createMany({ data: [mine, others] });
    const read = () => Promise.all([mine, others].map(rowOf));
    await happens(announceExtinguishment(world, SERIES, [x, y]));
    const { during, after } = await stage.thenUndone(read, () => extinguish(world, SERIES, [x, y]));
    const digest = messageDigest(world.chain.domain, 'EXTINGUISH', {
      seriesKey: seriesKeyOf(world, SERIES),
      extinguishNonce: 0n,
    });
    const [relayed, voided] = during;
    const signatures = relayed?.signatures as unknown as { signer: string; signature: string; digest: string }[];
    expect(signatures.map(({ signature }) => recoverSigner(digest, signature))).toEqual([x.address, y.address]);
    expect(signatures.map((signed) => [signed.signer, signed.digest])).toEqual([
      [x.address, digest],
      [y.address, digest],
    ]);
    expect(relayed).toMatchObject({
      state: 'RELAYED',
      relayError: null,
      relayTx: expect.stringMatching(/^0x/),
      relayedAt: expect.any(Date),
    });
    expect(voided).toMatchObject({ state: 'VOIDED', signatures: [], relayTx: null });
    expect(after).toMatchObject([
      { state: 'BOTH_SIGNED', relayTx: null, relayedAt: null },
      { state: 'OPEN', signatures: [] },
    ]);
  });

  it('has the notice and the deadline of the chain’s request to its keys, and the series shows them to anyone', async () => {
    const { world, db } = stage;
    const [x, y, z] = world.attestors;
    const mine = extinguishmentRow(world, SERIES, [x, y], 0n, []);
    const others = extinguishmentRow(world, SERIES, [x, z], 0n, []);
    await db.extinguishmentRequest.createMany({ data: [mine, others] });
    const shown = () =>
      db.series.findUniqueOrThrow({
        where: { chain_key: { chain: 'evm:10143', key: seriesKeyOf(world, SERIES) } },
        select: { extinguishKeyA: true, extinguishKeyB: true, extinguishNoticeEndsAt: true, extinguishDeadline: true },
      });
    const read = async () => [await rowOf(mine), await rowOf(others), await shown()] as const;
    const { during, after } = await stage.thenUndone(read, () => requestExtinguishment(world, SERIES, [x, y]));
    const [named, passedOver, series] = during;
    const { noticeEndsAt, deadline } = named;
    expect(deadline?.getTime()).toBeGreaterThan(noticeEndsAt?.getTime() ?? Number.POSITIVE_INFINITY);
    expect(named.state).toBe('OPEN');
    expect(passedOver).toMatchObject({ state: 'OPEN', noticeEndsAt: null, deadline: null });
    const keys = { extinguishKeyA: x.address, extinguishKeyB: y.address };
    expect(series).toEqual({ ...keys, extinguishNoticeEndsAt: noticeEndsAt, extinguishDeadline: deadline });
    expect(after[0]).toMatchObject({ noticeEndsAt: null, deadline: null });
    expect(Object.values(after[2])).toEqual([null, null, null, null]);
    await happens(requestExtinguishment(world, SERIES, [x, y]));
    await happens(ofIssuer(world, SERIES, 'voidExtinguishment'));
    await stage.index();
    expect(Object.values(await shown())).toEqual([null, null, null, null]);
    expect(await rowOf(mine)).toMatchObject({ state: 'VOIDED', deadline: expect.any(Date) });
  });

  it('is VOIDED by its issuer with its nonce, and a later one is not', async () => {
    const { world, db } = stage;
    const [x, y] = world.attestors;
    const mine = extinguishmentRow(world, SERIES, [x, y], 0n, [x, y]);
    const later = extinguishmentRow(world, SERIES, [x, y], 1n, [y]);
    await db.extinguishmentRequest.createMany({ data: [mine, later] });
    const read = () => Promise.all([mine, later].map(rowOf));
    const { during, after } = await stage.thenUndone(read, () => ofIssuer(world, SERIES, 'voidExtinguishment'));
    expect(during).toMatchObject([
      { state: 'VOIDED', signatures: [] },
      { state: 'ONE_SIGNED', signatures: later.signatures },
    ]);
    expect(after).toMatchObject([{ state: 'OPEN', signatures: [] }, { state: 'ONE_SIGNED' }]);
  });

  it('loses the signature of a key that is no longer active', async () => {
    const { world, db } = stage;
    const [x, y, z] = world.attestors;
    const row = (pair: readonly [typeof x, typeof y], state: string) => ({
      ...extinguishmentRow(world, SERIES, pair, 0n, pair),
      state,
      relayError: 'SIGNER_INACTIVE',
    });
    const rows = [row([x, y], 'RELAY_REFUSED'), row([x, z], 'BOTH_SIGNED'), row([y, z], 'RELAY_REFUSED')];
    await db.extinguishmentRequest.createMany({ data: rows });
    const kept = async () =>
      (await Promise.all(rows.map(rowOf))).map(({ state, signatures }) => [
        state,
        ...(signatures as unknown as { signer: string }[]).map(({ signer }) => signer),
      ]);
    await happens(world.govern('registry', 'revokeAttestor', [x.address, 0n]));
    await stage.index();
    expect(await kept()).toEqual([
      ['ONE_SIGNED', y.address],
      ['ONE_SIGNED', z.address],
      ['RELAY_REFUSED', y.address, z.address],
    ]);
    await stage.remade();
    await happens(world.govern('registry', 'revokeAttestor', [y.address, 0n]));
    await stage.index();
    expect(await kept()).toEqual([['OPEN'], ['ONE_SIGNED', z.address], ['ONE_SIGNED', z.address]]);
  });

  it('has a line of the audit log where nobody wrote one', async () => {
    const { world, db } = stage;
    const [x, y] = world.attestors;
    const mine = extinguishmentRow(world, SERIES, [x, y], 0n, [x, y]);
    await db.extinguishmentRequest.create({ data: mine });
    await happens(askAndExtinguish(world, SERIES, [x, y]));
    await pass(world, 1n);
    await stage.index();
    const { relayTx } = await rowOf(mine);
    expect(await db.auditEntry.findMany()).toMatchObject([
      { actorId: null, action: 'extinguishment.relay', target: mine.id, codes: { nonce: '0', relayTx } },
    ]);
    expect(JSON.stringify(await db.auditEntry.findMany())).not.toContain('signature');
  });
});
