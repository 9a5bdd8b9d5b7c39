export { OPENING, parseOpenCase } from './model/index.ts';
export { createTier3CaseService, reportMessage } from './service.ts';
