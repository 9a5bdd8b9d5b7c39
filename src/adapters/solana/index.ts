// What every gateway needs, whether a cluster is configured or not: nothing here loads @solana/kit. The rest is in chain.ts.
export { solanaSignInText } from './sign-in-text.ts';
export { verifyMessage } from './signature.ts';
