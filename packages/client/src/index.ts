/**
 * The client package: the client of a gateway, and the functions of an issuer's or a bidder's own machine. It runs in browsers
 * and in Node, and loads no code of the server. `npm run pack` builds it; docs/frontend.md describes it.
 */

export type { Address, TransactionId } from '../../../src/core/address.ts';
export type { Bytes32, Hex, KeyAddress } from '../../../src/core/hex.ts';
export type { PayloadOf } from './answer.ts';
export * from './device/functions.ts';
export type { DocumentTypeDecoration, TypedDocument } from './document.ts';
export { DeviceError, type ErrorCode, type GatewayCode, GatewayError, RefusedError } from './errors.ts';
export type { FeedOptions } from './feed.ts';
export { createGateway, type Gateway, type GatewayOptions, keyed } from './gateway.ts';
export type { ConnectionPage } from './pages.ts';
export { kitWallet, type Session, type SignInOptions, signIn, viemWallet } from './sign-in.ts';
export { type SignInWallet, signText, signWalletText, type WalletTextPurpose } from './wallet-text.ts';
