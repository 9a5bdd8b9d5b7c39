import { nodeRounds } from '../../../graphql/cost.ts';
import { type InputFields, keyedInput } from '../../../graphql/mutation.ts';
import { existing } from '../../../graphql/row-id.ts';
import { type DocumentTable, MAX_DOCUMENTS } from '../index.ts';
import { CaseCloseReason } from './enums.ts';

/** The options of a mutation that is checked on the chain, by at most five rounds of calls to its node. */
export const CHECKED_ON_CHAIN = { complexity: nodeRounds(5) } as const;

/** The input field for the attestor key that a new case is addressed to. */
export const addressedAttestor = {
  type: 'KeyAddress',
  required: true,
  description: 'The attestor key that the case is addressed to.',
} as const;

/** Defines the input that adds a document to a case. */
export const addDocumentInput = (name: string, table: DocumentTable) =>
  keyedInput(name, (t) => ({
    id: t.id(existing),
    index: t.int({
      required: true,
      description: `The index of the new document: the number of documents that the case has, 0 to ${MAX_DOCUMENTS - 1}.`,
    }),
    document: t.field({
      type: 'Envelope',
      required: true,
      description: `The document, sealed for the attestor. The envelope’s context has the record ${table}, the case’s id and the field documents_ciphertext.<index>. At most 448 KiB.`,
    }),
  }));

/** The input field for the key that a case is moved to. */
const newAttestorKey = {
  type: 'KeyAddress',
  required: true,
  description: 'Another key of the same attestor’s account, which is active and has announced an encryption key.',
} as const;

/** Defines the input that replaces a document by the same document sealed for another key of the attestor. */
export const resealDocumentInput = (name: string, table: DocumentTable) =>
  keyedInput(name, (t) => ({
    id: t.id(existing),
    index: t.int({ required: true, description: 'The index of the document to replace, from 0.' }),
    attestorKey: t.field(newAttestorKey),
    document: t.field({
      type: 'Envelope',
      required: true,
      description: `The document, sealed for that key. The envelope’s context has the record ${table}, the case’s id and the field documents_ciphertext.<index>. At most 448 KiB.`,
    }),
  }));

/** The input fields that move a case to another key. */
export const moveFields = (t: InputFields) => ({ id: t.id(existing), attestorKey: t.field(newAttestorKey) });

/** Defines the input that closes a case. */
export const closeCaseInput = (name: string) =>
  keyedInput(name, (t) => ({
    id: t.id(existing),
    reason: t.field({ type: CaseCloseReason, required: true, description: 'The reason why the case is closed.' }),
  }));
