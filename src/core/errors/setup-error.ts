/**
 * The service cannot start as things stand, and its operator can change that. The message says how, to the operator
 * alone: it names variables, folders and rules, never a secret.
 */
export class SetupError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'SetupError';
  }
}
