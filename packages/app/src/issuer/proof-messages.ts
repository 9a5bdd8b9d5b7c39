import type { IncomeReport, IncomeReportInput } from '@income-series/client/issuer';

/** A file of the circuit: its address, and the hash that it has to have. */
interface CircuitFile {
  readonly url: string;
  readonly hash: string;
}

/** The order to prove a report. It goes to the worker of this page, which ends with the proof. */
export interface ProofRequest {
  /** The account's secrets, the latest first, each with the name of the store of its openings. */
  readonly secrets: readonly { readonly secret: Uint8Array; readonly store: string }[];
  readonly files: Readonly<Record<'wasm' | 'zkey' | 'verificationKey', CircuitFile>>;
  readonly input: Omit<IncomeReportInput, 'ytd'>;
  /** The income from the year's start to the quarter's end, in minor units; null to prove the figure of an open case again. */
  readonly ytd: bigint | null;
  /** The income commitment of the open case whose figure is proven again; null if a figure is proven for the first time. */
  readonly opened: string | null;
}

/** The steps of a proof: the circuit's files load, then the device computes. */
export type ProofStep = 'LOADING' | 'PROVING';

export type ProofNews =
  | { readonly is: 'step'; readonly step: ProofStep }
  | { readonly is: 'done'; readonly report: IncomeReport }
  /** The message is null for an error that the page does not know. */
  | { readonly is: 'failed'; readonly code: string | null; readonly message: string | null };
