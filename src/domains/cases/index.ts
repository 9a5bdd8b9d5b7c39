export { type AddDocument, createAddDocument } from './add-document.ts';
export { countDocuments, type DocumentTable, documentsOf, readDocuments } from './documents.ts';
export { CLOSE_REASONS, type CloseReason, MAX_CASES, MAX_DOCUMENTS, type WriteCase } from './model.ts';
export type { AttestationChain } from './ports.ts';
export { type CaseParties, closedFor, requireCaseState, requireClosing, requireKnown } from './rules.ts';
