import { bidCommitment } from '@income-series/protocol/bid';
import type { EvmContracts } from '@income-series/protocol/chain';
import type { Bytes32, EvmAddress, Hex } from '@income-series/protocol/hex';
import {
  makePeriod,
  nextPeriod,
  type Period,
  periodAt,
  periodEnd,
  periodStart,
  yearOf,
} from '@income-series/protocol/period';
import { TAIL_WINDOW } from '@income-series/protocol/policy';
import { beforeEach, describe, expect, it } from 'vitest';
import { raiseOfMany, windowOfMany } from '../../scripts/gas/states/books.ts';
import type { EvmCallKind } from '../../src/adapters/evm/calls/index.ts';
import { createGuardedClient } from '../../src/adapters/evm/client.ts';
import { GAS_MARGINS } from '../../src/adapters/evm/gas-margins.ts';
import { createTransactionBuilder } from '../../src/adapters/evm/transactions.ts';
import type { ContractCall } from '../../src/domains/transaction/index.ts';
import { chargeOfNothing } from '../support/charge.ts';
import { forFile } from '../support/for-file.ts';
import { amendment, trueUp, yearEnd } from './support/attest.ts';
import { endByBuyOut, noticeBuyOut } from './support/buy-out.ts';
import { empty, type Least, leastOf, leastOfLast } from './support/margins.ts';
import {
  ATTESTOR,
  activeSeries,
  deliver,
  freshSalt,
  ISSUER,
  opening,
  openSeries,
  placeBids,
  prepare,
  publishAgain,
  settle,
  until,
} from './support/raise.ts';
import { openPeriod, report, reportArgs } from './support/report.ts';
import { prepareRouting, routedAmendment, routedSeries, unroutedArgs } from './support/router.ts';
import { openWindow, placeOrders, sealed, settleAll, toPhase } from './support/windows.ts';
import { createWorld, type World } from './support/world.ts';

type ClaimKind = 'claimPayout' | 'claimTail' | 'claimFinal' | 'claimRedemption';

const MOVED = 63;
const PEOPLE = 2 * MOVED + 1;
const world = await forFile(createWorld({ accounts: PEOPLE + 6 }));
const wallets = await prepare(world, PEOPLE);
const payer = world.account(PEOPLE + 5);
await prepareRouting(world, payer);
const restart = await world.mark();
beforeEach(restart);

const issuer = (): EvmAddress => world.account(ISSUER);
const wallet = (n: number): EvmAddress => wallets[n] as EvmAddress;
const two = () => [0, 1].map((n) => [wallet(n), 10n] as const);

/** The margin is enough for what others moved, on both chains, and not much more than the dearer needs. */
async function justified(
  kind: EvmCallKind,
  least: () => Promise<Least>,
  move: () => Promise<unknown>,
  call?: ContractCall,
  most = 1.5,
): Promise<void> {
  const before = await least();
  await move();
  const after = await least();
  const growth = after.map((gas, chain) => gas - (before[chain] as number)) as [number, number];
  const margin = Number(GAS_MARGINS[kind].gasFor(BigInt(Math.min(...before)), call));
  expect([kind, growth, growth.every((gas) => gas <= margin)]).toEqual([kind, growth, true]);
  expect([kind, growth, margin <= most * Math.max(...growth)]).toEqual([kind, growth, true]);
}

/** Prices by place: a heap whose left half lies above 500 and whose right half below, and where nothing ever climbs. */
function priceAt(place: number): bigint {
  if (place === 0) return 2_000n;
  let top = place;
  while (top > 2) top = Math.floor((top - 1) / 2);
  return (top === 1 ? 1_000n : 300n) - BigInt(place);
}

