/**
 * The client of a gateway without the functions of a device. A page whose parts load one by one imports it from here, because
 * `index.ts` also has the functions of a device, and every screen would load them.
 */

export type { Address, TransactionId } from '@income-series/protocol/address';
export type { Bytes32, Hex, KeyAddress } from '@income-series/protocol/hex';
export type { PayloadOf } from './answer.ts';
export type { AskProvider } from './device/node.ts';
export type { DocumentTypeDecoration, TypedDocument } from './document.ts';
export { DeviceError, type ErrorCode, type GatewayCode, GatewayError, RefusedError } from './errors.ts';
export type { FeedOptions } from './feed.ts';
export { createGateway, type Gateway, type GatewayOptions, keyed } from './gateway.ts';
export type { ConnectionPage } from './pages.ts';
export { type Session, type SignInOptions, signIn } from './sign-in.ts';
export { type SignInWallet, signText, signWalletText, type WalletTextPurpose } from './wallet-text.ts';
