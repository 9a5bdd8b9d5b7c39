export type { AddDocument } from './add-document.ts';
export { countDocuments, type DocumentTable, documentsOf, readDocuments } from './documents.ts';
export { type CloseReason, MAX_DOCUMENTS, type WriteCase } from './model/index.ts';
export type { AttestationChain, CaseDeps } from './model/ports.ts';
export type { MoveInput, ResealInput } from './move.ts';
export { type CaseParties, requireCaseState, requireKnown } from './rules.ts';
export {
  type CaseKind,
  type CaseSteps,
  type CloseInput,
  createCaseSteps,
  newCase,
  STEP_COLUMNS,
} from './steps.ts';
