export { commitCall } from './rules.ts';
export { createWindowsService, type WindowKey } from './service.ts';
