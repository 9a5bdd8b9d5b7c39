import type { Instruction } from '@solana/kit';
import { concatBytes, fromHex } from '../../../core/bytes.ts';
import { fieldToBytes32 } from '../../../core/field.ts';
import type { Hex } from '../../../core/hex.ts';
import { type Period, periodEnd } from '../../../core/period.ts';
import type { SolidityProof } from '../../../core/report-proof.ts';
import { uintWord } from '../../../core/words.ts';
import * as program from '../generated/instructions/index.ts';
import { findQuarterRatePda, findVerifyingKeyPda } from '../generated/pdas/index.ts';
import { tokenAccountOf } from '../token-accounts.ts';
import type { CallAdapters } from './adapter.ts';
import { accountsOf, type CallContext, only, seriesIn } from './context.ts';
import { REPORTED, STEADY } from './margins.ts';
import { ratesAround } from './rates.ts';
import { signersRecord } from './signed.ts';

/** The eight words of a proof. */
const proofBytes = ({ a, b, c }: SolidityProof): Uint8Array =>
  concatBytes(...[...a, ...b.flat(), ...c].map((word) => uintWord(word)));

interface SignedRate {
  readonly seriesKey: Hex;
  readonly period: number;
  readonly rate: bigint;
  readonly signature: Hex;
}

/** The accounts of a quarter: its recorded rate, and the feed's rates around its end. */
async function quarter(context: CallContext, seriesKey: Hex, period: number) {
  const accounts = await accountsOf(context, seriesKey);
  const quarterRate = await only(findQuarterRatePda({ seriesKey: accounts.seriesKey, period }, context.program));
  const { currencyCode } = seriesIn((await context.read([accounts.series]))[0]);
  const { feed, before, after } = await ratesAround(context, currencyCode, periodEnd(period as Period));
  return { accounts, of: { ...context.shared, series: accounts.series, quarterRate, feed, before, after } };
}

export async function recordRate(
  context: CallContext,
  { seriesKey, period, rate, signature }: SignedRate,
  { of }: Pick<Awaited<ReturnType<typeof quarter>>, 'of'>,
): Promise<Instruction> {
  const record = await signersRecord(context, 'FX', { seriesKey, period, rate }, signature);
  const input = { ...of, payer: context.wallet, record, period, rate, signature: fromHex(signature) };
  return program.getRecordRateInstruction(input, context.program);
}

export const fxCalls = {
  recordRate: {
    instructions: async (call, context) => [
      await recordRate(context, call, await quarter(context, call.seriesKey, call.period)),
    ],
    margin: STEADY,
  },
} satisfies Partial<CallAdapters>;

export const reportingCalls = {
  submitReport: {
    async instructions(call, context) {
      const { seriesKey, period, signals, tier, liquidityFlag, attestation, fxFallbackSig } = call;
      const { wallet, config, program: at } = context;
      const found = await quarter(context, seriesKey, period);
      const [, , rate, prior, income, payment] = signals;
      const [priorCommitment, incomeCommitment] = [fieldToBytes32(prior), fieldToBytes32(income)];
      const message = { seriesKey, period, priorCommitment, incomeCommitment, tier, liquidityFlag };
      const input = {
        ...{ ...found.of, issuer: wallet, vault: found.accounts.vault, token: config.token },
        record: await signersRecord(context, 'REPORT', message, attestation),
        verifyingKey: await only(findVerifyingKeyPda(at)),
        money: await tokenAccountOf(wallet.address, config.token),
        ...{ period, proof: proofBytes(call.proof), income: fromHex(incomeCommitment), payment, tier, liquidityFlag },
        attestation: fromHex(attestation),
      };
      const report = program.getSubmitReportInstruction(input, at);
      if (fxFallbackSig === '0x') return [report];
      const signed = { seriesKey, period, rate, signature: fxFallbackSig };
      return [await recordRate(context, signed, found), report];
    },
    margin: REPORTED,
  },
  submitRoutedReport: null,
  markMissed: {
    async instructions({ seriesKey, period }, context) {
      const { series } = await accountsOf(context, seriesKey);
      return [program.getMarkMissedInstruction({ ...context.shared, series, period }, context.program)];
    },
    margin: STEADY,
  },
  openRouter: null,
  route: null,
  release: null,
} satisfies Partial<CallAdapters>;
