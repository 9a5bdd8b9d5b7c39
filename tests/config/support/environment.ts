// The tests of configurations share keys, addresses and the reading of refusals.
import { writeFileSync } from 'node:fs';
import type { ConfigError } from '../../../src/config/config-error.ts';

export type Env = Record<string, string>;

/** A key of 32 different bytes, the first of which is this. */
export const key = (first: number) => Buffer.from(Array.from({ length: 32 }, (_, i) => first + i)).toString('base64');
export const address = (digit: string) => `0x${digit.repeat(40)}`;

/** A production gateway, without its chains. */
export const PRODUCTION_WITHOUT_CHAINS = {
  PROFILE: 'production',
  DATABASE_URL: 'postgresql://user:secret@db.example/app',
  PUBLIC_URL: 'https://gateway.example',
  SESSION_KEYS: `s2:${key(2)},s1:${key(1)}`,
  VAULT_KEYS: `v1:${key(3)}`,
  CURSOR_KEY: key(4),
  PROVING_SETUP: '/srv/setup',
};

/** The refused variables, each with its rule; none where the configuration is accepted. */
export function problems(load: () => unknown): string[] {
  try {
    load();
  } catch (error) {
    return (error as ConfigError).problems.map(({ variable, problem }) => `${variable} ${problem}`);
  }
  return [];
}

/** Writes a file of variables, one a line. */
export const writeVariables = (path: string, variables: object): void =>
  writeFileSync(
    path,
    Object.entries(variables)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
