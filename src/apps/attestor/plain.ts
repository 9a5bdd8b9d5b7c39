/**
 * Text of others as it may be shown on a terminal: control characters, line and direction marks become `?`, so that
 * nothing moves the cursor, hides a line or turns the reading direction.
 */
export const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu, '?');

/** The same over several lines: line feeds stay. */
export const plainLines = (text: string): string => text.split(/\r?\n/).map(plain).join('\n');

/** A file's name as somebody else gave it, made safe to use inside a folder: no path, no leading dot, bounded. */
export function safeName(name: string, fallback: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const safe = last
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} ._()+-]/gu, '_')
    .replace(/^[. ]+/, '')
    .replace(/[. ]+$/, '')
    .slice(0, 100);
  return safe === '' ? fallback : safe;
}
