export type { Escrow, OrderInput, WindowCall, WindowInput } from './model.ts';
export { commitCall } from './rules.ts';
export { createWindowsService, type WindowsService } from './service.ts';
