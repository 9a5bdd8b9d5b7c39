import { fromHex, toHex } from './bytes.ts';
import { AppError } from './errors/app-error.ts';
import type { Bytes32 } from './hex.ts';
import { bytesToBigInt, uintWord } from './words.ts';

/** The order of the BN254 scalar field (EIP-196): circuit signals and commitments are below it. */
export const FIELD_ORDER = 21888242871839275222246405745257275088548364400416034343698204186575808495617n;

/** An integer in [0, FIELD_ORDER). */
export type FieldElement = bigint;

/** Tests that an integer is an element of the scalar field. */
export const isCanonical = (value: bigint): boolean => value >= 0n && value < FIELD_ORDER;

/** Returns an integer if it is an element of the scalar field. @throws COMMITMENT_NOT_CANONICAL */
export function assertCanonical(value: bigint): FieldElement {
  if (!isCanonical(value)) throw new AppError('COMMITMENT_NOT_CANONICAL');
  return value;
}

/** Writes a field element as 32 big-endian bytes in hex. @throws COMMITMENT_NOT_CANONICAL */
export const fieldToBytes32 = (value: FieldElement): Bytes32 => toHex(uintWord(assertCanonical(value)));

/** Reads a field element from 32 big-endian bytes in hex. @throws BAD_INPUT for any other text, COMMITMENT_NOT_CANONICAL */
export const bytes32ToField = (hex: string): FieldElement => assertCanonical(bytesToBigInt(fromHex(hex, 32)));

/** Reads a field element from a decimal text without leading zeros. @throws BAD_INPUT, COMMITMENT_NOT_CANONICAL */
export function parseField(text: string): FieldElement {
  if (!/^(0|[1-9][0-9]{0,76})$/.test(text)) throw new AppError('BAD_INPUT');
  return assertCanonical(BigInt(text));
}
