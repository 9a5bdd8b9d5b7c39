export { accountEndFaults } from './account-end-check.ts';
export {
  type IssuedNonce,
  parseSignatureHex,
  type SignInMessage,
  siteOf,
} from './model/index.ts';
export type { SolanaSignInText, WalletChain } from './model/ports.ts';
export type { OpenRow, OpenWork } from './open-work.ts';
export { purgeNonces } from './purge-nonces.ts';
export { createAccountService } from './service.ts';
export { createSessionTokens, type SessionClaims } from './session-token.ts';
export type { MappedColumns } from './sign-in.ts';
export { lockSignerKey } from './signer-key-lock.ts';
export { requireSignedBy } from './wallet-signature.ts';
export { lockAccount } from './wallets.ts';
