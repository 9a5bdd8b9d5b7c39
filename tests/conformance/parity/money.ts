import { createIncomeReport, createMemoryStore } from '@income-series/client';
import { smaller } from '@income-series/protocol/amounts';
import { termsCommitment } from '@income-series/protocol/commitments';
import { bytes32ToField } from '@income-series/protocol/field';
import type { EvmAddress } from '@income-series/protocol/hex';
import { computePayment } from '@income-series/protocol/payment';
import {
  makePeriod,
  nextPeriod,
  type Period,
  periodAt,
  periodEnd,
  periodRange,
  periodStart,
  yearOf,
} from '@income-series/protocol/period';
import { decodeReportProof, type SignalVector, toSolidityProof } from '@income-series/protocol/report-proof';
import { splitPayment } from '@income-series/protocol/split';
import { getSeries, submitTrueUp } from '../../contracts/support/attest.ts';
import { activeSeries, ISSUER, until, VERIFIER } from '../../contracts/support/raise.ts';
import { openPeriod, report, signReport } from '../../contracts/support/report.ts';
import { prepareRouting, routedSeries } from '../../contracts/support/router.ts';
import { only, type World } from '../../contracts/support/world.ts';
import * as router from '../../models/router.ts';
import { kind } from './kind.ts';

const nextYear = async (world: World): Promise<number> => yearOf(periodAt(await world.anvil.clock.now())) + 1;

interface PaymentInput {
  units: string;
  r: string;
  fx: string;
  theta: string;
  prior: string;
  ytd: string;
}

/** One a vector: their rates are further from one another than a feed may step. */
let currencies = 100;

/** The circuit decides: the hub takes the device's proof of this payment, and of no other. */
export const payment = kind<PaymentInput, { payment: string }>({
  core: ({ units, r, fx, theta, prior, ytd }) => {
    const inputs = { units: BigInt(units), r: BigInt(r), fx: BigInt(fx), theta: BigInt(theta) };
    return { payment: computePayment({ ...inputs, prior: BigInt(prior), ytd: BigInt(ytd) }).toString() };
  },
  async chain(chains, input) {
    const { world, wallets, prover } = await chains.proving();
    const device = { secret: new Uint8Array(32).fill(9), store: createMemoryStore(), prover };
    const [theta, r, fxRate, units] = [input.theta, input.r, input.fx, input.units].map(BigInt) as [
      ...[bigint, bigint, bigint, bigint],
    ];
    const terms = { theta, r, currencyCode: ++currencies, indexingRule: 0, termsSalt: 5n };
    await world.send(world.owner, 'fxFeed', 'publish', [terms.currencyCode, fxRate]);
    const year = await nextYear(world);
    const { seriesKey } = await activeSeries(world, [[wallets[0] as EvmAddress, units]], {
      termsCommitment: termsCommitment(terms),
      currencyCode: terms.currencyCode,
      reservePrice: 1n,
      cap: (1n << 128n) - 1n,
      firstPeriod: makePeriod(year, 1),
      lastPeriod: makePeriod(year, 4),
    });
    const submit = async (period: Period, ytd: bigint): Promise<string> => {
      await openPeriod(world, period, terms.currencyCode);
      const { expectedPrior, unitsOutstanding } = await getSeries(world, seriesKey);
      const proven = await createIncomeReport(device, {
        seriesKey,
        period,
        terms,
        unitsOutstanding,
        fxRate,
        ytd,
        priorCommitment: expectedPrior,
      });
      const decoded = decodeReportProof(proven.proof, proven.signals);
      const [prior, income] = [bytes32ToField(expectedPrior), bytes32ToField(proven.incomeCommitment)];
      const attestation = await signReport(world, VERIFIER, { seriesKey, period, prior, income, tier: 2, flag: 0 });
      const args = (signals: SignalVector) =>
        [seriesKey, period, toSolidityProof(decoded), signals, 2, 0, attestation, '0x'] as const;
      const more = decoded.signals.with(5, decoded.signals[5] + 1n) as unknown as SignalVector;
      const refusal = await world.refusal(world.account(ISSUER), 'hub', 'submitReport', args(more));
      if (refusal !== 'PROOF_INVALID') throw new Error('another payment is taken too');
      const sent = await world.send(world.account(ISSUER), 'hub', 'submitReport', args(decoded.signals));
      return String(only(sent, 'ReportAccepted')[0]?.payment);
    };
    const prior = BigInt(input.prior);
    if (prior > 0n) await submit(makePeriod(year, 1), prior);
    return { payment: await submit(makePeriod(year, prior > 0n ? 2 : 1), BigInt(input.ytd)) };
  },
});

interface SplitInput {
  cap: string;
  paid: string;
  accrued: string;
  credit: string;
  payment: string;
  deferred: boolean;
}
type SplitOutput = Record<'accrualIn' | 'gross' | 'fee' | 'net' | 'accrualOut' | 'creditOut', string>;

