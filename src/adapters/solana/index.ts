// The exports that a gateway without a cluster needs too. They must not load @solana/kit; chain.ts does.
export { solanaSignInText } from './sign-in-text.ts';
export { verifyMessage } from './signature.ts';
