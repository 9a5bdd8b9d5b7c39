/**
 * The error for a setup with which the service cannot start and which its operator can correct. The message says how:
 * it names variables, folders and rules, never a secret.
 */
export class SetupError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'SetupError';
  }
}
