/**
 * The client of a gateway alone: requests, sign-in, errors and feeds. A page that loads the functions of devices later, or never,
 * imports this entry, because the whole package has cryptography that a first load does not need.
 */

export type { Address } from '../../../src/core/address.ts';
export { clusterId } from '../../../src/core/chain.ts';
export type { Hex } from '../../../src/core/hex.ts';
export type { PayloadOf } from './answer.ts';
export type { DocumentTypeDecoration, TypedDocument } from './document.ts';
export { DeviceError, type ErrorCode, type GatewayCode, GatewayError, RefusedError } from './errors.ts';
export type { FeedOptions } from './feed.ts';
export { createGateway, type Gateway, type GatewayOptions, keyed } from './gateway.ts';
export type { ConnectionPage } from './pages.ts';
export { kitWallet, type Session, type SignInOptions, signIn, viemWallet } from './sign-in.ts';
export type { SignInWallet, WalletTextPurpose } from './wallet-text.ts';
