export type { PauseApproval } from './model.ts';
export { REASON } from './model.ts';
export { hardshipRows } from './rules.ts';
export { createHardshipService } from './service.ts';
