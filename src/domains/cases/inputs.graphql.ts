import { builder } from '../../graphql/builder.ts';
import { nodeRounds } from '../../graphql/cost.ts';
import { idempotencyKey } from '../../graphql/mutation.ts';
import { existing } from '../../graphql/row-id.ts';
import { CaseCloseReason } from './enums.graphql.ts';
import { type DocumentTable, MAX_DOCUMENTS } from './index.ts';

/** What the field of such a mutation says next to its payload. */
export const acts = { complexity: nodeRounds(5) } as const;

/** The field of an input that opens a case. */
export const askedAttestor = {
  type: 'KeyAddress',
  required: true,
  description: 'The attestor key that the case is addressed to.',
} as const;

/** The input that adds a document to a case of a table. */
export const addDocumentInput = (name: string, table: DocumentTable) =>
  builder.inputType(name, {
    fields: (t) => ({
      idempotencyKey: t.field(idempotencyKey),
      id: t.id(existing),
      index: t.int({
        required: true,
        description: `The index of the new document: the number of documents that the case has, 0 to ${MAX_DOCUMENTS - 1}.`,
      }),
      document: t.field({
        type: 'Envelope',
        required: true,
        description: `The document, sealed for the attestor at (${table}, id, documents_ciphertext.<index>), at most 448 KiB.`,
      }),
    }),
  });

const movedTo = {
  type: 'KeyAddress',
  required: true,
  description: 'Another key of the same attestor’s account, which is active and has announced an encryption key.',
} as const;

/** The input that puts a document, sealed to another key of the attestor, in the place of the same one. */
export const resealDocumentInput = (name: string, table: DocumentTable) =>
  builder.inputType(name, {
    fields: (t) => ({
      idempotencyKey: t.field(idempotencyKey),
      id: t.id(existing),
      index: t.int({ required: true, description: 'The index of the document to replace, from 0.' }),
      attestorKey: t.field(movedTo),
      document: t.field({
        type: 'Envelope',
        required: true,
        description: `The document, sealed for that key at (${table}, id, documents_ciphertext.<index>), at most 448 KiB.`,
      }),
    }),
  });

/** The fields of an input that moves a case to another key. */
export const moveFields = { idempotencyKey, id: existing, attestorKey: movedTo } as const;

/** The input that closes a case. */
export const closeCaseInput = (name: string) =>
  builder.inputType(name, {
    fields: (t) => ({
      idempotencyKey: t.field(idempotencyKey),
      id: t.id(existing),
      reason: t.field({ type: CaseCloseReason, required: true, description: 'The reason why the case is closed.' }),
    }),
  });
