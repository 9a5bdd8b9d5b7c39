export { OPENING, parseOpenCase } from './model.ts';
export { createTier3CaseService, reportMessage, type Tier3CaseService } from './service.ts';
