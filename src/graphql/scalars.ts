import {
  type Address,
  readAddress,
  readEvmAddress,
  readTransactionId,
  type TransactionId,
} from '@income-series/protocol/address';
import { type Base64, readBase64 } from '@income-series/protocol/base64';
import { readChainName } from '@income-series/protocol/chain';
import { type CountryCode, readCountry } from '@income-series/protocol/country';
import { type CurrencyNumber, currencyCode, currencyNumber } from '@income-series/protocol/currency';
import { ERRORS } from '@income-series/protocol/errors/codes';
import { FIELD_ORDER } from '@income-series/protocol/field';
import { type Bytes32, type Hex, type KeyAddress, readHex } from '@income-series/protocol/hex';
import { parseInstant } from '@income-series/protocol/instant';
import { type Period, printPeriod, readPeriod } from '@income-series/protocol/period';
import { BASE_FIELD_ORDER } from '@income-series/protocol/report-proof';
import { isUuid } from 'field-access';
import {
  type ColumnJson,
  DIGITS_JSON,
  INSTANT_JSON,
  inQuotes,
  sql,
  TEXT_JSON,
  withColumnJson,
} from 'field-access/compiled';
import { type ASTNode, GraphQLError, type GraphQLScalarLiteralParser, Kind } from 'graphql';
import { KNOWN_MISTAKES, type KnownMistakes } from './input-faults.ts';

/** An integer column: bigint in TypeScript, Prisma's Decimal from the database (whose toString is exponential). */
export type IntegerValue = bigint | { toFixed(decimals?: number): string };

/** Input and output types of the custom scalars. */
export type Scalars = {
  Amount: { Input: bigint; Output: IntegerValue };
  NativeAmount: { Input: bigint; Output: IntegerValue };
  Units: { Input: bigint; Output: IntegerValue };
  Wad: { Input: bigint; Output: IntegerValue };
  FieldElement: { Input: bigint; Output: IntegerValue };
  BaseFieldElement: { Input: bigint; Output: IntegerValue };
  BigInt: { Input: bigint; Output: IntegerValue };
  Address: { Input: Address; Output: Address };
  KeyAddress: { Input: KeyAddress; Output: KeyAddress };
  TransactionId: { Input: TransactionId; Output: TransactionId };
  Bytes32: { Input: Bytes32; Output: Bytes32 };
  Hex: { Input: Hex; Output: Hex };
  Base64: { Input: Base64; Output: Base64 };
  UUID: { Input: string; Output: string };
  Envelope: { Input: string; Output: string };
  Backup: { Input: string; Output: string };
  DateTime: { Input: Date; Output: Date };
  Period: { Input: Period; Output: Period };
  Currency: { Input: CurrencyNumber; Output: CurrencyNumber };
  Country: { Input: CountryCode; Output: CountryCode };
  Chain: { Input: string; Output: string };
  JSON: { Input: unknown; Output: unknown };
};

/** The output of a scalar: a serializer, and SQL that writes the same JSON from a column, for compiled reads. */
interface Output<Out> {
  readonly serialize: (value: Out) => unknown;
  readonly columns?: ColumnJson;
}

interface Scalar<In, Out> {
  description: string;
  specifiedByURL: string;
  extensions: Readonly<Record<string, unknown>>;
  serialize: (value: Out) => unknown;
  parseValue: (value: unknown) => In;
  parseLiteral: GraphQLScalarLiteralParser<In>;
}

/** A BAD_INPUT error, whose message carries no value of the input. `node` locates the argument in the document. */
const badInput = (node?: ASTNode) =>
  new GraphQLError(ERRORS.BAD_INPUT.message, { nodes: node, extensions: { code: 'BAD_INPUT' } });

