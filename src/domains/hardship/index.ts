export type { PauseApproval } from './model/index.ts';
export { REASON } from './model/index.ts';
export { hardshipRows } from './rules.ts';
export { createHardshipService } from './service.ts';
