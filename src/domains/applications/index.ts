export { type ApplicationDeps, type ApplicationService, createApplicationService } from './service.ts';
