export { createSolanaChain, type SolanaChain, type SolanaPlace } from './chain.ts';
export type { SolanaConfig } from './client.ts';
export { createSolanaReader, type SolanaReader } from './reader.ts';
export { solanaSignInText } from './sign-in-text.ts';
export { verifyMessage } from './signature.ts';
