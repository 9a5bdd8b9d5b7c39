import { fromHex, toHex } from '../../../core/bytes.ts';
import * as program from '../generated/instructions/index.ts';
import type { CallAdapters } from './adapter.ts';
import { accountsOf, keyRecord, seriesIn } from './context.ts';
import { CREDITED, STEADY } from './margins.ts';
import { signersRecord } from './signed.ts';

/** What attestors sign: amendments, true-ups, the end of a series. */
export const decisionCalls = {
  amendTerms: {
    async instructions({ seriesKey, amendmentNonce, newTermsCommitment, newCap, signature }, context) {
      const { series } = await accountsOf(context, seriesKey);
      const message = { seriesKey, amendmentNonce, newTermsCommitment, newCap };
      const record = await signersRecord(context, 'AMEND', message, signature);
      const args = { nonce: amendmentNonce, termsCommitment: fromHex(newTermsCommitment, 32), cap: newCap };
      const input = { ...context.shared, issuer: context.wallet, series, record, ...args };
      return [program.getAmendTermsInstruction({ ...input, signature: fromHex(signature) }, context.program)];
    },
    margin: STEADY,
  },
  amendRoutedTerms: null,
  submitTrueUp: {
    async instructions({ seriesKey, year, trueupNonce, attestationTs, adjustment, signature }, context) {
      const { series } = await accountsOf(context, seriesKey);
      const message = { seriesKey, year, trueupNonce, attestationTs, adjustment };
      const record = await signersRecord(context, 'TRUEUP', message, signature);
      const args = { year, nonce: trueupNonce, attestedAt: attestationTs, adjustment };
      const input = { ...context.shared, issuer: context.wallet, series, record, ...args };
      return [program.getSubmitTrueUpInstruction({ ...input, signature: fromHex(signature) }, context.program)];
    },
    margin: STEADY,
  },
  requestExtinguishment: {
    async instructions({ seriesKey, keyA, keyB, deadline }, context) {
      const { series } = await accountsOf(context, seriesKey);
      const [recordA, recordB] = await Promise.all([keyRecord(context, keyA), keyRecord(context, keyB)]);
      const keys = { recordA, recordB, keyA: fromHex(keyA, 20), keyB: fromHex(keyB, 20) };
      const input = { ...context.shared, issuer: context.wallet, series, ...keys, deadline };
      return [program.getRequestExtinguishmentInstruction(input, context.program)];
    },
    margin: STEADY,
  },
  voidExtinguishment: {
    async instructions({ seriesKey }, context) {
      const { series } = await accountsOf(context, seriesKey);
      const input = { ...context.shared, issuer: context.wallet, series };
      return [program.getVoidExtinguishmentInstruction(input, context.program)];
    },
    margin: STEADY,
  },
  extinguish: {
    async instructions({ seriesKey, extinguishNonce: nonce, signatureA, signatureB }, context) {
      const { series } = await accountsOf(context, seriesKey);
      const { keyA, keyB } = seriesIn((await context.read([series]))[0]).extinguishment;
      const [recordA, recordB] = await Promise.all(
        [keyA, keyB].map((key) => keyRecord(context, toHex(Uint8Array.from(key)))),
      );
      const signatures = { signatureA: fromHex(signatureA), signatureB: fromHex(signatureB) };
      const records = { recordA: recordA as never, recordB: recordB as never };
      const input = { ...context.shared, series, ...records, nonce, ...signatures };
      return [program.getExtinguishInstruction(input, context.program)];
    },
    margin: CREDITED,
  },
  // The program has no pauses yet.
  requestPause: null,
  withdrawPause: null,
  endPause: null,
  approvePause: null,
} satisfies Partial<CallAdapters>;
