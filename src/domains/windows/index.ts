export type { Escrow, OrderInput, WindowCall, WindowInput } from './model.ts';
export { commitCall, MAX_ORDERS_A_STEP } from './rules.ts';
export { createWindowsService, type WindowsService } from './service.ts';
