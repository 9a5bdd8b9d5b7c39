export { commitCall } from './rules.ts';
export { createWindowsService, type WindowKey, type WindowsService } from './service.ts';