describe('the margin of a limit', () => {
  it('covers a bid’s reveal whose place 63 others moved', async () => {
    const series = await openSeries(world, { reservePrice: 1n });
    const bids = wallets.map((bidder, place) =>
      opening({ bidder, price: place === PEOPLE - 1 ? 500n : priceAt(place), quantity: 1n }),
    );
    for (const bid of bids) {
      await world.send(bid.wallet as EvmAddress, 'raise', 'commitBid', [series.seriesKey, bidCommitment(bid), 2_000n]);
    }
    await until(world, series.params.commitEndsAt);
    const args = (n: number) => {
      const { price, quantity, salt } = bids[n] as (typeof bids)[number];
      return [series.seriesKey, price, quantity, salt] as const;
    };
    const reveal = async (from: number, to: number) => {
      for (let n = from; n < to; n++) await world.send(wallet(n), 'raise', 'revealBid', args(n));
    };
    await reveal(0, MOVED);
    const mine = () => leastOf(world, wallet(PEOPLE - 1), 'raise', 'revealBid', args(PEOPLE - 1));
    await justified('revealBid', mine, () => reveal(MOVED, PEOPLE - 1));
  });

  it('covers an order’s reveal whose place 63 others moved', async () => {
    const { seriesKey } = await activeSeries(world, two());
    await openWindow(world, seriesKey);
    const orders = wallets.map((trader, place) => {
      const price = place === PEOPLE - 1 ? 500n : priceAt(place);
      return { trader, ...sealed(seriesKey, { trader, side: 'BUY', price, quantity: 1n }) };
    });
    for (const { trader, commit } of orders) await world.send(trader, 'windows', 'commitOrder', commit);
    await toPhase(world, seriesKey, 'REVEAL');
    const reveal = async (from: number, to: number) => {
      for (const each of orders.slice(from, to)) await world.send(each.trader, 'windows', 'revealOrder', each.reveal);
    };
    await reveal(0, MOVED);
    const own = orders.at(-1) as (typeof orders)[number];
    const mine = () => leastOf(world, own.trader, 'windows', 'revealOrder', own.reveal);
    await justified('revealOrder', mine, () => reveal(MOVED, PEOPLE - 1));
  });

  it('covers a delivery before which reports and a tail payment come and the bidder spends its money', async () => {
    const firstPeriod = nextPeriod(periodAt(await world.anvil.clock.now()));
    const lastPeriod = nextPeriod(firstPeriod);
    const series = await openSeries(world, { unitsOffered: 10n, maxUnitsPerBid: 10n, firstPeriod, lastPeriod });
    const { seriesKey } = series;
    await placeBids(world, series, [{ bidder: wallet(0), price: 100n, quantity: 10n, deposit: 1_007n }]);
    await settle(world, seriesKey);
    await world.send(world.collector, 'raise', 'passGate', [seriesKey]);
    const mine = () => leastOf(world, world.collector, 'raise', 'deliverBid', [seriesKey, wallet(0)]);
    await justified('deliverBid', mine, async () => {
      await report(world, seriesKey, firstPeriod, { payment: 1_003n });
      await report(world, seriesKey, lastPeriod, { payment: 1_003n, flag: 1 });
      await world.send(issuer(), 'hub', 'payTail', [seriesKey, 1_003n]);
      await empty(world, wallet(0));
    });
  });

  it('covers a bid’s commitment to a raise that holds nothing any more', async () => {
    const kept = await openSeries(world, { unitsOffered: 10n, maxUnitsPerBid: 10n });
    await placeBids(world, kept, [{ bidder: wallet(0), price: 100n, quantity: 10n, deposit: 1_007n }]);
    await settle(world, kept.seriesKey);
    await world.send(world.collector, 'raise', 'passGate', [kept.seriesKey]);
    await world.send(issuer(), 'raise', 'withdrawProceeds', [kept.seriesKey]);
    const { seriesKey } = await openSeries(world);
    const args = [seriesKey, `0x${'12'.repeat(32)}`, 5_000n] as const;
    const mine = () => leastOf(world, wallet(3), 'raise', 'commitBid', args);
    await justified('commitBid', mine, () => deliver(world, kept.seriesKey, wallet(0)));
  });

  it('covers a commitment to windows that hold no money any more, and a delivery to who has spent all', async () => {
    const { seriesKey } = await activeSeries(world, two());
    const { seriesKey: other } = await activeSeries(world, two());
    await openWindow(world, other);
    await placeOrders(world, other, [{ trader: wallet(3), side: 'BUY', price: 9n, quantity: 3n }]);
    await settleAll(world, other);
    await openWindow(world, seriesKey);
    const deliverIt = () => leastOf(world, world.collector, 'windows', 'deliverOrder', [other, 1, wallet(3)]);
    await justified('deliverOrder', deliverIt, () => empty(world, wallet(3)));
    const args = [seriesKey, `0x${'12'.repeat(32)}`, 5_000n, 0n] as const;
    const mine = () => leastOf(world, wallet(4), 'windows', 'commitOrder', args);
    const move = async () => {
      await world.send(wallet(0), 'windows', 'commitOrder', [seriesKey, `0x${'13'.repeat(32)}`, 0n, 5n]);
      await world.send(world.collector, 'windows', 'deliverOrder', [other, 1, wallet(3)]);
    };
    await justified('commitOrder', mine, move, undefined, 1.7); // the seller's order may end a page, or not
  });

  it.each(['submitReport', 'buyOut'] as const)(
    'covers a payment after all fees and payouts were taken and a window opened: %s',
    async (kind) => {
      const { seriesKey, params } = await activeSeries(world, two());
      const first = params.firstPeriod as Period;
      await report(world, seriesKey, first, { payment: 100_000n });
      await openPeriod(world, nextPeriod(first));
      const args = await reportArgs(world, seriesKey, nextPeriod(first), { payment: 100_000n });
      if (kind === 'buyOut') await noticeBuyOut(world, seriesKey);
      const mine = () =>
        kind === 'buyOut'
          ? leastOf(world, issuer(), 'hub', 'buyOut', [seriesKey])
          : leastOf(world, issuer(), 'hub', 'submitReport', args);
      await justified(kind, mine, async () => {
        await world.send(world.owner, 'hub', 'collectFees', []);
        for (const n of [0, 1]) await world.send(world.owner, 'hub', 'claimPayout', [seriesKey, wallet(n)]);
        await openWindow(world, seriesKey);
        await publishAgain(world);
      });
    },
  );

  const claiming = (seriesKey: Bytes32) => (name: ClaimKind) => () =>
    leastOf(world, world.collector, 'hub', name, [seriesKey, wallet(0)]);

  const unpaid = (kind: ClaimKind, seriesKey: Bytes32): ContractCall => ({
    kind,
    seriesKey,
    holder: wallet(0),
    pays: false,
  });

  it('covers a claim that pays nothing yet, before whose block a report pays a holder without money', async () => {
    const { seriesKey, params } = await activeSeries(world, two());
    const claim = claiming(seriesKey);
    await justified(
      'claimPayout',
      claim('claimPayout'),
      async () => {
        await report(world, seriesKey, params.firstPeriod as Period, { payment: 100_003n }); // of a unit a part is left over
        await empty(world, wallet(0));
      },
      unpaid('claimPayout', seriesKey),
    );
  });

  it('covers a claim of the tail that pays nothing yet, before whose block the tail is paid', async () => {
    const period = makePeriod(yearOf(periodAt(await world.anvil.clock.now())) + 1, 4);
    const { seriesKey } = await activeSeries(world, two(), { firstPeriod: period, lastPeriod: period });
    await report(world, seriesKey, period, { payment: 100_003n });
    await until(world, yearEnd(yearOf(period)));
    const adjustment = 2_003n;
    const args = await trueUp(world, seriesKey, { year: yearOf(period), adjustment });
    await world.send(issuer(), 'hub', 'submitTrueUp', args);
    await world.send(world.owner, 'hub', 'claimPayout', [seriesKey, wallet(0)]);
    const move = async () => {
      await world.send(issuer(), 'hub', 'payTail', [seriesKey, adjustment]);
      await empty(world, wallet(0));
    };
    await justified('claimTail', claiming(seriesKey)('claimTail'), move, unpaid('claimTail', seriesKey));
  });

  it.each([
    ['claimFinal', 102n], // 101 of 20 units: each has a half left
    ['claimRedemption', 101n], // 100 of 20 units, and the last base unit of the cap by the buy-out
  ] as const)(
    'covers a %s that pays nothing before another holder leaves, and then what is left',
    async (kind, payment) => {
      const { seriesKey, params } = await activeSeries(world, two(), { cap: 102n });
      await report(world, seriesKey, params.firstPeriod as Period, { payment });
      for (const n of [0, 1]) await world.send(world.owner, 'hub', 'claimPayout', [seriesKey, wallet(n)]);
      if (kind === 'claimFinal') await world.send(issuer(), 'hub', 'closeSeries', [seriesKey]);
      else await endByBuyOut(world, seriesKey);
      const move = async () => {
        await world.send(world.collector, 'hub', kind, [seriesKey, wallet(1)]);
        await empty(world, wallet(0));
      };
      await justified(kind, claiming(seriesKey)(kind), move, unpaid(kind, seriesKey), 1.6);
      await world.send(world.collector, 'hub', kind, [seriesKey, wallet(0)]);
      expect(await world.balance(wallet(0))).toBe(1n);
    },
  );

  it('covers claims whose holder has spent all, and of a tail of which more was paid', async () => {
    const period = makePeriod(yearOf(periodAt(await world.anvil.clock.now())) + 1, 4);
    const { seriesKey } = await activeSeries(world, two(), { firstPeriod: period, lastPeriod: period });
    await report(world, seriesKey, period, { payment: 100_000n });
    await until(world, yearEnd(yearOf(period)));
    const adjustment = 2_000n;
    await world.send(
      issuer(),
      'hub',
      'submitTrueUp',
      await trueUp(world, seriesKey, { year: yearOf(period), adjustment }),
    );
    const claim = claiming(seriesKey);
    await justified('claimPayout', claim('claimPayout'), () => empty(world, wallet(0)));
    await world.send(world.owner, 'token', 'mint', [wallet(0), 1n]);
    await world.send(issuer(), 'hub', 'payTail', [seriesKey, 1_000n]); // 990 of 20 units: nothing is left over
    await justified('claimTail', claim('claimTail'), async () => {
      await world.send(issuer(), 'hub', 'payTail', [seriesKey, 988n]); // 979 of 20 units: a half is left over
      await empty(world, wallet(0));
    });
    await world.send(issuer(), 'hub', 'payTail', [seriesKey, 12n]);
    await world.send(world.owner, 'token', 'mint', [wallet(0), 1n]);
    await world.anvil.clock.advance(TAIL_WINDOW + 1n);
    await world.send(issuer(), 'hub', 'closeSeries', [seriesKey]);
    await justified('claimFinal', claim('claimFinal'), () => empty(world, wallet(0)));
  });

  it('lets a claim that was built at zero land after the report that it pays', async () => {
    const { seriesKey, params } = await activeSeries(world, two());
    const { chainId, url: rpcUrl } = world.anvil;
    const builder = createTransactionBuilder(
      createGuardedClient({ chainId, rpcUrl, contracts: world.addresses as EvmContracts }),
    );
    await empty(world, wallet(0));
    const { request, simulation } = await builder.prepare(wallet(0), {
      kind: 'claimPayout',
      seriesKey,
      holder: wallet(0),
      pays: false,
    });
    expect(simulation.ok).toBe(true);
    await report(world, seriesKey, params.firstPeriod as Period, { payment: 100_003n });
    const receipt = await world.anvil.rpc<{ status: Hex }>('eth_sendTransactionSync', request);
    expect(receipt.status).toBe('0x1');
    expect(await world.balance(wallet(0))).toBeGreaterThan(0n);
  });

  it('covers income that comes in a new quarter to a router that holds nothing, of an issuer without money', async () => {
    const { seriesKey, first } = await routedSeries(world, two(), { theta: 10n, ratePerUnit: 10n ** 16n });
    await world.send(payer, 'router', 'route', [seriesKey, 1_003n]);
    const mine = () => leastOf(world, payer, 'router', 'route', [seriesKey, 1_003n]);
    await justified('route', mine, async () => {
      await until(world, periodEnd(first));
      await world.send(issuer(), 'hub', 'submitRoutedReport', [seriesKey, first]);
      await empty(world, issuer());
    });
  });

  it('covers a release to an issuer without money, and an amendment after one', async () => {
    const { seriesKey } = await routedSeries(world, two(), { theta: 0n, ratePerUnit: 10n ** 16n, cap: 100n });
    await world.send(payer, 'router', 'route', [seriesKey, 1_000_000n]);
    const rate = { theta: 0n, ratePerUnit: 10n ** 16n };
    const terms = await routedAmendment(world, seriesKey, { ...rate, newCap: 10n ** 9n });
    const amending = () => leastOf(world, issuer(), 'hub', 'amendRoutedTerms', terms);
    const releasing = () => world.send(payer, 'router', 'release', [seriesKey]);
    await justified('amendRoutedTerms', amending, releasing);
    await world.send(payer, 'router', 'route', [seriesKey, 1_000_000n]);
    const release = () => leastOf(world, payer, 'router', 'release', [seriesKey]);
    await justified('release', release, () => empty(world, issuer()));
  });

  it('covers a true-up of a routed series after what the router held too much was released', async () => {
    const { seriesKey, first } = await routedSeries(world, two(), { theta: 0n, ratePerUnit: 10n ** 16n });
    const year = yearOf(first);
    for (let period = first; yearOf(period) === year; period = nextPeriod(period)) {
      await until(world, periodStart(period) + 60n);
      await world.send(payer, 'router', 'route', [seriesKey, 1_000_000n]);
      await until(world, periodEnd(period));
      await world.send(issuer(), 'hub', 'submitRoutedReport', [seriesKey, period]);
    }
    const credit = await trueUp(world, seriesKey, { year, adjustment: -10_000_000n });
    await world.send(issuer(), 'hub', 'submitTrueUp', credit);
    const period = makePeriod(year + 1, 1);
    await world.send(payer, 'router', 'route', [seriesKey, 1_000_000n]);
    await until(world, periodEnd(period));
    await world.send(issuer(), 'hub', 'submitRoutedReport', [seriesKey, period]);
    await until(world, yearEnd(year + 1));
    const args = await trueUp(world, seriesKey, { year: year + 1, adjustment: 5_000n });
    const mine = () => leastOf(world, issuer(), 'hub', 'submitTrueUp', args);
    await justified('submitTrueUp', mine, () => world.send(payer, 'router', 'release', [seriesKey]));
  });

  it('covers an attested report of a routed series after the first income of a later quarter', async () => {
    const paid = await activeSeries(world, two());
    await report(world, paid.seriesKey, paid.params.firstPeriod as Period, { payment: 100_000n });
    const { seriesKey, first } = await routedSeries(world, two(), { theta: 10n, ratePerUnit: 10n ** 16n });
    await until(world, periodEnd(first));
    const args = await unroutedArgs(world, seriesKey, first, { payment: 1_003n });
    const [, period, proof, signals, tier, liquidityFlag, attestation, fxFallbackSig] = args;
    const begun = { kind: 'submitReport', seriesKey, period, proof, signals, tier, liquidityFlag } as const;
    const call = { ...begun, attestation, fxFallbackSig, charge: chargeOfNothing({ routed: true }) } as ContractCall;
    const mine = () => leastOf(world, issuer(), 'hub', 'submitReport', args);
    const move = async () => {
      await world.send(payer, 'router', 'route', [seriesKey, 1_003n]);
      await world.send(world.owner, 'hub', 'collectFees', []);
      for (const n of [0, 1]) await world.send(world.owner, 'hub', 'claimPayout', [paid.seriesKey, wallet(n)]);
    };
    await justified('submitReport', mine, move, call);
  });

  it('covers a creation before which the feed publishes', async () => {
    for (let length = 1; length <= 4; length++) await publishAgain(world); // one more makes the search a step longer
    const { params } = await openSeries(world);
    const mine = () => leastOf(world, issuer(), 'hub', 'createSeries', [{ ...params, draftSalt: freshSalt() }]);
    await justified('createSeries', mine, () => publishAgain(world), undefined, 4); // on Ethereum a step is a quarter of a page
  });

  it('is small where nothing that others call makes a call dearer', async () => {
    const { seriesKey } = await activeSeries(world, two());
    const amended = await amendment(world, seriesKey, { newCap: 10n ** 13n });
    const steady = () =>
      Promise.all([
        leastOf(world, issuer(), 'hub', 'amendTerms', amended),
        leastOf(world, issuer(), 'hardship', 'requestPause', [seriesKey, world.account(ATTESTOR)]),
        leastOf(world, issuer(), 'raise', 'withdrawProceeds', [seriesKey]),
        leastOf(world, world.collector, 'windows', 'openWindow', [seriesKey]),
        leastOf(world, wallet(1), 'token', 'approve', [world.addresses.hub, 7n]),
      ]);
    const before = await steady();
    const other = await openSeries(world);
    const bid = [other.seriesKey, `0x${'12'.repeat(32)}`, 5_000n] as const;
    for (const n of [2, 3]) await world.send(wallet(n), 'raise', 'commitBid', bid);
    await publishAgain(world);
    const after = await steady();
    for (const [i, least] of after.entries()) {
      for (const chain of [0, 1] as const) {
        const growth = least[chain] - (before[i]?.[chain] as number);
        expect([i, chain, growth, growth <= Number(GAS_MARGINS.amendTerms.gasFor(0n))]).toEqual([
          i,
          chain,
          growth,
          true,
        ]);
      }
    }
  });

  it('covers a step of settlement after another of its stage, and few steps come into a dearer stage', async () => {
    const steps: Record<'settleStep' | 'settleWindow', Least[]> = { settleStep: [], settleWindow: [] };
    const send = (async (...call: Parameters<World['send']>) => {
      const sent = await world.send(...call);
      if (call[2] === 'settleStep' || call[2] === 'settleWindow') steps[call[2]].push(await leastOfLast(world));
      return sent;
    }) as World['send'];
    const people = wallets.slice(0, 60);
    await windowOfMany({ ...world, send }, await raiseOfMany({ ...world, send }, people), people);
    for (const [kind, stages] of [
      ['settleStep', 4],
      ['settleWindow', 5],
    ] as const) {
      for (const chain of [0, 1] as const) {
        const dearer = steps[kind].slice(1).filter((least, i) => {
          const estimate = steps[kind][i]?.[chain] as number;
          return least[chain] > estimate + Number(GAS_MARGINS[kind].gasFor(BigInt(estimate)));
        });
        expect([kind, chain, dearer.length < stages]).toEqual([kind, chain, true]);
      }
    }
  });
});
