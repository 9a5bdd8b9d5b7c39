import { builder } from '../../graphql/builder.ts';
import { nodeRounds } from '../../graphql/cost.ts';
import { idempotencyKey } from '../../graphql/mutation.ts';
import { existing } from '../../graphql/row-id.ts';
import { CLOSE_REASONS, type DocumentTable, MAX_DOCUMENTS } from './index.ts';

const CaseCloseReason = builder.enumType('CaseCloseReason', {
  description: 'Why a case was closed. WITHDRAWN is the issuer’s; the others are the attestor’s.',
  values: CLOSE_REASONS,
});

/** What the field of such a mutation says next to its payload. */
export const acts = { complexity: nodeRounds(5) } as const;

/** The fields of an input that opens a case. */
export const newCaseId = {
  type: 'UUID',
  required: true,
  description: 'Of the new case, drawn by the client: what is sealed is bound to it.',
} as const;
export const askedAttestor = { type: 'Address', required: true, description: 'The attestor who is asked.' } as const;

/** The input that adds a document to a case of a table. */
export const addDocumentInput = (name: string, table: DocumentTable) =>
  builder.inputType(name, {
    fields: (t) => ({
      idempotencyKey: t.field(idempotencyKey),
      id: t.id(existing),
      index: t.int({ required: true, description: `How many documents the case has: 0 to ${MAX_DOCUMENTS - 1}.` }),
      document: t.field({
        type: 'Envelope',
        required: true,
        description: `Sealed for the attestor at (${table}, id, documents_ciphertext.<index>), at most 448 KiB.`,
      }),
    }),
  });

/** The input that closes a case. */
export const closeCaseInput = (name: string) =>
  builder.inputType(name, {
    fields: (t) => ({
      idempotencyKey: t.field(idempotencyKey),
      id: t.id(existing),
      reason: t.field({ type: CaseCloseReason, required: true }),
    }),
  });
