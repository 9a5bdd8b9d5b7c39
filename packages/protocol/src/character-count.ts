/** The most code units of UTF-16 that one character of NFC becomes in NFD. */
const MOST_UNITS = 4;

/**
 * Tests that a text has at most so many characters. They are code points in NFC, so that a letter counts once however a keyboard
 * writes its marks.
 */
export const hasAtMost = (most: number, text: string): boolean =>
  text.length <= MOST_UNITS * most && [...text.normalize('NFC')].length <= most;
