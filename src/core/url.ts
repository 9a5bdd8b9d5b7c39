import { AppError } from './errors/app-error.ts';

/**
 * The URL of a text (WHATWG), or null. `URL.canParse` is not used anywhere: in Node 20 and 22, once V8 has compiled its
 * caller, it answers false for good addresses with letters between U+0080 and U+00FF.
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** https, or this machine: what is sent there holds a session or a figure. @throws BAD_INPUT */
export function privateUrl(text: string, base?: string): URL {
  const url = parseUrl(text, base);
  const safe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.has(url.hostname));
  if (url === null || !safe) throw new AppError('BAD_INPUT');
  return url;
}
