import { AppError } from './errors/app-error.ts';

/**
 * Parses a URL (WHATWG); null for any other text. `URL.canParse` is not used, because in Node 20 and 22 it returns false for valid
 * addresses with letters between U+0080 and U+00FF after V8 has compiled its caller.
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Parses a URL that secrets may be sent to: with https, or on this machine. @throws BAD_INPUT */
export function privateUrl(text: string, base?: string): URL {
  const url = parseUrl(text, base);
  const safe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.has(url.hostname));
  if (url === null || !safe) throw new AppError('BAD_INPUT');
  return url;
}
