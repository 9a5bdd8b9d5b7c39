import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/**
 * The folder of a person's own files of this product: `income-series` in the XDG configuration folder. A relative
 * XDG_CONFIG_HOME is ignored, as the XDG specification requires.
 */
export function userFolder(env: Readonly<Record<string, string | undefined>> = process.env): string {
  const configHome = env.XDG_CONFIG_HOME;
  return join(
    configHome !== undefined && isAbsolute(configHome) ? configHome : join(homedir(), '.config'),
    'income-series',
  );
}
