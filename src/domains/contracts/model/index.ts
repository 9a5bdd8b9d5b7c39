import type { Address } from '@income-series/protocol/address';
import { type Base64, fromBase64 } from '@income-series/protocol/base64';
import { toHex } from '@income-series/protocol/bytes';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Bytes32, Hex } from '@income-series/protocol/hex';
import { sha256 } from '@noble/hashes/sha2.js';
import { parseSignatureHex } from '../../account/index.ts';

/** The state of a contract as stored. */
type StoredContractState = 'RENDERED' | 'SIGNED' | 'VOIDED';
/** The state of a contract at a time. LAPSED is not stored: it is RENDERED after the expiry. */
export type ContractState = StoredContractState | 'LAPSED';

/** A transition of a contract's state machine. */
export type ContractMove = 'SIGN' | 'VOID' | 'LAPSE';

/** The comparison of a signed contract with the contract hash of its series on the chain. */
export type ContractOnchain = 'PENDING' | 'VERIFIED' | 'DIFFERENT';

/** The milliseconds for which a rendered contract may be signed. */
export const CONTRACT_MS = 24 * 60 * 60_000;
/** The most contracts that are rendered for an account in `RENDERS_MS`, because rendering takes processor time. */
export const MAX_RENDERS = 10;
export const RENDERS_MS = 60 * 60_000;
/** The most bytes of a document. */
export const MAX_DOCUMENT_BYTES = 1024 * 1024;

/** The subject of a contract: a series draft of the account, or one of its wallets as a backer's. */
export type ContractSubject =
  | { readonly kind: 'SERIES'; readonly draftId: string }
  | { readonly kind: 'PARTICIPATION'; readonly chain: string; readonly wallet: Address };

/** A signed document and its signature. */
export interface SignedDocument {
  readonly document: Base64;
  readonly signature: Hex;
  /** The text that the wallet signed. */
  readonly text: string;
}

/** A signed contract as uploaded, with the SHA-256 hash of its document. */
export interface UploadedContract {
  readonly id: string;
  readonly document: Base64;
  readonly documentHash: Bytes32;
  readonly signature: Hex;
}

/** The SHA-256 hash of a document. */
export const hashOf = (document: Uint8Array): Bytes32 => toHex(sha256(document));

/** Checks the form of an uploaded contract and hashes its document. @throws CONTRACT_TOO_LARGE, SIGNATURE_NOT_CANONICAL */
export function parseUpload(input: {
  readonly document: Base64;
  readonly signature: Hex;
}): Omit<UploadedContract, 'id'> {
  const { document } = input;
  const bytes = fromBase64(document);
  if (bytes.length > MAX_DOCUMENT_BYTES) throw new AppError('CONTRACT_TOO_LARGE');
  return { document, documentHash: hashOf(bytes), signature: parseSignatureHex(input.signature) };
}
