import { createBuilder } from './create-builder.ts';
import { registerErrorTypes } from './error-types.ts';

/** The gateway's one schema builder. The domains' graphql/ folders register their types on it. */
export const builder = createBuilder();

/** `ErrorInterface` is implemented by every type of refusal; `ErrorCode` is the enum of the service's codes. */
export const { ErrorInterface, ErrorCode } = registerErrorTypes(builder);
