export type { SolanaConfig } from './client.ts';
export type { CurvePositionOnChain, CurvePositionReader, CurveTender } from './curve-position.ts';
export { createSolanaReader, type SolanaReader } from './reader.ts';
export { solanaSignInText } from './sign-in-text.ts';
export { verifyMessage } from './signature.ts';
