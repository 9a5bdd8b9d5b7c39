import { fieldToBytes32 } from '@income-series/protocol/field';
import type { Bytes32, EvmAddress, Hex } from '@income-series/protocol/hex';
import { nextPeriod, type Period, periodAt, periodEnd } from '@income-series/protocol/period';
import { messageDigest } from '@income-series/protocol/signing';
import { serializeSignature } from 'viem';
import { sign } from 'viem/accounts';
import { EUR, FX_RATE, ISSUER, publishAgain, until, VERIFIER } from './raise.ts';
import type { Sent, World } from './world.ts';

const ANY_PROOF = {
  a: [1n, 2n],
  b: [
    [3n, 4n],
    [5n, 6n],
  ],
  c: [7n, 8n],
} as const;

export type SignalTuple = readonly [bigint, bigint, bigint, bigint, bigint, bigint];

export interface PlannedReport {
  readonly payment: bigint;
  readonly income?: bigint;
  readonly tier?: number;
  readonly flag?: number;
  /** Number of the account whose key signs. */
  readonly signer?: number;
}

export async function signReport(
  world: World,
  signer: number,
  message: { seriesKey: Bytes32; period: Period; prior: bigint; income: bigint; tier: number; flag: number },
): Promise<Hex> {
  const digest = messageDigest(
    { kind: 'evm', chainId: world.anvil.chainId, verifyingContract: world.addresses.hub },
    'REPORT',
    {
      seriesKey: message.seriesKey,
      period: message.period,
      priorCommitment: fieldToBytes32(message.prior),
      incomeCommitment: fieldToBytes32(message.income),
      tier: message.tier,
      liquidityFlag: message.flag,
    },
  );
  const privateKey = world.key(signer).getHdKey().privateKey;
  if (!privateKey) throw new Error('no private key');
  const signature = await sign({ hash: digest, privateKey: `0x${Buffer.from(privateKey).toString('hex')}` });
  return serializeSignature(signature);
}

export type ReportArgs = readonly [Bytes32, number, typeof ANY_PROOF, SignalTuple, number, number, Hex, Hex];

/** The arguments of a report that the contract would take: signals from its own storage, the feed's rate of its currency. */
export async function reportArgs(
  world: World,
  seriesKey: Bytes32,
  period: Period,
  plan: PlannedReport,
): Promise<ReportArgs> {
  const series = await world.read('hub', 'getSeries', [seriesKey]);
  const { payment, income = BigInt(period), tier = 2, flag = 0, signer = VERIFIER } = plan;
  const prior = BigInt(series.expectedPrior);
  const signals = [BigInt(series.termsCommitment), series.unitsOutstanding, FX_RATE, prior, income, payment] as const;
  const attestation = await signReport(world, signer, { seriesKey, period, prior, income, tier, flag });
  return [seriesKey, period, ANY_PROOF, signals, tier, flag, attestation, '0x'];
}

/** Moves into the period's open window; its currency has a rate of the quarter's end, its last one. */
export async function openPeriod(world: World, period: Period, currencyCode = EUR): Promise<void> {
  if (currencyCode !== EUR) {
    await until(world, periodEnd(period) - 1_200n);
    await publishAgain(world, currencyCode);
  }
  await until(world, periodEnd(period));
}

/** A quarter that ends more than three days from now, so that no rate of now is the one of its end. */
export const quarterAhead = async (world: World): Promise<Period> =>
  nextPeriod(periodAt(await world.anvil.clock.now()));

export async function report(world: World, seriesKey: Bytes32, period: Period, plan: PlannedReport): Promise<Sent> {
  await openPeriod(world, period);
  const args = await reportArgs(world, seriesKey, period, plan);
  return world.send(world.account(ISSUER), 'hub', 'submitReport', args);
}

export const money = async (world: World, wallets: readonly EvmAddress[]): Promise<bigint> => {
  let sum = 0n;
  for (const wallet of wallets) sum += await world.balance(wallet);
  return sum;
};

/** The arguments of a sound report with some of them changed. */
export type Change = { [K in 'period' | 'tier' | 'flag']?: number } & {
  signals?: (signals: SignalTuple) => SignalTuple;
  attestation?: (signature: Hex) => Hex;
  fxFallbackSig?: Hex;
};
export function changed(args: ReportArgs, change: Change): ReportArgs {
  const [seriesKey, period, proof, signals, tier, flag, attestation, fxFallbackSig] = args;
  return [
    seriesKey,
    change.period ?? period,
    proof,
    change.signals?.(signals) ?? signals,
    change.tier ?? tier,
    change.flag ?? flag,
    change.attestation?.(attestation) ?? attestation,
    change.fxFallbackSig ?? fxFallbackSig,
  ];
}
