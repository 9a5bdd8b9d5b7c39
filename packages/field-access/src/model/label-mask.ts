/** Labels as bits: the label set (`labels.ts`) gives each label its bit. */
export type LabelMask = number;

/** How many bits a mask has: three of them fit into one small integer. */
export const MASK_WIDTH = 10;
const MASK = (1 << MASK_WIDTH) - 1;

/**
 * The labels on one row, as three masks in one number: the labels that hold; then, shifted by a mask's width, those that
 * are not loaded; then those among them whose load failed.
 */
export type RowLabels = number;

export const notLoaded = (bit: LabelMask): RowLabels => bit << MASK_WIDTH;
export const loadFailed = (bit: LabelMask): RowLabels => (bit << MASK_WIDTH) | (bit << (2 * MASK_WIDTH));

export const unknownIn = (labels: RowLabels): LabelMask => (labels >> MASK_WIDTH) & MASK;
export const failedIn = (labels: RowLabels): LabelMask => (labels >> (2 * MASK_WIDTH)) & MASK;
