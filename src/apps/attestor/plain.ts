/**
 * Makes a text from others safe for a terminal: control characters, line and direction marks become `?`, because they could
 * move the cursor, hide a line or turn the reading direction.
 */
export const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu, '?');

/** Makes a text of several lines safe for a terminal: like `plain`, but line feeds stay. */
export const plainLines = (text: string): string => text.split(/\r?\n/).map(plain).join('\n');

/** Makes a file name from others safe to use in a folder: no path, no leading dot, at most 100 characters. */
export function safeName(name: string, fallback: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const cleanName = last
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} ._()+-]/gu, '_')
    .replace(/^[. ]+/, '')
    .replace(/[. ]+$/, '')
    .slice(0, 100);
  return cleanName === '' ? fallback : cleanName;
}
