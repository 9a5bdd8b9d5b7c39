export { announce } from './announce.ts';
export {
  type AuditAction,
  type AuditLine,
  audit,
  auditAll,
  auditLostRelays,
  type LostRelay,
  lostBefore,
} from './audit.ts';
export type { HealthCheck } from './check.ts';
export { createBudgetReadings, createFigures, createFundsReadings } from './figures.ts';
export { createFunds, type FundsReport, type Payers } from './funds.ts';
export { requireCapacity, requireWritten } from './guards.ts';
export {
  createHealthService,
  type HealthDeps,
  type HealthService,
  type KeepersHere,
} from './health.ts';
export {
  type Attempt,
  createIdempotency,
  type KeyedInput,
  type MutationSteps,
  type SavedResult,
} from './idempotency.ts';
export type {
  AccountName,
  CheckedCounts,
  Difference,
  ProgramReader,
  SaleName,
  SaleRemains,
  StateReader,
} from './model/ports.ts';
