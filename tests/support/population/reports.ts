import type { Address } from '@income-series/protocol/address';
import type { Bytes32 } from '@income-series/protocol/hex';
import { reportWindow } from '@income-series/protocol/period';
import { addressOfSecretKey, messageDigest, signDigest } from '@income-series/protocol/signing';
import { logId, periodId } from '../../../src/core/ids.ts';
import type { PrismaClient } from '../../../src/generated/prisma/client.ts';
import { domainOn } from './attested.ts';
import { dec, type KnownSeries, proofWith, txOn, UNITS, verifierSecret, word } from './known.ts';

interface ReportFacts {
  readonly period: number;
  readonly prior: Bytes32;
  readonly income: Bytes32;
  readonly source: string | null;
  readonly block: bigint;
  readonly gross: bigint;
}

/** A period, its report and the money it moved. */
export async function insertReport(db: PrismaClient, series: KnownSeries<Address>, facts: ReportFacts): Promise<void> {
  const { period, prior, income, source, block, gross } = facts;
  const { chain, key: seriesKey } = series;
  const id = periodId(seriesKey, period);
  const fee = gross / 100n;
  const money = { gross: dec(gross), fee: dec(fee), net: dec(gross - fee), accrual: '0' };
  const { opensAt, closesAt, lateUntil } = reportWindow(period);
  const date = (seconds: bigint) => new Date(Number(seconds) * 1000);
  const commitments = { incomeCommitment: income, priorIncomeCommitment: prior };
  const fields = { seriesKey, period, priorCommitment: prior, incomeCommitment: income, tier: 2, liquidityFlag: 0 };
  const when = date(opensAt + 86_400n);
  await db.period.create({
    data: {
      chain,
      id,
      seriesKey,
      period,
      state: 'REPORTED',
      opensAt: date(opensAt),
      closesAt: date(closesAt),
      lateUntil: date(lateUntil),
      unitsOutstanding: UNITS,
      ...commitments,
      ...money,
    },
  });
  const signals = [series.termsCommitment, word(100), word(10_000), prior, income, `0x${gross.toString(16)}`];
  await db.report.create({
    data: {
      chain,
      id,
      seriesKey,
      period,
      tier: 2,
      liquidityFlag: 0,
      ...commitments,
      proof: proofWith(signals.map((signal) => BigInt(signal).toString())),
      attestation: {
        signer: addressOfSecretKey(verifierSecret),
        signature: signDigest(messageDigest(domainOn(chain), 'REPORT', fields), verifierSecret),
      },
      fxRate: dec(10n ** 22n),
      payment: dec(gross),
      ...money,
      source,
      txHash: txOn(chain, Number(block) + 5000),
      blockNumber: block,
      acceptedAt: when,
    },
  });
  const log = (logIndex: number) => ({
    chain,
    id: logId(word(Number(block)), logIndex),
    seriesKey,
    period,
    txHash: txOn(chain, Number(block) + 5000),
    blockNumber: block,
    logIndex,
    at: when,
  });
  await db.moneyEvent.createMany({
    data: [
      { ...log(1), kind: 'REPORT_PAYMENT', amount: dec(gross) },
      { ...log(2), kind: 'PAYOUT_NET', amount: money.net },
    ],
  });
  await db.feeEntry.create({ data: { ...log(3), kind: 'payout', wallet: series.issuer, amount: money.fee } });
}
