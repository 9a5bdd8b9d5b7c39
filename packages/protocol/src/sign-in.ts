// The facts of a sign-in that every text names. The service writes them, and a device compares them.

export const SIGN_IN_VERSION = '1';
export const SIGN_IN_STATEMENT = 'Sign in to Income Series.';
export const NONCE_LIFETIME_MS = 10 * 60_000;
