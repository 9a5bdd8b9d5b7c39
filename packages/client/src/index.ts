/**
 * The client package: the client of a gateway, and the functions of an issuer's or a bidder's own machine. It runs in browsers
 * and in Node, and loads no code of the server. `npm run pack` builds it; docs/frontend.md describes it.
 */

export * from './device/functions.ts';
export * from './gateway-client.ts';
export { kitWallet, viemWallet } from './sign-in.ts';
