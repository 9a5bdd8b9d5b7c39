import type { Bytes32 } from '@income-series/protocol/hex';
import { deferrableFrom, type Period } from '@income-series/protocol/period';
import { describe, expect, it } from 'vitest';
import { abis } from '../../../src/adapters/evm/abi.ts';
import { seriesKeyOf, submitReport } from '../../indexing/support/actions.ts';
import { approvePause, ofIssuer, requestPause } from '../../indexing/support/attestors.ts';
import { happens, SERIES, useStage } from '../../indexing/support/stage.ts';

const DAY = 86_400n;
const stage = useStage();

const unix = (date: Date): bigint => BigInt(date.getTime()) / 1000n;
const rows = () => stage.db.period.findMany({ orderBy: { period: 'asc' } });

/** The windows and the state of every period are the hub's own. */
async function same(): Promise<void> {
  const { world } = stage;
  await stage.index();
  const seriesKey = seriesKeyOf(world, SERIES);
  for (const row of await rows()) {
    const window = await world.client.readContract({
      address: world.contracts.hub,
      abi: abis.hub,
      functionName: 'reportWindow',
      args: [seriesKey, row.period],
    } as never);
    const { value } = await world.chain.periodState(row.seriesKey as Bytes32, row.period);
    const { opensAt, closesAt, lateUntil, state } = row;
    expect([unix(opensAt), unix(closesAt), unix(lateUntil), state]).toEqual([...(window as bigint[]), value]);
  }
}
const first = async () => (await rows())[0] as Awaited<ReturnType<typeof rows>>[number];

describe('the windows of a paused series', () => {
  it('are longer by its pause as the hub has them, shorter again by an early end, and back with the block', async () => {
    const { world } = stage;
    const [x] = world.attestors;
    const before = await rows();
    await happens(requestPause(world, SERIES, x));
    const read = async () => (await first()).lateUntil;
    const { during, after } = await stage.thenUndone(read, () => approvePause(world, SERIES, x, 100n));
    expect([during > after, after]).toEqual([true, before[0]?.lateUntil]);
    await happens(approvePause(world, SERIES, x, 100n));
    await same();
    await world.anvil.clock.advance(70n * DAY);
    await same();
    const approved = (await first()).lateUntil;
    await happens(ofIssuer(world, SERIES, 'endPause'));
    await same();
    expect(approved > (await first()).lateUntil).toBe(true);
    await stage.remade();
  });

  it('leave a deferred period to be reported', async () => {
    const { world } = stage;
    const [x, y] = world.attestors;
    const seriesKey = seriesKeyOf(world, SERIES);
    await happens(requestPause(world, SERIES, x));
    await happens(approvePause(world, SERIES, x, 170n));
    const { period } = await first();
    const missing = deferrableFrom(period as Period) - (await world.anvil.clock.now());
    if (missing > 0n) await world.anvil.clock.advance(missing);
    await happens(world.act(world.owner, { kind: 'markMissed', seriesKey, period }));
    await same();
    expect(await first()).toMatchObject({ state: 'DEFERRED' });
    await happens(submitReport(world, SERIES, { payment: 5n, flag: 0, attestor: x, fallback: y }));
    await same();
    expect(await first()).toMatchObject({ state: 'REPORTED' });
    await stage.remade();
  });
});
