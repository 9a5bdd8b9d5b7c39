export { OPENING, parseOpenCase } from './model.ts';
export { createTier3CaseService, reportMessage } from './service.ts';
