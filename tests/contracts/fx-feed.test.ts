import { nextPeriod, periodAt, periodEnd } from '@income-series/protocol/period';
import { FX_MAX_AGE, FX_STEP_TIME } from '@income-series/protocol/policy';
import { describe, expect, it } from 'vitest';
import { ROLES } from '../../src/adapters/evm/roles.ts';
import { forFile } from '../support/for-file.ts';
import { EUR, FX_RATE, ISSUER, prepare, seriesParams, until } from './support/raise.ts';
import { createWorld } from './support/world.ts';

const world = await forFile(createWorld());
await prepare(world, 1);

let currencies = 100;
const publish = (currency: number, rate: bigint, from = world.owner) =>
  world.refusal(from, 'fxFeed', 'publish', [currency, rate]);
const published = (currency: number, rate: bigint) => world.send(world.owner, 'fxFeed', 'publish', [currency, rate]);

describe('a published rate', () => {
  it('lies within a fifth of the last one, both ends included', async () => {
    const currency = ++currencies;
    await published(currency, 1_000n);
    for (const [rate, answer] of [
      [1_200n, 'ACCEPTED'],
      [1_201n, 'RATE_OUT_OF_BOUND'],
      [800n, 'ACCEPTED'],
      [799n, 'RATE_OUT_OF_BOUND'],
    ] as const)
      expect([rate, await publish(currency, rate)]).toEqual([rate, answer]);
  });

  it('moves no further within a day, in however many steps', async () => {
    const currency = ++currencies;
    await published(currency, 1_000n);
    const first = await world.anvil.clock.now();
    await published(currency, 1_200n);
    expect(await publish(currency, 1_201n)).toBe('RATE_OUT_OF_BOUND');
    expect(await publish(currency, 960n)).toBe('ACCEPTED');
    await until(world, first + FX_STEP_TIME + 10n);
    await published(currency, 1_440n);
    expect(await publish(currency, 1_441n)).toBe('RATE_OUT_OF_BOUND');
  });

  it('is kept with those before it', async () => {
    const currency = ++currencies;
    const times: bigint[] = [];
    const rates = [1_000n, 1_001n, 1_002n, 1_003n, 1_004n];
    for (const rate of rates) {
      await published(currency, rate);
      times.push(await world.anvil.clock.now());
      await world.anvil.clock.advance(3_600n);
    }
    const before = (time: bigint) => world.read('fxFeed', 'rateBefore', [currency, time]);
    expect(await before(times[0] as bigint)).toEqual([0n, 0n]);
    for (const [i, time] of times.entries()) expect(await before(time + 1n)).toEqual([rates[i], time]);
    for (const [i, time] of times.entries()) {
      if (i > 0) expect(await before(time)).toEqual([rates[i - 1], times[i - 1]]);
    }
    expect(await world.read('fxFeed', 'latest', [currency])).toEqual([1_004n, times[4]]);
  });
});

describe('a series', () => {
  it('is created only in a currency whose rate is fresh, to the second', async () => {
    const currencyCode = ++currencies;
    const issuer = world.account(ISSUER);
    const create = async () =>
      world.refusal(issuer, 'hub', 'createSeries', [{ ...(await seriesParams(world)), currencyCode }]);
    expect(await create()).toBe('FX_STALE');
    await published(currencyCode, FX_RATE);
    const time = await world.anvil.clock.now();
    expect(await create()).toBe('ACCEPTED');
    await until(world, time + FX_MAX_AGE);
    expect(await create()).toBe('ACCEPTED');
    await until(world, time + FX_MAX_AGE + 1n);
    expect(await create()).toBe('FX_STALE');
  });

  it('whose first quarter is over is created only where its currency had a fresh rate at that quarter’s end', async () => {
    const firstPeriod = periodAt(await world.anvil.clock.now());
    const over = async (currencyCode: number) => {
      const term = { firstPeriod, lastPeriod: nextPeriod(firstPeriod) };
      const params = { ...(await seriesParams(world)), ...term, currencyCode };
      return world.refusal(world.account(ISSUER), 'hub', 'createSeries', [params]);
    };
    const [stale, before, after] = [++currencies, ++currencies, ++currencies];
    await until(world, periodEnd(firstPeriod) - 20n * 86_400n);
    await published(stale, FX_RATE);
    await until(world, periodEnd(firstPeriod) - 2n * 86_400n);
    await published(before, FX_RATE);
    await until(world, periodEnd(firstPeriod));
    for (const currency of [stale, before, after]) await published(currency, FX_RATE);
    expect([await over(stale), await over(before), await over(after)]).toEqual(['FX_STALE', 'ACCEPTED', 'FX_STALE']);
  });
});

describe('the feed’s publishers', () => {
  it('are the holders of the role FEED, until it is taken from them', async () => {
    const { account, owner, send } = world;
    const publisher = account(6);
    expect(await publish(EUR, FX_RATE, publisher)).toBe('AccessManagedUnauthorized');
    await send(owner, 'access', 'grantRole', [ROLES.FEED, publisher, 0]);
    expect(await publish(EUR, FX_RATE, publisher)).toBe('ACCEPTED');
    await send(owner, 'access', 'revokeRole', [ROLES.FEED, publisher]);
    expect(await publish(EUR, FX_RATE, publisher)).toBe('AccessManagedUnauthorized');
  });
});
