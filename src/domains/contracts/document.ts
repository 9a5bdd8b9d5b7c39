import { utf8 } from '../../core/bytes.ts';
import { sealedById, type Vault, type VaultColumn, vaultColumn } from '../../core/vault/index.ts';
import type { SignedDocument } from './model.ts';

export const documentTable = sealedById('contract_sessions', 'signed_document_encrypted');

/** Document, signature and signed text, sealed together in the contract's row: JSON in UTF-8. */
export const signedDocumentOf = (vault: Vault): VaultColumn<SignedDocument, SignedDocument, void> =>
  vaultColumn(vault, {
    ...documentTable,
    encode: ({ document, signature, text }) => utf8(JSON.stringify({ document, signature, text })),
    decode: (plaintext) => JSON.parse(new TextDecoder().decode(plaintext)) as SignedDocument,
  });
