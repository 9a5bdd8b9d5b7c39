import { sha256 } from '@noble/hashes/sha2.js';
import type { Address } from '../../core/address.ts';
import { type Base64, fromBase64 } from '../../core/base64.ts';
import { toHex } from '../../core/bytes.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Bytes32, Hex } from '../../core/hex.ts';
import { parseSignatureHex } from '../account/index.ts';

/** As a row holds it. */
type StoredContractState = 'RENDERED' | 'SIGNED' | 'VOIDED';
/** As it is at a time: a RENDERED one whose time is over has lapsed, and nothing is written for that. */
export type ContractState = StoredContractState | 'LAPSED';

/** What is done with a contract, as the state machine names it. */
export type ContractMove = 'SIGN' | 'VOID' | 'LAPSE';

/** How a signed contract of a series compares with the contract hash of the series on the chain. */
export type ContractOnchain = 'PENDING' | 'VERIFIED' | 'DIFFERENT';

/** How long a rendered contract may be signed. */
export const CONTRACT_MS = 24 * 60 * 60_000;
/** Contracts that are rendered for one account within an hour: each costs time of the processor. */
export const MAX_RENDERS = 10;
export const RENDERS_MS = 60 * 60_000;
/** Bytes of a document. */
export const MAX_DOCUMENT_BYTES = 1024 * 1024;

/** What a contract is about: a draft of the account, or one of its wallets. */
export type ContractSubject =
  | { readonly kind: 'SERIES'; readonly draftId: string }
  | { readonly kind: 'PARTICIPATION'; readonly chain: string; readonly wallet: Address };

/** A document as it was signed. */
export interface SignedDocument {
  readonly document: Base64;
  readonly signature: Hex;
  /** The text that the wallet signed. */
  readonly text: string;
}

/** A contract that comes back signed, with the SHA-256 of its document. */
export interface UploadedContract {
  readonly id: string;
  readonly document: Base64;
  readonly documentHash: Bytes32;
  readonly signature: Hex;
}

/** SHA-256. */
export const hashOf = (document: Uint8Array): Bytes32 => toHex(sha256(document));

/** @throws CONTRACT_TOO_LARGE, SIGNATURE_NOT_CANONICAL */
export function parseUpload(input: {
  readonly document: Base64;
  readonly signature: Hex;
}): Omit<UploadedContract, 'id'> {
  const { document } = input;
  const bytes = fromBase64(document);
  if (bytes.length > MAX_DOCUMENT_BYTES) throw new AppError('CONTRACT_TOO_LARGE');
  return { document, documentHash: hashOf(bytes), signature: parseSignatureHex(input.signature) };
}
