export type { Escrow, OrderInput, WindowCall, WindowInput } from './model.ts';
export { commitCall } from './rules.ts';
export { createWindowsService, type WindowKey, type WindowsService } from './service.ts';
