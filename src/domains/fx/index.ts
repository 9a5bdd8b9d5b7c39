export { createFxService, type FxService } from './service.ts';
