export { type AuditLine, audit } from './audit.ts';
export {
  createIdempotency,
  type Idempotency,
  type IdempotencyDeps,
  type IdempotentContext,
  idempotent,
  type KeyedInput,
  type Run,
  type SavedResult,
  type Tx,
} from './idempotency.ts';
