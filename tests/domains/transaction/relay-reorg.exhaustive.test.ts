import type { Hex } from '@income-series/protocol/hex';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestClock } from '../../support/clock.ts';
import { forFile } from '../../support/for-file.ts';
import type { Done } from '../support/attestor.ts';
import { EXTINGUISHMENT, halfSigned } from '../support/extinguishments.ts';
import { createPauses } from '../support/pauses.ts';
import { createRecipient } from '../support/sealing.ts';

const pauses = await createPauses(createTestClock());
await forFile(pauses.product);
const y = await createRecipient(pauses.product, 0xe2);
afterEach(() => pauses.automine(true));

const rpc = <T>(method: string, ...params: unknown[]) => pauses.product.devnet.anvil.rpc<T>(method, ...params);
const rawOf = (hash: string) => rpc<Hex>('eth_getRawTransactionByHash', hash);
const db = () => pauses.product.gateway.database.prisma;

/** What happens in `work` is on the chain and in the index, and then another branch is longer. */
async function undone<T>(work: () => Promise<T>): Promise<T> {
  const snapshot = await rpc('evm_snapshot');
  const done = await work();
  await pauses.product.index();
  await rpc('evm_revert', snapshot);
  for (let block = 0; block < 4; block++) await pauses.product.devnet.anvil.clock.advance(60n);
  return done;
}
/** Brings a transaction that fell out of the chain into a block of this branch. */
async function landsAgain(raw: Hex): Promise<void> {
  await rpc('eth_sendRawTransaction', raw);
  await pauses.product.index();
}
/** The relayer has sent something else meanwhile: what it signs next is another transaction. */
const relayerIsBusy = () => rpc('eth_sendTransaction', { from: pauses.relayer, to: pauses.relayer, value: '0x1' });

describe('an approval that a reorganisation took back', () => {
  it('is followed by its row, there and back, with the attestor’s code and one line', async () => {
    const id = await pauses.requested();
    const input = await pauses.approval(id);
    const { written, raw } = await undone(async () => {
      await pauses.decide(pauses.product.gateway, input);
      const row = await pauses.row(id);
      return { written: row, raw: await rawOf(String(row.relayTx)) };
    });
    expect(written.state).toBe('APPROVED');
    await pauses.product.index();
    expect(await pauses.row(id)).toMatchObject({ state: 'REQUESTED', approval: null, relayTx: null, until: null });
    await landsAgain(raw);
    const { decidedAt, ...again } = await pauses.row(id);
    const { decidedAt: before, ...first } = written;
    expect(again).toEqual(first);
    expect(decidedAt?.getTime()).toBeGreaterThan(Number(before?.getTime()));
    expect(await pauses.loggedRelays(id)).toEqual([written.relayTx]);
  });

  it.each(['after', 'before'])('is approved again %s the index knows, otherwise too', async (when) => {
    const id = await pauses.requested();
    const lost = await undone(async () => {
      await pauses.decide(pauses.product.gateway, await pauses.approval(id));
      const { relayTx } = await pauses.row(id);
      return relayTx;
    });
    if (when === 'after') await pauses.product.index();
    const second = await pauses.approval(id, { seconds: 7n * 86_400n, code: 'ILLNESS' });
    const done = await pauses.decide(pauses.product.gateway, second);
    expect(done).toMatchObject({ state: 'APPROVED', decisionCode: 'ILLNESS', pauseEndsAt: second.pauseEndsAt });
    const written = await pauses.row(id);
    expect(written.relayTx).not.toBe(lost);
    await pauses.product.index();
    expect(await pauses.row(id)).toEqual(written);
    expect(await pauses.loggedRelays(id)).toEqual([lost, written.relayTx]);
    const other = await pauses.decide(pauses.product.gateway, { ...second, decisionCode: 'CARE' });
    expect(other.code).toBe('CASE_STATE');
  });

  it('is approved again with the same words, and its row is answered as approved', async () => {
    const id = await pauses.requested();
    const input = await pauses.approval(id);
    const lost = await undone(async () => {
      await pauses.decide(pauses.product.gateway, input);
      const { relayTx } = await pauses.row(id);
      return relayTx;
    });
    await pauses.product.index();
    await relayerIsBusy();
    const done = await pauses.decide(pauses.product.gateway, input);
    expect(done).toMatchObject({
      state: 'APPROVED',
      pauseEndsAt: input.pauseEndsAt,
      approval: { relayTx: expect.any(String) },
    });
    const written = await pauses.row(id);
    await pauses.product.index();
    expect(await pauses.row(id)).toEqual(written);
    expect(await pauses.loggedRelays(id)).toEqual([lost, written.relayTx]);
  });

  it('may be refused instead', async () => {
    const id = await pauses.requested();
    await undone(async () => pauses.decide(pauses.product.gateway, await pauses.approval(id)));
    await pauses.product.index();
    const refusal = { id, decision: 'REFUSE', decisionCode: 'NOT_HARDSHIP' } as never;
    expect((await pauses.decide(pauses.product.gateway, refusal)).state).toBe('REFUSED');
    await pauses.product.index();
    expect(await pauses.row(id)).toMatchObject({ state: 'REFUSED', decisionCode: 'NOT_HARDSHIP', approval: null });
  });
});

describe('an extinguishment that a reorganisation took back', () => {
  const relay = async (id: string) =>
    (await pauses.x.act('relayExtinguishment', EXTINGUISHMENT, { id })).extinguishmentRequest as Done;
  const row = (id: string) => db().extinguishmentRequest.findUniqueOrThrow({ where: { id } });

  it('keeps both signatures, is confirmed again by itself or by another relay', async () => {
    const { id, sign, loggedRelays } = await halfSigned(pauses, y);
    const { relayTx: lost, raw } = await undone(async () => {
      const { state, relayTx } = await sign(y);
      expect(state).toBe('RELAYED');
      return { relayTx, raw: await rawOf(String(relayTx)) };
    });
    await pauses.product.index();
    expect(await row(id)).toMatchObject({ state: 'BOTH_SIGNED', relayTx: null, relayedAt: null });
    expect((await row(id)).signatures).toHaveLength(2);

    await undone(() => landsAgain(raw));
    await pauses.product.index();
    expect(await row(id)).toMatchObject({ state: 'BOTH_SIGNED', relayTx: null });
    await relayerIsBusy();
    expect(await relay(id)).toMatchObject({ state: 'RELAYED', relayTx: expect.any(String) });
    const written = await row(id);
    expect(written.relayTx).not.toBe(lost);
    await pauses.product.index();
    expect(await row(id)).toEqual(written);
    expect(await loggedRelays()).toEqual([lost, written.relayTx]);
  });
});

it('no reason, envelope or signature is in a line of the log', () => {
  const text = pauses.product.gateway.logs.join('\n').toLowerCase();
  expect(text).not.toBe('');
  for (const secret of pauses.secrets) expect(text).not.toContain(secret.toLowerCase());
});
