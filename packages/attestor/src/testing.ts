/** The parts of the tool that the project's tests use. */
export { requireNonce } from './chain.ts';
export { COMPLETION_USAGE, completionOf, SHELLS, type Shell } from './completion.ts';
export { EXIT, Failure, formatFailure } from './exit.ts';
export { checkConfig, domainOf } from './files/config.ts';
export { nodeScrypt } from './files/scrypt.ts';
export { toFailure } from './judge.ts';
export { createProgram } from './program.ts';
export { requireTerms } from './requests/amend.ts';
export { unseal } from './requests/sealed.ts';
export { checkRequest, type UntrustedRequest } from './signing/request.ts';
export type { Terminal } from './terminal.ts';
export { createTool } from './tool.ts';
export { KINDS, RECORDS } from './words.ts';
