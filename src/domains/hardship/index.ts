export type { ApprovedColumns, DecisionCode, DecisionKind, LandedApproval, PauseApproval } from './model.ts';
export { DECISION_CODES } from './model.ts';
export type { HardshipChain } from './ports.ts';
export { approvedColumns, hardshipRows } from './rules.ts';
export { createHardshipService, type HardshipService } from './service.ts';
