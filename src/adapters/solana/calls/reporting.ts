import { concatBytes, fromHex } from '@income-series/protocol/bytes';
import { fieldToBytes32 } from '@income-series/protocol/field';
import type { Bytes32, Hex } from '@income-series/protocol/hex';
import { periodEnd } from '@income-series/protocol/period';
import type { SolidityProof } from '@income-series/protocol/report-proof';
import { uintWord } from '@income-series/protocol/words';
import type { Instruction } from '@solana/kit';
import type { ContractCallOf } from '../../../domains/transaction/index.ts';
import * as program from '../generated/instructions/index.ts';
import type { ProgramCallAdapters } from './adapter.ts';
import { type CallContext, programOf, routedAccounts, seriesAt, sharedAccounts } from './context.ts';
import { ratesAround } from './curve.ts';
import { REPORTED, STEADY } from './margins.ts';
import { payingAccount } from './payee.ts';
import { signersRecord } from './signed.ts';

/** The 256 bytes of a proof: its eight words. */
const proofBytes = ({ a, b, c }: SolidityProof): Uint8Array =>
  concatBytes(...[...a, ...b.flat(), ...c].map((word) => uintWord(word)));

interface SignedRate {
  readonly seriesKey: Bytes32;
  readonly period: number;
  readonly rate: bigint;
  readonly signature: Hex;
}

/** The accounts of a quarter: its recorded rate and the feed's rates around its end. */
async function quarterAccounts(context: CallContext, seriesKey: Bytes32, period: number) {
  const [series, quarterRate] = await Promise.all([
    context.addresses.series(seriesKey),
    context.addresses.quarterRate(seriesKey, period),
  ]);
  const record = await seriesAt(context, seriesKey);
  // A series that does not exist has no currency. Any currency will do, because the program refuses the call.
  const rates = await ratesAround(context, record?.currencyCode ?? 0, periodEnd(period));
  return { ...(await sharedAccounts(context)), series, quarterRate, ...rates };
}

/** The instruction that records a quarter's rate, which an attestor signed. */
async function recordRate(
  context: CallContext,
  { seriesKey, period, rate, signature }: SignedRate,
  quarter: Awaited<ReturnType<typeof quarterAccounts>>,
): Promise<Instruction> {
  const record = await signersRecord(context, 'FX', { seriesKey, period, rate }, signature);
  const input = { ...quarter, payer: context.wallet, record, period, rate, signature: fromHex(signature) };
  return program.getRecordRateInstruction(input, programOf(context));
}

export const fxCalls = {
  recordRate: {
    instructions: async (call, context) => [
      await recordRate(context, call, await quarterAccounts(context, call.seriesKey, call.period)),
    ],
    margin: STEADY,
  },
} satisfies Partial<ProgramCallAdapters>;

/** The accounts and arguments that reports of routed and of other series have. */
async function reportInput(call: ContractCallOf<'submitReport'>, context: CallContext) {
  const { seriesKey, period, signals, tier, liquidityFlag, attestation } = call;
  const { wallet: issuer, addresses, look } = context;
  const { token } = look.config;
  const [, , , prior, income, payment] = signals;
  const [priorCommitment, incomeCommitment] = [fieldToBytes32(prior), fieldToBytes32(income)];
  const message = { seriesKey, period, priorCommitment, incomeCommitment, tier, liquidityFlag };
  return {
    ...{ issuer, vault: await addresses.vault(seriesKey), token },
    record: await signersRecord(context, 'REPORT', message, attestation),
    verifyingKey: await addresses.verifyingKey(),
    money: await payingAccount(context, token, payment),
    ...{ period, proof: proofBytes(call.proof), income: fromHex(incomeCommitment), payment, tier, liquidityFlag },
    attestation: fromHex(attestation),
  };
}

export const reportingCalls = {
  submitReport: {
    async instructions(call, context) {
      const { seriesKey, period, signals, fxFallbackSig: signature } = call;
      const routed = await routedAccounts(context, seriesKey);
      const report = await reportInput(call, context);
      if (routed !== null)
        return [program.getSubmitAttestedReportInstruction({ ...report, ...routed }, programOf(context))];
      const quarter = await quarterAccounts(context, seriesKey, period);
      const instruction = program.getSubmitReportInstruction({ ...quarter, ...report }, programOf(context));
      if (signature === '0x') return [instruction];
      return [await recordRate(context, { seriesKey, period, rate: signals[2], signature }, quarter), instruction];
    },
    margin: REPORTED,
  },
  markMissed: {
    async instructions({ seriesKey, period }, context) {
      const routed = await routedAccounts(context, seriesKey);
      if (routed !== null) return [program.getMarkRoutedMissedInstruction({ ...routed, period }, programOf(context))];
      const series = await context.addresses.series(seriesKey);
      const input = { ...(await sharedAccounts(context)), series, period };
      return [program.getMarkMissedInstruction(input, programOf(context))];
    },
    margin: STEADY,
  },
} satisfies Partial<ProgramCallAdapters>;