export const split = kind<SplitInput, SplitOutput>({
  core: ({ deferred, ...amounts }) => {
    const [cap, paid, accrued] = [BigInt(amounts.cap), BigInt(amounts.paid), BigInt(amounts.accrued)];
    const [credit, due] = [BigInt(amounts.credit), BigInt(amounts.payment)];
    const parts = splitPayment({ cap, paid, accrued, credit, payment: due, deferred });
    return texts({ ...parts, creditOut: credit - smaller(credit, due) });
  },
  /** Brings a series to the input: one payment, one accrual, a true-up of the year. */
  async chain(chains, { cap, paid, accrued, credit, payment: due, deferred }) {
    const { world, wallets } = await chains.plain();
    const year = await nextYear(world);
    const { seriesKey } = await activeSeries(world, [[wallets[0] as EvmAddress, 7n]], {
      cap: BigInt(cap),
      firstPeriod: makePeriod(year, 3),
      lastPeriod: makePeriod(year + 1, 4),
    });
    await report(world, seriesKey, makePeriod(year, 3), { payment: BigInt(paid) });
    await report(world, seriesKey, makePeriod(year, 4), { payment: BigInt(accrued), flag: 1 });
    if (credit !== '0') await submitTrueUp(world, seriesKey, { year, adjustment: -BigInt(credit) });
    const before = await getSeries(world, seriesKey);
    const reached = { paid: `${before.paid}`, accrued: `${before.accrued}`, credit: `${before.credit}` };
    if (JSON.stringify(reached) !== JSON.stringify({ paid, accrued, credit }))
      throw new Error('not what the input says');
    const plan = { payment: BigInt(due), flag: deferred ? 1 : 0 };
    const sent = await report(world, seriesKey, makePeriod(year + 1, 1), plan);
    const { period: _, ...parts } = only(sent, 'PaymentSplit')[0] as Record<string, bigint>;
    return texts({ ...parts, creditOut: (await getSeries(world, seriesKey)).credit }) as SplitOutput;
  },
});

const texts = <K extends string>(values: Readonly<Record<K, bigint>>): Record<K, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])) as Record<K, string>;

interface RoutedInput {
  units: string;
  theta: string;
  ratePerUnit: string;
  /** What comes in, quarter by quarter from the first of a year on. */
  quarters: readonly (readonly string[])[];
}
interface RoutedOutput {
  /** Of each amount. */
  withheld: readonly (readonly string[])[];
  reports: readonly { income: string; payment: string }[];
}

export const routed = kind<RoutedInput, RoutedOutput>({
  core: ({ quarters, ...input }) => {
    const [units, theta, ratePerUnit] = [BigInt(input.units), BigInt(input.theta), BigInt(input.ratePerUnit)];
    let book = router.EMPTY_ROUTER;
    const periods = periodRange(makePeriod(2026, 1), makePeriod(2050, 4)).slice(0, quarters.length);
    const withheld = quarters.map((amounts, i) =>
      amounts.map((amount) => {
        const step = router.route(book, { units, theta, ratePerUnit }, periods[i] as Period, BigInt(amount));
        book = step.book;
        return step.withheld.toString();
      }),
    );
    const reports = periods.map((each) => {
      const { income, payment: due } = router.takeReport(book, each);
      return { income: income.toString(), payment: due.toString() };
    });
    return { withheld, reports };
  },
  async chain(chains, input) {
    const { world, wallets } = await chains.plain();
    const payer = world.account(4);
    await prepareRouting(world, payer);
    await until(world, periodStart(makePeriod((await nextYear(world)) - 1, 4)));
    const { seriesKey, first } = await routedSeries(world, [[wallets[0] as EvmAddress, BigInt(input.units)]], {
      theta: BigInt(input.theta),
      ratePerUnit: BigInt(input.ratePerUnit),
      quarters: input.quarters.length,
      reservePrice: 1n,
      cap: (1n << 128n) - 1n,
    });
    const withheld: string[][] = [];
    const reports: RoutedOutput['reports'][number][] = [];
    let period = first;
    for (const amounts of input.quarters) {
      await until(world, periodStart(period));
      const kept: string[] = [];
      for (const amount of amounts) {
        const sent = await world.send(payer, 'router', 'route', [seriesKey, BigInt(amount)]);
        kept.push(String(only(sent, 'IncomeRouted')[0]?.withheld));
      }
      withheld.push(kept);
      await until(world, periodEnd(period));
      const sent = await world.send(world.account(ISSUER), 'hub', 'submitRoutedReport', [seriesKey, period]);
      const [accepted] = only(sent, 'RoutedReportAccepted');
      reports.push({ income: String(accepted?.income), payment: String(accepted?.payment) });
      period = nextPeriod(period);
    }
    return { withheld, reports };
  },
});
