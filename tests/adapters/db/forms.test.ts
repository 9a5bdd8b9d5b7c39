import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';

const db = await forFile(createTestDatabase());

/** What the checks of the tables take, as patterns that count. */
const FORMS: Readonly<Record<string, RegExp>> = {
  'is_bytes32(value)': /^0x[0-9a-f]{64}$/,
  'is_key(value)': /^0x[0-9a-f]{40}$/,
  'is_canonical(value, 20)': /^(?!0x)|^0x[0-9a-f]{40}$/i,
  "is_address('evm:10143', value)": /^0x[0-9a-f]{40}$/,
  "is_address('solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', value)": /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
  "is_address('other:1', value)": /^(?!)/,
  "is_transaction('evm:10143', value)": /^0x[0-9a-f]{64}$/,
  "is_transaction('solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', value)": /^[1-9A-HJ-NP-Za-km-z]{64,88}$/,
};
/** Upper case makes no other spelling, except where a text begins with no 0x at all. */
const takes = (pattern: RegExp, value: string) =>
  pattern.test(value) && !(pattern.flags === 'i' && /^0x.*[A-F]|^0X/.test(value));

const HEX = [...'0123456789abcdef'];
const BASE58 = [...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'];
const text = (units: readonly string[], lengths: readonly number[]) =>
  fc
    .constantFrom(...lengths)
    .chain((length) => fc.array(fc.constantFrom(...units), { minLength: length, maxLength: length }))
    .map((found) => found.join(''));
const hex = text(HEX, [0, 39, 40, 41, 63, 64, 65]).map((digits) => `0x${digits}`);
const base58 = text(BASE58, [31, 32, 44, 45, 63, 64, 88, 89]);
/** A text of the form with one character more, or another in the place of one. */
const spoiled = fc
  .tuple(fc.oneof(hex, base58), fc.nat(), fc.constantFrom('g', 'A', '0', 'O', 'X', '\n', ' ', 'é'), fc.nat(1))
  .map(([value, place, unit, taken]) => {
    const at = place % (value.length + 1);
    return value.slice(0, at) + unit + value.slice(at + taken);
  });

it.each(Object.entries(FORMS))('%s takes what its pattern takes', async (call, pattern) => {
  const values = fc.sample(fc.oneof(hex, base58, spoiled), 1_000);
  const rows = await db.prisma.$queryRawUnsafe<{ taken: boolean }[]>(
    `SELECT ${call} AS taken FROM unnest($1::text[]) WITH ORDINALITY AS given(value, place) ORDER BY place`,
    values,
  );
  expect(values.filter((value, i) => rows[i]?.taken !== takes(pattern, value))).toEqual([]);
});

it('a check without a value says nothing', async () => {
  const calls = Object.keys(FORMS).filter((call) => !call.includes('other'));
  const [row] = await db.prisma.$queryRawUnsafe<{ found: (boolean | null)[] }[]>(
    `SELECT ARRAY[${calls.map((call) => call.replace('value', 'NULL::text'))}] AS found`,
  );
  expect(row?.found).toEqual(calls.map(() => null));
});
