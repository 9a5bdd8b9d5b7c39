export { accountEndFaults } from './account-end-check.ts';
export {
  type IssuedNonce,
  type ProfileChange,
  parseSignatureHex,
  SIGN_IN_STATEMENT,
  SIGN_IN_VERSION,
  type SignInMessage,
  type SignInSite,
  siteOf,
} from './model.ts';
export type { OpenRow, OpenWork } from './open-work.ts';
export type { SignInText, SignInTexts, SolanaSignInText, WalletChain } from './ports.ts';
export { purgeNonces } from './purge-nonces.ts';
export { type AccountService, createAccountService } from './service.ts';
export { createSessionTokens, type Session, type SessionKey, type SessionTokens } from './session-token.ts';
export type { AccountDeps, Challenge, MappedColumns, SignedIn } from './sign-in.ts';
export { lockSignerKey } from './signer-key-lock.ts';
export type { SignedInViewer } from './viewers.ts';
export { requireSignedBy } from './wallet-signature.ts';
export { lockAccount } from './wallets.ts';
