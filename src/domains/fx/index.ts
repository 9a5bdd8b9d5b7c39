export { createFxService } from './service.ts';
