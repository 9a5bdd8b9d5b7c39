import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { isWithinFxBound } from '../../../src/domains/reporting/rules.ts';
import { assertRuns } from '../../support/exhaustive.ts';
import { readFields } from './support/bytes.ts';
import { replaced } from './support/chain.ts';
import { publishRate, rateAccount, rateCount, registerKey, takeRoles } from './support/registry.ts';
import { expectChecked, miscount } from './support/tamper.ts';
import { createWorld, START, senders, type World } from './support/world.ts';

const EUR = 978;
const WAD = 10n ** 18n;
const DAY = 86_400n;
const UNAUTHORIZED = 'AccessManagedUnauthorized';

describe('the rate feed', () => {
  let world: World;
  beforeEach(async () => {
    world = await takeRoles(await createWorld());
  });
  const { answer } = senders(() => world);
  const publish = (rate: bigint, earlier?: number) =>
    publishRate(world, world.admin, { currency: EUR, rate, ...(earlier === undefined ? {} : { earlier }) });
  const wait = (seconds: bigint) => world.chain.setTime(world.chain.now() + seconds);

  it('keeps every rate of a currency', async () => {
    for (const [place, rate] of [10_000n * WAD, 11_000n * WAD, 10_500n * WAD].entries()) {
      const sent = await world.chain.accept(publish(rate));
      const updatedAt = START + BigInt(place) * DAY;
      expect(sent.events).toEqual([{ name: 'RateUpdated', fields: { currencyCode: 978n, rate, updatedAt } }]);
      const layout = [
        ['header', 3],
        ['currencyCode', 'u32'],
        ['index', 'u32'],
        ['rate', 'u128'],
        ['updatedAt', 'u64'],
      ] as const;
      const { header, ...entry } = readFields(
        layout,
        world.chain.data(await rateAccount(EUR, place)) ?? new Uint8Array(),
      );
      expect(entry).toEqual({ currencyCode: 978n, index: BigInt(place), rate, updatedAt });
      expect(header).toMatch(/^0x0601/);
      wait(DAY);
    }
    expect(await rateCount(world, EUR)).toBe(3);
    expect(await rateCount(world, 840)).toBe(0);
  });

  it('has the circuit’s range', async () => {
    for (const rate of [0n, 1n << 80n, (1n << 128n) - 1n])
      expect(await answer(publish(rate))).toBe('RATE_OUT_OF_RANGE');
    expect(await answer(publish((1n << 80n) - 1n))).toBe('ACCEPTED');
  });

  it('moves by a fifth at most, also of the rate a day ago', async () => {
    await world.chain.accept(publish(100n));
    for (const rate of [79n, 121n]) expect(await answer(publish(rate))).toBe('RATE_OUT_OF_BOUND');
    await world.chain.accept(publish(120n));
    expect(await answer(publish(121n))).toBe('RATE_OUT_OF_BOUND'); // within a fifth of 120, not of 100
    wait(DAY);
    expect(await answer(publish(121n))).toBe('RATE_OUT_OF_BOUND'); // 120 is exactly a day old: not before that
    wait(1n);
    await world.chain.accept(publish(140n));
    expect(await answer(publish(145n))).toBe('RATE_OUT_OF_BOUND');
    expect(await answer(publish(144n))).toBe('ACCEPTED');
  });

  it('takes no other rate for the one a day ago', async () => {
    for (const rate of [100n, 110n, 120n]) {
      await world.chain.accept(publish(rate));
      wait(DAY / 4n);
    }
    wait(DAY / 2n); // 100 is 1 1/4 days old, 110 one day, 120 three quarters
    expect(await answer(publish(121n, 1))).toBe('ACCOUNT_INVALID'); // 110 is not before that time
    expect(await answer(publish(121n, 2))).toBe('ACCOUNT_INVALID');
    wait(1n);
    expect(await answer(publish(121n, 0))).toBe('ACCOUNT_INVALID'); // 110 is the later one now
    expect(await answer(publish(121n, 2))).toBe('ACCOUNT_INVALID');
    expect(await answer(publish(121n, 1))).toBe('ACCEPTED');
  });

  it('is of FEED alone, and checks every account', async () => {
    await world.chain.accept(publish(100n));
    wait(DAY * 2n);
    await world.chain.accept(publish(110n));
    wait(DAY * 2n);
    await world.chain.accept(publish(115n, 1));
    // the rate after the one in force a day ago matters: three are there, the second is given, the third is a stranger's
    wait(DAY - 10n);
    const next = await publish(116n, 1);
    expect(await miscount(world, next)).toEqual(['ACCOUNTS_MISSING', 'ACCOUNT_INVALID']);
    await expectChecked(world, next, [
      `3 ${UNAUTHORIZED} SIGNER_MISSING ACCOUNT_READONLY`,
      `4 ${UNAUTHORIZED} - -`,
      '5 ACCOUNT_INVALID - ACCOUNT_READONLY',
      '6 ACCOUNT_INVALID - ACCOUNT_READONLY',
      '7 ACCOUNT_INVALID - -',
      '8 ACCOUNT_INVALID - -',
      '9 ACCOUNT_INVALID - -',
    ]);
  });

  it('takes no account of another kind or currency', async () => {
    await world.chain.accept(publish(100n));
    await world.chain.accept(registerKey(world, world.admin, 'attestor', `0x${'ab'.repeat(20)}`));
    const other = await publishRate(world, world.admin, { currency: 840, rate: 100n });
    const own = await publish(101n);
    for (const place of [5, 7, 8]) {
      const account = other.accounts?.[place];
      if (account === undefined) throw new Error('an account');
      expect(await answer(replaced(own, place, account))).toBe('ACCOUNT_INVALID');
    }
  });

  it('has the bound of the model', async () => {
    const rate = fc.oneof(fc.bigInt(1n, 1000n), fc.bigInt(1n, (1n << 80n) - 1n));
    let currency = 1000;
    await assertRuns(
      fc.asyncProperty(
        rate,
        fc.integer({ min: 7_900, max: 12_100 }),
        fc.integer({ min: -1, max: 1 }),
        async (last, bps, off) => {
          currency += 1;
          const next = (last * BigInt(bps)) / 10_000n + BigInt(off);
          fc.pre(next > 0n && next < 1n << 80n);
          await world.chain.accept(publishRate(world, world.admin, { currency, rate: last }));
          const got = await answer(publishRate(world, world.admin, { currency, rate: next }));
          expect(got).toBe(isWithinFxBound(next, last) ? 'ACCEPTED' : 'RATE_OUT_OF_BOUND');
        },
      ),
      { all: 300, quick: 40 },
    );
  });
});
