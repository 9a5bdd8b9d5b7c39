import { readFileSync } from 'node:fs';
import { createReportProver } from '@income-series/client/prover';
import { enumName } from '@income-series/protocol/chain-enums';
import { computePayment } from '@income-series/protocol/payment';
import {
  makePeriod,
  nextPeriod,
  type Period,
  periodEnd,
  periodRange,
  periodStart,
} from '@income-series/protocol/period';
import { PAUSE_COOLDOWN } from '@income-series/protocol/policy';
import { decodeReportProof } from '@income-series/protocol/report-proof';
import { poseidon2, poseidon5 } from 'poseidon-lite';
import { describe, expect, it } from 'vitest';
import { circuitFiles } from '../circuits/files.ts';
import { submitTrueUp } from '../contracts/solana/support/amendments.ts';
import { fromHex, toHex, u8, u32, word } from '../contracts/solana/support/bytes.ts';
import { instruction } from '../contracts/solana/support/chain.ts';
import { type CurveWorld, putTokens, readSeries, type Trader, U64_MAX } from '../contracts/solana/support/curve.ts';
import { approvePause, endPause, requestPause } from '../contracts/solana/support/pauses.ts';
import { keyParts, proofBytes } from '../contracts/solana/support/proof.ts';
import { createRaiseWorld, placeBids, settle } from '../contracts/solana/support/raises.ts';
import { publishRate, setVerified, takeRoles } from '../contracts/solana/support/registry.ts';
import { endQuarter, openReportWorld, report, submitReport } from '../contracts/solana/support/reports.ts';
import { payAndRoute, routedWorld, submitRoutedReport } from '../contracts/solana/support/routing.ts';
import { openWindow, placeOrders, settleOrders, tradingWorld } from '../contracts/solana/support/windows.ts';
import { createWorld } from '../contracts/solana/support/world.ts';
import { forFile } from '../support/for-file.ts';
import type { WindowInput } from './parity/window.ts';

interface Vector {
  readonly id: string;
  readonly kind: string;
  readonly input: never;
  readonly output: unknown;
  /** By which instruction the program gives the output; null where it has none. */
  readonly solana: string | null;
}
const { vectors } = JSON.parse(readFileSync('tests/conformance/parity.json', 'utf8')) as { vectors: Vector[] };

const world = await takeRoles(await createWorld());
const prover = await forFile(createReportProver(circuitFiles()));

const view = async (number: number, ...data: readonly Uint8Array[]) =>
  (await world.chain.accept(instruction([], u8(number), ...data))).returned;
/** An EVM address as a word. */
const padded = (address: string) => word(BigInt(address));

interface SplitInput {
  readonly cap: string;
  readonly paid: string;
  readonly accrued: string;
  readonly credit: string;
  readonly payment: string;
  readonly deferred: boolean;
}

interface TermsInput {
  readonly theta: string;
  readonly r: string;
  readonly currencyCode: number;
  readonly indexingRule: number;
  readonly termsSalt: string;
}

interface RoutedInput {
  readonly units: string;
  readonly theta: string;
  readonly ratePerUnit: string;
  readonly quarters: readonly (readonly string[])[];
}

interface PaymentInput {
  readonly units: string;
  readonly r: string;
  readonly fx: string;
  readonly theta: string;
  readonly prior: string;
  readonly ytd: string;
}

