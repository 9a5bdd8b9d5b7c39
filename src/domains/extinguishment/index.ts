export { EVIDENCE } from './model/index.ts';
export { extinguishmentRows } from './rules.ts';
export { createExtinguishmentService } from './service.ts';
