/** A column whose values are sealed for attestors on the sender's device. */
export interface EnvelopeColumn {
  readonly table: string;
  /** The column of one envelope or of a list of envelopes. */
  readonly column: string;
  /** The most bytes of an envelope's text. */
  readonly maxBytes: number;
}

/** The most bytes of an envelope's text: a document of about 250 kB, with padding and two encodings in Base64. */
export const MAX_ENVELOPE_BYTES = 448 * 1024;

/** Declares a column of envelopes. */
export const envelopeColumn = (table: string, column: string, maxBytes = MAX_ENVELOPE_BYTES): EnvelopeColumn => ({
  table,
  column,
  maxBytes,
});
