import type { EvmAddress } from '@income-series/protocol/hex';
import { nextPeriod, periodEnd } from '@income-series/protocol/period';
import { OPEN_WINDOW } from '@income-series/protocol/policy';
import { encodeFunctionData, type Hex, toFunctionSelector } from 'viem';
import { expect, it } from 'vitest';
import { forFile } from '../support/for-file.ts';
import { ISSUER, prepare, until } from './support/raise.ts';
import { heldOf, prepareRouting, routedSeries } from './support/router.ts';
import { ABIS, createWorld } from './support/world.ts';

const [HONEST, CALLS_BACK] = [0, 4];
const world = await forFile(createWorld({ hostileToken: true }));
const wallets = await prepare(world, 1);

it('a token cannot call back into the router, nor through the hub, while money moves there', async () => {
  const payer = world.account(10);
  await prepareRouting(world, payer);
  const holdings = [[wallets[0] as EvmAddress, 10n]] as const;
  const { seriesKey, first } = await routedSeries(world, holdings, { theta: 0n, ratePerUnit: 10n ** 16n });
  const { router, hub } = world.addresses;
  const release = encodeFunctionData({ abi: ABIS.router, functionName: 'release', args: [seriesKey] });
  const again = encodeFunctionData({ abi: ABIS.router, functionName: 'route', args: [seriesKey, 5n] });
  const report = encodeFunctionData({ abi: ABIS.hub, functionName: 'submitRoutedReport', args: [seriesKey, first] });
  const route = () => world.send(payer, 'router', 'route', [seriesKey, 1_000n]);
  const submit = () => world.send(world.account(ISSUER), 'hub', 'submitRoutedReport', [seriesKey, first]);

  const refused = async (target: EvmAddress, payload: Hex, run: () => Promise<unknown>) => {
    await world.send(world.owner, 'hostile', 'set', [CALLS_BACK, target, payload]);
    await run();
    expect(await world.read('hostile', 'callbackSucceeded', [])).toBe(false);
    expect(await world.read('hostile', 'callbackError', [])).toBe(toFunctionSelector('ReentrancyGuardReentrantCall()'));
    await world.send(world.owner, 'hostile', 'set', [HONEST, world.owner, '0x']);
  };
  await refused(router, release, route);
  await refused(router, again, route);
  await until(world, periodEnd(first) + OPEN_WINDOW);
  await refused(hub, report, route);
  await refused(router, release, submit);
  await refused(router, again, () => world.send(payer, 'router', 'release', [seriesKey]).then(route));

  expect(await world.read('router', 'routedIn', [seriesKey, first])).toEqual([2_000n, 200n]);
  expect(await world.read('router', 'routedIn', [seriesKey, nextPeriod(first)])).toEqual([2_000n, 200n]);
  expect(await heldOf(world, seriesKey)).toBe(200n);
});