/** A report, with the device's proof; a proof of one base unit more is refused. */
async function prove(series: CurveWorld, input: PaymentInput, period: Period, [prior, ytd]: readonly [bigint, bigint]) {
  const [units, r, fx, theta] = [input.units, input.r, input.fx, input.theta].map(BigInt) as [
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  await endQuarter(series, period, { fx });
  const incomeCommitment = poseidon2([ytd, 6n]);
  const payment = computePayment({ units, r, fx, theta, prior, ytd });
  const { proof, signals } = await prover.prove({
    termsCommitment: poseidon5([theta, r, 978n, 0n, 5n]),
    unitsOutstanding: units,
    fxRate: fx,
    priorCommitment: poseidon2(prior === 0n ? [0n, 0n] : [prior, 6n]),
    incomeCommitment,
    payment,
    ...{ theta, r, currency: 978n, indexing: 0n, termsSalt: 5n, ytd, ytdSalt: 6n },
    ...{ priorYtd: prior, priorSalt: prior === 0n ? 0n : 6n },
  });
  const [bytes] = proofBytes(decodeReportProof(proof, signals));
  const plan = { period, payment, income: word(incomeCommitment), proof: bytes };
  const more = await series.chain.send(submitReport(series, { ...plan, payment: payment + 1n }));
  expect(more.answer).toBe('PROOF_INVALID');
  const { events } = await series.chain.accept(submitReport(series, plan));
  return `${events.find(({ name }) => name === 'ReportAccepted')?.fields.payment}`;
}

interface AuctionInput {
  readonly supply: string;
  readonly reservePrice: string;
  readonly maxUnitsPerBid: string;
  readonly concentrationBps: number;
  readonly bids: readonly {
    readonly price: string;
    readonly quantity: string;
    readonly deposit: string;
    readonly revealed: boolean;
  }[];
  readonly lost?: readonly number[];
}

interface PauseInput {
  readonly before: readonly string[];
  readonly after: string;
  readonly length: string;
}

let currency = 0;
const kinds: Record<string, { by: string; run(input: never): Promise<unknown> }> = {
  seriesKey: {
    by: 'hashSeriesKey',
    run: async ({ issuer, draftSalt }: { issuer: string; draftSalt: string }) => ({
      seriesKey: toHex(await view(3, padded(issuer), fromHex(draftSalt))),
    }),
  },
  bid: {
    by: 'hashBid',
    run: async (bid: { price: string; quantity: string; salt: string; wallet: string }) => ({
      commitment: toHex(
        await view(4, word(BigInt(bid.price)), word(BigInt(bid.quantity)), fromHex(bid.salt), padded(bid.wallet)),
      ),
    }),
  },
  terms: {
    by: 'hashTerms',
    run: async ({ theta, r, currencyCode, indexingRule, termsSalt }: TermsInput) => ({
      commitment: toHex(
        await view(74, ...[theta, r, currencyCode, indexingRule, termsSalt].map((each) => word(BigInt(each)))),
      ),
    }),
  },
  payment: {
    by: 'submitReport',
    run: async (input: PaymentInput) => {
      const terms = [input.theta, input.r, 978n, 0n, 5n].map(BigInt);
      const change = { termsCommitment: word(poseidon5(terms)), cap: U64_MAX };
      const staked = [BigInt(input.units)];
      const series = await openReportWorld(change, { parts: keyParts, staked, fx: BigInt(input.fx) });
      const { money, signer } = series.issuer;
      putTokens(series, money, series.token, signer.address, 1n << 60n);
      const prior = BigInt(input.prior);
      if (prior > 0n) await prove(series, input, 20261 as Period, [0n, prior]);
      const period = (prior > 0n ? 20262 : 20261) as Period;
      return { payment: await prove(series, input, period, [prior, BigInt(input.ytd)]) };
    },
  },
  split: {
    by: 'submitReport',
    run: async ({ deferred, ...amounts }: SplitInput) => {
      const [cap, paid, accrued, credit] = [amounts.cap, amounts.paid, amounts.accrued, amounts.credit].map(BigInt);
      const series = await openReportWorld({ cap: cap ?? 0n, firstPeriod: 20263 });
      await report(series, { period: 20263 as Period, payment: paid ?? 0n });
      await report(series, { period: 20264 as Period, payment: accrued ?? 0n, flag: 1 });
      if (credit) await series.chain.accept(submitTrueUp(series, { year: 2026, adjustment: -credit }));
      expect(readSeries(series)).toMatchObject({ cap, paid, accrued, credit });
      const plan = { payment: BigInt(amounts.payment), flag: deferred ? 1 : 0 };
      const { events } = await report(series, { period: 20271 as Period, ...plan });
      const { seriesKey: _, period: __, ...parts } = events.find(({ name }) => name === 'PaymentSplit')?.fields ?? {};
      const all = { ...parts, creditOut: readSeries(series).credit };
      return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, `${value}`]));
    },
  },
  routed: {
    by: 'route',
    run: async ({ quarters, ...input }: RoutedInput) => {
      const [units, theta, ratePerUnit] = [BigInt(input.units), BigInt(input.theta), BigInt(input.ratePerUnit)];
      const first = makePeriod(2026, 1);
      const lastPeriod = periodRange(first, makePeriod(2050, 4))[quarters.length - 1] as Period;
      const change = { cap: U64_MAX, firstPeriod: first, lastPeriod };
      const series = await routedWorld([units], { theta, ratePerUnit }, change);
      const { chain } = series;
      const payer = series.traders[0] as Trader;
      putTokens(series, payer.money, series.token, payer.signer.address, 1n << 60n);
      const withheld: string[][] = [];
      const reports: { income: string; payment: string }[] = [];
      let period = first;
      for (const amounts of quarters) {
        if (chain.now() < periodStart(period)) chain.setTime(periodStart(period));
        const kept: string[] = [];
        for (const amount of amounts) {
          const { events } = await chain.accept(...(await payAndRoute(series, payer, BigInt(amount))));
          kept.push(`${events.find(({ name }) => name === 'IncomeRouted')?.fields.withheld}`);
        }
        withheld.push(kept);
        chain.setTime(periodEnd(period));
        const { events } = await chain.accept(submitRoutedReport(series, period));
        const { income, payment } = events.find(({ name }) => name === 'RoutedReportAccepted')?.fields ?? {};
        reports.push({ income: `${income}`, payment: `${payment}` });
        period = nextPeriod(period);
      }
      return { withheld, reports };
    },
  },
  auction: {
    by: 'settleStep',
    run: async ({ bids, lost = [], ...input }: AuctionInput) => {
      const raise = await createRaiseWorld(
        {
          unitsOffered: BigInt(input.supply),
          reservePrice: BigInt(input.reservePrice),
          maxUnitsPerBid: BigInt(input.maxUnitsPerBid),
          concentrationBps: input.concentrationBps,
        },
        bids.length,
      );
      const bidders = raise.traders.map(({ signer }) => signer.address);
      await placeBids(
        raise,
        bids.map(({ price, quantity, deposit, revealed }, place) => ({
          bidder: raise.traders[place] as Trader,
          ...{ price: BigInt(price), quantity: BigInt(quantity), deposit: BigInt(deposit), reveal: revealed },
        })),
      );
      const unverified = bidders.filter((_, place) => lost.includes(place + 1));
      if (unverified.length > 0) await raise.chain.accept(setVerified(raise, raise.admin, unverified, false));
      const events = (await settle(raise)).flatMap((step) => step.events);
      const only = (name: string) => events.filter((event) => event.name === name).map(({ fields }) => fields);
      const [settled] = only('RaiseSettled');
      return {
        clearingPrice: `${settled?.clearingPrice}`,
        unitsSold: `${settled?.unitsSold}`,
        proceeds: `${settled?.proceeds}`,
        rounds: only('SettlementRound').length,
        bids: only('BidProcessed').map(({ processing, units, refund }) => ({
          processing: enumName('Processing', Number(processing)),
          ...{ units: `${units}`, refund: `${refund}` },
        })),
      };
    },
  },
  window: {
    by: 'settleWindow',
    run: async ({ held, orders, lost = [] }: WindowInput) => {
      const series = await tradingWorld(held.map(BigInt));
      const { chain, traders } = series;
      await chain.accept(openWindow(series));
      await placeOrders(
        series,
        orders.map(({ side, price, quantity, escrow, revealed }, place) => ({
          ...{ trader: traders[place] as Trader, side, reveal: revealed },
          ...{ price: BigInt(price), quantity: BigInt(quantity), escrow: BigInt(escrow) },
        })),
      );
      const gone = lost.map((sequence) => (traders[sequence - 1] as Trader).signer.address);
      if (gone.length > 0) await chain.accept(setVerified(series, series.admin, gone, false));
      const events = (await settleOrders(series)).flatMap((step) => step.events);
      const only = (name: string) => events.filter((event) => event.name === name).map(({ fields }) => fields);
      const [cleared] = only('WindowCleared');
      const sequenceOf = (wallet: unknown) => traders.findIndex(({ signer }) => signer.address === wallet) + 1;
      return {
        price: `${cleared?.price}`,
        volume: `${cleared?.volume}`,
        demand: `${cleared?.demand}`,
        supply: `${cleared?.supply}`,
        trades: only('UnitsTraded').map(({ seller, buyer, units }) => [
          ...[sequenceOf(seller), sequenceOf(buyer), `${units}`],
        ]),
        orders: only('OrderProcessed').map(({ processing, filled, units, money }) => ({
          processing: enumName('Processing', Number(processing)),
          ...{ filled: `${filled}`, units: `${units}`, money: `${money}` },
        })),
      };
    },
  },
  periodWindow: {
    by: 'periodWindow',
    run: async ({ period }: { period: number }) => {
      const times = Buffer.from(await view(12, u32(period)));
      const [opensAt, lateAt, closesAt] = [0, 8, 16].map((at) => `${times.readBigUInt64LE(at)}`);
      return { opensAt, lateAt, closesAt };
    },
  },
  fxBound: {
    by: 'publishRate',
    run: async ({ last, rates }: { last: string; rates: readonly string[] }) => {
      const accepted: boolean[] = [];
      for (const rate of rates) {
        currency += 1;
        await world.chain.accept(publishRate(world, world.admin, { currency, rate: BigInt(last) }));
        const next = await publishRate(world, world.admin, { currency, rate: BigInt(rate) });
        const { answer } = await world.chain.send(next);
        expect(['ACCEPTED', 'RATE_OUT_OF_BOUND', 'RATE_OUT_OF_RANGE']).toContain(answer);
        accepted.push(answer === 'ACCEPTED');
      }
      return { accepted };
    },
  },
  pause: {
    by: 'approvePause',
    run: async ({ before, after, length }: PauseInput) => {
      const series = await openReportWorld();
      const { chain } = series;
      for (const each of before) {
        await chain.accept(requestPause(series));
        await chain.accept(approvePause(series, chain.now() + BigInt(each)));
        chain.setTime(chain.now() + BigInt(each));
        await chain.accept(endPause(series, series.traders[0]));
        chain.setTime(chain.now() + PAUSE_COOLDOWN);
      }
      await chain.accept(requestPause(series));
      const { used, pauseEnd } = readSeries(series);
      if (before.length > 0) chain.setTime((pauseEnd as bigint) + BigInt(after));
      const { answer } = await chain.send(approvePause(series, chain.now() + BigInt(length)));
      return { used: `${used}`, refusal: answer === 'ACCEPTED' ? null : answer };
    },
  },
};

