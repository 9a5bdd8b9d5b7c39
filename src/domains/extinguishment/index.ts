export { EVIDENCE } from './model.ts';
export { extinguishmentRows } from './rules.ts';
export { createExtinguishmentService, type ExtinguishmentService } from './service.ts';
