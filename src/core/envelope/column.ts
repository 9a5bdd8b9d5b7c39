/** A column whose values are sealed for attestors on their sender's device. */
export interface EnvelopeColumn {
  readonly table: string;
  /** Of one envelope, or of a list of them. */
  readonly column: string;
  /** Of an envelope's text. */
  readonly maxBytes: number;
}

/** About a quarter of a megabyte of document, base64 twice, and the padding. */
export const MAX_ENVELOPE_BYTES = 448 * 1024;

export const envelopeColumn = (table: string, column: string, maxBytes = MAX_ENVELOPE_BYTES): EnvelopeColumn => ({
  table,
  column,
  maxBytes,
});
