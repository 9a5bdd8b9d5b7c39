import { settings } from '../settings.ts';
import { readValue, removeValue, writeValue } from './database.ts';

/** The name of the node's address in this browser's database. It stays there, because providers put a customer's key into it. */
const ADDRESS = 'solana-node';
/**
 * The cookie that has the node's origin alone. The server adds it to the connections that its pages of the app may make. With TLS its
 * name begins with `__Host-`, which needs the path `/`: no other host can set it then.
 */
const COOKIE = 'income-series-solana-node';
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const THIS_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1']);

/** Reads the address of a node as a person writes it; null unless it has https, or is on this machine. */
export function readNodeAddress(text: string): URL | null {
  let url: URL;
  try {
    url = new URL(text.trim());
  } catch {
    return null;
  }
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && THIS_MACHINE.has(url.hostname));
  return isSafe && url.username === '' && url.password === '' ? url : null;
}

function writeCookie(origin: string, seconds: number): void {
  const hasTls = location.protocol === 'https:';
  const [name, path, end] = hasTls ? [`__Host-${COOKIE}`, '/', '; Secure'] : [COOKIE, settings.basePath, ''];
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox has no cookie store
  document.cookie = `${name}=${origin}; Path=${path}; SameSite=Strict; Max-Age=${seconds}${end}`;
}

/** The address of the user's own Solana node; null if this browser has none. */
export async function readSolanaNode(): Promise<string | null> {
  const address = await readValue(ADDRESS);
  return typeof address === 'string' ? address : null;
}

/** Stores the user's node. The page can connect to it once it has loaded again, because its policy is that of its load. */
export async function saveSolanaNode(address: URL): Promise<void> {
  await writeValue(ADDRESS, address.href);
  writeCookie(address.origin, YEAR_SECONDS);
}

/** Forgets the user's node. */
export async function forgetSolanaNode(): Promise<void> {
  await removeValue(ADDRESS);
  writeCookie('', 0);
}
