import type { HealthService, Idempotency } from './index.ts';

declare module '../../graphql/context.ts' {
  interface Services {
    idempotency: Idempotency;
    health: HealthService;
  }
}
