import { GraphQLError, type GraphQLScalarLiteralParser, Kind } from 'graphql';
import { ERROR_CODES } from '../core/errors/codes.ts';
import { type Address, type Bytes32, type Hex, readHex } from '../core/hex.ts';
import { parseInstant } from '../core/instant.ts';

/** An integer column: bigint in TypeScript, Prisma's Decimal from the database (whose toString is exponential). */
export type IntegerValue = bigint | { toFixed(decimals?: number): string };

/** Input and output types of the custom scalars. */
export type Scalars = {
  Amount: { Input: bigint; Output: IntegerValue };
  Wad: { Input: bigint; Output: IntegerValue };
  FieldElement: { Input: bigint; Output: IntegerValue };
  BigInt: { Input: bigint; Output: IntegerValue };
  Address: { Input: Address; Output: Address };
  Bytes32: { Input: Bytes32; Output: Bytes32 };
  Hex: { Input: Hex; Output: Hex };
  UUID: { Input: string; Output: string };
  Envelope: { Input: string; Output: string };
  DateTime: { Input: Date; Output: Date };
  JSON: { Input: unknown; Output: unknown };
};

interface Scalar<In, Out> {
  description: string;
  serialize: (value: Out) => unknown;
  parseValue: (value: unknown) => In;
  parseLiteral: GraphQLScalarLiteralParser<In>;
}

/** The message carries no value of the input. */
const badInput = () => new GraphQLError(ERROR_CODES.BAD_INPUT, { extensions: { code: 'BAD_INPUT' } });

const scalar = <In, Out>(
  description: string,
  serialize: (value: Out) => unknown,
  parse: (value: unknown) => In | undefined,
): Scalar<In, Out> => {
  const parseValue = (value: unknown): In => {
    const parsed = parse(value);
    if (parsed === undefined) throw badInput();
    return parsed;
  };
  return {
    description,
    serialize,
    parseValue,
    parseLiteral: (node) => {
      if (node.kind === Kind.STRING || node.kind === Kind.INT) return parseValue(node.value);
      throw badInput();
    },
  };
};

const decimals = (value: IntegerValue): string => (typeof value === 'bigint' ? value.toString() : value.toFixed(0));
const unsigned = (bound: bigint) => (value: unknown) => {
  if (typeof value !== 'string' || !/^(0|[1-9]\d{0,77})$/.test(value)) return undefined;
  const parsed = BigInt(value);
  return parsed < bound ? parsed : undefined;
};
const signed = (value: unknown) =>
  typeof value === 'string' && /^(0|-?[1-9]\d{0,77})$/.test(value) ? BigInt(value) : undefined;
const hex = (bytes?: number) => (value: unknown) => readHex(value, bytes) ?? undefined;
const text = (value: string) => value;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const date = (value: unknown) => (typeof value === 'string' ? (parseInstant(value) ?? undefined) : undefined);

const UINT256 = 1n << 256n;
/** The order of the BN254 scalar field. */
const BN254 = 21888242871839275222246405745257275088548364400416034343698204186575808495617n;

export const scalars = {
  Amount: scalar('Money in base units of the payment token, as a decimal string.', decimals, unsigned(UINT256)),
  Wad: scalar('A number scaled by 10^18, as a decimal string.', decimals, unsigned(UINT256)),
  FieldElement: scalar('An element of the BN254 scalar field, as a decimal string.', decimals, unsigned(BN254)),
  BigInt: scalar('An integer of up to 78 digits, as a decimal string.', decimals, signed),
  Address: scalar('20 bytes in hexadecimal, answered in lower case.', text, hex(20)),
  Bytes32: scalar('32 bytes in hexadecimal, answered in lower case.', text, hex(32)),
  Hex: scalar('Bytes in hexadecimal, answered in lower case.', text, hex()),
  UUID: scalar('A UUID (RFC 9562).', text, (v) =>
    typeof v === 'string' && UUID.test(v) ? v.toLowerCase() : undefined,
  ),
  Envelope: scalar('Text sealed on a device for addressed attestor keys: an e2e envelope of version 1.', text, (v) =>
    typeof v === 'string' ? v : undefined,
  ),
  DateTime: scalar('An instant (RFC 3339), answered in UTC.', (value: Date) => value.toISOString(), date),
} as const;
