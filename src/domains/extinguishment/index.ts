export { EVIDENCE } from './model.ts';
export type { ExtinguishmentChain } from './ports.ts';
export { extinguishmentRows } from './rules.ts';
export { createExtinguishmentService, type ExtinguishmentService } from './service.ts';
