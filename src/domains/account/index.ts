export { accountEndFaults } from './account-end-check.ts';
export { type ProfileChange, type SignInMessage, type SignInSite, siteOf } from './model.ts';
export type { OpenWork } from './open-work.ts';
export type { SignInText, WalletChain } from './ports.ts';
export { purgeNonces } from './purge-nonces.ts';
export { type AccountService, createAccountService, type SignedInViewer } from './service.ts';
export { createSessionTokens, type Session, type SessionKey, type SessionTokens } from './session-token.ts';
export type { AccountDeps, Challenge, MappedColumns, SignedIn } from './sign-in.ts';
export { lockSignerKey } from './signer-key-lock.ts';
