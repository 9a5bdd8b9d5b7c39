export { solanaSignInText } from './sign-in-text.ts';
export { verifyMessage } from './signature.ts';
