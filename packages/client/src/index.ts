/**
 * The client package: what a program does with a gateway, and what an issuer's or a bidder's own machine does. It runs in
 * browsers and in Node, and loads nothing of a server. `npm run pack` makes it; docs/frontend.md describes it.
 */

export type { PayloadOf } from './answer.ts';
export * from './device/functions.ts';
export type { TypedDocument } from './document.ts';
export { DeviceError, type ErrorCode, type GatewayCode, GatewayError, RefusedError } from './errors.ts';
export type { FeedOptions } from './feed.ts';
export { createGateway, type Gateway, type GatewayOptions, keyed } from './gateway.ts';
export type { Page } from './pages.ts';
export { kitWallet, type Session, type SignInOptions, type SignInWallet, signIn, viemWallet } from './sign-in.ts';
