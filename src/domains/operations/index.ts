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
export type { Check } from './check.ts';
export { createBudgetReadings, createFigures, createFundsReadings } from './figures.ts';
export { createFunds, type FundsReport, type Payers } from './funds.ts';
export { requireCapacity, requireWritten } from './guards.ts';
export {
  type ChainHealth,
  createHealthService,
  type HealthDeps,
  type HealthReport,
  type HealthService,
  type KeepersHere,
  type KeepersReport,
} from './health.ts';
export {
  type Attempt,
  createIdempotency,
  type IdempotencyDeps,
  type Idempotent,
  type KeyedInput,
  type Run,
  type SavedResult,
} from './idempotency.ts';
export type {
  AccountName,
  AccountState,
  CheckedCounts,
  CurveState,
  Difference,
  ProgramReader,
  StateReader,
} from './ports.ts';
