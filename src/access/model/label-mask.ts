/** Labels as bits. Which bit is whose, the label set says (`labels.ts`). */
export type LabelMask = number;

/** How many bits a mask has: three of them fit into one small integer. */
export const MASK_WIDTH = 10;
const MASK = (1 << MASK_WIDTH) - 1;

/**
 * What is known of the labels on one row, three masks in one number: which hold, then (shifted by a mask's width) which are
 * not loaded, then those among them whose load failed.
 */
export type RowLabels = number;

export const notLoaded = (bit: LabelMask): RowLabels => bit << MASK_WIDTH;
export const loadFailed = (bit: LabelMask): RowLabels => (bit << MASK_WIDTH) | (bit << (2 * MASK_WIDTH));

export const unknownIn = (labels: RowLabels): LabelMask => (labels >> MASK_WIDTH) & MASK;
export const failedIn = (labels: RowLabels): LabelMask => (labels >> (2 * MASK_WIDTH)) & MASK;
