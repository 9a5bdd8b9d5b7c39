export type { DecisionCode, DecisionKind, PauseApproval } from './model.ts';
export { DECISION_CODES, REASON } from './model.ts';
export type { HardshipChain } from './ports.ts';
export { hardshipRows } from './rules.ts';
export { createHardshipService, type HardshipService } from './service.ts';
