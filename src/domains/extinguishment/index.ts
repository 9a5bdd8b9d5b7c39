export { EVIDENCE } from './model.ts';
export { extinguishmentRows } from './rules.ts';
export { createExtinguishmentService } from './service.ts';