describe('the parity vectors', () => {
  it('name the instruction where the program has one', () => {
    expect(vectors.map(({ kind, solana }) => [kind, solana])).toEqual(
      vectors.map(({ kind }) => [kind, kinds[kind]?.by ?? null]),
    );
  });

  it('are those of the table on the program’s page', () => {
    const page = readFileSync('contracts/solana/README.md', 'utf8');
    for (const kind of new Set(vectors.map((vector) => vector.kind))) {
      const all = vectors.filter((vector) => vector.kind === kind);
      const by = all[0]?.solana;
      expect(page).toContain(`| \`${kind}\` | ${all.length} | ${by === null ? 'not: ' : `\`${by}\` |`}`);
    }
  });

  const given = vectors.filter(({ solana }) => solana !== null);
  it.each(given.map((vector) => [vector.id, vector] as const))(
    '%s: the program gives the output',
    async (_, vector) => {
      expect(await kinds[vector.kind]?.run(vector.input)).toEqual(vector.output);
    },
  );

  it('has the windows of every period that the service has', async () => {
    const { periodEnd, parsePeriod } = await import('@income-series/protocol/period');
    for (let year = 2000; year <= 2199; year += 1) {
      for (const quarter of year % 7 === 0 ? [1, 2, 3, 4] : [(year % 4) + 1]) {
        const period = parsePeriod(year * 10 + quarter);
        const times = Buffer.from(await view(12, u32(period)));
        expect(times.readBigUInt64LE(0)).toBe(periodEnd(period));
      }
    }
    for (const period of [0, 19994, 20260, 20265, 22001, 2 ** 32 - 1]) {
      expect(await world.chain.answer(instruction([], u8(12), u32(period)))).toBe('PERIOD_UNKNOWN');
    }
  });
});
