import { randomUUID } from 'node:crypto';
import { messageDigest, recoverSigner } from '@income-series/protocol/signing';
import { describe, expect, it } from 'vitest';
import { resetIndex } from '../../../src/indexing/reset.ts';
import { modules } from '../../../src/modules.ts';
import { pass, seriesKeyOf } from '../../indexing/support/actions.ts';
import { approvePause, askAndExtinguish, ofIssuer, requestPause } from '../../indexing/support/attestors.ts';
import { behindBy, catchUp, indexerOf } from '../../indexing/support/index.ts';
import { hardshipRow } from '../../indexing/support/people.ts';
import { happens, SERIES, useStage } from '../../indexing/support/stage.ts';

const stage = useStage();

describe('a hardship request', () => {
  const rowOf = async ({ id }: { id: string }) => stage.db.hardshipRequest.findUniqueOrThrow({ where: { id } });

  /** A request that the chain has, to the first attestor. */
  async function requested() {
    const { world, db } = stage;
    const [x] = world.attestors;
    const mine = hardshipRow(world, SERIES, x, 0n);
    await db.hardshipRequest.create({ data: mine });
    await happens(requestPause(world, SERIES, x));
    return { world, db, x, mine };
  }

  it('follows the chain’s request to its key, and no other', async () => {
    const { world, db } = stage;
    const [x, y] = world.attestors;
    const mine = hardshipRow(world, SERIES, x, 0n);
    const others = hardshipRow(world, SERIES, y, 0n);
    const next = hardshipRow(world, SERIES, x, 1n);
    await db.hardshipRequest.createMany({ data: [mine, others, next] });
    const states = async () => (await Promise.all([mine, others, next].map(rowOf))).map(({ state }) => state);
    const { during, after } = await stage.thenUndone(states, () => requestPause(world, SERIES, x));
    expect(during).toEqual(['REQUESTED', 'PREPARED', 'PREPARED']);
    expect(after).toEqual(['PREPARED', 'PREPARED', 'PREPARED']);
  });

  it('holds an approval with its digest, no matter who relayed it, and ends with its pause', async () => {
    const { world, x, mine } = await requested();
    const { during, after } = await stage.thenUndone(
      () => rowOf(mine),
      () => approvePause(world, SERIES, x, 20n),
    );
    const { approval } = during as {
      approval: Record<'signer' | 'signature' | 'digest' | 'pauseNonce' | 'pauseEnd', string>;
    } & typeof during;
    const pauseEnd = BigInt(approval.pauseEnd);
    const seriesKey = seriesKeyOf(world, SERIES);
    expect(approval).toEqual({
      signer: x.address,
      signature: expect.stringMatching(/^0x[0-9a-f]{130}$/),
      digest: messageDigest(world.chain.domain, 'PAUSE', { seriesKey, pauseNonce: 0n, pauseEnd }),
      pauseNonce: '0',
      pauseEnd: `${pauseEnd}`,
    });
    expect(recoverSigner(approval.digest as `0x${string}`, approval.signature)).toBe(x.address);
    expect(during).toMatchObject({ state: 'APPROVED', until: new Date(Number(pauseEnd) * 1000), withdrawn: false });
    expect(during.relayTx).toMatch(/^0x[0-9a-f]{64}$/);
    expect(after).toMatchObject({ state: 'REQUESTED', approval: null, until: null, decidedAt: null, relayTx: null });

    await happens(approvePause(world, SERIES, x, 20n));
    await happens(ofIssuer(world, SERIES, 'endPause'));
    await stage.index();
    expect(await rowOf(mine)).toMatchObject({ state: 'ENDED', endedAt: await stage.time() });
    await stage.remade();
  });

  it('ends with what takes the series out of its pause', async () => {
    const { world, x, mine } = await requested();
    await happens(approvePause(world, SERIES, x, 20n));
    await happens(askAndExtinguish(world, SERIES, [x, world.attestors[1]]));
    await stage.index();
    expect(await rowOf(mine)).toMatchObject({ state: 'ENDED', endedAt: await stage.time() });
  });

  it('stands as its mutation wrote it while the index is behind its block, and not where that block was lost', async () => {
    const { world, db, x, mine } = await requested();
    const snapshot = await world.anvil.rpc('evm_snapshot');
    await happens(approvePause(world, SERIES, x, 20n));
    await stage.index();
    const written = await rowOf(mine);
    await resetIndex(db, world.chain, modules);
    await catchUp(indexerOf(world, db, { source: behindBy(world, 1n) }));
    expect(await db.chainEvent.count({ where: { name: 'PauseApproved' } })).toBe(0);
    expect(await rowOf(mine)).toEqual({ ...written, indexedKey: seriesKeyOf(world, SERIES) });
    await world.anvil.rpc('evm_revert', snapshot);
    await pass(world, 1n);
    await stage.index();
    expect(await rowOf(mine)).toMatchObject({ state: 'REQUESTED', approval: null, relayTx: null, decidedAt: null });
  });

  it('is WITHDRAWN by its issuer, refused or not', async () => {
    const { world, db, mine } = await requested();
    const refusedAt = new Date('2026-02-02T00:00:00Z');
    await stage.index();
    await db.hardshipRequest.update({ where: { id: mine.id }, data: { refusedAt, decisionCode: 'NO' } });
    const { during, after } = await stage.thenUndone(
      () => rowOf(mine),
      () => ofIssuer(world, SERIES, 'withdrawPause'),
    );
    expect(during).toMatchObject({ state: 'WITHDRAWN', withdrawn: true, refusedAt });
    expect(during.decidedAt).not.toEqual(refusedAt);
    expect(after).toMatchObject({ state: 'REFUSED', withdrawn: false, decidedAt: refusedAt, decisionCode: 'NO' });
  });

  it('leaves one line of the audit log for a relay that its mutation lost sight of', async () => {
    const { world, db, x, mine } = await requested();
    await happens(approvePause(world, SERIES, x, 20n));
    await stage.index();
    expect(await db.auditEntry.count()).toBe(0); // its mutation may still be about to write its own
    await pass(world, 1n);
    await stage.index();
    await pass(world, 1n);
    await stage.index();
    const { approval, relayTx } = await rowOf(mine);
    const { signer, digest } = approval as { signer: string; digest: string };
    expect(await db.auditEntry.findMany()).toMatchObject([
      { actorId: null, action: 'hardship.approve', target: mine.id, codes: { signer, nonce: '0', digest, relayTx } },
    ]);
    await stage.remade();
  });

  it('has no second line where the mutation wrote one', async () => {
    const { world, db, x, mine } = await requested();
    await happens(approvePause(world, SERIES, x, 20n));
    await stage.index();
    const { relayTx } = await rowOf(mine);
    await db.auditEntry.create({
      data: { actorId: randomUUID(), action: 'hardship.approve', target: mine.id, codes: { relayTx } },
    });
    await pass(world, 1n);
    await stage.index();
    expect(await db.auditEntry.count()).toBe(1);
  });
});
