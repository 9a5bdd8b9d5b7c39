import { AppError } from '@income-series/client';

/** The codes of the device's own functions that a person can do something about. */
const WORDS: Readonly<Record<string, string>> = {
  OPENING_MISMATCH:
    'This browser does not have the figure of the quarter that was reported before, so nothing can be proven here. Use the browser that reported it, or load its device file on the page Device. Nobody else has the figure.',
  TERMS_OUT_OF_RANGE: 'A figure is too large for the circuit.',
  A_TERMS_5: 'The share does not divide by the units without a remainder. Take a share or a number of units that does.',
  CIRCUIT_FILE_MISMATCH:
    'The gateway’s circuit is not the one that this page proves with, so nothing was proven or sent. Reload the page.',
  WITNESS_INVALID: 'The figures do not satisfy the circuit, so there is no proof of them.',
  SIGNER_INACTIVE: 'The chain does not have this key as an active attestor. Nothing was sealed.',
  ANNOUNCEMENT_INVALID: 'The attestor’s key is not signed by the attestor. Nothing was sealed.',
  CHAIN_UNAVAILABLE: 'The wallet’s node does not answer, so nothing was sealed. Try again.',
  CHAIN_MISMATCH: 'The wallet is on another chain than the series. Nothing was sealed.',
  CLAIM_STALE: 'The claim is too old, or its time is ahead. Get a new one from the source, and send it within minutes.',
  CLAIM_CONTEXT_MISMATCH: 'The claim is of another series, another quarter or another owner.',
  CLAIM_SOURCE_UNKNOWN: 'The verifier does not know the source of this claim.',
  WITNESS_UNKNOWN: 'The verifier does not know the notary that signed this claim.',
  FIGURE_MISMATCH:
    'The claim states another income than the one that was proven. Change the income, and prove it again.',
  LIQUIDITY_MISMATCH: 'The claim states the other kind of income: choose money, or no money, as the source has it.',
  VERIFIER_UNAVAILABLE: 'The verifier cannot be reached from this page. Choose an attestor, or try again later.',
  ATTESTATION_INVALID: 'The verifier’s signature is not one of this report. Nothing was sent.',
};

/** The sentence of a code of the device's own functions. */
export const deviceWords = (code: string | null, text: string): string => WORDS[code ?? ''] ?? text;

/** An error of the device's own functions, with its sentence. */
export function deviceFailure(failure: unknown): Error {
  if (failure instanceof AppError) return new Error(deviceWords(failure.code, failure.message), { cause: failure });
  return failure instanceof Error ? failure : new Error('The step failed.');
}
