import { utf8 } from '../../core/bytes.ts';
import { type Vault, type VaultColumn, vaultColumn } from '../../core/vault/index.ts';
import type { SignedDocument } from './model.ts';

/** Document, signature and signed text, sealed together in the contract's row: JSON in UTF-8. */
export const signedDocumentOf = (vault: Vault): VaultColumn<SignedDocument, SignedDocument, void> =>
  vaultColumn(vault, {
    table: 'contract_sessions',
    column: 'signed_document_encrypted',
    encode: ({ document, signature, text }) => utf8(JSON.stringify({ document, signature, text })),
    decode: (plaintext) => JSON.parse(new TextDecoder().decode(plaintext)) as SignedDocument,
  });
