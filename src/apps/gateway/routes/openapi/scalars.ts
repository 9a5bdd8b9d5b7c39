import type { JsonSchema } from '../../../../graphql/rest/json-schema.ts';

const decimal: JsonSchema = { type: 'string', pattern: '^(0|[1-9][0-9]{0,77})$' };

/** A regular expression for base58 text of `shortest` to `longest` characters. */
const base58 = (shortest: number, longest: number) => `[1-9A-HJ-NP-Za-km-z]{${shortest},${longest}}`;

/** The JSON Schemas of the GraphQL scalars in answers. */
export const SCALARS: Readonly<Record<string, JsonSchema>> = {
  Address: { type: 'string', pattern: `^(0x[0-9a-f]{40}|${base58(32, 44)})$` },
  Amount: decimal,
  Backup: { type: 'string' },
  Base64: { type: 'string', pattern: '^[A-Za-z0-9+/]*={0,2}$' },
  BaseFieldElement: decimal,
  BigInt: { type: 'string', pattern: '^(0|-?[1-9][0-9]{0,77})$' },
  Boolean: { type: 'boolean' },
  Bytes32: { type: 'string', pattern: '^0x[0-9a-f]{64}$' },
  Chain: { type: 'string', examples: ['evm:10143'] },
  Country: { type: 'string', pattern: '^[A-Z]{2}$', examples: ['PT'] },
  Currency: { type: 'string', pattern: '^[A-Z]{3}$', examples: ['EUR'] },
  DateTime: { type: 'string', format: 'date-time' },
  Envelope: { type: 'string' },
  FieldElement: decimal,
  Float: { type: 'number' },
  Hex: { type: 'string', pattern: '^0x([0-9a-f]{2})*$' },
  ID: { type: 'string' },
  Int: { type: 'integer' },
  JSON: {},
  KeyAddress: { type: 'string', pattern: '^0x[0-9a-f]{40}$' },
  NativeAmount: decimal,
  Period: { type: 'string', pattern: '^[0-9]{4}-Q[1-4]$', examples: ['2027-Q1'] },
  String: { type: 'string' },
  TransactionId: { type: 'string', pattern: `^(0x[0-9a-f]{64}|${base58(64, 88)})$` },
  UUID: { type: 'string', format: 'uuid' },
  Units: decimal,
  Wad: decimal,
};
