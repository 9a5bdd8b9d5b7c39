export { OPENING, parseOpenCase, type StoredProof } from './model.ts';
export { type CaseDeps, createTier3CaseService, reportMessage, type Tier3CaseService } from './service.ts';
