/** Labels as bits: the label set (`labels.ts`) gives each label its bit. */
export type LabelMask = number;

/** The number of bits of a mask. Three masks fit into one small integer. */
export const MASK_WIDTH = 10;
const MASK = (1 << MASK_WIDTH) - 1;

/**
 * The labels on one row, as three masks in one number: in the lowest bits the labels that hold; above them the labels that are not
 * loaded; above these the labels among them whose load failed.
 */
export type RowLabels = number;

/** A label that is not loaded. */
export const notLoaded = (bit: LabelMask): RowLabels => bit << MASK_WIDTH;
/** A label that is not loaded because its load failed. */
export const loadFailed = (bit: LabelMask): RowLabels => (bit << MASK_WIDTH) | (bit << (2 * MASK_WIDTH));

/** The labels that are not loaded, with those whose load failed. */
export const unknownIn = (labels: RowLabels): LabelMask => (labels >> MASK_WIDTH) & MASK;
export const failedIn = (labels: RowLabels): LabelMask => (labels >> (2 * MASK_WIDTH)) & MASK;