const scalar = <In, Out>(
  description: string,
  specifiedByURL: string,
  { serialize, columns = {} }: Output<Out>,
  parse: (value: unknown) => In | undefined,
): Scalar<In, Out> => {
  const parseValue = (value: unknown): In => {
    const parsed = parse(value);
    if (parsed === undefined) throw badInput();
    return parsed;
  };
  return {
    description,
    specifiedByURL,
    extensions: withColumnJson(columns),
    serialize,
    parseValue,
    parseLiteral: (node) => {
      const parsed = node.kind === Kind.STRING || node.kind === Kind.INT ? parse(node.value) : undefined;
      if (parsed === undefined) throw badInput(node);
      return parsed;
    },
  };
};

const decimals: Output<IntegerValue> = {
  serialize: (value) => (typeof value === 'bigint' ? value.toString() : value.toFixed(0)),
  columns: DIGITS_JSON,
};
const unsigned = (bound: bigint) => (value: unknown) => {
  if (typeof value !== 'string' || !/^(0|[1-9]\d{0,77})$/.test(value)) return undefined;
  const parsed = BigInt(value);
  return parsed < bound ? parsed : undefined;
};
const signed = (value: unknown) =>
  typeof value === 'string' && /^(0|-?[1-9]\d{0,77})$/.test(value) ? BigInt(value) : undefined;
const hex = (bytes?: number) => (value: unknown) => readHex(value, bytes) ?? undefined;
const text = { serialize: (value: string) => value, columns: TEXT_JSON };
/** Sealed texts have no SQL output, because their resolvers check the chain first. */
const sealedText: Output<string> = { serialize: (value) => value };
const date = (value: unknown) => (typeof value === 'string' ? (parseInstant(value) ?? undefined) : undefined);

/** Adds to a scalar of decimal numbers a description of hexadecimal ones. */
const withHexadecimal = <In, Out>(decimal: Scalar<In, Out>, form: string): Scalar<In, Out> => {
  const mistakes: KnownMistakes = (value) => (typeof value === 'string' && /^0x[0-9a-f]*$/i.test(value) ? form : null);
  return { ...decimal, extensions: { ...decimal.extensions, [KNOWN_MISTAKES]: mistakes } };
};
const HEXADECIMAL = 'decimal digits, because hexadecimal words as of snarkjs’s `soliditycalldata` are not read';

/** A period, with `printPeriod` in SQL: the column stores the year times ten plus the quarter. */
const PERIOD: Output<Period> = {
  serialize: printPeriod,
  columns: { Int: inQuotes((column) => sql`(${column}/10)||'-Q'||(${column}%10)`) },
};

const UINT256 = 1n << 256n;

/** The specification of scalars that have no public standard, as a path in the project. */
const OWN_SCALARS = 'docs/protocol.md#14-scalars';
const RFC = 'https://www.rfc-editor.org/rfc';
const EIP = 'https://eips.ethereum.org/EIPS/eip';

