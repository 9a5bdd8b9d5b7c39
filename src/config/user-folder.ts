import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/**
 * Where a person's own files of this product are: `income-series` in the XDG configuration folder. A relative
 * XDG_CONFIG_HOME counts as not given, as the XDG specification says.
 */
export function userFolder(env: Readonly<Record<string, string | undefined>> = process.env): string {
  const given = env.XDG_CONFIG_HOME;
  return join(given !== undefined && isAbsolute(given) ? given : join(homedir(), '.config'), 'income-series');
}
