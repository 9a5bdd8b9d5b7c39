import { fromHex, toHex } from '@income-series/protocol/bytes';
import type { ReadonlyUint8Array } from '@solana/kit';
import * as program from '../generated/instructions/index.ts';
import type { ProgramCallAdapters } from './adapter.ts';
import { programOf, seriesAt, sharedAccounts } from './context.ts';
import { CREDITED, STEADY } from './margins.ts';
import { signersRecord } from './signed.ts';

/** Adapters of the calls that attestors sign: amendments, true-ups, pauses and extinguishments. */
export const decisionCalls = {
  amendTerms: {
    async instructions({ seriesKey, amendmentNonce, newTermsCommitment, newCap, signature }, context) {
      const series = await context.addresses.series(seriesKey);
      const message = { seriesKey, amendmentNonce, newTermsCommitment, newCap };
      const record = await signersRecord(context, 'AMEND', message, signature);
      const args = { nonce: amendmentNonce, termsCommitment: fromHex(newTermsCommitment, 32), cap: newCap };
      const input = { ...(await sharedAccounts(context)), issuer: context.wallet, series, record, ...args };
      return [program.getAmendTermsInstruction({ ...input, signature: fromHex(signature) }, programOf(context))];
    },
    margin: STEADY,
  },
  amendRoutedTerms: null,
  submitTrueUp: {
    async instructions({ seriesKey, year, trueupNonce, attestationTs, adjustment, signature }, context) {
      const series = await context.addresses.series(seriesKey);
      const message = { seriesKey, year, trueupNonce, attestationTs, adjustment };
      const record = await signersRecord(context, 'TRUEUP', message, signature);
      const args = { year, nonce: trueupNonce, attestedAt: attestationTs, adjustment };
      const input = { ...(await sharedAccounts(context)), issuer: context.wallet, series, record, ...args };
      return [program.getSubmitTrueUpInstruction({ ...input, signature: fromHex(signature) }, programOf(context))];
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
      return [program.getExtinguishInstruction(input, programOf(context))];
    },
    margin: CREDITED,
  },
} satisfies Partial<ProgramCallAdapters>;