export const scalars = {
  Amount: scalar(
    'Money in base units of the payment token, as a decimal string: with 6 decimals `"1000000"` is one token.',
    OWN_SCALARS,
    decimals,
    unsigned(UINT256),
  ),
  NativeAmount: scalar(
    'Money in the smallest unit of the chain’s native coin (wei or lamports), as a decimal string.',
    OWN_SCALARS,
    decimals,
    unsigned(UINT256),
  ),
  Units: scalar(
    'A number of units of a series, as a decimal string: on a curve series base lamports, a millionth of a unit, ' +
      'unless the field says otherwise.',
    OWN_SCALARS,
    decimals,
    unsigned(UINT256),
  ),
  Wad: scalar(
    'A fixed-point number with 18 decimal places, as a decimal string of the number times 10^18: ' +
      '`"50000000000000000"` is 0.05.',
    OWN_SCALARS,
    decimals,
    unsigned(UINT256),
  ),
  FieldElement: withHexadecimal(
    scalar('An element of the BN254 scalar field, as a decimal string.', `${EIP}-197`, decimals, unsigned(FIELD_ORDER)),
    HEXADECIMAL,
  ),
  BaseFieldElement: withHexadecimal(
    scalar(
      'An element of the BN254 base field, the coordinates of its points, as a decimal string.',
      `${EIP}-197`,
      decimals,
      unsigned(BASE_FIELD_ORDER),
    ),
    `${HEXADECIMAL}; in decimal, exchange the parts of b’s coordinates too`,
  ),
  BigInt: scalar('An integer of up to 78 digits, as a decimal string.', OWN_SCALARS, decimals, signed),
  Address: scalar(
    'The address of a wallet or contract: on an EVM chain 20 bytes in hexadecimal with `0x`, returned in lower case; on a ' +
      'Solana cluster 32 bytes in base58. Hexadecimal with capitals and small letters must be its checksum (EIP-55).',
    OWN_SCALARS,
    text,
    (v) => readAddress(v) ?? undefined,
  ),
  KeyAddress: scalar(
    'The key of an attestor or a verifier, on any chain: 20 bytes in hexadecimal with `0x`, returned in lower case. ' +
      'Capitals among small letters must be its checksum (EIP-55).',
    `${EIP}-55`,
    text,
    (v) => readEvmAddress(v) ?? undefined,
  ),
  TransactionId: scalar(
    'The id of a transaction: on an EVM chain its hash, 32 bytes in hexadecimal with `0x`, returned in lower case; on a ' +
      'Solana cluster its first signature, 64 bytes in base58.',
    OWN_SCALARS,
    text,
    (v) => readTransactionId(v) ?? undefined,
  ),
  Bytes32: scalar('32 bytes in hexadecimal with `0x`, returned in lower case.', OWN_SCALARS, text, hex(32)),
  Hex: scalar('Bytes in hexadecimal with `0x`, returned in lower case.', OWN_SCALARS, text, hex()),
  Base64: scalar(
    'Bytes in Base64 (RFC 4648, section 4), with padding.',
    `${RFC}/rfc4648`,
    text,
    (v) => readBase64(v) ?? undefined,
  ),
  UUID: scalar('A UUID (RFC 9562).', `${RFC}/rfc9562`, text, (v) =>
    typeof v === 'string' && isUuid(v) ? v.toLowerCase() : undefined,
  ),
  Envelope: scalar(
    'Text that a device sealed for the attestor keys it is addressed to (an e2e envelope of version 1).',
    'docs/protocol.md#9-envelopes',
    sealedText,
    (v) => (typeof v === 'string' ? v : undefined),
  ),
  Backup: scalar(
    'A reveal backup of version 1, which the bidder’s device sealed.',
    'docs/protocol.md#11-reveal-backups',
    sealedText,
    (v) => (typeof v === 'string' ? v : undefined),
  ),
  DateTime: scalar(
    'A point in time (RFC 3339), returned in UTC.',
    `${RFC}/rfc3339`,
    { serialize: (value: Date) => value.toISOString(), columns: INSTANT_JSON },
    date,
  ),
  Period: scalar('A quarter of a year, as `2027-Q1`.', OWN_SCALARS, PERIOD, (v) => readPeriod(v) ?? undefined),
  Currency: scalar(
    'A currency by its ISO 4217 alphabetic code, as `EUR`.',
    'https://www.iso.org/iso-4217-currency-codes.html',
    { serialize: currencyCode },
    (v) => currencyNumber(v) ?? undefined,
  ),
  Country: scalar(
    'A country by its ISO 3166-1 alpha-2 code in upper case, as `PT`.',
    'https://www.iso.org/iso-3166-country-codes.html',
    text,
    (v) => readCountry(v) ?? undefined,
  ),
  Chain: scalar(
    'A chain, as `evm:10143`; an input also accepts its short name of EIP-3770, as `mon-testnet`.',
    OWN_SCALARS,
    text,
    (v) => readChainName(v) ?? undefined,
  ),
} as const;

/** An output-only scalar for values of any shape. */
export const jsonScalar = {
  description: 'A JSON value (RFC 8259).',
  specifiedByURL: `${RFC}/rfc8259`,
  serialize: (value: unknown) => value,
} as const;
