import { z } from 'zod';
import { SetupError } from '../core/errors/setup-error.ts';
import { readTextFile } from './read-file.ts';
import { solanaAddress } from './values.ts';

const MOST = 20;
const MOST_RATE = 2n ** 127n;

const accounts = z
  .array(solanaAddress)
  .max(MOST, `must be at most ${MOST} addresses`)
  .refine((all) => new Set(all).size === all.length, 'names an address twice');

const setup = z.strictObject({
  feeCollector: solanaAddress,
  roles: z.strictObject({
    ADMIN: accounts.refine((all) => all.length > 0, 'must name an address'),
    ALLOWLIST: accounts.default([]),
    KEYS: accounts.default([]),
    FEED: accounts.default([]),
  }),
  rates: z
    .array(
      z.strictObject({
        currencyCode: z.int('must be a currency code of ISO 4217').min(1).max(999),
        rate: z
          .string()
          .regex(/^[1-9]\d{0,38}$/, 'must be a positive whole number in quotes')
          .transform(BigInt)
          .refine((rate) => rate < MOST_RATE, 'is too great'),
      }),
    )
    .max(MOST, `must be at most ${MOST} rates`)
    .refine((all) => new Set(all.map(({ currencyCode }) => currencyCode)).size === all.length, 'names a currency twice')
    .default([]),
});

/** The initial state of the program on Solana: the fee collector, the holders of roles, and the first FX rates. */
export type SolanaSetupFile = z.infer<typeof setup>;

/** Reads the file of `--setup`. @throws SetupError naming the wrong place in the file, and no value */
export function readSolanaSetup(path: string): SolanaSetupFile {
  let text: string;
  try {
    text = readTextFile(path);
  } catch {
    throw new SetupError('the file of --setup is not there, or cannot be read');
  }
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new SetupError('the file of --setup is no JSON');
  }
  const parsed = setup.safeParse(read);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const place = issue?.path.length ? issue.path.join('.') : 'it';
  const isOwnRule = issue !== undefined && (issue.code === 'custom' || issue.message.startsWith('must'));
  const fault = isOwnRule ? issue.message : 'is missing, unknown or of another form';
  throw new SetupError(`the file of --setup: ${place} ${fault}`);
}
