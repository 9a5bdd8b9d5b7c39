/**
 * Makes a text from others safe for a terminal: control characters, line and direction marks become `?`, because they could
 * move the cursor, hide a line or turn the reading direction.
 */
export const toPlain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu, '?');

/** Makes a text of several lines safe for a terminal: like `plain`, but line feeds stay. */
export const toPlainLines = (text: string): string => text.split(/\r?\n/).map(toPlain).join('\n');

/** The longest file name in bytes of UTF-8. Most file systems take 255, of which a number in front needs a few. */
const MAX_NAME_BYTES = 200;

/** Names that Windows takes for devices, with any ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** Cuts a text after its last whole letter, with all its marks, within so many bytes. */
function cut(text: string, bytes: number): string {
  let size = 0;
  const letters = text.match(/\P{M}\p{M}*/gu)?.filter((letter) => {
    size += Buffer.byteLength(letter);
    return size <= bytes;
  });
  return letters?.join('') ?? '';
}

/**
 * Makes a file name from others safe to use in a folder: no path, no leading dot, no device of Windows, at most 200 bytes.
 * Letters and marks of every script stay.
 */
export function safeName(name: string, fallback: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const cleanName = last
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} ._()+-]/gu, '_')
    .replace(/^[. \p{M}]+/u, '');
  const shortName = cut(cleanName, MAX_NAME_BYTES).replace(/[. ]+$/, '');
  return shortName === '' || DEVICE.test(shortName) ? fallback : shortName;
}
