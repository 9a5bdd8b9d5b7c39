/** Labels as bits: the label set (`labels.ts`) gives each label its bit. */
export type LabelMask = number;

/** How many bits a mask has: as many as a small integer of JavaScript without its sign. */
export const MASK_WIDTH = 30;

/** The labels on one row. */
export interface RowLabels {
  /** The labels that hold. */
  readonly held: LabelMask;
  /** The labels that are not loaded. */
  readonly unknown: LabelMask;
  /** The labels among the unknown ones whose load failed. */
  readonly failed: LabelMask;
}
