import { byAccount } from '../../../graphql/access/index.ts';
import { builder } from '../../../graphql/builder.ts';
import { SIGNED_DOCUMENT } from '../../../graphql/cost.ts';
import { vaultReader } from '../../../graphql/vault-field.ts';
import type { SignedDocument } from '../index.ts';
import { ContractSession } from './session.ts';

/** Access to signed documents: the account and admins. */
const SIGNED = {
  storedIn: 'contract_sessions.signed_document_encrypted',
  class: 'vault',
  readers: ['owner', 'admin'],
  deletion: 'legal retention',
} as const;

/** A signed document with its account, which its access checks read. */
interface OwnedDocument extends SignedDocument {
  readonly accountId: string | null;
}

const SignedContract = builder.objectRef<OwnedDocument>('SignedContract').implement({
  description: 'A contract as its wallet signed it. Each read is recorded in the audit log.',
  access: { subjects: { owner: byAccount('accountId') }, partOf: 'ContractSession' },
  fields: (t) => ({
    document: t.field({
      type: 'Base64',
      description: 'The document, a PDF in Base64.',
      access: SIGNED,
      resolve: ({ document }) => document,
    }),
    signature: t.field({
      type: 'Hex',
      description: 'The wallet’s signature over `text` (EIP-191; on a Solana cluster Ed25519).',
      access: SIGNED,
      resolve: ({ signature }) => signature,
    }),
    text: t.string({
      description: 'The text that the wallet signed. It names the SHA-256 hash of the document.',
      access: SIGNED,
      resolve: ({ text }) => text,
    }),
  }),
});

/** Reads signed documents from the vault, for all contracts of a request at once. */
const readDocument = vaultReader({
  name: 'signedContracts',
  key: ({ id }: { readonly id: string }) => id,
  ask: ({ id }) => ({ id }),
  open: ({ contracts }) => contracts.open,
});

builder.prismaObjectField(ContractSession, 'signedDocument', (t) =>
  t.field({
    type: SignedContract,
    complexity: { field: SIGNED_DOCUMENT, multiplier: 1 },
    description:
      'The signed contract, sealed in the vault; null until it is signed. Each read, by its signer too, is recorded ' +
      'in the audit log first.',
    access: SIGNED,
    select: { id: true, accountId: true, signedAt: true },
    resolve: async ({ id, accountId, signedAt }, _args, ctx) => {
      const signed = signedAt === null ? null : await readDocument({ id }, ctx);
      return signed && { ...signed, accountId };
    },
  }),
);
