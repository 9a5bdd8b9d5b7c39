import { fromHex, toHex } from '@income-series/protocol/bytes';
import type { Bytes32 } from '@income-series/protocol/hex';
import { uintWord } from '@income-series/protocol/words';
import type { ReadonlyUint8Array } from '@solana/kit';
import type { ContractCallOf } from '../../../domains/transaction/index.ts';
import * as program from '../generated/instructions/index.ts';
import type { ProgramCallAdapters } from './adapter.ts';
import { type CallContext, programOf, routedAccounts, seriesAt, sharedAccounts } from './context.ts';
import { CREDITED, ROUTED, STEADY } from './margins.ts';
import { payingAccount } from './payee.ts';
import { signersRecord } from './signed.ts';

/** The accounts and arguments that amendments of routed and of other series have. */
async function amendmentInput(call: Omit<ContractCallOf<'amendTerms'>, 'kind'>, context: CallContext) {
  const { seriesKey, amendmentNonce, newTermsCommitment, newCap, signature } = call;
  const series = await context.addresses.series(seriesKey);
  const message = { seriesKey, amendmentNonce, newTermsCommitment, newCap };
  const record = await signersRecord(context, 'AMEND', message, signature);
  const args = { nonce: amendmentNonce, termsCommitment: fromHex(newTermsCommitment, 32), cap: newCap };
  const input = { ...(await sharedAccounts(context)), issuer: context.wallet, series, record, ...args };
  return { ...input, signature: fromHex(signature) };
}

/** The accounts from which the issuer of a routed series pays in what the router lacks. */
async function payingIn(context: CallContext, seriesKey: Bytes32) {
  const { addresses, look } = context;
  const { token } = look.config;
  const [router, receipts, money] = await Promise.all([
    addresses.router(seriesKey),
    addresses.receipts(seriesKey),
    payingAccount(context, token),
  ]);
  return { router, receipts, money, token };
}

/** Adapters of the calls that attestors sign: amendments, true-ups, pauses and extinguishments. */
export const decisionCalls = {
  amendTerms: {
    instructions: async (call, context) => [
      program.getAmendTermsInstruction(await amendmentInput(call, context), programOf(context)),
    ],
    margin: STEADY,
  },
  amendRoutedTerms: {
    async instructions(call, context) {
      const { theta, ratePerUnit, termsSalt } = call;
      const terms = { theta, ratePerUnit, termsSalt: uintWord(termsSalt) };
      const input = {
        ...(await amendmentInput(call, context)),
        ...(await payingIn(context, call.seriesKey)),
        ...terms,
      };
      return [program.getAmendRoutedTermsInstruction(input, programOf(context))];
    },
    margin: ROUTED,
  },
  submitTrueUp: {
    async instructions({ seriesKey, year, trueupNonce, attestationTs, adjustment, signature }, context) {
      const series = await context.addresses.series(seriesKey);
      const message = { seriesKey, year, trueupNonce, attestationTs, adjustment };
      const record = await signersRecord(context, 'TRUEUP', message, signature);
      const args = { year, nonce: trueupNonce, attestedAt: attestationTs, adjustment, signature: fromHex(signature) };
      const input = { ...(await sharedAccounts(context)), issuer: context.wallet, series, record, ...args };
      const routed = await routedAccounts(context, seriesKey);
      if (routed === null) return [program.getSubmitTrueUpInstruction(input, programOf(context))];
      const paying = { ...input, ...(await payingIn(context, seriesKey)) };
      return [program.getSubmitRoutedTrueUpInstruction(paying, programOf(context))];
    },
    margin: STEADY,
  },
  requestExtinguishment: {
    async instructions({ seriesKey, keyA, keyB, deadline }, context) {
      const series = await context.addresses.series(seriesKey);
      const [recordA, recordB] = await Promise.all([
        context.addresses.signerKey(keyA),
        context.addresses.signerKey(keyB),
      ]);
      const keys = { recordA, recordB, keyA: fromHex(keyA, 20), keyB: fromHex(keyB, 20) };
      const input = { ...(await sharedAccounts(context)), issuer: context.wallet, series, ...keys, deadline };
      return [program.getRequestExtinguishmentInstruction(input, programOf(context))];
    },
    margin: STEADY,
  },
  voidExtinguishment: {
    async instructions({ seriesKey }, context) {
      const series = await context.addresses.series(seriesKey);
      const input = { ...(await sharedAccounts(context)), issuer: context.wallet, series };
      return [program.getVoidExtinguishmentInstruction(input, programOf(context))];
    },
    margin: STEADY,
  },
  extinguish: {
    async instructions({ seriesKey, extinguishNonce: nonce, signatureA, signatureB }, context) {
      const series = await context.addresses.series(seriesKey);
      const request = (await seriesAt(context, seriesKey))?.extinguishment;
      const record = (key = new Uint8Array(20) as ReadonlyUint8Array) =>
        context.addresses.signerKey(toHex(Uint8Array.from(key)));
      const [recordA, recordB] = await Promise.all([record(request?.keyA), record(request?.keyB)]);
      const signatures = { signatureA: fromHex(signatureA), signatureB: fromHex(signatureB) };
      const input = { ...(await sharedAccounts(context)), series, recordA, recordB, nonce, ...signatures };
      const routed = await routedAccounts(context, seriesKey);
      if (routed === null) return [program.getExtinguishInstruction(input, programOf(context))];
      const payment = { vault: await context.addresses.vault(seriesKey), token: context.look.config.token };
      return [program.getExtinguishRoutedInstruction({ ...input, ...routed, ...payment }, programOf(context))];
    },
    margin: CREDITED,
  },
} satisfies Partial<ProgramCallAdapters>;
