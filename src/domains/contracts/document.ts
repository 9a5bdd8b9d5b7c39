import { utf8 } from '@income-series/protocol/bytes';
import { sealedById, type Vault, type VaultColumn, vaultColumn } from '../../core/vault/index.ts';
import type { SignedDocument } from './model/index.ts';

/** The vault's table of signed documents. */
export const documentTable = sealedById('contract_sessions', 'signed_document_encrypted');

/** The vault column of a contract's document, signature and signed text, sealed together as JSON in UTF-8. */
export const signedDocumentColumn = (vault: Vault): VaultColumn<SignedDocument, SignedDocument, void> =>
  vaultColumn(vault, {
    ...documentTable,
    encode: ({ document, signature, text }) => utf8(JSON.stringify({ document, signature, text })),
    decode: (plaintext) => JSON.parse(new TextDecoder().decode(plaintext)) as SignedDocument,
  });
